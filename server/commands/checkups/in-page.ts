/*
 * Functions that run in a page of a partner. The browser gets them as text, so each uses only its arguments, and
 * repeats what it needs.
 */

type Form = HTMLElement & { fill?(sample: object): Promise<void> };
type Definition = { readonly inPages?: Iterable<Form> } | undefined;

/**
 * The codes in the report of the doctor, which is closed by it; undefined: there is none yet.
 * @param attribute of the report
 */
export function takeReport(attribute: string): string[] | undefined {
  const report = document.querySelector(`html > [${attribute}]`);
  report?.remove();
  return report?.getAttribute(attribute)?.split(' ').filter(Boolean);
}

/** Tells if a form is in test mode by its tag, for every visitor. */
export const isTestByTag = (tag: string): boolean => document.querySelector(`${tag}[mode="test" i]`) !== null;

/** Tells if this document has a form that works, or one that does not. */
export function hasForm(tag: string): boolean {
  const [form] = (customElements.get(tag) as Definition)?.inPages ?? [];
  return form !== undefined || document.querySelector(tag) !== null;
}

/** Presses the first button that opens a form in a dialog. @returns whether there is one */
export function pressOpener(tag: string): boolean {
  const opener = document.querySelector<HTMLElement>(`[data-${tag}-open]`);
  opener?.click();
  return opener !== null;
}

/** The medium of the form in this document, as its tag says it; undefined: there is no form that works. */
export function mediumOfForm(tag: string): string | undefined {
  const forms = [...((customElements.get(tag) as Definition)?.inPages ?? [])];
  const form = forms.find((one) => one.fill && one.getAttribute('embed') !== 'frame');
  return form && (form.getAttribute('medium-uuid') ?? '').trim().toLowerCase();
}

/** Puts the form into test mode, whatever its page says, and fills it in. */
export async function fillIn(tag: string, sample: object): Promise<void> {
  const forms = [...((customElements.get(tag) as Definition)?.inPages ?? [])];
  const form = forms.find((one) => one.fill && one.getAttribute('embed') !== 'frame');
  form?.setAttribute('mode', 'test');
  await form?.fill?.(sample);
}

/** Where the form is. `absent`: it is in another document. */
export function stepOfForm(tag: string): 'absent' | 'goods' | 'contact' {
  const forms = [...((customElements.get(tag) as Definition)?.inPages ?? [])];
  const form = forms.find((one) => one.fill && one.getAttribute('embed') !== 'frame');
  const type = form?.shadowRoot?.querySelector('[part=submit]')?.getAttribute('type');
  return type === 'submit' ? 'contact' : type ? 'goods' : 'absent';
}

/** Presses the main button of the form, which stays in test mode also where the step has a page of its own. */
export function pressOn(tag: string): void {
  const forms = [...((customElements.get(tag) as Definition)?.inPages ?? [])];
  const form = forms.find((one) => one.fill && one.getAttribute('embed') !== 'frame');
  form?.setAttribute('mode', 'test');
  form?.shadowRoot?.querySelector<HTMLElement>('[part=submit]')?.click();
}
