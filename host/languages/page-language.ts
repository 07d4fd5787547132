import type { EntryContext } from 'react-router';
import { languageIn } from '#contract/language/address.ts';
import { type Language, OWN_LANGUAGE } from '#contract/language/languages.ts';
import type { PageHandle } from '../frame/page-handle.ts';

/**
 * The language of a page: the one that its address names, or else that of its request. Other pages are Japanese.
 * @param ofRequest null for a page without one
 */
export function pageLanguage(
  { staticHandlerContext: { matches } }: Pick<EntryContext, 'staticHandlerContext'>,
  url: string,
  ofRequest: Language | null,
): Language {
  const isSpoken = matches.some(({ route }) => (route.handle as PageHandle | undefined)?.languages);
  return (isSpoken && (languageIn(url) ?? ofRequest)) || OWN_LANGUAGE;
}
