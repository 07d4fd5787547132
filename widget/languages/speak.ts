import { languageFor, OF_PAGE, OWN_LANGUAGE } from '#contract/language/languages.ts';
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

/**
 * Lets all forms of the page speak the language of one of them. If its words do not load, they keep the one that they
 * have.
 */
export async function speakFor(form: HTMLElement): Promise<void> {
  if (form.lang === OF_PAGE) followPage(form);
  const language = languageFor(form.lang, document.documentElement.lang);
  if (language === spokenLanguage()) return;
  try {
    // The entry has asked for the same file.
    const file = `${SCRIPT_FOLDER}${language.slice(0, 2)}.js`;
    speech = language === OWN_LANGUAGE ? undefined : (await import(/* @vite-ignore */ file)).default;
  } catch (error) {
    console.error(`[appraisal-form] lang="${language}" did not load`, error);
  }
}
