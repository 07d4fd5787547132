/** Everybody who notices trouble, in the order in which a page names them. */
export const SEERS = { seller: 'お客様', shop: '買取店', desk: '管理画面' } as const;
export type Seer = keyof typeof SEERS;

/** One thing to do. */
export interface HelpStep {
  readonly text: string;
  /** The pages of the desk on which it is done, with their names. */
  readonly pages?: Readonly<Record<string, string>>;
  /** To be typed at the machine. */
  readonly command?: string;
}

/** A page for somebody who has to do something now, and knows neither code nor documents. Nothing in it is secret. */
export interface HelpPage {
  readonly title: string;
  readonly seen: Readonly<Record<Seer, string>>;
  /** The first sentence says how soon it has to be mended. */
  readonly means: readonly string[];
  readonly steps: readonly HelpStep[];
  readonly over: readonly string[];
  /** Everybody can read the page: it is for a moment in which nobody can sign in. */
  readonly isOpen?: true;
}

/** The headings of the four parts. */
export const HELP_PARTS = {
  seen: '起きていること',
  means: '意味',
  steps: 'すること',
  over: '終わったことの確かめ方',
} as const satisfies Partial<Record<keyof HelpPage, string>>;
