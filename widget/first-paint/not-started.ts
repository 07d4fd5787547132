import { paintedIn } from './hand-over.ts';
import { sayMissing } from './missing.ts';
import { placeIn } from './place.ts';

/** Elements that have a message below them. */
const reportedForms = new WeakSet<Element>();

/**
 * Says that a form has failed to start, unless it has started: in its painted first step or, where it has none or a
 * script of the page has taken the element, below it.
 * @param page of the form itself
 */
export function sayNotStarted(element: Element, page: string): void {
  const { shadowRoot: root } = element;
  if (root && paintedIn(root)) sayMissing(root, page);
  else if (!root?.querySelector('[part=form]') && !reportedForms.has(element)) sayBelow(element, page);
}

function sayBelow(element: Element, page: string): void {
  reportedForms.add(element);
  const host = document.createElement('div');
  const frame = document.createElement('div');
  frame.className = 'form form--product';
  const place = placeIn(host);
  place.append(frame);
  element.after(host);
  // A script of the page may have closed all roots.
  sayMissing(place.getRootNode() as ShadowRoot, page);
}
