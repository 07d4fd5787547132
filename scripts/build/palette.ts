import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '..', '..', 'contract', 'palette.css');

const PALETTE = new Map(
  [...readFileSync(FILE, 'utf8').matchAll(/(--palette-[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** Style text with the colours of contract/palette.css in place of their names. */
export function withColours(css: string): string {
  return css.replace(/var\((--palette-[\w-]+)\)/g, (_, name: string) => {
    const colour = PALETTE.get(name);
    if (!colour) throw new Error(`contract/palette.css has no ${name}.`);
    return colour;
  });
}

/** The part of a style rule that is changed here, as PostCSS hands it over. */
interface Declaration {
  value: string;
}

/**
 * A PostCSS plugin that writes the palette's colours into the form's styles. The first paint would otherwise carry
 * all of them as custom properties, and older browsers hand none on to `::backdrop`.
 */
export const writePalette = {
  postcssPlugin: 'appraisal-form:palette',
  Declaration(declaration: Declaration): void {
    if (declaration.value.includes('var(--palette-')) declaration.value = withColours(declaration.value);
  },
};
