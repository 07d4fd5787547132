import { parentOf } from '../../around/parent-of.ts';
import { type Check, type Found, found } from '../finding.ts';
import { elementName } from '../name-of.ts';
import { isShown } from './width.ts';

/** Between rounding and a mistake. */
const UNSEEN = 4;

const clips = ({ overflowY, contain }: CSSStyleDeclaration) =>
  /hidden|clip/.test(overflowY) || /paint|content|strict/.test(contain);

/**
 * The element that cuts off another one, and the box that it cuts off: that of the element, or of what scrolls it. An element
 * that its position takes out of the page is not held by all that is around it.
 */
function cutIn(element: Element) {
  let { position } = getComputedStyle(element);
  let box = element.getBoundingClientRect();
  for (let at = parentOf(element); at && at !== document.body && position !== 'fixed'; at = parentOf(at)) {
    const style = getComputedStyle(at);
    if (position === 'absolute' && style.position === 'static') continue;
    position = style.position;
    const holder = at.getBoundingClientRect();
    const rest = Math.min(box.bottom, holder.bottom) - Math.max(box.top, holder.top);
    if (/auto|scroll/.test(style.overflowY)) box = holder;
    else if (clips(style) && box.height - rest > UNSEEN) return { holder: at, rest, height: box.height };
  }
  return undefined;
}

/** The finding about an element that is cut off and cannot be scrolled to. A closed part of the page shows nothing of it. */
export function cutOff(element: HTMLElement): Found[] {
  const cut = cutIn(element);
  if (!cut) return [];
  const { holder, rest, height } = cut;
  return rest < UNSEEN
    ? [found('hidden')]
    : [found('cut-off', elementName(holder), Math.round(rest), Math.round(height))];
}

/** Checks that nothing around the form is lower than the form and hides the rest. */
export const uncut: Check = ({ form }) => (isShown(form) ? cutOff(form) : []);
