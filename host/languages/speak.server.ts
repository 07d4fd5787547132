import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#contract/language/languages.ts';
import { type Speech, speakBy } from '#contract/language/words.ts';
import en from './en.ts';
import zh from './zh.ts';

const SPEECHES: Readonly<Record<Language, Speech | undefined>> = { ja: undefined, en, 'zh-Hans': zh };

// Pages of several languages are rendered at once.
const storage = new AsyncLocalStorage<Speech | undefined>();
speakBy(() => storage.getStore());

/** Renders a page in a language, with all that it waits for. */
export const speakIn = <Made>(language: Language, work: () => Made): Made =>
  storage.run(SPEECHES[language], work);
