import { pageFooter, pageHeader } from '../../base/page-bars.ts';
import { watchSize } from '../../base/watch-size.ts';
import { TEXT_BOXES } from '../text-boxes.ts';

/** Controls that open an on-screen keyboard or a list of the system. */
const OVERLAID = `${TEXT_BOXES}, select`;

/** Between a field and the edge of the visible part. */
const MARGIN = 12;

/** The lower edge of the page's header, or of the sticky bar if the theme has one. */
function topOfSight(root: ShadowRoot, view: VisualViewport): number {
  const bar = root.querySelector('[part=progress]');
  const stays = bar && getComputedStyle(bar).position === 'sticky';
  const ownBar = stays ? bar.getBoundingClientRect().bottom : 0;
  return Math.max(view.offsetTop, pageHeader(root.host), ownBar);
}

/** The upper edge of an on-screen keyboard, or of a bar at the foot of the page. */
const endOfSight = ({ host }: ShadowRoot, view: VisualViewport) =>
  Math.min(view.offsetTop + view.height, innerHeight - pageFooter(host));

/** Scrolls as little as needed to show a whole field with its messages; if there is no room, its start. */
function show(field: Element, root: ShadowRoot, view: VisualViewport): void {
  const { top, bottom } = field.getBoundingClientRect();
  const below = bottom + MARGIN - endOfSight(root, view);
  const above = top - MARGIN - topOfSight(root, view);
  const by = above < 0 ? above : Math.min(Math.max(below, 0), above);
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
}

/**
 * Keeps the field that is typed into, with its hint and error, in the part of the page that an on-screen keyboard
 * leaves: browsers show the control alone.
 */
export function keepInSight(root: ShadowRoot): () => void {
  const view = window.visualViewport;
  if (!view) return () => {};
  const focusedField = () => root.activeElement?.closest(OVERLAID)?.closest('[data-field]');
  const check = () => {
    const field = focusedField();
    if (field && !field.closest('dialog')) show(field, root, view);
  };
  let unwatch = () => {};
  const follow = () => {
    unwatch();
    const field = focusedField();
    if (!field) return;
    let isFirst = true;
    // A message that appears makes the field larger.
    unwatch = watchSize([field], () => {
      if (!isFirst) check();
      isFirst = false;
    });
  };
  view.addEventListener('resize', check);
  root.addEventListener('focusin', follow);
  return () => {
    view.removeEventListener('resize', check);
    root.removeEventListener('focusin', follow);
    unwatch();
  };
}
