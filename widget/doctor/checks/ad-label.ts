import { elementsBelow } from '../elements.ts';

/** Words that tell visitors that a page is paid for. */
const LABEL = /広告|プロモーション|(?:^|[^A-Za-z])PR(?:[^A-Za-z]|$)/;

/** The texts that visitors see, also in pictures and in components of the page. */
function textsOf(body: HTMLElement): string[] {
  const all = elementsBelow(body);
  const inComponents = all.filter((element) => element.parentNode instanceof ShadowRoot);
  return [
    body.innerText,
    ...inComponents.map((element) => (element instanceof HTMLElement ? element.innerText : '')),
    ...all.map((element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? ''),
  ];
}

/** Tells if the page says that it is an advertisement. */
export const hasAdLabel = (body: HTMLElement): boolean =>
  textsOf(body).some((text) => LABEL.test(text.normalize('NFKC')));
