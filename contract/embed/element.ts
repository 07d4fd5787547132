import { keysOf } from '../base/keys.ts';
import { DEFAULT_MEDIUM_UUID, DEFAULT_PRODUCT_NAME, MEDIUM_UUID } from '../base/product.ts';
import { CATEGORY_KEYS, toCategoryKey } from '../goods/categories.ts';
import { LANGUAGES, type Language, languageOf, OF_PAGE, OWN_LANGUAGE } from '../language/languages.ts';
import { DEFAULT_THEME, THEME_NAMES } from './themes.ts';

/*
 * The public face of <appraisal-form>, each thing once: the element, its types, the manifest, the demo, the site and
 * docs/embedding.md are derived from here. The descriptions are in contract/docs/element.ts, so that sellers do not
 * download prose.
 */

export { TAG } from './tag.ts';

/** The steps of the flow (document 2, section 2). */
export const FORM_STEPS = ['items', 'customer', 'thanks'] as const;
export type Step = (typeof FORM_STEPS)[number];

/** The step is changed by the element itself, or by the page around it. */
export const NAVIGATIONS = ['embedded', 'host'] as const;

/** The form runs in the page itself, or in a frame of its own. */
const EMBEDS = ['page', 'frame'] as const;

/**
 * The colours of the form: light or dark ones, or those of the colour scheme that the page has where the form stands.
 */
export const SCHEMES = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** How photos are sent. */
const PHOTOS = ['smaller', 'original'] as const;

export interface Attribute<Value extends string = string> {
  /** Used when the attribute is absent, empty or refused. */
  readonly default: Value;
  /** Converts a text to the value; undefined refuses it. */
  readonly parse: (text: string) => Value | undefined;
  /** The allowed values, in the words of the console and the documentation. */
  readonly allowed: string;
  /** The default is a page of the site that the script comes from, on every host page. */
  readonly onSite?: boolean;
  /** Partners should no longer use it. The text for the console names the last day and the replacement. */
  readonly deprecated?: `${string}until ${number}-${number}-${number}${string}`;
}

function oneOf<const Value extends string>(values: readonly Value[], fallback: Value): Attribute<Value> {
  return {
    default: fallback,
    parse: (text) => values.find((value) => value === text.toLowerCase()),
    allowed: values.join(' | '),
  };
}

const text = (fallback: string): Attribute => ({
  default: fallback,
  parse: (value) => value,
  allowed: 'text',
});

/** A server has no document. */
const page: { readonly URL: typeof URL; readonly document?: { readonly baseURI: string } } = globalThis;

/** An http(s) URL, absolute or relative to the page. `javascript:` and the like are refused. */
const url = (fallback: string): Attribute => ({
  default: fallback,
  parse: (value) => {
    try {
      const { protocol } = new URL(value, page.document?.baseURI ?? 'http://localhost');
      return protocol === 'https:' || protocol === 'http:' ? value : undefined;
    } catch {
      return undefined;
    }
  },
  allowed: 'an http(s) URL',
});

/** A page of our own site, unless the attribute names another. */
const sitePage = (path: string): Attribute => ({ ...url(path), onSite: true });

/** A request reaches shops, or is a test of which none hears. */
export const MODES = ['live', 'test'] as const;

