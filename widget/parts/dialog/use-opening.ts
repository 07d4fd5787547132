import { useCallback, useRef, useState } from 'react';

/**
 * Whether a dialog is open: 0 while it is closed, otherwise the number of the opening. Use it as the dialog's `key`:
 * if the seller opens the dialog again before React has removed the last one, a new one appears.
 */
export function useOpening(initially = false) {
  const [opening, setOpening] = useState(Number(initially));
  const count = useRef(Number(initially));
  const open = useCallback(() => {
    count.current += 1;
    setOpening(count.current);
  }, []);
  const close = useCallback(() => setOpening(0), []);
  return { opening, open, close };
}
