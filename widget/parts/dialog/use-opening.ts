import { useCallback, useRef, useState } from 'react';

/**
 * Whether a dialog is open: 0 while it is not, else the number of the opening, which is to be its `key`. An
 * opening that comes while the last one is still being taken down thus gets a dialog of its own.
 */
export function useOpening() {
  const [opening, setOpening] = useState(0);
  const count = useRef(0);
  const open = useCallback(() => {
    count.current += 1;
    setOpening(count.current);
  }, []);
  const close = useCallback(() => setOpening(0), []);
  return { opening, open, close };
}
