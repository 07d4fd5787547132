import { TAG } from '#contract/embed/element.ts';
import { elementLine } from '#contract/embed/snippet.ts';
import { SCRIPT_ORIGIN } from '../../base/script-origin.ts';
import { type Found, found } from '../finding.ts';
import { MESSAGES } from '../messages.ts';
import { distance, lettersOf } from './distance.ts';

/** At most this many letters may be wrong. */
const SLIPS = 3;

/** Unknown to HTML and to the scripts of the page. */
const isUnknown = (element: Element) =>
  element instanceof HTMLUnknownElement ||
  (element.localName.includes('-') && !customElements.get(element.localName));

const isMeant = ({ localName }: Element) =>
  localName !== TAG && distance(lettersOf(localName), lettersOf(TAG)) <= SLIPS;

/** Checks a page without a form for elements that somebody probably meant as one. */
export const tagNames = (): Found[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => isUnknown(element) && isMeant(element))
    .map(({ localName, attributes }) => {
      const settings = [...attributes].map(({ name, value }) => [name, value] as const);
      return found('tag-name', localName, elementLine(SCRIPT_ORIGIN, settings, MESSAGES.link));
    });
