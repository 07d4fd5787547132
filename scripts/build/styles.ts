import type { CSSOptions } from 'vite';
import { markNames } from './own-names.ts';
import { writePalette } from './palette.ts';
import { splitSchemes } from './schemes.ts';

/**
 * The settings of styles. The site and the form share them: the policy of the site names the form's styles by their
 * hashes, so both builds have to write the same text.
 */
export const STYLES: CSSOptions = {
  postcss: { plugins: [splitSchemes, writePalette, markNames] },
  // Its feature LightDark: `color-scheme` would get two properties for light-dark(), in browsers that get no such
  // style.
  lightningcss: { exclude: 1 << 20 },
};
