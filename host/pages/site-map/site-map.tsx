import { href } from 'react-router';
import { PREFECTURES, type PrefectureName } from '#contract/customer/prefectures.ts';
import { CATEGORIES, CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';
import { standingIn } from '#contract/site/shop-facts.ts';
import { BEFORE_SENDING } from '../../blocks/before-sending/messages.ts';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { areasForLinks } from '../../data/areas.ts';
import { logFailure } from '../../data/outcome.ts';
import { contentApi } from '../../data/wordpress/content-api.ts';
import { PAGE_PATHS, pageLabel } from '../../frame/labels.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { absentPages } from '../../settings/absent-pages.ts';
import { type Site, siteContext } from '../../settings/context.ts';
import { Link } from '../../ui/link/link.tsx';
import { loadCategories } from '../column/posts/load-posts.server.ts';
import { toPost } from '../column/posts/to-post.server.ts';
import { LANDING_PAGES } from '../lp/words/index.ts';
import { NO_FILTERS, searchUrl } from '../partners/search.ts';
import type { Route } from './+types/site-map.ts';
import { SITE_MAP } from './messages.ts';
import styles from './site-map.module.css';

interface Group {
  title: string;
  links: readonly { to: string; label: string }[];
}

/** Labels of which two fit beside each other on a phone. */
const SHORT = 7;

const PAGES = [
  ...PAGE_PATHS.map((to) => ({ to, label: pageLabel(to.slice(1)) ?? to })),
  { to: href('/form'), label: SITE_MAP.form },
  { to: href('/lp'), label: SITE_MAP.landing },
  { to: href('/requests/sample'), label: BEFORE_SENDING.sample },
];

const RESULTS = CATEGORY_KEYS.map((key) => ({
  to: href('/achievements/:category?', { category: slugOf(key) }),
  label: CATEGORIES[key].label,
}));

const GOODS = Object.entries(LANDING_PAGES).map(([path, { goods }]) => ({ to: `/lp/${path}`, label: goods }));

const areaLinks = (names: readonly PrefectureName[]) =>
  names.map((name) => ({
    to: href('/partners') + searchUrl({ ...NO_FILTERS, prefectureNames: [name], page: 1 }),
    label: name,
  }));

/** A search that finds nothing is no page to lead to. */
async function areasWithShops(site: Site): Promise<readonly PrefectureName[]> {
  const claimSet = await madeClaims(site);
  return standingIn(claimSet.shops) ?? PREFECTURES;
}

/** The page of all areas, while there is one. */
async function areaPage(site: Site): Promise<Group['links']> {
  const areas = await areasForLinks(site);
  return areas.length > 0 ? [{ to: href('/areas'), label: pageLabel('areas') ?? '' }] : [];
}

/** None where they cannot be loaded. */
const orNone = <Entry,>(entries: Promise<Entry[]>): Promise<Entry[]> =>
  entries.catch((error: unknown) => {
    logFailure('site map', error);
    return [];
  });

/** The column's categories. */
async function columnLinks(site: Site): Promise<Group['links']> {
  const categories = await orNone(loadCategories(site));
  return categories
    .filter(({ count }) => count > 0)
    .map(({ slug, name }) => ({
      to: href('/column/category/:categorySlug', { categorySlug: slug }),
      label: name,
    }));
}

/** The pages of a WordPress, which no list of articles names. */
async function guideLinks(base: string): Promise<Group['links']> {
  const pages = await orNone(contentApi(base).pages());
  return pages
    .map((page) => toPost(page, []))
    .filter(({ isProtected }) => !isProtected)
    .map(({ slug, title }) => ({ to: href('/column/:slug', { slug }), label: title }));
}

export async function loader({ context }: Route.LoaderArgs): Promise<{ groups: readonly Group[] }> {
  const site = context.get(siteContext);
  const absent = absentPages(site);
  const present = ({ to }: Group['links'][number]) => !absent.includes(to);
  const [column, guides, areas, byGoods] = await Promise.all([
    columnLinks(site),
    guideLinks(site.contentApi),
    areasWithShops(site),
    areaPage(site),
  ]);
  const groups = [
    { title: SITE_MAP.pages, links: [...PAGES.filter(present), ...byGoods] },
    { title: SITE_MAP.goods, links: GOODS },
    { title: SITE_MAP.results, links: RESULTS.filter(present) },
    { title: SITE_MAP.column, links: column },
    { title: SITE_MAP.guides, links: guides },
    { title: SITE_MAP.areas, links: areaLinks(areas) },
  ];
  return { groups: groups.filter(({ links }) => links.length > 0) };
}

export const handle: PageHandle = { cta: false, contents: ['articles', 'shops'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...SITE_MAP, path: href('/sitemap') });

/** The pages of the site, for people; /sitemap.xml is for search engines. */
export default function SiteMap({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={SITE_MAP.title} lead={SITE_MAP.lead} />
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className={links.every(({ label }) => label.length <= SHORT) ? styles.short : undefined}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
