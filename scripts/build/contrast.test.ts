import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { UsedScheme } from '#contract/embed/frame.ts';
import { THEME_NAMES, type Theme } from '#contract/embed/themes.ts';
import { type Colour, contrast, luminance } from '#test/base/contrast.ts';
import { withColours } from './palette.ts';
import { inScheme } from './schemes.ts';

const WIDGET = join(import.meta.dirname, '../../widget');

const read = (file: string) => readFileSync(join(WIDGET, file), 'utf8');

const FILES = [
  'first-paint/themes/product.css',
  'parts/tokens.css',
  'first-paint/themes/brand.css',
  'first-paint/themes/lp.css',
].map(read);

/** The defaults of the tokens in a theme: all of the product theme, and those that the theme has itself. */
function tokensOf(theme: Theme, scheme: UsedScheme): ReadonlyMap<string, string> {
  const css = FILES.map((text) => withColours(inScheme(scheme, text))).join('\n');
  const rules = css.matchAll(/\.form(--\w+)? \{([^}]*)\}/g);
  const bodies = [...rules].filter(([, of]) => of === undefined || of === `--${theme}`);
  return new Map(
    bodies.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+):\s*(?:var\(\s*--appraisal-[\w-]+,\s*)?(#\w+|rgb\([^)]*\))/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  );
}

function parse(colour: string): Colour {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const parts = colour.startsWith('#')
    ? digits.match(/\w\w/g)?.map((pair) => Number.parseInt(pair, 16))
    : colour.match(/\d+/g)?.map(Number);
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = parts ?? [];
  return [red, green, blue];
}

/** Texts and the grounds that they stand on, in any part of the form. */
const TEXTS = {
  ink: ['paper', 'surface', 'accent-soft', 'sunken'],
  'ink-soft': ['paper', 'surface', 'accent-soft', 'sunken'],
  'accent-deep': ['paper', 'surface', 'accent-soft'],
  danger: ['paper', 'surface', 'danger-soft'],
  success: ['surface'],
  'on-ink': ['ink', 'danger'],
  paper: ['ink'],
} as const;

/** Outlines of what can be used, signs, and the ring of the focus. */
const PARTS = {
  'line-strong': ['paper', 'surface'],
  'accent-deep': ['sunken'],
  'on-ink': ['success'],
  focus: ['paper', 'surface', 'accent-soft'],
} as const;

const pairsOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([mark, grounds]) => grounds.map((ground) => [mark, ground] as const));

const LOOKS = THEME_NAMES.flatMap((theme) =>
  (['light', 'dark'] as const).map((scheme) => [theme, scheme] as const),
);

describe.each(LOOKS)('The colours of the theme %s, %s', (theme, scheme) => {
  const tokens = tokensOf(theme, scheme);
  const colour = (token: string) => parse(tokens.get(token) ?? expect.fail(`no ${token}`));
  const faint = (table: Parameters<typeof pairsOf>[0], least: number) =>
    pairsOf(table)
      .map(([mark, ground]) => `${mark} on ${ground}: ${contrast(colour(mark), colour(ground)).toFixed(2)}`)
      .filter((text) => Number(text.split(': ')[1]) < least);

  test('let every text be read', () => {
    expect(faint(TEXTS, 4.5)).toEqual([]);
  });

  test('let every control be seen', () => {
    expect(faint(PARTS, 3)).toEqual([]);
  });

  test('have dark text on gold', () => {
    const text = scheme === 'light' ? colour('ink') : parse(withColours('var(--palette-ink)'));
    expect(contrast(text, colour('accent'))).toBeGreaterThan(4.5);
  });

  test('stand on a ground of their scheme', () => {
    const isLight = (token: string) => luminance(colour(token)) > 0.5;
    const grounds = ['paper', 'surface', 'sunken', 'accent-soft', 'danger-soft'].map(isLight);
    expect(new Set(grounds)).toEqual(new Set([scheme === 'light']));
  });
});
