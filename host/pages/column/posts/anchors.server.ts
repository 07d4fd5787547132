import type { Element } from 'hast';

/** The allowed form of an anchor's id. */
const ANCHOR = /^[\p{L}\p{N}][\p{L}\p{N}_.:%-]{0,99}$/u;
/**
 * Ids of the page itself, and names under which its scripts look for something in `window`, where every id appears too.
 */
const TAKEN = /^(main|cta-title|heading-\d+|dataLayer|earlyPresses|google.*|gtag|ga)$/i;

/** The anchors that editors have set, which links from elsewhere may name. Each is there once. */
export class Anchors {
  readonly #known = new Set<string>();
  readonly #made = new Set<Element>();

  /**
   * Leaves the element with an id that is allowed. A heading has an id of its own, so it gets an anchor before its
   * text.
   */
  keep(element: Element, isHeading: boolean): void {
    if (this.#made.has(element)) return;
    const { id, name, ...properties } = element.properties;
    const anchor = String(id ?? (element.tagName === 'a' ? name : undefined) ?? '');
    element.properties = properties;
    if (!ANCHOR.test(anchor) || TAKEN.test(anchor) || this.#known.has(anchor)) return;
    this.#known.add(anchor);
    if (isHeading) {
      const place: Element = { type: 'element', tagName: 'span', properties: { id: anchor }, children: [] };
      this.#made.add(place);
      element.children.unshift(place);
    } else element.properties.id = anchor;
  }
}
