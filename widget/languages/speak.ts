import { languageFile } from '#contract/embed/widget-files.ts';
import { type Language, languageFor, OF_PAGE, OWN_LANGUAGE } from '#contract/language/languages.ts';
import { type Speech, speakBy, spokenLanguage } from '#contract/language/words.ts';
import { SCRIPT_FOLDER } from '../base/script-origin.ts';

let speech: Speech | undefined;
speakBy(() => speech);

const followers = new WeakSet<HTMLElement>();

/** Tells a form whose language is that of the page when the page changes its own. */
function followPage(form: HTMLElement): void {
  if (followers.has(form)) return;
  followers.add(form);
  const observer = new MutationObserver(() => {
    if (form.isConnected) {
      if (form.lang === OF_PAGE) form.setAttribute('lang', OF_PAGE);
    } else {
      // A form that comes back asks again.
      observer.disconnect();
      followers.delete(form);
    }
  });
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
}

/** Lets all forms of the page speak the language of one of them. */
export async function speakFor(form: HTMLElement): Promise<void> {
  if (form.lang === OF_PAGE) followPage(form);
  await speak(languageFor(form.lang, document.documentElement.lang));
}

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
