import type { PageTarget } from './engine.ts';

/**
 * Finds a visible element, in open shadow roots too. It runs in the page, so everything that it needs is inside. Names
 * are made as browsers make them, as far as the form needs it.
 */
export function find(target: PageTarget): HTMLElement | null {
  const SELECTORS: Record<PageTarget['role'], string> = {
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox]',
    dialog: 'dialog, [role=dialog]',
    file: 'input[type=file]',
    group: 'fieldset, [role=group], [role=radiogroup]',
    link: 'a[href]',
    radio: 'input[type=radio]',
    region: 'section, [role=region]',
    select: 'select',
    textbox: 'textarea, input:not([type]), input:is([type=text], [type=tel], [type=search])',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const inside = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? inside(element.shadowRoot) : []),
    ]);
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const root = element.getRootNode() as Document | ShadowRoot;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return (
      plain(ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')) ||
      plain(element.ariaLabel) ||
      plain(labels.map((label) => label.textContent).join(' ')) ||
      plain(element.querySelector('legend')?.textContent) ||
      plain(element.textContent)
    );
  };
  // A control that is drawn by its label is itself not seen.
  const isSeen = (element: HTMLElement) =>
    [element, ...((element as HTMLInputElement).labels ?? [])].some(
      (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible',
    );
  const search = ({ role, name = '', exact, within }: PageTarget): HTMLElement | null => {
    const around = within ? search(within) : document;
    if (!around) return null;
    const fits = (text: string) => (exact ? text === name : text.startsWith(name));
    const all = inside(around).filter((element) => element.matches(SELECTORS[role]) && isSeen(element));
    return all.find((element) => fits(nameOf(element))) ?? null;
  };
  return search(target);
}

/** The visible text of the page, in open shadow roots too. */
export function shownText(): string {
  const inside = (root: ParentNode): string[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap(({ shadowRoot }) =>
      shadowRoot
        ? [
            ...[...shadowRoot.children].map((child) => (child as HTMLElement).innerText),
            ...inside(shadowRoot),
          ]
        : [],
    );
  return [document.body.innerText, ...inside(document)].join('\n');
}

/** The value that was typed or chosen in a control. */
export const saidBy = (element: HTMLElement): string =>
  'value' in element && element.localName !== 'button' ? String(element.value) : (element.textContent ?? '');
