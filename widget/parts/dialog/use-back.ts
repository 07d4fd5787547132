import { useLayoutEffect, useRef } from 'react';
import { useAnswersActions } from '../use-answers.ts';

/**
 * The browser's Back closes the open dialog.
 * @returns marks it as closed, for a dialog that is removed only later; Back then no longer closes it
 */
export function useBack(close: () => void): () => void {
  const { history } = useAnswersActions();
  const latest = useRef(close);
  const whenClosed = useRef(() => {});
  latest.current = close;
  useLayoutEffect(() => {
    whenClosed.current = history.opened(() => latest.current());
    return () => whenClosed.current();
  }, [history]);
  return () => whenClosed.current();
}
