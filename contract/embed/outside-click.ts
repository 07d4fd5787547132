/**
 * Calls `close` when a click lands outside the content of a modal dialog. The form, its doctor and the scripts around
 * it share this. A press that begins inside the content, for example to select text, does not close the dialog. No code
 * is needed for the keyboard: the browser closes a modal dialog on Esc.
 * @returns a function that removes the listeners
 */
export function onOutsideClick(dialog: HTMLDialogElement, close: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let pressedOutside = false;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressedOutside = target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (pressedOutside && target === dialog) close();
    },
    { signal },
  );
  return () => listeners.abort();
}
