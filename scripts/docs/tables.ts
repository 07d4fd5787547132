import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '#contract/base/keys.ts';
import { FINDING_DOCS } from '#contract/docs/doctor.ts';
import {
  ATTRIBUTE_DOCS,
  EVENT_DOCS,
  METHOD_DOCS,
  PART_DOCS,
  PROPERTY_DOCS,
  STYLE_DOCS,
} from '#contract/docs/element.ts';
import { prefillNamesOf } from '#contract/docs/prefill.ts';
import { CONSENT_MODE, CONSENT_PAGE, RECIPE_ROWS, RECIPES_READ } from '#contract/docs/recipes.ts';
import { TEASER_EVENT_DOCS, TEASER_OPTION_DOCS, TEASER_STYLE_DOCS } from '#contract/docs/teaser.ts';
import { noticeForPartners } from '#contract/docs/transmissions.ts';
import { FINDING_CODES, FINDINGS } from '#contract/embed/doctor.ts';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Attribute,
  type AttributeName,
  EVENTS,
  METHODS,
  PARTS,
  PROPERTIES,
} from '#contract/embed/element.ts';
import type { UsedScheme } from '#contract/embed/frame.ts';
import { allowedOf, TEASER_EVENTS, TEASER_OPTIONS, teaserAttribute } from '#contract/embed/teaser.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { FUNNEL, FUNNEL_STATES, TEASER_FUNNEL, TEASER_STEPS } from '#contract/media/funnel.ts';
import { LIMIT_ROWS, LIMIT_TABLE, type LimitedBy, type LimitRow } from '#contract/refusals/rate-limits.ts';
import type { LabCondition } from '../../demo/lab/condition.ts';
import { LAB_GROUPS } from '../../demo/lab/groups/index.ts';
import { withColours } from '../build/palette.ts';
import { inScheme } from '../build/schemes.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A custom property that partners can set. */
interface PublicProperty {
  name: string;
  /** The default of the product theme; left out if the form finds the value itself. */
  default?: string;
  description: string;
}

const TOKEN_FILES = ['first-paint/themes/product.css', 'parts/tokens.css'];

/** The defaults of the custom properties in the product theme. */
function defaultsIn(scheme: UsedScheme): ReadonlyMap<string, string> {
  const tokens = TOKEN_FILES.map((file) => readFileSync(join(ROOT, 'widget', file), 'utf8')).join('');
  const matches = withColours(inScheme(scheme, tokens))
    .replace(/\s+/g, ' ')
    .matchAll(/var\(\s*(--appraisal-[\w-]+),\s*((?:[^()]|\([^()]*\))*?)\s*\)/g);
  return new Map([...matches].map(([, name = '', value = '']) => [name, value]));
}

/** The public custom properties, with the defaults that the tokens of the theme have. */
export function publicProperties(scheme: UsedScheme = 'light'): PublicProperty[] {
  const defaults = defaultsIn(scheme);
  const nameless = [...defaults.keys()].filter((name) => !Object.hasOwn(STYLE_DOCS, name));
  if (nameless.length > 0)
    throw new Error(`contract/docs/element.ts does not describe ${nameless.join(', ')}.`);
  return Object.entries(STYLE_DOCS).map(([name, description]) => {
    const value = defaults.get(name);
    return { name, ...(value !== undefined && { default: value }), description };
  });
}

