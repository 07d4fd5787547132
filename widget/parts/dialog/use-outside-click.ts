import { type RefObject, useEffect, useRef } from 'react';
import { onOutsideClick } from '#contract/embed/outside-click.ts';

/** Calls the latest `close` when somebody clicks outside the content of a dialog. */
export function useOutsideClick(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(
    () => (dialog.current ? onOutsideClick(dialog.current, () => latest.current()) : undefined),
    [dialog],
  );
}
