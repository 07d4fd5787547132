import { lastGood } from '../../../data/last-good.ts';
import { callOutcome } from '../../../data/outcome.ts';
import { contentApi, plainSlug } from '../../../data/wordpress/content-api.ts';
import type { Site } from '../../../settings/context.ts';
import type { Post, PostTerm } from './post.ts';
import { plainText } from './sanitize.server.ts';
import { toPost } from './to-post.server.ts';

export interface PostListing {
  posts: Post[];
  totalPages: number;
}

interface Wanted {
  page: number;
  category?: number;
  search?: string;
}

/** The origins of this site: for visitors, and for itself where it is its own content API. */
export function originsOf({ settings, contentApi: base }: Site, request: Request): string[] {
  const site = settings.siteUrl || new URL(request.url).origin;
  return settings.contentApiBase ? [site] : [site, new URL(base).origin];
}

/** A page of articles. Behind the last page the list is empty, and the number of the last page is known. */
export async function loadListing(site: Site, request: Request, query: Wanted): Promise<PostListing> {
  const origins = originsOf(site, request);
  const api = contentApi(site.contentApi);
  const result = await api.pageOfPosts(query);
  if (result) {
    const posts = result.posts.map((post) => toPost(post, origins));
    return { posts, totalPages: result.totalPages };
  }
  const first = await api.posts({ ...query, page: 1 });
  return { posts: [], totalPages: Math.max(1, first.totalPages) };
}

export interface PostCategory extends PostTerm {
  /** How many articles it has. */
  count: number;
}

export async function loadCategories({ contentApi: base }: Site): Promise<PostCategory[]> {
  const { value } = await lastGood(`${base} categories`, () => contentApi(base).categories());
  return value.map(({ id, slug, name, count = 1 }) => ({
    id,
    slug: plainSlug(slug),
    name: plainText(name),
    count,
  }));
}

export interface SidebarPosts {
  /** Undefined where the content API does not make this list. */
  posts: Post[] | undefined;
  stale: boolean;
}

/** Document 1, section 2. */
const SIDEBAR_POSTS = 5;

/**
 * The lists beside an article: the newest and the most read, each with a state of its own.
 * @param own the id of the article, which does not recommend itself
 */
export function loadSidebar(site: Site, request: Request, own: number) {
  const base = site.contentApi;
  const origins = originsOf(site, request);
  const api = contentApi(base);
  const load = async (
    name: string,
    call: () => Promise<Parameters<typeof toPost>[0][] | undefined>,
  ): Promise<SidebarPosts> => {
    const { value, stale } = await lastGood(`${base} ${name}`, async () => ({ found: await call() }));
    const others = value.found?.filter(({ id }) => id !== own).slice(0, SIDEBAR_POSTS);
    return { posts: others?.map((post) => toPost(post, origins)), stale };
  };
  return {
    latest: callOutcome('latest articles', load('latest', api.latest)),
    popular: callOutcome('popular articles', load('popular', api.popular)),
  };
}
