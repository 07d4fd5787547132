import { DEMO_FAILURES, DEMO_SCOPE_NAMES } from '#contract/calls/demo.ts';
import { FORM_STEPS, MODES, NAVIGATIONS, SCHEMES } from '#contract/embed/element.ts';
import type { GivenAttribute } from '#contract/embed/given.ts';
import { TEASERS, type TeaserKind } from '#contract/embed/teaser.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { LANGUAGES, OF_PAGE } from '#contract/language/languages.ts';

/** How the form gets into the page. */
const WAYS = ['page', 'frame', 'middle', 'side', ...TEASERS] as const;

export const WIDTHS = ['320', '390', '768', 'full'] as const;

interface SettingRow {
  choices: readonly string[] | undefined;
  attribute: boolean;
}

/**
 * All settings, with their names in the query of the URL. Settings that are attributes have the name of the
 * attribute. The first choice is the default. A setting without choices is a text.
 */
export const SETTINGS = {
  theme: { choices: THEME_NAMES, attribute: true },
  scheme: { choices: SCHEMES, attribute: true },
  lang: { choices: [...LANGUAGES, OF_PAGE], attribute: true },
  'initial-category': { choices: ['', ...CATEGORY_KEYS], attribute: true },
  'initial-selection': { choices: undefined, attribute: true },
  'product-name': { choices: undefined, attribute: true },
  way: { choices: WAYS, attribute: false },
  navigation: { choices: NAVIGATIONS, attribute: true },
  step: { choices: FORM_STEPS, attribute: true },
  mode: { choices: MODES, attribute: true },
  'medium-uuid': { choices: undefined, attribute: true },
  'prefill-with': { choices: undefined, attribute: true },
  'prefill-from': { choices: undefined, attribute: true },
  'skip-filled': { choices: ['false', 'true'], attribute: true },
  context: { choices: undefined, attribute: true },
  'context-from': { choices: undefined, attribute: true },
  fail: { choices: ['none', ...DEMO_FAILURES], attribute: false },
  'fail-scope': { choices: DEMO_SCOPE_NAMES, attribute: false },
  width: { choices: ['full', ...WIDTHS.filter((width) => width !== 'full')], attribute: false },
} as const satisfies Record<string, SettingRow> & Record<GivenAttribute, SettingRow>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

export type DemoSettings = { [Name in SettingName]: string };

const defaultOf = (name: SettingName): string => SETTINGS[name].choices?.[0] ?? '';

/** The settings in a query. Missing values and values that are not allowed become the default. */
export function readDemoSettings(query: string): DemoSettings {
  const params = new URLSearchParams(query);
  const entries = SETTING_NAMES.map((name) => {
    const choices: readonly string[] | undefined = SETTINGS[name].choices;
    const value = params.get(name)?.trim() ?? '';
    return [name, choices && !choices.includes(value) ? defaultOf(name) : value];
  });
  return Object.fromEntries(entries);
}

/** The query with the settings, including its question mark. Empty if all settings are defaults. */
export function toQuery(settings: DemoSettings): string {
  const changes = SETTING_NAMES.filter((name) => settings[name] !== defaultOf(name));
  const params = new URLSearchParams(changes.map((name) => [name, settings[name]]));
  return params.size > 0 ? `?${params}` : '';
}

/** The attributes of the element for the settings. Defaults are left out. */
export function toAttributes(settings: DemoSettings): [name: string, value: string][] {
  return SETTING_NAMES.filter((name) => SETTINGS[name].attribute && settings[name] !== defaultOf(name)).map(
    (name) => [name, settings[name]],
  );
}

/** The teaser by which the form is opened, if that is the way. */
export const teaserOf = ({ way }: DemoSettings): TeaserKind | undefined =>
  TEASERS.find((kind) => kind === way);

/** The API base that makes the chosen calls fail, or undefined. */
export function toApiBase(settings: DemoSettings): string | undefined {
  return settings.fail === 'none' ? undefined : `/demo/api/${settings.fail}/${settings['fail-scope']}`;
}
