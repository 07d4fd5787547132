import { paintedIn } from './hand-over.ts';
import { MESSAGES } from './messages.ts';

/** A seller waits this long before the painted first step shows that the form fails to load. */
const PATIENCE_MS = 8000;

/** Calls back if a file fails to load, or loading takes so long that a seller has given up. */
export function ifMissing(loading: Promise<unknown>, say: () => void): void {
  const late = setTimeout(say, PATIENCE_MS);
  loading.catch(say).finally(() => clearTimeout(late));
}

function append(parent: HTMLElement, name: 'p' | 'a' | 'button', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

/**
 * Shows in a painted first step that its form fails to load. The message disappears with the painted step, if the form
 * loads later.
 * @param page of the form itself, if it is known
 */
export function sayMissing({ shadowRoot }: Element, page?: string): void {
  const frame = shadowRoot && paintedIn(shadowRoot)?.firstElementChild;
  if (!frame || frame.querySelector('.missing')) return;
  const notice = document.createElement('div');
  notice.className = 'missing';
  notice.setAttribute('role', 'alert');
  frame.append(notice);
  append(notice, 'p', MESSAGES.missing);
  append(notice, 'button', MESSAGES.retry).addEventListener('click', () => location.reload());
  if (page) append(notice, 'a', MESSAGES.page).setAttribute('href', page);
}
