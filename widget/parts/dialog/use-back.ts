import { useLayoutEffect, useRef } from 'react';
import { useActions } from '../use-form.ts';

/** The browser's Back closes what is open. */
export function useBack(close: () => void): void {
  const { history } = useActions();
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => history.opened(() => latest.current()), [history]);
}
