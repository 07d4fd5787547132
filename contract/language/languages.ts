/** The languages of what sellers read. Shops, partners and operators read Japanese. */
export const LANGUAGES = ['ja', 'en', 'zh-Hans'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of this service: complete without a translation. */
export const OWN_LANGUAGE = 'ja';
export type Translated = Exclude<Language, typeof OWN_LANGUAGE>;

/** The value of the attribute `lang` with which a form follows its page. */
export const OF_PAGE = 'auto';

/**
 * The language that a tag such as `en-US` or `zh-CN` names, or undefined. Readers of traditional Chinese are nearer to
 * simplified Chinese than to Japanese.
 */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language.slice(0, 2) === tag.trim().slice(0, 2).toLowerCase());

/**
 * The language of a form, and of what its seller gets.
 * @param lang its attribute
 * @param ofPage the language of its page, which counts for `auto`
 */
export const languageFor = (lang: string | null | undefined, ofPage = ''): Language =>
  languageOf((lang === OF_PAGE ? ofPage : lang) ?? '') ?? OWN_LANGUAGE;
