import { useLayoutEffect, useRef } from 'react';
import { useActions } from '../use-form.ts';

/**
 * The browser's Back closes what is open.
 * @returns tells that it is closed, for what is removed only later; Back is then no longer spent on it
 */
export function useBack(close: () => void): () => void {
  const { history } = useActions();
  const latest = useRef(close);
  const closed = useRef(() => {});
  latest.current = close;
  useLayoutEffect(() => {
    closed.current = history.opened(() => latest.current());
    return () => closed.current();
  }, [history]);
  return () => closed.current();
}
