declare module 'virtual:first-paint' {
  import type { Theme } from '#contract/embed/themes.ts';
  import type { CategoryKey } from '#contract/goods/categories.ts';

  /** The name of the element. */
  export const TAG: string;
  /** The theme of an element without the attribute. */
  export const DEFAULT_THEME: Theme;
  /** The tags and texts that make up every markup, as lines (tokens.ts). */
  export const PIECES: string;
  /** The first step by theme and initial category. */
  export const MARKUPS: Record<Theme, Record<CategoryKey | '', string>>;
  /** The dialog of categories. */
  export const CHOOSER: string;
  export const FIRST_PAINT_CSS: string;
}

declare module 'virtual:parts' {
  /** The files of the form, relative to the entry once all are built. */
  export const FORM_FILES: string[];
  /** The files of the questions. */
  export const QUESTIONS_FILES: string[];
  /** The styles of dark forms. */
  export const DARK_FILE: string;
}
