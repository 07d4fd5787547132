import { isCaller } from '#contract/embed/teaser.ts';
import { kindOf, ofForm } from './read-options.ts';

/** The words about a medium: a caller has come, a tab or a button was closed, a request was sent. */
type Word = 'called' | 'closed' | 'sent';

/** Where a page keeps nothing, until it is left. */
const inPage: Record<string, string> = {};

/** The page's local storage, unless that is refused or `storage="none"` forbids it. */
function placeOf(marker: Element): Record<string, string> {
  try {
    return ofForm(marker, 'storage') === 'none' ? inPage : localStorage;
  } catch {
    return inPage;
  }
}

const keyOf = (marker: Element, word: Word) =>
  `appraisal-form:teaser:${word}:${ofForm(marker, 'medium-uuid')}`;

/** A popover and a slider count as one, and so do a tab and a button. */
const wordOf = (marker: Element): Word => (isCaller(kindOf(marker)) ? 'called' : 'closed');

/** Tells if the teaser must not be shown again. */
export const isOver = (marker: Element): boolean =>
  [wordOf(marker), 'sent' as const].some((word) => placeOf(marker)[keyOf(marker, word)]);

/** Remembers that it must not. */
export function remember(marker: Element, word = wordOf(marker)): void {
  try {
    placeOf(marker)[keyOf(marker, word)] = '1';
  } catch {
    // The storage is full.
  }
}
