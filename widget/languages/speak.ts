import {
  type Language,
  languageOf,
  OF_PAGE,
  OWN_LANGUAGE,
  type Translated,
} from '#contract/language/languages.ts';
import { type Speech, speakBy, spokenLanguage } from '#contract/language/words.ts';

const SPEECHES: Readonly<Record<Translated, () => Promise<{ default: Speech }>>> = {
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts'),
};

let speech: Speech | undefined;
speakBy(() => speech);

const followers = new WeakSet<HTMLElement>();

/** Tells a form whose language is that of the page when the page changes its own. */
function followPage(form: HTMLElement): void {
  if (followers.has(form)) return;
  followers.add(form);
  new MutationObserver(() => form.lang === OF_PAGE && form.setAttribute('lang', OF_PAGE)).observe(
    document.documentElement,
    { attributeFilter: ['lang'] },
  );
}

/** The language that a form is to speak: its own, or, where it asks for that, that of the page around it. */
function languageFor(form: HTMLElement): Language {
  const place = form.parentElement?.closest<HTMLElement>('[lang]') ?? document.documentElement;
  return languageOf(form.lang === OF_PAGE ? place.lang : form.lang) ?? OWN_LANGUAGE;
}

/**
 * Lets all forms of the page speak the language of one of them. A file that does not load leaves them in the language that
 * they have.
 */
export async function speakFor(form: HTMLElement): Promise<void> {
  const language = languageFor(form);
  if (form.lang === OF_PAGE) followPage(form);
  if (language === spokenLanguage()) return;
  try {
    speech = language === OWN_LANGUAGE ? undefined : (await SPEECHES[language]()).default;
  } catch (error) {
    console.error(`[appraisal-form] lang="${language}" did not load`, error);
  }
}
