import { languageOf, OWN_LANGUAGE, type Translated } from '#contract/language/languages.ts';
import { type Speech, speakBy } from '#contract/language/words.ts';

const FILES: Readonly<Record<Translated, () => Promise<{ default: Speech }>>> = {
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts'),
};

/** In the browser: speaks the language in which the server has written the page. A Japanese page loads nothing. */
export async function speakAsPage(): Promise<void> {
  const language = languageOf(document.documentElement.lang);
  if (!language || language === OWN_LANGUAGE) return;
  const { default: speech } = await FILES[language]();
  speakBy(() => speech);
}
