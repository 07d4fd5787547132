import type { Language, OF_PAGE } from '../language/languages.ts';

/** The names of what sellers may read, on the screen. */
export const LANGUAGE_LABELS: Record<Language | typeof OF_PAGE, string> = {
  ja: '日本語',
  en: '英語',
  'zh-Hans': '簡体字中国語',
  auto: 'ページに合わせる',
};
