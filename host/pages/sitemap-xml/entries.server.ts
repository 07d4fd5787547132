import { href } from 'react-router';
import { partnerShops } from '#contract/calls/shops.ts';
import { CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';
import { isIndexed, slugsOf } from '#contract/site/areas.ts';
import { loadAreas } from '../../data/areas.ts';
import { call } from '../../data/call.ts';
import { contentApi, plainSlug } from '../../data/wordpress/content-api.ts';
import { PAGE_PATHS } from '../../frame/labels.ts';
import { absentPages } from '../../settings/absent-pages.ts';
import type { Site } from '../../settings/context.ts';
import { loadCategories } from '../column/posts/load-posts.server.ts';
import { LANDING_PAGES } from '../lp/words/index.ts';
import { NO_FILTERS, searchQuery } from '../partners/search.ts';

interface Entry {
  path: string;
  modified?: string | undefined;
}

/** WordPress returns at most a hundred posts at once, and the API as many shops. */
const AT_ONCE = 100;
export const SHOPS_IN_FILE = 1000;

/** The entries of a sitemap; undefined if there is no such sitemap. They reject while a part cannot be loaded. */
export function entriesOf(file: string, site: Site): Promise<Entry[]> | undefined {
  const [, shops] = /^shops-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  if (shops) return shopsOf(site, Number(shops));
  if (file === 'pages.xml') return pages(site);
  if (file === 'articles.xml') return articles(site.contentApi);
  return undefined;
}

/** An operator's policy elsewhere is no page of this site. */
const ownPages = ({ privacyUrl }: Site['settings']) =>
  PAGE_PATHS.filter((path) => path !== href('/privacy') || privacyUrl === path);

const RESULT_PAGES = CATEGORY_KEYS.map((key) => href('/achievements/:category?', { category: slugOf(key) }));

async function pages(site: Site): Promise<Entry[]> {
  const { settings } = site;
  const absent = absentPages(site);
  const own = [href('/form'), href('/lp'), href('/requests/sample'), ...ownPages(settings), ...RESULT_PAGES];
  return [
    ...own.filter((path) => !absent.includes(path)).map((path) => ({ path })),
    ...Object.keys(LANDING_PAGES).map((path) => ({ path: `/lp/${path}` })),
    ...(await columnCategories(site)),
    ...(await areaPages(site)),
  ];
}

/** The areas with enough shops, and the list of all. */
export async function areaPages(site: Pick<Site, 'settings' | 'api'>): Promise<Entry[]> {
  const areas = (await loadAreas(site)).filter(isIndexed);
  if (areas.length === 0) return [];
  return [
    { path: href('/areas') },
    ...areas.map((area) => ({ path: href('/areas/:prefecture/:category', slugsOf(area)) })),
  ];
}

async function columnCategories(site: Site): Promise<Entry[]> {
  const categories = await loadCategories(site);
  return categories
    .filter(({ count }) => count > 0)
    .map(({ slug }) => ({ path: href('/column/category/:categorySlug', { categorySlug: slug }) }));
}

async function articles(base: string): Promise<Entry[]> {
  const api = contentApi(base);
  const first = await api.posts({ page: 1, perPage: AT_ONCE });
  const rest = Array.from({ length: first.totalPages - 1 }, (_, index) =>
    api.posts({ page: index + 2, perPage: AT_ONCE }),
  );
  const allPosts = [first, ...(await Promise.all(rest))].flatMap(({ posts }) => posts);
  return [...allPosts, ...(await api.pages())]
    .filter(({ excerpt }) => !excerpt?.protected)
    .map(({ slug, modified }) => ({
      path: href('/column/:slug', { slug: plainSlug(slug) }),
      modified: modified?.slice(0, 10),
    }));
}

/** @param file from 1 */
async function shopsOf({ api }: Site, file: number): Promise<Entry[]> {
  const calls = SHOPS_IN_FILE / AT_ONCE;
  const entries: Entry[] = [];
  // One after the other: the search is not made for ten at once.
  for (let page = (file - 1) * calls + 1; page <= file * calls; page++) {
    const query = { ...searchQuery({ ...NO_FILTERS, page }), per_page: String(AT_ONCE) };
    const { data, pagination } = await call(partnerShops, { api, query });
    entries.push(...[data].flat().map(({ uuid }) => ({ path: href('/partners/:uuid', { uuid }) })));
    if (!pagination || page >= pagination.total_pages) break;
  }
  return entries;
}
