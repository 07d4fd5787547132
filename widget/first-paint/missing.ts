import { paintedIn } from './hand-over.ts';
import { MESSAGES } from './messages.ts';

/** A seller waits this long before the painted first step says that the form does not come. */
const PATIENCE_MS = 8000;

/** Calls back if something fails to load, or takes so long that a seller has given up. */
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
 * Says in a painted first step that its form does not come. It disappears with the painted step, should the form come
 * after all.
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
