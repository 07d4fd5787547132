import type { Language } from '#contract/language/languages.ts';
import { type Speech, speakBy } from '#contract/language/words.ts';
import en from './languages/en.ts';
import zh from './languages/zh.ts';
import type { Letter } from './letter.ts';

const SPEECHES: Readonly<Record<Language, Speech | undefined>> = { ja: undefined, en, 'zh-Hans': zh };

/**
 * Does some work while a language is spoken. All others of the process speak Japanese again when it returns, so it
 * waits for nothing.
 */
export function inLanguage<Made extends string | Letter | undefined>(
  language: Language | undefined,
  work: () => Made,
): Made {
  speakBy(() => language && SPEECHES[language]);
  try {
    return work();
  } finally {
    speakBy(() => undefined);
  }
}
