import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { stringify } from 'yaml';
import { DEFAULT_PRODUCT_NAME } from '#contract/base/product.ts';
import { GIVEN_ROWS } from '#contract/docs/given.ts';
import { LANGUAGE_LABELS } from '#contract/docs/languages.ts';
import { SCHEME_LABELS } from '#contract/docs/schemes.ts';
import { TAGGED_EVENTS } from '#contract/docs/tags.ts';
import { THEME_LABELS } from '#contract/docs/themes.ts';
import { SCHEMES, toCamelCase } from '#contract/embed/element.ts';
import { TAGS_QUEUE } from '#contract/embed/tags.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { ENTRY, TAGS_SCRIPT, WIDGET_PATH } from '#contract/embed/widget-files.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { MESSAGES } from './messages.ts';
import { permissionsOf } from './permissions.ts';
import { SCENARIOS } from './scenarios.ts';

/*
 * The template for Google Tag Manager, in the format of its gallery
 * (https://developers.google.com/tag-platform/tag-manager/templates): a file of parts under names between underscores.
 * Fields, events and attributes are those of the rows of the contract.
 */

const FILES = join(import.meta.dirname, 'files');

/**
 * The code of the sandbox. It is no file of JavaScript, because linters ask for words that the sandbox does not know.
 */
const CODE = 'sandboxed.txt';

/** Any day: the same sources make the same bytes. */
const DATED = '1990-01-01T00:00:00';

/** The consents of Google consent mode for which the events may wait. */
export const CONSENTS = ['analytics_storage', 'ad_storage'] as const;

/** The attributes that a tag sets, with the names of its fields: names in code, as the sandbox wants them. */
const ATTRIBUTES = [
  'medium-uuid',
  'theme',
  'scheme',
  'lang',
  'initial-category',
  ...GIVEN_ROWS.map(({ name }) => name),
].map((name) => [toCamelCase(name), name] as const);

const info = {
  type: 'TAG',
  id: 'cvt_temp_public_id',
  version: 1,
  securityGroups: [],
  displayName: MESSAGES.name(DEFAULT_PRODUCT_NAME),
  categories: ['AFFILIATE_MARKETING', 'CONVERSIONS'],
  brand: { id: 'brand_dummy', displayName: DEFAULT_PRODUCT_NAME },
  description: MESSAGES.description,
  containerContexts: ['WEB'],
};

const simple = { simpleValueType: true };
const text = (name: string, displayName: string, more: object = {}) => ({
  type: 'TEXT',
  name,
  displayName,
  ...simple,
  ...more,
});
const checkbox = (name: string, checkboxText: string, more: object = {}) => ({
  type: 'CHECKBOX',
  name,
  checkboxText,
  ...simple,
  ...more,
});
const select = (name: string, displayName: string, items: Readonly<Record<string, string>>, more = {}) => ({
  type: 'SELECT',
  name,
  displayName,
  macrosInSelect: false,
  selectItems: Object.entries(items).map(([value, displayValue]) => ({ value, displayValue })),
  ...simple,
  ...more,
});
const group = (name: string, displayName: string, subParams: readonly object[], groupStyle: string) => ({
  type: 'GROUP',
  name,
  displayName,
  groupStyle,
  subParams,
});

const WORDS = MESSAGES.fields;

/** A field for everything that a tag may say. */
const parameters = [
  text('place', WORDS.place, { help: WORDS.placeHelp, valueHint: '#appraisal' }),
  text('mediumUuid', WORDS.medium, {
    valueValidators: [
      {
        type: 'REGEX',
        args: ['^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$'],
        errorMessage: WORDS.wrongMedium,
      },
    ],
  }),
  select('theme', WORDS.theme, {
    '': WORDS.none,
    ...Object.fromEntries(THEME_NAMES.map((name) => [name, THEME_LABELS[name]])),
  }),
  select('scheme', WORDS.scheme, {
    '': WORDS.none,
    ...Object.fromEntries(SCHEMES.map((name) => [name, SCHEME_LABELS[name]])),
  }),
  select('lang', WORDS.lang, { '': WORDS.none, ...LANGUAGE_LABELS }),
  select('initialCategory', WORDS.category, {
    '': WORDS.none,
    ...Object.fromEntries(CATEGORY_KEYS.map((key) => [key, CATEGORIES[key].label])),
  }),
  checkbox('isTest', WORDS.test, { help: WORDS.testHelp }),
  group(
    'given',
    WORDS.given,
    GIVEN_ROWS.map(({ name, label, help, example, isSwitch }) =>
      isSwitch
        ? checkbox(toCamelCase(name), label, { help })
        : text(toCamelCase(name), label, { help, valueHint: example }),
    ),
    'ZIPPY_CLOSED',
  ),
  group(
    'events',
    WORDS.events,
    TAGGED_EVENTS.map(([name, label]) => checkbox(`event_${name}`, label)),
    'ZIPPY_OPEN',
  ),
  select(
    'consent',
    WORDS.consent,
    {
      ...Object.fromEntries(CONSENTS.map((name) => [name, WORDS.consents[name]])),
      none: WORDS.consents.none,
    },
    { help: WORDS.consentHelp, defaultValue: CONSENTS[0] },
  ),
];

/** Fills the names of this host and of the rows into a file. */
const filled = (file: string, origin: string) =>
  file
    .replaceAll('HOST', origin)
    .replaceAll('VERSION', packageFile.version)
    .replace("'QUEUE'", JSON.stringify(TAGS_QUEUE))
    .replace("'TAGS'", JSON.stringify(TAGS_SCRIPT))
    .replace("'ENTRY'", JSON.stringify(ENTRY))
    .replace('EVENTS.', `${JSON.stringify(TAGGED_EVENTS.map(([name]) => name))}.`)
    .replace('ATTRIBUTES.', `${JSON.stringify(ATTRIBUTES)}.`);

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The template for a host. @param code of the sandbox, filled in */
function templateText(origin: string, code: string): string {
  const parts = {
    INFO: json(info),
    TEMPLATE_PARAMETERS: json(parameters),
    SANDBOXED_JS_FOR_WEB_TEMPLATE: code.trim(),
    WEB_PERMISSIONS: json(
      permissionsOf({ urls: [`${origin}${WIDGET_PATH}*`], queues: [TAGS_QUEUE], consents: CONSENTS }),
    ),
    TESTS: stringify({ scenarios: SCENARIOS, setup: '' }, { lineWidth: 0 }).trim(),
    NOTES: MESSAGES.notes(packageFile.version),
  };
  return Object.entries(parts)
    .map(([name, content]) => `___${name}___\n\n${content}\n`)
    .join('\n\n');
}

/**
 * The template with all that a repository of the gallery has, as a zip.
 * @param origin the host that the form comes from
 */
export async function templateZip(origin: string): Promise<Uint8Array> {
  const names = await readdir(FILES);
  const texts = await Promise.all(
    names.map(async (name) => [name, filled(await readFile(join(FILES, name), 'utf8'), origin)] as const),
  );
  const files = texts.map(([name, content]) =>
    name === CODE ? (['template.tpl', templateText(origin, content)] as const) : ([name, content] as const),
  );
  return zipSync(Object.fromEntries(files.map(([name, content]) => [name, strToU8(content)])), {
    mtime: DATED,
  });
}
