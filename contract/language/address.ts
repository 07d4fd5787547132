import { type Language, languageOf, OWN_LANGUAGE } from './languages.ts';

/** The parameter of an address that names the language of a page. */
export const LANGUAGE_PARAMETER = 'lang';

/** The language that an address names; undefined for none that there is. */
export const languageIn = (address: string): Language | undefined =>
  languageOf(new URL(address, 'http://here').searchParams.get(LANGUAGE_PARAMETER) ?? '');

/** The query by which an address names a language. */
export const languageQuery = (language: Language): string => `?${LANGUAGE_PARAMETER}=${language}`;

/** An address without a query, which names a language. Japanese needs no name. */
export function inAddress(language: Language, address: string): string {
  if (language === OWN_LANGUAGE) return address;
  const [path = '', key] = address.split('#');
  return path + languageQuery(language) + (key === undefined ? '' : `#${key}`);
}
