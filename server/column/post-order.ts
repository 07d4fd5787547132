import type { ColumnPost } from './model.ts';
import { normalise } from './normalise.ts';

/** Longer searches would only take time and find no article. */
const SEARCH_CHARACTERS = 200;

type Compare = (a: ColumnPost, b: ColumnPost) => number;
interface Wanted {
  readonly include: readonly number[];
  readonly slug: readonly string[];
}

/** The words of a search. All of them must occur, in any width, case and kana. */
export class SearchWords {
  readonly #phrase: string;
  readonly #words: readonly string[];

  constructor(search: string) {
    this.#phrase = normalise(search.slice(0, SEARCH_CHARACTERS));
    this.#words = [...new Set(this.#phrase.split(' ').filter(Boolean))];
  }

  /** @param text normalised */
  allIn(text: string): boolean {
    return this.#words.every((word) => text.includes(word));
  }

  /** How well a post fits, 1 is best: WordPress orders by relevance like this. */
  rank(post: ColumnPost): number {
    const [title, excerpt] = [normalise(post.title), normalise(post.excerpt)];
    if (title.includes(this.#phrase)) return 1;
    if (this.allIn(title)) return 2;
    if (this.#words.some((word) => title.includes(word))) return 3;
    return excerpt.includes(this.#phrase) ? 4 : 5;
  }
}

const collator = new Intl.Collator('ja');

export const compareText = (a: string, b: string): number => collator.compare(a, b);

const inListOrder =
  <T>(list: readonly T[], of: (post: ColumnPost) => T): Compare =>
  (a, b) =>
    list.indexOf(of(b)) - list.indexOf(of(a));

/** WordPress's orders, ascending. Those by a given list or by relevance are meant for 'desc'. */
export const ORDERS = {
  author: () => (a, b) => a.author.id - b.author.id,
  date: () => (a, b) => a.date - b.date,
  id: () => (a, b) => a.id - b.id,
  include: ({ include }) => inListOrder(include, ({ id }) => id),
  modified: () => (a, b) => a.modified - b.modified,
  parent: () => () => 0,
  relevance: (_, words) => (a, b) => words.rank(b) - words.rank(a),
  slug: () => (a, b) => compareText(a.slug, b.slug),
  include_slugs: ({ slug }) => inListOrder(slug, (post) => post.slug),
  title: () => (a, b) => compareText(a.title, b.title),
} as const satisfies Record<string, (query: Wanted, words: SearchWords) => Compare>;

export type PostOrder = keyof typeof ORDERS;
