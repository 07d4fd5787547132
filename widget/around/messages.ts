import { type Language, languageFor } from '#contract/language/languages.ts';

/** Texts of frames and dialogs around the form. They stand before its words have come. */
const MESSAGES = {
  ja: {
    title: '査定フォーム',
    close: '閉じる',
    loading: 'フォームを読み込んでいます。',
    page: 'フォームのページを開く',
  },
  en: {
    title: 'Appraisal form',
    close: 'Close',
    loading: 'Loading the form.',
    page: 'Open the page of the form',
  },
  'zh-Hans': {
    title: '估价申请表',
    close: '关闭',
    loading: '正在加载表单。',
    page: '打开表单页面',
  },
} as const satisfies Record<Language, object>;

/** The language of a form around which they stand. @param lang its attribute */
export const languageAround = (lang: string | null | undefined): Language =>
  languageFor(lang, document.documentElement.lang);

export const messagesIn = (language: Language) => MESSAGES[language];
