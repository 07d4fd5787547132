import type { Language } from '#contract/language/languages.ts';
import { type Speech, speakBy, speaker } from '#contract/language/words.ts';
import en from './languages/en.ts';
import zh from './languages/zh.ts';

const SPEECHES: Readonly<Record<Language, Speech | undefined>> = { ja: undefined, en, 'zh-Hans': zh };

/**
 * Does some work while a language is spoken. All others of the process speak as before when it returns, so it waits for
 * nothing.
 */
export function inLanguage<Made extends string | object | undefined>(
  language: Language | undefined,
  work: () => Made,
): Made {
  const before = speaker();
  speakBy(() => language && SPEECHES[language]);
  try {
    return work();
  } finally {
    speakBy(before);
  }
}
