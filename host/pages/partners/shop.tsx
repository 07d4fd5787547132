import type { ReactNode } from 'react';
import { data, href } from 'react-router';
import { dayInWords, isDay } from '#contract/base/japanese-days.ts';
import type { PartnerShop } from '#contract/schemas/site.ts';
import { withClaims } from '#contract/site/claims.ts';
import { isInventedShop, webAddress } from '#contract/site/invented-shop.ts';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { CallError } from '../../data/http.ts';
import { logFailure } from '../../data/outcome.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { StructuredData } from '../../frame/structured-data.tsx';
import { siteContext } from '../../settings/context.ts';
import { useSite } from '../../settings/use-site.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Address, Phrases, WholeNumbers, Words } from '../../ui/phrases/phrases.tsx';
import { ShopLogo } from '../../ui/shop-logo/shop-logo.tsx';
import { SiteLink } from '../../ui/site-link/site-link.tsx';
import type { Route } from './+types/shop.ts';
import { Answers } from './answers.tsx';
import { loadShop, type ShopOfPage } from './load-shops.server.ts';
import { localBusiness } from './local-business.ts';
import { AreaMap } from './map/area-map.tsx';
import { mapEmbedUrl, mapLinkUrl } from './map-url.ts';
import { PARTNER_WORDS } from './messages.ts';
import { Reviews } from './reviews.tsx';
import styles from './shop.module.css';
import { SHOP } from './shop-messages.ts';

/** Not found, gone, or no valid id of a shop. */
const UNKNOWN = [400, 404, 410, 422];

/**
 * If a shop cannot be loaded, the page shows its breadcrumbs only (document 1, section 8). The status tells search
 * engines whether there is such a shop.
 */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const claimSet = madeClaims(site);
  const about = async (text: string) => ({ description: withClaims(text, await claimSet) });
  try {
    const { shop, ...more } = await loadShop(site, params.uuid, request.signal);
    return data({ shop, ...more, ...(await about(SHOP.description(shop.shop_name, shop.address))) });
  } catch (error) {
    logFailure('partner shop', error);
    // If the API refuses the address in any way, there is no such shop.
    const isUnknown = error instanceof CallError && UNKNOWN.includes(error.status);
    return data(
      {
        shop: null,
        reviews: undefined,
        answers: undefined,
        map: undefined,
        ...(await about(SHOP.fallbackDescription)),
      },
      { status: isUnknown ? 404 : 503 },
    );
  }
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  contents: ['shops'],
  crumb: ({ loaderData }) => loaderData?.shop?.shop_name ?? SHOP.fallbackTitle,
};

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const { shop } = loaderData;
  return pageMeta(matches, {
    title: shop?.shop_name ?? SHOP.fallbackTitle,
    description: loaderData.description,
    keywords: shop ? SHOP.keywords(shop.shop_name, shop.categories) : PARTNER_WORDS.keywords,
    // A shop has two identifiers, and one address.
    path: href('/partners/:uuid', { uuid: shop?.uuid ?? params.uuid }),
    // Search engines read of no invented shop.
    noindex: !shop || isInventedShop(shop.website_url),
  });
};

function Value({ value }: { value: string | readonly string[] }) {
  return typeof value === 'string' ? <WholeNumbers>{value}</WholeNumbers> : <Words>{value}</Words>;
}

interface RowProps {
  label: string;
  value: string | readonly string[];
  to?: string;
  /** Something below the value. */
  children?: ReactNode;
}

function Row({ label, value, to, children }: RowProps) {
  if (value.length === 0) return null;
  return (
    <div>
      <dt>
        <Phrases>{label}</Phrases>
      </dt>
      <dd>
        {to ? <SiteLink to={to} label={`${value}`} /> : <Value value={value} />}
        {children}
      </dd>
    </div>
  );
}

/** An embedded map where there is a key; without one, a map of ours. Where no place is known, the address. */
function ShopMap({ shop, map }: Pick<ShopOfPage, 'shop' | 'map'>) {
  const { mapsKey } = useSite().settings;
  const link = mapLinkUrl(shop);
  if (!link && !map) return <Notice>{SHOP.noMap}</Notice>;
  return (
    <div className={styles.map}>
      {map && <AreaMap drawing={map} name={shop.shop_name} />}
      {mapsKey ? (
        <iframe
          className={styles.mapFrame}
          src={mapEmbedUrl(shop, mapsKey)}
          title={SHOP.mapTitle(shop.shop_name)}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        shop.address && (
          <p className={styles.mapStatic}>
            <Icon name="pin" />
            <Address>{shop.address}</Address>
          </p>
        )
      )}
      {link && (
        <a className={buttonClass('line', 'small')} href={link} target="_blank" rel="noopener">
          {SHOP.openMap}
          <Icon name="external" />
        </a>
      )}
    </div>
  );
}

