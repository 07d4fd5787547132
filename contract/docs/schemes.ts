import type { Scheme } from '../embed/element.ts';

/** The names of the colour schemes on the screen. */
export const SCHEME_LABELS: Record<Scheme, string> = {
  light: '明るい',
  dark: '暗い',
  auto: 'ページに合わせる',
};
