import type { FramePart, Shown } from '#contract/embed/frame.ts';
import { pageFooter, pageHeader } from '../base/page-bars.ts';
import { parentOf } from './parent-of.ts';

/** The box that scrolls an element, if it is not the page. */
function scrollerOf(element: Element): Element | undefined {
  for (let at = parentOf(element); at && at !== document.body; at = parentOf(at))
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at !== document.documentElement) return at;
  return undefined;
}

/** The part of the screen in which a frame can be seen: below the page's header, and above a keyboard. */
function screenOf(frame: Element, element: Element): FramePart {
  const view = window.visualViewport;
  const box = scrollerOf(frame)?.getBoundingClientRect();
  return {
    top: Math.max(pageHeader(element), view?.offsetTop ?? 0, box?.top ?? 0),
    bottom: Math.min(
      view ? view.offsetTop + view.height : innerHeight,
      innerHeight - pageFooter(element),
      box?.bottom ?? innerHeight,
    ),
  };
}

/** How many pixels of the page one pixel of the frame takes, where the page is zoomed. */
const scaleOf = (frame: HTMLElement) => frame.getBoundingClientRect().height / frame.offsetHeight || 1;

/**
 * The part of a frame that a visitor sees.
 * @param element the element of the frame in the page
 */
export function sightOf(frame: HTMLElement, element: Element): FramePart {
  const box = frame.getBoundingClientRect();
  const screen = screenOf(frame, element);
  const inFrame = (y: number) => Math.round(Math.min(Math.max(y - box.top, 0), box.height) / scaleOf(frame));
  return { top: inFrame(screen.top), bottom: inFrame(screen.bottom) };
}

/** The distance to scroll: `above` and `below` are the distances of the edges from those of the screen. */
function distance(block: ScrollLogicalPosition, above: number, below: number): number {
  const isLarger = below > above;
  if (block === 'start' || (block === 'center' && isLarger)) return above;
  if (block === 'center') return (above + below) / 2;
  if (block === 'end') return below;
  if (above > 0 && below > 0) return Math.min(above, below);
  return above < 0 && below < 0 ? Math.max(above, below) : 0;
}

/** Scrolls the page around a frame, as `scrollIntoView` does for an element of the page. */
export function scrollPageTo(frame: HTMLElement, element: Element, area: Shown): void {
  const { top } = frame.getBoundingClientRect();
  const screen = screenOf(frame, element);
  const scale = scaleOf(frame);
  const by = distance(
    area.block,
    top + area.top * scale - screen.top,
    top + area.bottom * scale - screen.bottom,
  );
  const behavior = area.smooth ? 'smooth' : 'instant';
  if (by !== 0) (scrollerOf(frame) ?? window).scrollBy({ top: by, behavior });
}
