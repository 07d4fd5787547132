import { TAG } from '#contract/embed/element.ts';
import { elementsBelow } from './elements.ts';

const formsBelow = (root: ParentNode): HTMLElement[] =>
  elementsBelow(root).filter((element): element is HTMLElement => element.localName === TAG);

/** The forms that run know of themselves, also where a shadow root is closed. */
const runningForms = (): Iterable<HTMLElement> =>
  (customElements.get(TAG) as { readonly inPages?: Iterable<HTMLElement> } | undefined)?.inPages ?? [];

/** All forms of the page. */
export const formsOfPage = (): HTMLElement[] => [...new Set([...formsBelow(document), ...runningForms()])];