export const row = (...cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export function markdownTable(head: readonly string[], rows: readonly string[]): string {
  return [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
}

export const code = (text: string) => `\`${text}\``;

/** A default as the table shows it. Empty if there is none. */
function defaultOf({ default: value, onSite }: Attribute): string {
  return value ? `${code(value)}${onSite ? ' on the script’s host' : ''}` : '';
}

/** The effect of an attribute, and the date of its end if it has one. */
export function describeAttribute(name: AttributeName): string {
  const { deprecated }: Attribute = ATTRIBUTES[name];
  return deprecated ? `${ATTRIBUTE_DOCS[name]} Deprecated: ${deprecated}` : ATTRIBUTE_DOCS[name];
}

export const attributeTable = (): string =>
  markdownTable(
    ['attribute', 'allowed', 'default', 'what it does'],
    ATTRIBUTE_NAMES.map((name) =>
      row(code(name), ATTRIBUTES[name].allowed, defaultOf(ATTRIBUTES[name]), describeAttribute(name)),
    ),
  );

/** The names by which pages fill in questions, by category. */
export const prefillTable = (): string =>
  markdownTable(
    ['`category`', 'names'],
    CATEGORY_KEYS.map((category) =>
      row(
        `${code(category)} ${CATEGORIES[category].label}`,
        prefillNamesOf(category)
          .map(([name, label]) => `${code(name)} ${label}`)
          .join(', '),
      ),
    ),
  );

const script = (text: string) => `\`\`\`js\n${text}\n\`\`\``;

/** The calls of other tools for a request that is sent. */
export const recipeTexts = (): string =>
  [
    `Each was compared with the page of its vendor on ${RECIPES_READ}; the vendor’s own words go before ours.`,
    ...RECIPE_ROWS.map(({ name, script: text, sends, consent, page, read }) => {
      const waits = consent ? `waits for consent by ${code(consent)}` : 'is loaded when the visitor agrees';
      const compared = page ? `[Page](${page})` : 'No page of the vendor could be read';
      return `### ${name}\n\nSends ${sends}; ${waits}.\n\n${script(text)}\n\n${compared}: ${read}`;
    }),
    `### Google consent mode\n\nVersion 2 ([page](${CONSENT_PAGE})), above the tags:\n\n${script(CONSENT_MODE)}`,
  ].join('\n\n');

export const eventTable = (): string =>
  markdownTable(
    ['event', 'detail', 'when'],
    EVENTS.map((name) => row(code(name), code(EVENT_DOCS[name].detail), EVENT_DOCS[name].when)),
  );

export const funnelTable = (): string =>
  markdownTable(
    ['step', 'at the desk', 'a visit counts when'],
    FUNNEL_STATES.map((step) => row(code(step), FUNNEL[step].label, FUNNEL[step].is)),
  );

export const teaserFunnelTable = (): string =>
  markdownTable(
    ['step', 'at the desk', 'counted when'],
    TEASER_STEPS.map((step) => row(code(step), TEASER_FUNNEL[step].label, TEASER_FUNNEL[step].is)),
  );

/** The options of a teaser. The first choice of a list is the default. */
export const teaserTable = (): string =>
  markdownTable(
    ['attribute', 'allowed', 'what it does'],
    TEASER_OPTIONS.map((option) =>
      row(code(teaserAttribute(option)), allowedOf(option), TEASER_OPTION_DOCS[option]),
    ),
  );

export const teaserEventTable = (): string =>
  markdownTable(
    ['event', 'when'],
    TEASER_EVENTS.map((name) => row(code(name), TEASER_EVENT_DOCS[name])),
  );

export const teaserStyleTable = (): string =>
  markdownTable(
    ['custom property', 'what it is'],
    Object.entries(TEASER_STYLE_DOCS).map(([name, text]) => row(code(name), text)),
  );

export const memberTable = (): string =>
  markdownTable(
    ['member', 'what it does'],
    [
      ...METHODS.map((name) => row(code(METHOD_DOCS[name].type), METHOD_DOCS[name].description)),
      ...PROPERTIES.map((name) => row(code(name), PROPERTY_DOCS[name].description)),
    ],
  );

export const partTable = (): string =>
  markdownTable(
    ['part', 'what it is'],
    PARTS.map((name) => row(code(name), PART_DOCS[name])),
  );

export function propertyTable(): string {
  const ofDark = publicProperties('dark');
  return markdownTable(
    ['custom property', 'default (product theme)', 'dark', 'what it is'],
    publicProperties().map(({ name, default: light = '', description }, index) => {
      const dark = ofDark[index]?.default ?? '';
      return row(code(name), light && code(light), dark === light ? '' : code(dark), description);
    }),
  );
}

/** The doctor's findings, the worst first. */
export const findingTable = (): string =>
  markdownTable(
    ['code', 'level', 'what it has found', 'what to do'],
    FINDING_CODES.map((finding) => {
      const { found, remedy } = FINDING_DOCS[finding];
      return row(code(finding), FINDINGS[finding].level, found, remedy);
    }),
  );

/** The pages of the lab in a sentence. */
const pagesOf = (conditions: readonly LabCondition[]) =>
  conditions.map(({ what }) => what.replaceAll('<', '&lt;')).join('; ');

/**
 * The pages of the lab: in sentences those with a form as in a plain page, in a table those where it differs or the
 * doctor finds something. The tests of the lab hold that it works.
 */
export function labTable(): string {
  const kindOf = ({ differs = '', finds = [] }: LabCondition) => row(differs, finds.map(code).join(' '));
  const plain = row('', '');
  const asInPlain = LAB_GROUPS.flatMap(({ title, conditions }) => {
    const those = conditions.filter((condition) => kindOf(condition) === plain);
    return those.length > 0 ? [`- **${title}:** ${pagesOf(those)}.`] : [];
  });
  const others = LAB_GROUPS.flatMap(({ title, conditions }) => {
    const kinds = Map.groupBy(conditions, kindOf);
    kinds.delete(plain);
    return [...kinds.values()].map((those, at) => {
      const [{ differs = '', finds = [] } = {}] = those;
      return row(at === 0 ? title : '', pagesOf(those), differs, finds.map(code).join(' '));
    });
  });
  return [
    'As in a plain page:',
    asInPlain.join('\n'),
    'Otherwise:',
    markdownTable(['', 'your page', 'the form there', 'the doctor says'], others),
  ].join('\n\n');
}

/** How often something may be sent. */
export const limitTable = (): string =>
  markdownTable(
    ['limit', 'of', 'counted', 'at most'],
    keysOf(LIMIT_TABLE).map((name) => {
      const { what, counted }: LimitRow = LIMIT_TABLE[name];
      const paces = LIMIT_ROWS.filter(({ limited }) => limited === name).map(
        ({ kind, points, duration }) => `${points} in ${inMinutes(duration)} for ${LIMITED_IN_WORDS[kind]}`,
      );
      return row(code(name), what, counted, paces.join('; '));
    }),
  );

const LIMITED_IN_WORDS: Readonly<Record<LimitedBy, string>> = {
  browser: 'a known browser',
  address: 'an address',
  addressEmail: 'an address with an e-mail address',
  addressPhone: 'an address with a phone number',
  email: 'an e-mail address',
  phone: 'a phone number',
  link: 'a link',
  person: 'a person at a desk',
  shop: 'a shop',
};

/** A minute, minutes or a day. */
function inMinutes(seconds: number): string {
  if (seconds === 86_400) return 'a day';
  return seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;
}

/** The things that are counted by somebody's contact: how far others can refuse them to that person. */
export const strangerTable = (): string =>
  markdownTable(
    ['limit', 'a stranger who knows the contact can close'],
    Object.entries<LimitRow>(LIMIT_TABLE).flatMap(([name, { stranger }]) =>
      stranger ? [row(code(name), stranger)] : [],
    ),
  );

/** Puts each text between its two marks, `<!-- name -->` and `<!-- /name -->`. */
export function fillIn(document: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((result, [name, text]) => {
    const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!marks.test(result)) throw new Error(`The document has no place for ${name}.`);
    return result.replace(marks, (_, open: string, close: string) => `${open}\n${text}\n\n${close}`);
  }, document);
}

/** The text for pages of partners. The form sends the same with any settings of the site. */
export function noticeText(): string {
  const disclosure = { release: 'all', mostShops: 0, years: 0, silentDays: 0, lookedDays: 0 } as const;
  const settings = { tagManagerId: '', tagConsent: false, mapsKey: '', retentionDays: 0, disclosure };
  const names = { product: 'PRODUCT', operator: 'OPERATOR', privacyUrl: 'https://YOUR-HOST/privacy' };
  return ['```text', noticeForPartners(settings, names), '```'].join('\n');
}
