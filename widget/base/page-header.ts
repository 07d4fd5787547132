const PROPERTY = '--af-page-header';

/**
 * The fixed or sticky part of the page that an element belongs to. An ancestor of the form scrolls with it and does not
 * count.
 */
function barOf(element: Element | null, host: Element): Element | null {
  for (let at = element; at && !at.contains(host); at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  return null;
}

/** How much of the screen's upper edge the page keeps for its header, in pixels. */
export function pageHeader(host: Element): number {
  const { left, width } = host.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  let covered = 0;
  // A header may have a second row.
  for (let row = 0; row < 3; row += 1) {
    const box = barOf(document.elementFromPoint(x, covered), host)?.getBoundingClientRect();
    if (!box || box.bottom <= covered || box.bottom > innerHeight / 2) break;
    covered = box.bottom;
  }
  return covered;
}

/** Tells the styles how high the page's header is, so that nothing is scrolled below it. */
export function heedPageHeader(root: ShadowRoot): void {
  const style = root.querySelector<HTMLElement>('.form')?.style;
  const height = `${pageHeader(root.host)}px`;
  // All styles of the form would be calculated again.
  if (height !== (style?.getPropertyValue(PROPERTY) || '0px')) style?.setProperty(PROPERTY, height);
}
