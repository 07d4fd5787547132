import { TEXT_BOXES } from '../text-boxes.ts';

/** The acts of keys in a text, by the names of the browser's editor. */
const ACTS: Readonly<Record<string, string>> = {
  Backspace: 'delete',
  Delete: 'forwardDelete',
  Enter: 'insertLineBreak',
};

function type(control: Element, { key }: KeyboardEvent): void {
  // The only editing that undo knows and that React, the page and the browser hear of. All browsers keep it.
  if (!control.matches(TEXT_BOXES)) {
    if (key === ' ' || (key === 'Enter' && !control.matches('input'))) (control as HTMLElement).click();
  } else if ([...key].length === 1) document.execCommand('insertText', false, key);
  else if (ACTS[key] && (key !== 'Enter' || control.matches('textarea'))) document.execCommand(ACTS[key]);
}

/**
 * Types what shortcuts of the page have prevented: pages listen before the form does, and forget that somebody may be
 * typing.
 * @returns stops it
 */
export function typePreventedKeys(root: ShadowRoot): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const events = new WeakSet<Event>();
  let late: (() => void) | undefined;
  const typeLate = () => {
    late?.();
    late = undefined;
  };
  const typeIfPrevented = (event: KeyboardEvent, control: unknown) => {
    const { defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
    if (defaultPrevented && !(isComposing || ctrlKey || metaKey || altKey) && control instanceof Element)
      type(control, event);
  };
  root.addEventListener(
    'keydown',
    (event) => {
      // The form's own controls come later.
      events.add(event);
      typeIfPrevented(event as KeyboardEvent, event.target);
    },
    options,
  );
  // The page may keep the key from the form altogether.
  addEventListener(
    'keydown',
    (event) => {
      // Before this key does anything: keys stay in their order.
      typeLate();
      const [control, ...path] = event.composedPath();
      if (!path.includes(root)) return;
      late = () => events.has(event) || typeIfPrevented(event, control);
      setTimeout(typeLate);
    },
    options,
  );
  return () => stop.abort();
}
