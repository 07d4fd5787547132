import { languageFor, OF_PAGE } from '#contract/language/languages.ts';
import { speak } from '../base/speak.ts';

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
