import { href } from 'react-router';
import { partnerShops } from '#contract/calls/shops.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { call } from '#host/data/call.ts';
import { contentApi } from '#host/data/wordpress/content-api.ts';
import { PAGE_PATHS } from '#host/frame/labels.ts';
import { LANDING_PAGES } from '#host/pages/lp/words/index.ts';
import { type Site, siteContext } from '#host/settings/context.ts';
import type { Route } from './+types/sitemap.ts';

interface Entry {
  path: string;
  modified?: string | undefined;
}

const ALL_SHOPS = { categories: '', prefecture_names: '', keyword: '', page: '1', per_page: '10' };

/** WordPress returns at most a hundred posts at once. */
const POSTS_AT_ONCE = 100;

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

async function allPosts(base: string): Promise<Entry[]> {
  const api = contentApi(base);
  const first = await api.posts({ page: 1, perPage: POSTS_AT_ONCE });
  const rest = Array.from({ length: first.totalPages - 1 }, (_, index) =>
    api.posts({ page: index + 2, perPage: POSTS_AT_ONCE }),
  );
  const pages = [first, ...(await Promise.all(rest))];
  return pages.flatMap(({ posts }) =>
    posts.map(({ slug, modified }) => ({ path: `/column/${slug}`, modified: modified?.slice(0, 10) })),
  );
}

/** An operator's policy elsewhere is no page of this site. */
const ownPages = ({ privacyUrl }: Site['settings']) =>
  PAGE_PATHS.filter((path) => path !== href('/privacy') || privacyUrl === path);

/** The shops of the first page only: a sitemap is a hint. */
async function someShops(site: Site): Promise<Entry[]> {
  const { data } = await call(partnerShops, { api: site.api, query: ALL_SHOPS });
  return [data].flat().map(({ uuid }) => ({ path: href('/partners/:uuid', { uuid }) }));
}

/** What cannot be loaded is left out: half a sitemap is better than none. */
const orNone = (entries: Promise<Entry[]>) =>
  entries.catch((error: Error) => {
    console.error('sitemap:', error.message);
    return [];
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { settings, contentApi: content } = site;
  const origin = settings.siteUrl || new URL(request.url).origin;
  const categories = await orNone(
    contentApi(content)
      .categories()
      .then((list) =>
        list.filter(({ count = 1 }) => count > 0).map(({ slug }) => ({ path: `/column/category/${slug}` })),
      ),
  );
  const entries: Entry[] = [
    ...[href('/form'), href('/lp'), ...ownPages(settings)].map((path) => ({ path })),
    ...CATEGORY_KEYS.map((key) => ({
      path: href('/achievements/:category?', { category: CATEGORIES[key].slug }),
    })),
    ...Object.keys(LANDING_PAGES).map((path) => ({ path: `/lp/${path}` })),
    ...categories,
    ...(await orNone(allPosts(content))),
    ...(await orNone(someShops(site))),
  ];
  const urls = entries.map(({ path, modified }) => {
    const date = modified ? `<lastmod>${escaped(modified)}</lastmod>` : '';
    return `<url><loc>${escaped(origin + path)}</loc>${date}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
