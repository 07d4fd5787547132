import type { Theme } from '../embed/themes.ts';

/** The names of the themes on the screen. */
export const THEME_LABELS: Record<Theme, string> = {
  product: '標準',
  brand: 'プルダウン',
  lp: 'ランディング',
};
