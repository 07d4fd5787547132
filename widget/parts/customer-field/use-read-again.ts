import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useContactActions } from '../use-contact.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Password managers and extensions write into fields with `change` alone, for all fields before the events of the first,
 * or without any. So every field is read again when one changes, when one is left, and before the details are checked.
 *
 * @param value the text that is rendered
 * @param take takes over a text that somebody else has written
 * @returns a ref for the field
 */
export function useReadAgain<Field extends Box>(
  value: string,
  take: (text: string) => void,
): RefObject<Field | null> {
  const { checks } = useContactActions();
  const box = useRef<Field>(null);
  const rendered = useRef(value);
  const latest = useRef(take);
  useLayoutEffect(() => {
    rendered.current = value;
    latest.current = take;
  });
  useLayoutEffect(() => {
    const field = box.current;
    if (!field) return;
    const onWritten = () => checks.readAgain();
    field.addEventListener('input', onWritten);
    field.addEventListener('change', onWritten);
    const stop = checks.reads(() => {
      if (field.value !== rendered.current) latest.current(field.value);
    });
    return () => {
      field.removeEventListener('input', onWritten);
      field.removeEventListener('change', onWritten);
      stop();
    };
  }, [checks]);
  return box;
}
