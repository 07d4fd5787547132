import type { FormEvent, MouseEvent } from 'react';

/**
 * Handlers for a `<form>` that is sent by its button or by Enter, which presses the button. The press itself is
 * handled: in a frame whose sandbox does not allow forms the browser submits nothing, not even to a listener.
 */
export function onSend(send: () => void) {
  return {
    onClick(event: MouseEvent<HTMLFormElement>) {
      const button = (event.target as Element).closest<HTMLButtonElement>('[type=submit]');
      if (!button || button.disabled) return;
      event.preventDefault();
      send();
    },
    /** Extensions and programs that fill in forms submit without a press. */
    onSubmit(event: FormEvent) {
      event.preventDefault();
      send();
    },
  };
}
