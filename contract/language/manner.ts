import { spokenLanguage } from './words.ts';

/** The locale of the spoken language, for dates and numbers. */
export const spokenLocale = (): string =>
  ({ ja: 'ja-JP', en: 'en-GB', 'zh-Hans': 'zh-CN' })[spokenLanguage()];

/** Several names in a row. */
export const listed = (names: readonly string[]): string =>
  names.join(spokenLanguage() === 'en' ? ', ' : '、');

/** Several names in a row, each between quotation marks. Only English has commas between them. */
export const listedQuoted = (quoted: readonly string[]): string =>
  quoted.join(spokenLanguage() === 'en' ? ', ' : '');
