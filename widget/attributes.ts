import { CATEGORY_KEYS, type CategoryKey, toCategoryKey } from '#contract/categories.ts';
import { DEFAULT_MEDIUM_UUID, DEFAULT_PRODUCT_NAME } from '#contract/product.ts';
import { THEMES, type Theme } from './goods/themes.ts';

/** The steps of the flow (document 2, section 2). */
export const STEPS = ['items', 'customer', 'thanks'] as const;
export type Step = (typeof STEPS)[number];

/** Who changes the page: the element itself, or the page around it. */
export const NAVIGATIONS = ['embedded', 'host'] as const;

/** What an attribute's text becomes; undefined refuses it. */
type Parse<Value> = (text: string) => Value | undefined;

interface Attribute<Value = unknown> {
  /** Used when the attribute is absent, empty or refused. */
  readonly default: Value;
  readonly parse: Parse<Value>;
  /** What is allowed, as the console and the documentation say it. */
  readonly allowed: string;
  readonly description: string;
  /** A default that is a page of the site which the script comes from, wherever the form is embedded. */
  readonly onSite?: boolean;
}

function oneOf<const Value extends string>(values: readonly Value[], fallback: Value, description: string) {
  return {
    default: fallback,
    parse: (text: string) => values.find((value) => value === text.toLowerCase()),
    allowed: values.join(' | '),
    description,
  } satisfies Attribute<Value>;
}

function text(fallback: string, description: string): Attribute<string> {
  return { default: fallback, parse: (value) => value, allowed: 'text', description };
}

/** An address of the web, absolute or relative to the page. `javascript:` and the like are refused. */
function url(fallback: string, description: string): Attribute<string> {
  const parse = (value: string) => {
    try {
      const { protocol } = new URL(value, globalThis.document?.baseURI ?? 'http://localhost');
      return protocol === 'https:' || protocol === 'http:' ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return { default: fallback, parse, allowed: 'an http(s) address', description };
}

/** A page of our own site, unless the attribute names another. */
function sitePage(path: string, description: string): Attribute<string> {
  return { ...url(path, description), onSite: true };
}

/**
 * The attributes of `<appraisal-form>`, declared once: parser, types, the elements manifest and the table in
 * docs/embedding.md come from here.
 */
export const ATTRIBUTES = {
  theme: oneOf(THEMES, 'product', 'Presentation.'),
  step: oneOf(STEPS, 'items', 'The step shown. With navigation="host" the page sets it.'),
  navigation: oneOf(
    NAVIGATIONS,
    'embedded',
    'embedded: the steps follow each other in place. host: the page routes; see the event appraisal-form:step.',
  ),
  'initial-category': {
    default: '' as CategoryKey | '',
    parse: toCategoryKey,
    allowed: CATEGORY_KEYS.join(' | '),
    description: 'The category of the first item, set once.',
  } satisfies Attribute<CategoryKey | ''>,
  'initial-selection': text(
    '',
    'The answer to the first question of the initial category, set once, such as 古銭・小判 or 着物.',
  ),
  'api-base': url('', 'Where the API is. Empty: the origin that the script came from.'),
  'medium-uuid': text(DEFAULT_MEDIUM_UUID, 'The acquisition medium that requests are counted for.'),
  'ip-echo-url': url('', 'A service that answers {"ip": …}. Empty: the one of the API.'),
  'product-name': text(DEFAULT_PRODUCT_NAME, 'The name that texts use.'),
  'top-url': url('/', 'The top page, linked from the item step when the page routes.'),
  'form-url': url('/form', 'The item step, when the page routes.'),
  'customer-url': url('/customer-form', 'The customer step, when the page routes.'),
  'thanks-url': url('/thanks', 'The thank-you step, when the page routes.'),
  'terms-url': sitePage('/terms', 'The terms of use.'),
  'privacy-url': sitePage('/privacy', 'The privacy policy.'),
  'personal-information-url': sitePage(
    '/privacy#personal-information',
    'How personal information is handled.',
  ),
  'app-store-url': url('https://apps.apple.com/jp/', 'The companion app in the App Store.'),
  'google-play-url': url('https://play.google.com/store/apps', 'The companion app on Google Play.'),
} as const satisfies Record<string, Attribute<never> | Attribute<string>>;

export type AttributeName = keyof typeof ATTRIBUTES;
export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as AttributeName[];

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** The attributes' values under the names of the element's properties. */
export type Settings = {
  readonly [Name in AttributeName as CamelCase<Name>]: (typeof ATTRIBUTES)[Name]['default'] extends infer Value
    ? Name extends 'theme'
      ? Theme
      : Name extends 'step'
        ? Step
        : Name extends 'navigation'
          ? (typeof NAVIGATIONS)[number]
          : Value
    : never;
};

export function toCamelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function defaultOf(attribute: Attribute, site: string): unknown {
  return attribute.onSite && site ? new URL(String(attribute.default), site).href : attribute.default;
}

/**
 * Reads the attributes. A bad value is reported through `warn` and its default used, so that a slip in a
 * partner's page never blanks the form.
 * @param site the origin of the site whose terms and policies hold
 */
export function readSettings(
  get: (name: AttributeName) => string | null,
  warn: (message: string) => void = () => {},
  site = '',
): Settings {
  const entries = ATTRIBUTE_NAMES.map((name) => {
    const attribute: Attribute<unknown> = ATTRIBUTES[name];
    const raw = get(name)?.trim() ?? '';
    const value = raw ? attribute.parse(raw) : undefined;
    if (raw && value === undefined) {
      warn(`${name}="${raw}" is not allowed; using "${attribute.default}". Allowed: ${attribute.allowed}`);
    }
    return [toCamelCase(name), value ?? defaultOf(attribute, site)];
  });
  return Object.fromEntries(entries) as Settings;
}
