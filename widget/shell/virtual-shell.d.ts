declare module 'virtual:shell' {
  import type { CategoryKey } from '#contract/categories.ts';
  import type { Theme } from '#widget/form/themes.ts';

  /** The tags and texts that all shells are made of. */
  export const TOKENS: readonly string[];
  /** The first step by theme and initial category, as indices into `TOKENS`. */
  export const SHELLS: Record<Theme, Record<CategoryKey | '', readonly number[]>>;
  export const SHELL_CSS: string;
}

declare module 'virtual:parts' {
  /** Where the form is, relative to the entry once both are built. */
  export const FORM_URL: string;
  /** Where the polyfill is, likewise. */
  export const POLYFILL_URL: string;
}
