import { makeUpFor } from '../../base/prevented.ts';
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

/** Types what shortcuts of the page have prevented. */
export function typePreventedKeys(root: ShadowRoot, signal: AbortSignal): void {
  makeUpFor(
    root,
    'keydown',
    (event, control) => () => {
      const { isComposing, ctrlKey, metaKey, altKey } = event;
      if (!(isComposing || ctrlKey || metaKey || altKey)) type(control, event);
    },
    signal,
  );
}
