import { TAG } from '#contract/embed/tag.ts';
import { keepAboveBars } from './above-bars.ts';
import { countTeaser } from './count-teaser.ts';

/*
 * Comes when a teaser is in the page, so that the teaser itself stays small: counts it, and keeps it above bars of the
 * page.
 */

/** Marks a teaser that this script knows: a page may have it twice, from the host and from the package. */
const KNOWN = 'data-known';

function follow(teaser: Element): void {
  const frame = teaser.shadowRoot?.querySelector<HTMLElement>('aside');
  const opener = frame?.querySelector('.open');
  if (!frame || !opener || teaser.hasAttribute(KNOWN)) return;
  teaser.setAttribute(KNOWN, '');
  countTeaser(teaser, opener);
  // A tab stands in the middle of the edge.
  if (!frame.matches('.tab')) keepAboveBars(teaser, frame);
}

for (const teaser of document.querySelectorAll(`[data-${TAG}-teaser]`)) follow(teaser);
addEventListener('appraisal-form:appear', ({ target }) => follow(target as Element));
