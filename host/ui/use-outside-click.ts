import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a modal dialog by a click on what lies around it. A press that begins within, such as one that marks text,
 * does not close it. By keyboard, Esc closes a modal dialog without any code.
 */
export function useOutsideClick(dialog: RefObject<HTMLDialogElement | null>, onOutside: () => void): void {
  const current = useRef(onOutside);
  useEffect(() => {
    current.current = onOutside;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let pressedOutside = false;
    const press = ({ target }: Event) => {
      pressedOutside = target === element;
    };
    const click = ({ target }: Event) => {
      if (pressedOutside && target === element) current.current();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', click);
    };
  }, [dialog]);
}
