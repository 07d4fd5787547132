import { OF_PAGE } from '#contract/language/languages.ts';

/** Tells a form whose language is that of the page when the page changes its own. */
export function followPage(form: HTMLElement): void {
  new MutationObserver(() => {
    if (form.lang === OF_PAGE) form.setAttribute('lang', OF_PAGE);
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
}
