import type { ANTIQUE_SELECTIONS, CategoryKey } from '#contract/categories.ts';
import type { Faq } from '#host/blocks/faq/faq.ts';
import type { Voice } from '#host/blocks/voices/voice.ts';

/** The objects of which there are hero pictures. */
export type LandingPicture =
  | 'watch'
  | 'bag'
  | 'jewelry'
  | 'antique'
  | 'camera'
  | 'alcohol'
  | 'gold'
  | 'kosen'
  | 'kimono'
  | 'music';

/** The words of one landing page (document 1, section 2: category landing pages). */
export interface LandingPage {
  /** What the first item of the form is set to. */
  readonly category: CategoryKey;
  /** The type of antique that goes with it. */
  readonly selection?: (typeof ANTIQUE_SELECTIONS)[number];
  /** What the goods are called in headings. */
  readonly goods: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly hero: { readonly lines: readonly string[]; readonly text: string };
  readonly picture: LandingPicture;
  /** The key of the purchase results; that of precious metals is not the picture's. */
  readonly results: Exclude<LandingPicture, 'gold'> | 'precious_metal';
  /** Three reasons why comparing pays. */
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** What shops look at. */
  readonly checkpoints: readonly string[];
  /** Four voices of customers. */
  readonly voices: readonly Voice[];
  readonly faq: readonly Faq[];
}
