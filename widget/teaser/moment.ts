import { isCaller, TEASER_MOMENTS, USUAL_MOMENT } from '#contract/embed/teaser.ts';
import { kindOf, optionOf } from './read-options.ts';

/** On phones somebody who is about to leave scrolls up by this share of a screen within this time. */
const UP = { share: 0.6, ms: 500 };

type Come = () => void;

/** A moment listens until the first one comes. */
type Listening = Readonly<{ signal: AbortSignal; passive: true }>;

function whenScrolled(percent: number, come: Come, listening: Listening): void {
  const onScroll = () => {
    if (scrollY * 100 >= (document.documentElement.scrollHeight - innerHeight) * percent) come();
  };
  addEventListener('scroll', onScroll, listening);
}

/** With a pointer, somebody leaves by the upper edge of the window. A phone has none: a quick way back up counts. */
function whenLeaving(come: Come, listening: Listening): void {
  let from = { top: 0, at: 0 };
  const onPointer = ({ relatedTarget, clientY }: MouseEvent) => {
    if (!relatedTarget && clientY <= 0) come();
  };
  const onScroll = ({ timeStamp }: Event) => {
    if (scrollY > from.top || timeStamp - from.at > UP.ms) from = { top: scrollY, at: timeStamp };
    else if (from.top - scrollY > innerHeight * UP.share) come();
  };
  if (matchMedia('(hover: none)').matches) addEventListener('scroll', onScroll, listening);
  else addEventListener('mouseout', onPointer, listening);
}

function whenSeen(selector: string, come: Come, { signal }: Listening): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) come();
  });
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Calls at the first of the moments for which a teaser waits, or at once if it waits for none. */
export function atMoment(marker: Element, signal: AbortSignal, act: () => void): void {
  const isNamed = TEASER_MOMENTS.some((option) => optionOf(marker, option) !== null);
  if (!isNamed && !isCaller(kindOf(marker))) {
    act();
    return;
  }
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const come = () => {
    if (!waiting.signal.aborted) act();
    stop();
  };
  signal.addEventListener('abort', stop);
  const listening = { signal: waiting.signal, passive: true } as const;
  const after = isNamed ? optionOf(marker, 'after') : USUAL_MOMENT.after;
  const scroll = isNamed ? optionOf(marker, 'scroll') : USUAL_MOMENT.scroll;
  const selector = optionOf(marker, 'seen');
  if (after) setTimeout(come, +after * 1000);
  if (scroll) whenScrolled(+scroll, come, listening);
  if (optionOf(marker, 'leaving') !== null) whenLeaving(come, listening);
  if (selector) whenSeen(selector, come, listening);
}
