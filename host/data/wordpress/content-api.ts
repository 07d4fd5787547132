import type * as z from 'zod/mini';
import { assertOk, badAnswer, CallError, fetchJson } from '../http.ts';
import {
  type WordPressCategory,
  type WordPressPost,
  wordPressCategories,
  wordPressPosts,
} from './schemas.ts';

const POPULAR = '/wordpress-popular-posts/v1/popular-posts';
const POSTS_PER_PAGE = 12;
/** One more than are shown, for the article that they stand beside. */
const SIDEBAR_POSTS = 6;
const MOST_AT_ONCE = '100';

/** The embedded parts of a post. Without names, WordPress would add its comments. */
const EMBED = 'author,wp:featuredmedia,wp:term';
/** The fields of a post in a list, without its body. WordPress embeds only parts that it may link to. */
const OF_LISTS =
  'id,slug,type,link,date,date_gmt,modified,modified_gmt,title,excerpt,_links.wp:featuredmedia,_links.wp:term,_embedded';

export interface PostPage {
  posts: WordPressPost[];
  total: number;
  totalPages: number;
}

export interface PostQuery {
  page: number;
  perPage?: number;
  category?: number;
  search?: string;
}

/** A slug as people read it. WordPress writes Japanese slugs percent-encoded in lower case. */
export function plainSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

const sameSlug = (a: string, b: string) => plainSlug(a).toLowerCase() === plainSlug(b).toLowerCase();

/** WordPress's status for a page after the last. */
const AFTER_LAST = 400;
/** WordPress's status for a call that a content API does not have. */
const NO_ROUTE = 404;

/**
 * The URL of a call. A WordPress base comes in three forms: https://host/wp-json, …/wp-json/wp/v2 and
 * https://host/?rest_route=/wp/v2.
 * @param path such as /wp/v2/posts
 */
export function contentUrl(base: string, path: string, query: Readonly<Record<string, string>> = {}): string {
  const url = new URL(base);
  const route = url.searchParams.get('rest_route');
  if (route === null) url.pathname = url.pathname.replace(/\/wp\/v2\/?$/, '').replace(/\/$/, '') + path;
  else url.searchParams.set('rest_route', path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The address to which browsers report that a post was opened; the plugin WordPress Popular Posts counts it.
 * @param base of the content API as browsers reach it; empty for this site itself
 */
export function viewUrl(base: string, id: number): string {
  const query = { wpp_id: String(id) };
  if (base) return contentUrl(base, POPULAR, query);
  return `/wp-json${POPULAR}?${new URLSearchParams(query)}`;
}

/** Undefined where the content API does not have this call. */
const orNoRoute = <Data>(answer: Promise<{ data: Data }>): Promise<Data | undefined> =>
  answer.then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof CallError && error.status === NO_ROUTE) return undefined;
      throw error;
    },
  );

const count = (headers: Headers, name: string, fallback: number) => {
  const value = Number(headers.get(name) ?? Number.NaN);
  return Number.isSafeInteger(value) && value >= 0 ? value : fallback;
};

/** The content API as loaders call it (document 1, section 7). Every call throws CallError. */
export function contentApi(base: string, signal?: AbortSignal) {
  async function get<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    query: Record<string, string> = {},
  ): Promise<{ data: z.output<Schema>; headers: Headers }> {
    const response = await fetchJson(contentUrl(base, path, query), { signal });
    assertOk(response);
    const result = schema.safeParse(response.body);
    if (!result.success) throw badAnswer(response.status, result.error);
    return { data: result.data, headers: response.headers };
  }

  async function posts({ page, perPage = POSTS_PER_PAGE, category, search }: PostQuery): Promise<PostPage> {
    const { data, headers } = await get('/wp/v2/posts', wordPressPosts, {
      _embed: EMBED,
      _fields: OF_LISTS,
      page: String(page),
      per_page: String(perPage),
      ...(category !== undefined && { categories: String(category) }),
      ...(search && { search }),
    });
    return {
      posts: data,
      total: count(headers, 'x-wp-total', data.length),
      totalPages: count(headers, 'x-wp-totalpages', 1),
    };
  }

  /** None where the content API has only posts. */
  const pages = async (query: Record<string, string>): Promise<WordPressPost[]> =>
    (await orNoRoute(get('/wp/v2/pages', wordPressPosts, query))) ?? [];

  return {
    posts,
    /** The posts of a page, as by `posts`; undefined for a page after the last. */
    async pageOfPosts(query: PostQuery): Promise<PostPage | undefined> {
      return posts(query).catch((error: unknown) => {
        if (error instanceof CallError && error.status === AFTER_LAST && query.page > 1) return undefined;
        throw error;
      });
    },
    /** A post, or else a page. Undefined if none has this slug, in any encoding. */
    async post(slug: string): Promise<WordPressPost | undefined> {
      const query = { slug, _embed: EMBED };
      const { data } = await get('/wp/v2/posts', wordPressPosts, query);
      // WordPress takes a comma for a list of slugs and would answer with either.
      const find = (posts: WordPressPost[]) => posts.find((post) => sameSlug(post.slug, slug));
      return find(data) ?? find(await pages(query));
    },
    /** Its pages, such as a guide: what has neither a category nor a place in the lists. */
    pages: () => pages({ per_page: MOST_AT_ONCE, _fields: 'id,slug,date,modified,title,excerpt' }),
    async categories(): Promise<WordPressCategory[]> {
      const { data } = await get('/wp/v2/categories', wordPressCategories, {
        per_page: MOST_AT_ONCE,
      });
      return data;
    },
    async latest(): Promise<WordPressPost[]> {
      return (await posts({ page: 1, perPage: SIDEBAR_POSTS })).posts;
    },
    /** The most read of the last seven days; undefined without the plugin WordPress Popular Posts. */
    async popular(): Promise<WordPressPost[] | undefined> {
      const query = {
        range: 'last7days',
        order_by: 'views',
        limit: String(SIDEBAR_POSTS),
        _embed: EMBED,
        _fields: OF_LISTS,
      };
      return orNoRoute(get(POPULAR, wordPressPosts, query));
    },
  };
}
