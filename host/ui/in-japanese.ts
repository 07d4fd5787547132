import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import { spokenLanguage } from '#contract/language/words.ts';

/** The attribute `lang` of Japanese words, such as those of a shop. A Japanese page needs none. */
export const inJapanese = (): typeof OWN_LANGUAGE | undefined =>
  spokenLanguage() === OWN_LANGUAGE ? undefined : OWN_LANGUAGE;