/** The facts by which sellers choose stand first and larger. */
function Facts({ shop, map }: Pick<ShopOfPage, 'shop' | 'map'>) {
  const { licence_checked_on: checkedOn } = shop;
  const { operator } = useSite().settings;
  const website = isInventedShop(shop.website_url) ? '' : webAddress(shop.website_url);
  return (
    <section>
      <h2>{SHOP.information}</h2>
      <dl className={styles.essentials}>
        <Row label={SHOP.categories} value={shop.categories} />
        <Row label={SHOP.license} value={shop.antique_dealer_license}>
          {isDay(checkedOn) ? (
            <small>
              <Phrases>{SHOP.checkedOn}</Phrases> <time dateTime={checkedOn}>{dayInWords(checkedOn)}</time>
            </small>
          ) : (
            operator && (
              <small>
                <Phrases>{SHOP.unchecked}</Phrases>
              </small>
            )
          )}
        </Row>
        <Row label={SHOP.hours} value={shop.business_hours} />
        <Row label={SHOP.methods} value={shop.methods} />
        <Row label={SHOP.tel} value={shop.tel} />
      </dl>
      <dl className={styles.table}>
        <Row label={SHOP.company} value={shop.company_name} />
        <Row label={SHOP.representative} value={shop.representative_name} />
        <Row label={SHOP.address} value={shop.address} />
        {/* The key of our map has them. */}
        {!map && <Row label={SHOP.areas} value={shop.areas} />}
        <Row label={SHOP.website} value={shop.website_url} to={website} />
      </dl>
    </section>
  );
}

/** The words of the shop and about it; null without any. */
function ShopWords({ shop }: { shop: PartnerShop }) {
  const { productName } = useSite().settings;
  const { company_free_text: own, minna_free_text: introduction } = shop;
  if (!own && !introduction) return null;
  return (
    <div className={styles.words}>
      {own && (
        <section>
          <h2>{SHOP.fromCompany}</h2>
          <p className={styles.message}>{own}</p>
        </section>
      )}
      {introduction && (
        <section>
          <h2>{SHOP.introduction(productName)}</h2>
          <p className={styles.text}>{introduction}</p>
        </section>
      )}
    </div>
  );
}

function Details({ shop, reviews, answers, map }: ShopOfPage) {
  const { settings, origin } = useSite();
  const isInvented = isInventedShop(shop.website_url);
  return (
    <div className={styles.detail}>
      <header className={styles.head}>
        <ShopLogo src={shop.logo} name={shop.shop_name} />
        <div>
          <div className={styles.name}>
            <h1>
              <Phrases>{shop.shop_name}</Phrases>
            </h1>
            {isInvented && <ExampleMark />}
          </div>
          <p>{shop.company_name}</p>
        </div>
      </header>
      <div className={styles.pair}>
        <div className={styles.facts}>
          <Facts shop={shop} map={map} />
          {answers && <Answers answers={answers} />}
        </div>
        <section className={styles.place}>
          <h2>
            <Phrases>{SHOP.map}</Phrases>
          </h2>
          <ShopMap shop={shop} map={map} />
        </section>
        <ShopWords shop={shop} />
      </div>
      {reviews && reviews.count > 0 && <Reviews reviews={reviews} />}
      <Link className={classes(buttonClass('line'), styles.back)} to="/partners">
        <Icon name="left" />
        {SHOP.back}
      </Link>
      {settings.operator && !isInvented && (
        <StructuredData
          facts={[localBusiness(shop, origin + href('/partners/:uuid', { uuid: shop.uuid }))]}
        />
      )}
    </div>
  );
}

export default function Shop({ loaderData: { shop, reviews, answers, map } }: Route.ComponentProps) {
  return shop ? (
    <Details shop={shop} reviews={reviews} answers={answers} map={map} />
  ) : (
    <h1 className="visually-hidden">{SHOP.fallbackTitle}</h1>
  );
}
