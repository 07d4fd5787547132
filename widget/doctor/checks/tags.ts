import { TAG } from '#contract/embed/element.ts';
import { type Check, type Found, found } from '../finding.ts';

/** Parts of a page that nobody writes in the place of a form without scripts. */
const OF_PAGES =
  'header, footer, main, nav, section, article, aside, h1, h2, h3, h4, h5, h6, form, table, script, style, appraisal-form';

/** HTML reads to the end of the parent. A line break after the tag is then the first thing in it. */
function hasSwallowed(form: HTMLElement): boolean {
  if (form.querySelector(OF_PAGES)) return true;
  const { firstChild, children, nextSibling } = form;
  const isBroken = firstChild?.nodeType === Node.TEXT_NODE && !firstChild.textContent?.trim();
  return Boolean(isBroken && children.length > 0 && !nextSibling && !form.querySelector('a[href]'));
}

/** Checks that the element ends where it should. */
export const tags: Check = ({ form }) => (hasSwallowed(form) ? [found('self-closed', TAG)] : []);

/** A page without a form may have it in the text of a script tag that does not end. */
export const scriptTags = (): Found[] =>
  [...document.querySelectorAll('script[src]')].some(({ textContent }) => textContent?.includes(`<${TAG}`))
    ? [found('self-closed', 'script')]
    : [];
