import { paintedIn } from './hand-over.ts';
import { MESSAGES } from './messages.ts';

/** A seller waits this long before the painted first step says that the form does not start. */
export const PATIENCE_MS = 8000;

function append(parent: HTMLElement, name: 'p' | 'a' | 'button', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

/**
 * Shows in a painted first step that its form fails to start. The message disappears with the painted step, if the form
 * starts later.
 * @param page of the form itself, if it is known
 */
export function sayMissing(root: ShadowRoot, page?: string): void {
  const frame = paintedIn(root)?.firstElementChild;
  if (!frame || frame.querySelector('.missing')) return;
  const notice = document.createElement('div');
  notice.className = 'missing';
  notice.setAttribute('role', 'alert');
  frame.append(notice);
  append(notice, 'p', MESSAGES.missing);
  append(notice, 'button', MESSAGES.retry).addEventListener('click', () => location.reload());
  if (page) append(notice, 'a', MESSAGES.page).setAttribute('href', page);
  console.error('[appraisal-form] not started', root.host);
}
