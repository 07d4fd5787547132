/** A bar may stand a little away from the edge of the screen. */
const GAPS = [1, 20];

/**
 * The fixed or sticky part of the page that an element belongs to. An ancestor of the form scrolls with it and does not
 * count.
 */
function barOf(element: Element | null, host: Element): Element | null {
  for (let at = element; at && !at.contains(host); at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  return null;
}

/** How far a bar reaches from the edge beyond a distance; 0 if there is none, or if it is a cover rather than a bar. */
function reachAt(host: Element, distance: number, isLower: boolean): number {
  const { left, width } = host.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const y = isLower ? innerHeight - distance : distance;
  const box = barOf(document.elementFromPoint(x, y), host)?.getBoundingClientRect();
  const reach = box ? (isLower ? innerHeight - box.top : box.bottom) : 0;
  return reach > innerHeight / 2 ? 0 : reach;
}

function coveredHeight(host: Element, isLower: boolean): number {
  let all = 0;
  // A header may have a second row.
  for (let row = 0; row < 3; row += 1) {
    const reach = Math.max(...GAPS.map((gap) => reachAt(host, all + gap, isLower)));
    if (reach <= all) break;
    all = reach;
  }
  return all;
}

/** How much of the screen's upper edge the page keeps for its header, in pixels. */
export const pageHeader = (host: Element): number => coveredHeight(host, false);

/** How much of its lower edge the page keeps for bars with buttons or for consent. */
export const pageFooter = (host: Element): number => coveredHeight(host, true);
