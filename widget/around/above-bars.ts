/** Something fixed may stand a little above the foot of the screen, as a button of a chat does. */
const GAPS = [1, 16, 32, 48];

/** A bar that comes or goes slides for so long. */
const SLIDES_MS = 600;

/** How far something fixed reaches up from the foot of the screen; 0 for anything else, and for a cover of the page. */
function reachOf(element: Element | null): number {
  for (let at = element; at; at = at.parentElement) {
    if (!/fixed|sticky/.test(getComputedStyle(at).position)) continue;
    const reach = innerHeight - at.getBoundingClientRect().top;
    return reach > innerHeight / 2 ? 0 : reach;
  }
  return 0;
}

/** The height that bars and buttons of the page take below a frame at the foot of the screen. */
function heightBelow(frame: HTMLElement): number {
  const { left, right } = frame.getBoundingClientRect();
  // The teaser itself must not be found.
  frame.style.pointerEvents = 'none';
  const reaches = [left + 8, (left + right) / 2, right - 8].flatMap((x) =>
    GAPS.map((gap) => reachOf(document.elementFromPoint(x, innerHeight - gap))),
  );
  frame.style.pointerEvents = '';
  return Math.max(...reaches);
}

/**
 * Moves a teaser at the foot of the screen above bars and buttons of the page that are fixed there, as they come and
 * go. It is moved by a transform, which shifts no layout. A page that says the distance itself is heeded.
 */
export function keepAboveBars(teaser: Element, frame: HTMLElement): void {
  if (getComputedStyle(frame).getPropertyValue('--appraisal-teaser-offset')) return;
  const life = new AbortController();
  const place = () => {
    if (!teaser.isConnected) return life.abort();
    const height = heightBelow(frame);
    frame.style.translate = height > 0 ? `0 -${Math.ceil(height)}px` : '';
  };
  const later = () => setTimeout(place, SLIDES_MS);
  for (const type of ['click', 'resize']) addEventListener(type, later, { signal: life.signal });
  place();
  later();
}
