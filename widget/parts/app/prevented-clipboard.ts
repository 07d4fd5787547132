import { makeUpFor } from '../../base/prevented.ts';
import { TEXT_BOXES } from '../text-boxes.ts';

/** The protection of a page's own texts. */
const PROTECTED = ['paste', 'copy', 'cut', 'contextmenu', 'selectstart'] as const;

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Boxes for e-mail addresses do not tell what is selected in them. */
const selectedIn = ({ value, selectionStart, selectionEnd }: TextBox): string =>
  selectionStart === null ? `${getSelection()}` : value.slice(selectionStart, selectionEnd ?? undefined);

const isTextBox = (control: Element): control is TextBox => control.matches(TEXT_BOXES);

/** Keeps a page that protects its texts from copies from keeping sellers from pasting and copying in the form. */
export function allowClipboard(root: ShadowRoot, signal: AbortSignal): void {
  for (const type of PROTECTED) root.addEventListener(type, (event) => event.stopPropagation(), { signal });
  makeUpFor(
    root,
    'paste',
    ({ clipboardData }, control) => {
      const text = clipboardData?.getData('text');
      return () => {
        if (text && isTextBox(control)) document.execCommand('insertText', false, text);
      };
    },
    signal,
  );
  for (const type of ['copy', 'cut'] as const)
    makeUpFor(
      root,
      type,
      ({ clipboardData }, control) =>
        () => {
          if (!isTextBox(control)) return;
          // The browser takes the text that is set only from an event that is prevented.
          clipboardData?.setData('text/plain', selectedIn(control));
          if (type === 'cut') document.execCommand('delete');
        },
      signal,
    );
}