export const ATTRIBUTES = {
  theme: oneOf(THEME_NAMES, DEFAULT_THEME),
  lang: {
    default: OWN_LANGUAGE,
    parse: (text) => (text === OF_PAGE ? OF_PAGE : languageOf(text)),
    allowed: [...LANGUAGES, OF_PAGE].join(' | '),
  } as Attribute<Language | typeof OF_PAGE>,
  scheme: oneOf(SCHEMES, 'light'),
  embed: oneOf(EMBEDS, 'page'),
  step: oneOf(FORM_STEPS, 'items'),
  navigation: oneOf(NAVIGATIONS, 'embedded'),
  history: oneOf(['entries', 'none'], 'entries'),
  'initial-category': {
    ...oneOf(['', ...CATEGORY_KEYS], ''),
    parse: toCategoryKey,
    allowed: CATEGORY_KEYS.join(' | '),
  },
  'initial-selection': text(''),
  'prefill-with': text(''),
  'prefill-from': text(''),
  'skip-filled': oneOf(['false', 'true'], 'false'),
  photos: oneOf(PHOTOS, 'smaller'),
  storage: oneOf(['kept', 'all', 'none'], 'kept'),
  'api-base': url(''),
  'medium-uuid': {
    default: DEFAULT_MEDIUM_UUID,
    parse: (value) => (MEDIUM_UUID.test(value) ? value : undefined),
    allowed: 'the UUID that you were given, or no attribute',
  },
  mode: oneOf(MODES, 'live'),
  'data-layer': oneOf(['existing', 'create', 'none'], 'existing'),
  tracking: text(''),
  context: text(''),
  'context-from': text(''),
  variant: text(''),
  'redirect-url': url(''),
  'ip-echo-url': url(''),
  'product-name': text(DEFAULT_PRODUCT_NAME),
  'top-url': url('/'),
  'form-url': url('/form'),
  'customer-url': url('/customer-form'),
  'thanks-url': url('/thanks'),
  'terms-url': sitePage('/terms'),
  'privacy-url': sitePage('/privacy'),
  'personal-information-url': sitePage('/privacy#personal-information'),
  'app-store-url': url('https://apps.apple.com/jp/'),
  'google-play-url': url('https://play.google.com/store/apps'),
} as const satisfies Record<string, Attribute<never> | Attribute>;

export type AttributeName = keyof typeof ATTRIBUTES;
export const ATTRIBUTE_NAMES = keysOf(ATTRIBUTES);

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** The attributes' values under the names of the element's properties. */
export type Settings = {
  readonly [Name in AttributeName as CamelCase<Name>]: (typeof ATTRIBUTES)[Name]['default'];
};

export function toCamelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The details of the events. All bubble and are composed; none carries personal data. In test mode each has `test: true`
 * besides.
 */
export interface EventDetails {
  'appraisal-form:ready': { step: Step };
  'appraisal-form:view': { step: Step };
  'appraisal-form:question': { step: Step; field: string; category: string };
  'appraisal-form:step': { step: Step; from: Step; path: string };
  'appraisal-form:progress': { percent: number; step: Step; items: number; customer: number };
  'appraisal-form:contact': { items: number };
  'appraisal-form:submit': { items: number };
  'appraisal-form:complete': { uuid: string; shops: number };
  'appraisal-form:error': { message: string; status?: number };
  'appraisal-form:abandon': { step: Step; field: string; percent: number };
}

/** The detail of an event as the page gets it. */
export type EventDetail<Name extends keyof EventDetails> = EventDetails[Name] & { readonly test?: true };

/** The events in the order in which a page meets them. */
export const EVENTS = [
  'appraisal-form:ready',
  'appraisal-form:view',
  'appraisal-form:question',
  'appraisal-form:step',
  'appraisal-form:progress',
  'appraisal-form:contact',
  'appraisal-form:submit',
  'appraisal-form:complete',
  'appraisal-form:error',
  'appraisal-form:abandon',
] as const satisfies (keyof EventDetails)[];

export type EventName = (typeof EVENTS)[number];

/** Public methods of the element. */
export const METHODS = ['reset', 'goTo', 'fill', 'doctor'] as const;

/** Public properties besides those of the attributes. */
export const PROPERTIES = ['result', 'prefill'] as const;

/** The place of the page's own words below the title of the first step. */
export const LEAD_SLOT = 'lead';

/** Names for `::part()`. */
export const PARTS = ['form', 'progress', 'heading', 'item', 'field', 'trigger', 'submit', 'dialog'] as const;
