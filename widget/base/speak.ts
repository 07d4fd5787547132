import { languageFile } from '#contract/embed/widget-files.ts';
import { type Language, OWN_LANGUAGE } from '#contract/language/languages.ts';
import { type Speech, speakBy, spokenLanguage } from '#contract/language/words.ts';
import { SCRIPT_FOLDER } from './script-origin.ts';

let speech: Speech | undefined;
speakBy(() => speech);

/** Speaks a language from now on. If its words do not load, the last one stays. */
export async function speak(language: Language): Promise<void> {
  if (language === spokenLanguage()) return;
  try {
    // A page that needs it early has asked for the same file.
    speech =
      language === OWN_LANGUAGE
        ? undefined
        : (await import(/* @vite-ignore */ SCRIPT_FOLDER + languageFile(language))).default;
  } catch (error) {
    console.error(`[appraisal-form] lang="${language}" did not load`, error);
  }
}
