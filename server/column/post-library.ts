import type { ColumnAuthor, ColumnPicture, ColumnPost, Term } from './model.ts';
import { normalise } from './normalise.ts';
import { compareText, ORDERS, type PostOrder, SearchWords } from './post-order.ts';
import type { ViewCounts } from './views.ts';

interface Contents {
  posts: readonly ColumnPost[];
  categories: readonly Term[];
  authors: readonly ColumnAuthor[];
  /** A picture by its name. */
  picture(name: string): ColumnPicture;
}

/** Which posts, in which order. An empty list does not filter. */
export interface PostFilter {
  search: string;
  /** In the form of `canonicalSlug`. */
  slug: readonly string[];
  include: readonly number[];
  exclude: readonly number[];
  author: readonly number[];
  author_exclude: readonly number[];
  categories: readonly number[];
  categories_exclude: readonly number[];
  tags: readonly number[];
  tags_exclude: readonly number[];
  orderby: PostOrder;
  order: 'asc' | 'desc';
}

/** A post with its text as HTML; URLs in it begin with `ORIGIN_MARK`. */
export interface FullPost {
  readonly post: ColumnPost;
  readonly html: string;
  /** When the picture was first shown, in this article or another. */
  readonly pictureSince: number;
}

export interface ShownPicture {
  readonly picture: ColumnPicture;
  /** The date of the oldest article that shows it. */
  readonly since: number;
}

export interface PopularPost {
  readonly post: ColumnPost;
  readonly views: number;
}

/** All articles of the column in memory, newest first. */
export class PostLibrary {
  readonly posts: readonly ColumnPost[];
  /** In the order of categories.yaml. */
  readonly categories: readonly Term[];
  /** By name. */
  readonly tags: readonly Term[];
  /** In the order of authors.yaml. */
  readonly authors: readonly ColumnAuthor[];
  readonly #picture: Contents['picture'];
  readonly #texts: ReadonlyMap<ColumnPost, string>;
  readonly #html = new Map<ColumnPost, Promise<string>>();
  readonly #counts = new Map<number, number>();
  readonly #media = new Map<number, ShownPicture>();

  constructor({ posts, categories, authors, picture }: Contents) {
    this.posts = posts.toSorted((a, b) => b.date - a.date || compareText(a.slug, b.slug));
    this.categories = categories;
    this.authors = authors;
    this.#picture = picture;
    const tags = new Map(this.posts.flatMap((post) => post.tags.map((tag) => [tag.id, tag] as const)));
    this.tags = [...tags.values()].sort((a, b) => compareText(a.name, b.name));
    this.#texts = new Map(this.posts.map((post) => [post, textOf(post)]));
    for (const post of this.posts) this.#take(post);
  }

  /** How many posts a term or an author has. */
  countOf({ id }: Term | ColumnAuthor): number {
    return this.#counts.get(id) ?? 0;
  }

  post(id: number): ColumnPost | undefined {
    return this.posts.find((post) => post.id === id);
  }

  /** A picture that an article shows. */
  mediaItem(id: number): ShownPicture | undefined {
    return this.#media.get(id);
  }

  find(query: PostFilter): ColumnPost[] {
    const words = new SearchWords(query.search);
    const matches = this.posts.filter(
      (post) => fits(post, query) && words.allIn(this.#texts.get(post) ?? ''),
    );
    const compare = ORDERS[query.orderby](query, words);
    const sign = query.order === 'asc' ? 1 : -1;
    // The sort is stable: posts that compare equal stay newest first.
    return matches.sort((a, b) => sign * compare(a, b));
  }

  /**
   * The most viewed posts; of posts with equal views, the newest first. Posts without a view in the range are left
   * out, as the plugin does.
   */
  popular(counts: ViewCounts): PopularPost[] {
    return this.posts
      .map((post) => ({ post, views: counts.get(post.slug) ?? 0 }))
      .filter(({ views }) => views > 0)
      .sort((a, b) => b.views - a.views);
  }

  /** A text becomes HTML when it is first needed: loading the Markdown packages takes longer than all the rest. */
  async render(posts: readonly ColumnPost[]): Promise<FullPost[]> {
    return Promise.all(
      posts.map(async (post) => ({
        post,
        html: await this.#htmlOf(post),
        pictureSince: this.#media.get(post.picture.id)?.since ?? post.date,
      })),
    );
  }

  #htmlOf(post: ColumnPost): Promise<string> {
    const earlier = this.#html.get(post);
    if (earlier) return earlier;
    const html = import('./markdown.ts').then(({ renderMarkdown }) =>
      renderMarkdown(post.markdown, { picture: this.#picture, speakers: post.speakers }),
    );
    this.#html.set(post, html);
    return html;
  }

  /** Counts a post. Posts come newest first, so the last post with a picture was the first to show it. */
  #take(post: ColumnPost): void {
    for (const { id } of [post.category, post.author, ...post.tags]) {
      this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
    }
    const figures = [...post.markdown.matchAll(/\]\(picture:([^\s)]+)/g)].map(([, name = '']) =>
      this.#picture(name),
    );
    for (const picture of [post.picture, ...figures])
      this.#media.set(picture.id, { picture, since: post.date });
  }
}

/** One form for all ways of writing a slug: percent-encoded or not, upper or lower case, composed or decomposed. */
export function canonicalSlug(slug: string): string {
  return decoded(slug).normalize('NFC').toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text that a search looks through: title, excerpt and text without Markdown marks. */
function textOf({ title, excerpt, markdown }: ColumnPost): string {
  const text = markdown
    .replace(/\]\(\S+?(?: "([^"]*)")?\)/g, (_, caption?: string) => (caption ? ` ${caption} ` : ''))
    .replace(/^(:::.*|[#>]+|- )/gm, '')
    .replace(/!?\[|[*`]/g, '')
    .replaceAll('|', ' ');
  return normalise(`${title} ${excerpt} ${text}`);
}

const anyOf = (list: readonly (number | string)[], ...values: (number | string)[]) =>
  list.length === 0 || values.some((value) => list.includes(value));

const noneOf = (list: readonly number[], ...values: number[]) =>
  !values.some((value) => list.includes(value));

function fits({ id, slug, author, category, tags }: ColumnPost, query: PostFilter): boolean {
  const tagIds = tags.map((tag) => tag.id);
  return (
    anyOf(query.slug, slug) &&
    anyOf(query.include, id) &&
    noneOf(query.exclude, id) &&
    anyOf(query.author, author.id) &&
    noneOf(query.author_exclude, author.id) &&
    anyOf(query.categories, category.id) &&
    noneOf(query.categories_exclude, category.id) &&
    anyOf(query.tags, ...tagIds) &&
    noneOf(query.tags_exclude, ...tagIds)
  );
}
