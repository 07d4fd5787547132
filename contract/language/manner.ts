import { spokenLanguage } from './words.ts';

/** The locale of the spoken language, for dates and numbers. */
export const spokenLocale = (): string =>
  ({ ja: 'ja-JP', en: 'en-GB', 'zh-Hans': 'zh-CN' })[spokenLanguage()];

/** Several names in a row. */
export const listed = (names: readonly string[]): string =>
  names.join(spokenLanguage() === 'en' ? ', ' : '、');
