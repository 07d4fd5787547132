import { type Language, OWN_LANGUAGE } from '#contract/language/languages.ts';
import { type Speech, speakBy } from '#contract/language/words.ts';
import { SCRIPT_FOLDER } from '../base/script-origin.ts';

let speech: Speech | undefined;
speakBy(() => speech);

/** Lets all forms of the page speak a language. If its words do not load, they keep the one that they have. */
export async function speak(language: Language): Promise<void> {
  try {
    // The entry has asked for the same file.
    const file = `${SCRIPT_FOLDER}${language.slice(0, 2)}.js`;
    speech = language === OWN_LANGUAGE ? undefined : (await import(/* @vite-ignore */ file)).default;
  } catch (error) {
    console.error(`[appraisal-form] lang="${language}" did not load`, error);
  }
}
