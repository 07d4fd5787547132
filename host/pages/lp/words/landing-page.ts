import type { HEROES } from '#art/index/heroes.ts';
import type { RESULTS } from '#art/index/results.ts';
import type { ANTIQUE_SELECTIONS, CategoryKey } from '#contract/goods/categories.ts';
import type { Faq } from '../../../blocks/faq/faq-entry.ts';
import type { Voice } from '../../../blocks/voices/voice.ts';

type Subject<Name> = Name extends `hero-${infer Found}-phone` ? Found : never;
type Result<Name> = Name extends `achievement-${infer Found}-${number}` ? Found : never;

/** The words of one landing page (document 1, section 2: category landing pages). */
export interface LandingPage {
  /** The category of the form's first item. */
  readonly category: CategoryKey;
  /** The type of antique that is chosen with it. */
  readonly selection?: (typeof ANTIQUE_SELECTIONS)[number];
  /** The name of the goods in headings. */
  readonly goods: string;
  /** At most 34 characters. */
  readonly title: string;
  /** 80 to 120 characters. */
  readonly description: string;
  /** At least three. */
  readonly keywords: readonly string[];
  /** Two or three lines, and a text of 40 to 70 characters. */
  readonly hero: { readonly lines: readonly string[]; readonly text: string };
  /** The subject of the hero picture, of those in art/index. */
  readonly picture: Subject<keyof typeof HEROES>;
  /** The subject of the purchase results, of those in art/index. */
  readonly results: Result<keyof typeof RESULTS>;
  /** The picture for social services, of those in art/images; the site's own where it is left out. */
  readonly social?: `social-${string}`;
  /** Three reasons why comparing pays. */
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** The points that shops check: four to six. */
  readonly checkpoints: readonly string[];
  /** Four voices of customers. */
  readonly voices: readonly Voice[];
  /** Five questions, none of which another page has. */
  readonly faq: readonly Faq[];
}
