import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '..', '..', 'contract', 'base', 'palette.css');

const PALETTE = new Map(
  [...readFileSync(FILE, 'utf8').matchAll(/(--palette-[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** CSS with the values of contract/base/palette.css instead of the names of the colours. */
export function withColours(css: string): string {
  return css.replace(/var\((--palette-[\w-]+)\)/g, (_, name: string) => {
    const colour = PALETTE.get(name);
    if (!colour) throw new Error(`contract/base/palette.css has no ${name}.`);
    return withColours(colour);
  });
}

/** The part of a CSS declaration that is changed here, as PostCSS passes it. */
interface Declaration {
  value: string;
}

/**
 * A PostCSS plugin that replaces the names of palette colours in the styles of the form and of the site with their
 * values. Otherwise the first paint would have to contain all colours as custom properties. Also, in older browsers `::backdrop` does not
 * inherit custom properties.
 */
export const writePalette = {
  postcssPlugin: 'appraisal-form:palette',
  Declaration(declaration: Declaration): void {
    if (declaration.value.includes('var(--palette-')) declaration.value = withColours(declaration.value);
  },
};
