import { describe, expect, test } from 'vitest';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type AttributeName,
  type Settings,
  toCamelCase,
} from '#contract/embed/element.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { readSettings } from './attributes.ts';

/** The settings of a partner's page, and the warnings on the console. */
function read(attributes: Partial<Record<AttributeName, string>>): {
  settings: Settings;
  warnings: string[];
} {
  const warnings: string[] = [];
  const settings = readSettings(
    (name) => attributes[name] ?? null,
    (message) => warnings.push(message),
  );
  return { settings, warnings };
}

const DEFAULTS = read({}).settings;
const settingOf = (settings: Settings, name: AttributeName) => settings[toCamelCase(name) as keyof Settings];

describe('an attribute that will go', () => {
  const warning = 'it works until 2027-06-01; use initial-category instead' as const;
  const read = (value: string | null) => {
    const warnings: string[] = [];
    const settings = readSettings(
      (name) => (name === 'theme' ? value : null),
      (message) => warnings.push(message),
      '',
      { ...ATTRIBUTES, theme: { ...ATTRIBUTES.theme, deprecated: warning } },
    );
    return { theme: settings.theme, warnings };
  };

  test('still works, and tells the partner until when and what takes its place', () => {
    expect(read('lp')).toEqual({ theme: 'lp', warnings: [`theme: ${warning}`] });
  });

  test('is not spoken of where nobody uses it', () => {
    expect(read(null)).toEqual({ theme: 'product', warnings: [] });
  });
});

describe('a form without attributes', () => {
  test('begins with the goods, in the product theme, embedded, without a word on the console', () => {
    const { settings, warnings } = read({});
    expect(settings).toMatchObject({
      theme: 'product',
      step: 'items',
      navigation: 'embedded',
      initialCategory: '',
      initialSelection: '',
      apiBase: '',
      formUrl: '/form',
      customerUrl: '/customer-form',
      thanksUrl: '/thanks',
    });
    expect(warnings).toEqual([]);
  });

  test('every attribute has its setting', () => {
    expect(Object.keys(DEFAULTS)).toEqual(ATTRIBUTE_NAMES.map(toCamelCase));
  });
});

describe('good values', () => {
  test.each<[AttributeName, written: string, value: string]>([
    ['theme', 'brand', 'brand'],
    ['theme', 'lp', 'lp'],
    ['theme', ' brand ', 'brand'],
    ['theme', 'LP', 'lp'],
    ['theme', '\n\tBrand\n', 'brand'],
    ['step', 'customer', 'customer'],
    ['step', 'Thanks', 'thanks'],
    ['navigation', 'host', 'host'],
    ['navigation', ' HOST', 'host'],
    ['initial-category', 'watch', 'watch'],
    ['initial-category', 'WATCH ', 'watch'],
    ['initial-category', 'preciousMetal', 'preciousMetal'],
    ['initial-category', 'precious_metal', 'preciousMetal'],
    ['initial-category', 'precious-metal', 'preciousMetal'],
    ['initial-selection', ' 着物 ', '着物'],
    ['api-base', 'https://api.example.com', 'https://api.example.com'],
    ['api-base', ' https://api.example.com/base/ ', 'https://api.example.com/base/'],
    ['api-base', '/api', '/api'],
    ['api-base', 'http://localhost:3000', 'http://localhost:3000'],
    ['terms-url', '/kiyaku#top', '/kiyaku#top'],
    ['terms-url', '//cdn.example.com/terms', '//cdn.example.com/terms'],
    ['customer-url', 'contact?from=form', 'contact?from=form'],
    ['product-name', ' くらべる ', 'くらべる'],
    ['medium-uuid', ' 0E1B7C6E-1A0B-4C55-9B11-2F7F5B0B7D11 ', '0E1B7C6E-1A0B-4C55-9B11-2F7F5B0B7D11'],
  ])('%s="%s"', (name, text, value) => {
    const { settings, warnings } = read({ [name]: text });
    expect(settingOf(settings, name)).toBe(value);
    expect(warnings).toEqual([]);
  });

  test.each(ATTRIBUTE_NAMES)('an empty %s is an absent one', (name) => {
    for (const text of ['', ' ', '\n'])
      expect(read({ [name]: text })).toEqual({ settings: DEFAULTS, warnings: [] });
  });
});

describe('bad values cost the partner a warning, never the form', () => {
  test.each<[AttributeName, written: string, allowed: string]>([
    ['theme', 'dark', THEME_NAMES.join(' | ')],
    ['step', '2', 'items | customer | thanks'],
    ['navigation', 'router', 'embedded | host'],
    ['initial-category', 'cars', CATEGORY_KEYS.join(' | ')],
    ['api-base', 'ftp://example.com', 'an http(s) URL'],
    ['api-base', 'http://', 'an http(s) URL'],
  ])('%s="%s"', (name, text, choices) => {
    const { settings, warnings } = read({ [name]: text });
    expect(settings).toEqual(DEFAULTS);
    expect(warnings).toEqual([
      `${name}="${text}" is not allowed; using "${settingOf(DEFAULTS, name)}". Allowed: ${choices}`,
    ]);
  });

  const addresses = ATTRIBUTE_NAMES.filter((name) => name.endsWith('-url') || name === 'api-base');

  test.each(addresses)('%s takes no script', (name) => {
    for (const text of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'blob:https://example.com/1',
      'vbscript:x',
    ]) {
      const { settings, warnings } = read({ [name]: text });
      expect(settingOf(settings, name)).toBe(settingOf(DEFAULTS, name));
      expect(warnings).toHaveLength(1);
    }
  });

  test('each bad attribute is reported once, the good ones are used', () => {
    const { settings, warnings } = read({ theme: 'dark', step: 'x', navigation: 'host' });
    expect(warnings.map((warning) => warning.split('=')[0])).toEqual(['theme', 'step']);
    expect(settings.navigation).toBe('host');
  });

  test('without anyone to warn, too', () => {
    expect(readSettings(() => 'javascript:alert(1)')).toMatchObject({ theme: 'product', termsUrl: '/terms' });
  });
});
