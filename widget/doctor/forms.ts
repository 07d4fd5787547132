import { TAG } from '#contract/embed/element.ts';

/** All forms of a tree, also those in components that have a shadow root of their own. */
const formsBelow = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
    element.localName === TAG ? element : element.shadowRoot ? formsBelow(element.shadowRoot) : [],
  );

/** The forms that run know of themselves, also where a shadow root is closed. */
const runningForms = (): Iterable<HTMLElement> =>
  (customElements.get(TAG) as { readonly inPages?: Iterable<HTMLElement> } | undefined)?.inPages ?? [];

/** All forms of the page. */
export const formsOfPage = (): HTMLElement[] => [...new Set([...formsBelow(document), ...runningForms()])];
