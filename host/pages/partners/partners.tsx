import { href } from 'react-router';
import { toCategoryKey } from '#contract/goods/categories.ts';
import { slugsOf } from '#contract/site/areas.ts';
import { withClaims } from '#contract/site/claims.ts';
import { isListEmpty } from '#contract/site/shop-facts.ts';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { PendingList } from '../../blocks/pending-list/pending-list.tsx';
import { Streamed } from '../../blocks/streamed/streamed.tsx';
import { areasForLinks } from '../../data/areas.ts';
import { redirectPastEnd } from '../../data/list-page.ts';
import { callOutcome } from '../../data/outcome.ts';
import { areaLabel } from '../../frame/labels.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { type Site, siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice, FailedNotice, Loading, Notice } from '../../ui/notice/notice.tsx';
import { PageLinks } from '../../ui/pagination/pagination.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/partners.ts';
import { loadFoundShops, type ShopsOfPage } from './load-shops.server.ts';
import { PARTNER_WORDS } from './messages.ts';
import styles from './partners.module.css';
import { readSearch, requireTidy } from './read-search.ts';
import { hasFilters, mirrored, NO_FILTERS, type ShopSearch, searchQuery, searchUrl } from './search.ts';
import { SearchPanel } from './search-panel.tsx';
import { ShopItem } from './shop-item.tsx';
import { useShopSearch } from './use-shop-search.ts';

/** The page of the area that a search is about, if there is one. */
async function areaOfSearch(site: Site, { categories, prefectureNames }: ShopSearch) {
  const [category, ...otherCategories] = categories;
  const [prefecture, ...otherPrefectures] = prefectureNames;
  if (!category || !prefecture || otherCategories.length + otherPrefectures.length > 0) return undefined;
  const area = (await areasForLinks(site)).find(
    (each) => each.prefecture === prefecture && each.category === toCategoryKey(category),
  );
  return area && { to: href('/areas/:prefecture/:category', slugsOf(area)), label: areaLabel(area) };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = readSearch(url.searchParams);
  requireTidy(url, search);
  const site = context.get(siteContext);
  const [claimSet, area] = await Promise.all([madeClaims(site), areaOfSearch(site, search)]);
  const result = callOutcome('partner search', loadFoundShops(site, search));
  await redirectPastEnd(url, search.page, result, ({ pagination }) => pagination.total_pages);
  return {
    search,
    found: result,
    area,
    words: withClaims({ lead: PARTNER_WORDS.lead, description: PARTNER_WORDS.description }, claimSet),
    isOpening: isListEmpty(claimSet.shops),
  };
}

export const handle: PageHandle = { live: true, paged: true, contents: ['shops'] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { page, ...query } = searchQuery(loaderData?.search ?? { ...NO_FILTERS, page: 1 });
  return pageMeta(matches, {
    title: PARTNER_WORDS.title,
    description: loaderData?.words.description ?? '',
    keywords: PARTNER_WORDS.keywords,
    path: href('/partners'),
    query,
    page: Number(page),
    // There is no end of words to search for, and nothing to find without a shop.
    noindex: query.keyword !== '' || loaderData?.isOpening,
  });
};

function Found({ page, shops, pagination }: ShopsOfPage & { page: number }) {
  const [before, number, after] = PARTNER_WORDS.count(pagination.total_count.toLocaleString('ja-JP'));
  return (
    <>
      <p className={styles.count} role="status">
        {before}
        <strong>{number}</strong>
        {after}
      </p>
      {shops.length === 0 && <EmptyNotice>{PARTNER_WORDS.empty}</EmptyNotice>}
      {shops.length > 0 && (
        <ul className={styles.items}>
          {shops.map((shop) => (
            <ShopItem shop={shop} key={shop.uuid} />
          ))}
        </ul>
      )}
      <PageLinks current={page} total={pagination.total_pages} />
    </>
  );
}

/** There is no shop to search for yet. */
const Opening = () => (
  <div className={styles.body}>
    <Notice>
      <p>
        <Phrases>{PARTNER_WORDS.opening}</Phrases>
      </p>
      <Link className={buttonClass('line')} to="/store">
        {PARTNER_WORDS.join}
        <Icon name="arrow" />
      </Link>
    </Notice>
  </div>
);

function Listed({
  search,
  found,
  area,
}: Pick<Route.ComponentProps['loaderData'], 'search' | 'found' | 'area'>) {
  return (
    <>
      {/* Another search is another element, which mirrors itself. */}
      <site-search key={searchUrl(search)} data-filters={hasFilters(search) ? mirrored(search) : undefined} />
      <div className={styles.body}>
        <SearchPanel search={search} {...useShopSearch()} />
        {area && (
          <p className={styles.area}>
            <Link to={area.to}>
              <Phrases>{area.label}</Phrases>
              <Icon name="arrow" />
            </Link>
            <Phrases>{PARTNER_WORDS.area}</Phrases>
          </p>
        )}
        <PendingList>
          <Streamed
            data={found}
            loading={<Loading text={PARTNER_WORDS.loading} />}
            failed={<FailedNotice>{PARTNER_WORDS.failed}</FailedNotice>}
          >
            {(result) => <Found {...result} page={search.page} />}
          </Streamed>
        </PendingList>
      </div>
    </>
  );
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { search, found, area, words, isOpening } = loaderData;
  return (
    <>
      <PageTitle title={PARTNER_WORDS.title} lead={words.lead} />
      {isOpening ? <Opening /> : <Listed search={search} found={found} area={area} />}
    </>
  );
}
