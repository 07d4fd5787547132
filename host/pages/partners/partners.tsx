import { href } from 'react-router';
import type { PartnerShop } from '#contract/schemas/site.ts';
import { withClaims } from '#contract/site/claims.ts';
import { isInventedShop } from '#contract/site/invented-shop.ts';
import { isListEmpty } from '#contract/site/shop-facts.ts';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { PendingList } from '../../blocks/pending-list/pending-list.tsx';
import { Streamed } from '../../blocks/streamed/streamed.tsx';
import { redirectPastEnd } from '../../data/list-page.ts';
import { callOutcome } from '../../data/outcome.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice, FailedNotice, Loading, Notice } from '../../ui/notice/notice.tsx';
import { PageLinks } from '../../ui/pagination/pagination.tsx';
import { Address, Phrases, Words } from '../../ui/phrases/phrases.tsx';
import { ShopLogo } from '../../ui/shop-logo/shop-logo.tsx';
import type { Route } from './+types/partners.ts';
import { loadFoundShops, type ShopsOfPage } from './load-shops.server.ts';
import { PARTNER_WORDS } from './messages.ts';
import styles from './partners.module.css';
import { readSearch, requireTidy } from './read-search.ts';
import { hasFilters, mirrored, NO_FILTERS, searchQuery, searchUrl } from './search.ts';
import { SearchPanel } from './search-panel.tsx';
import { useShopSearch } from './use-shop-search.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = readSearch(url.searchParams);
  requireTidy(url, search);
  const site = context.get(siteContext);
  const claimSet = await madeClaims(site);
  const result = callOutcome('partner search', loadFoundShops(site, search));
  await redirectPastEnd(url, search.page, result, ({ pagination }) => pagination.total_pages);
  return {
    search,
    found: result,
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

function ShopItem({ shop }: { shop: PartnerShop }) {
  const { uuid, shop_name: name, address, logo, categories, methods } = shop;
  return (
    <li>
      <Link className={styles.item} to={href('/partners/:uuid', { uuid })}>
        <ShopLogo src={logo} name={name} />
        <div className={styles.itemText}>
          <div className={styles.name}>
            {isInventedShop(shop.website_url) && <ExampleMark />}
            <h2>
              <Phrases>{name}</Phrases>
            </h2>
            <p>
              <Address>{address}</Address>
            </p>
          </div>
          <dl>
            <div>
              <dt>{PARTNER_WORDS.categories}</dt>
              <dd>{categories.length > 0 ? <Words>{categories}</Words> : '-'}</dd>
            </div>
            <div>
              <dt>{PARTNER_WORDS.methods}</dt>
              <dd>{methods.length > 0 ? <Words>{methods}</Words> : '-'}</dd>
            </div>
          </dl>
        </div>
        <Icon name="right" />
      </Link>
    </li>
  );
}

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

function Listed({ search, found }: Pick<Route.ComponentProps['loaderData'], 'search' | 'found'>) {
  return (
    <>
      {/* Another search is another element, which mirrors itself. */}
      <site-search key={searchUrl(search)} data-filters={hasFilters(search) ? mirrored(search) : undefined} />
      <div className={styles.body}>
        <SearchPanel search={search} {...useShopSearch()} />
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

export default function Partners({ loaderData: { search, found, words, isOpening } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={PARTNER_WORDS.title} lead={words.lead} />
      {isOpening ? <Opening /> : <Listed search={search} found={found} />}
    </>
  );
}
