/** Up to this many letters the style has a width of tiles for each number. */
const WIDEST = 12;

/**
 * The class of tiles that are as wide as the longest label, so that none breaks inside a word where there is room. No
 * style attribute: a strict policy refuses those that come with the HTML of a page.
 */
export const roomFor = (labels: readonly string[]): string =>
  `tiles tiles--${Math.min(WIDEST, Math.max(...labels.map(({ length }) => length)))}`;
