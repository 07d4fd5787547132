import { Link, useSearchParams } from 'react-router';
import type { Pagination as Pages, PartnerShop } from '#contract/schemas/site.ts';
import { PendingList } from '#host/blocks/pending-list/pending-list.tsx';
import { PageTitle } from '#host/blocks/section/section.tsx';
import { EmptyNotice, FailedNotice, Loading, Streamed } from '#host/blocks/streamed/streamed.tsx';
import { outcome } from '#host/data/outcome.ts';
import { productApi } from '#host/data/product.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { siteContext } from '#host/settings/context.ts';
import { BeyondLast } from '#host/ui/pagination/beyond-last.tsx';
import { pageOf } from '#host/ui/pagination/page-numbers.ts';
import { Pagination } from '#host/ui/pagination/pagination.tsx';
import { whenWantedChanges } from '#host/ui/revalidate.ts';
import { ShopLogo } from '#host/ui/shop-logo/shop-logo.tsx';
import type { Route } from './+types/partners.ts';
import { PARTNERS } from './messages.ts';
import { readSearch } from './search.ts';
import './partners.css';
import { SearchPanel } from './search-panel.tsx';
import { useShopSearch } from './use-shop-search.ts';

const wantedOf = (url: URL) => {
  const state = readSearch(url.searchParams);
  return { ...state, page: Math.max(1, state.page) };
};

export function loader({ request, context }: Route.LoaderArgs) {
  const { page, ...filters } = wantedOf(new URL(request.url));
  const search = productApi(context.get(siteContext)).searchShops(filters, page);
  return { found: outcome('partner search', search) };
}

export const shouldRevalidate = whenWantedChanges(wantedOf);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: PARTNERS.title,
    description: PARTNERS.description,
    keywords: PARTNERS.keywords,
    path: '/partners',
  });

function ShopItem({ shop }: { shop: PartnerShop }) {
  const { uuid, shop_name: name, address, logo, categories, methods } = shop;
  return (
    <li>
      <Link className="shop-item" to={`/partners/${uuid}`} state={{ shopName: name }}>
        <ShopLogo src={logo} name={name} />
        <div className="shop-item__text">
          <h2>{name}</h2>
          <p className="shop-item__address">{address}</p>
          <dl>
            <div>
              <dt>{PARTNERS.categories}</dt>
              <dd>{categories.join('・') || '-'}</dd>
            </div>
            <div>
              <dt>{PARTNERS.methods}</dt>
              <dd>{methods.join('・') || '-'}</dd>
            </div>
          </dl>
        </div>
      </Link>
    </li>
  );
}

function Found({ shops, pagination }: { shops: readonly PartnerShop[]; pagination: Pages }) {
  const { total_pages: total, total_count: count } = pagination;
  const [query] = useSearchParams();
  const current = pageOf(query.get('page')) ?? 1;
  if (total > 0 && current > total) return <BeyondLast last={total} />;
  const [before, number, after] = PARTNERS.count(count.toLocaleString('ja-JP'));
  return (
    <>
      <p className="partners-count" role="status">
        {before}
        <strong>{number}</strong>
        {after}
      </p>
      {shops.length === 0 && <EmptyNotice>{PARTNERS.empty}</EmptyNotice>}
      {shops.length > 0 && (
        <ul className="shop-items">
          {shops.map((shop) => (
            <ShopItem shop={shop} key={shop.uuid} />
          ))}
        </ul>
      )}
      <Pagination current={current} total={total} />
    </>
  );
}

export default function Partners({ loaderData: { found } }: Route.ComponentProps) {
  const { filters, search, clear } = useShopSearch();
  return (
    <>
      <PageTitle eyebrow={PARTNERS.eyebrow} title={PARTNERS.title} lead={PARTNERS.lead} />
      <div className="partners-body">
        <SearchPanel filters={filters} onSearch={search} onClear={clear} />
        <PendingList>
          <Streamed
            data={found}
            loading={<Loading text={PARTNERS.loading} />}
            failed={<FailedNotice>{PARTNERS.failed}</FailedNotice>}
          >
            {({ shops, pagination }) => <Found shops={shops} pagination={pagination} />}
          </Streamed>
        </PendingList>
      </div>
    </>
  );
}
