import { keysOf } from '../base/keys.ts';

/** How one presentation of the form differs from the others (document 2, sections 1, 2 and 9). */
export interface ThemeRow {
  /** Lists open as dialogs, or stand in the page as select elements. */
  readonly controls: 'dialogs' | 'selects';
  /** Which wording of options that come in two: with explanations, or short. */
  readonly options: 'full' | 'short';
  /** The main buttons are plain, or look like a picture. */
  readonly submit: 'button' | 'picture';
  /** Three numbered steps, or the two halves that stick to the top of landing pages. */
  readonly progress: 'steps' | 'halves';
  /** Consent is asked for by a check box. */
  readonly asksForTerms: boolean;
  /** A notice about privacy is shown above the button that sends. */
  readonly privacyNotice: boolean;
  /** The way to an address without its postal code is offered. */
  readonly manualAddress: boolean;
}

/**
 * The presentations of the one form. A theme is a row here, a name in contract/docs/themes.ts and a style file,
 * widget/first-paint/themes/<name>.css.
 */
export const THEMES = {
  product: {
    controls: 'dialogs',
    options: 'full',
    submit: 'button',
    progress: 'steps',
    asksForTerms: true,
    privacyNotice: false,
    manualAddress: false,
  },
  brand: {
    controls: 'selects',
    options: 'short',
    submit: 'picture',
    progress: 'steps',
    asksForTerms: false,
    privacyNotice: true,
    manualAddress: true,
  },
  lp: {
    controls: 'dialogs',
    options: 'full',
    submit: 'button',
    progress: 'halves',
    asksForTerms: false,
    privacyNotice: true,
    manualAddress: false,
  },
} as const satisfies Record<string, ThemeRow>;

export type Theme = keyof typeof THEMES;
export const THEME_NAMES = keysOf(THEMES);

/** The theme of an element without the attribute. */
export const DEFAULT_THEME: Theme = 'product';

/** The row with all optional members of its type, so that code can read a trait without naming a theme. */
export const themeOf = (theme: Theme): ThemeRow => THEMES[theme];
