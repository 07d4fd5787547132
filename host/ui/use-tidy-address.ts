import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';

/**
 * Replaces the address by a tidier one that shows the same, such as with page=1 written out. Whoever is on the way to
 * another page already, by a press in the page's first moment, is not called back.
 * @param to where to, from here; undefined where the address is tidy
 */
export function useTidyAddress(to: string | undefined): void {
  const navigate = useNavigate();
  const underWay = useRef(false);
  underWay.current = useNavigation().state !== 'idle';
  useEffect(() => {
    if (to === undefined) return undefined;
    const timer = setTimeout(() => {
      if (!underWay.current) void navigate(to, { replace: true, preventScrollReset: true });
    });
    return () => clearTimeout(timer);
  }, [to, navigate]);
}
