import { DOCTOR_PARAMETER } from '#contract/embed/doctor.ts';
import { ATTRIBUTE_NAMES, EVENTS, PROPERTIES, TAG, toCamelCase } from '#contract/embed/element.ts';
import { TEASER_EVENTS, TEASER_OPTIONS, teaserAttribute } from '#contract/embed/teaser.ts';

/*
 * The npm package. A browser that imports it loads the form and defines the element; a server that renders pages may
 * import it too, without effect.
 */

export { EVENTS, TAG };

/** The attributes of the element under the names of its properties. */
export const ATTRIBUTES: Readonly<Record<string, string>> = Object.fromEntries(
  ATTRIBUTE_NAMES.map((name) => [toCamelCase(name), name]),
);

/** The properties that no attribute has. */
export { PROPERTIES };

/** The attributes of a teaser under the names of its options: `appears`, `side`, `afterConsent`. */
export const TEASER_ATTRIBUTES: Readonly<Record<string, string>> = Object.fromEntries(
  TEASER_OPTIONS.map((option) => [option ? toCamelCase(option) : 'appears', teaserAttribute(option)]),
);

export { TEASER_EVENTS };

globalThis.addEventListener?.('appraisal-form:appear', () => {
  // Without the file the teaser is not counted, and bars of the page may cover it.
  import('../around/shown.ts').catch(() => {});
});

let definition: Promise<void> | undefined;

/** Loads the form and defines the element, once. The promise is kept when that is done. */
export function define(): Promise<void> {
  if (typeof customElements === 'undefined') return Promise.resolve();
  definition ??= import('../element/define.ts').then((form) => form.define());
  return definition;
}

/**
 * Shows the teaser that an element asks for by its attributes, which then opens the form in a dialog.
 * @returns takes it away
 */
export function appear(marker: Element): () => void {
  const life = new AbortController();
  import('../teaser/appear.ts')
    .then((teaser) => {
      if (life.signal.aborted) return;
      const open = async (opener: HTMLElement) => (await import('../around/dialog.ts')).show(opener);
      life.signal.addEventListener('abort', teaser.appear(marker, open));
    })
    .catch((error: unknown) => console.error(`[${TAG}] the teaser could not be loaded`, error));
  return () => life.abort();
}

// For developers who embed the form, if the address of the page asks for it.
if (globalThis.location?.search.includes(DOCTOR_PARAMETER))
  void import('../doctor/doctor.ts').then((doctor) => doctor.show());

define().catch((error: unknown) => {
  definition = undefined;
  console.error(`[${TAG}] the form could not be loaded`, error);
});
