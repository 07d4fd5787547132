import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { MARKS } from '#art/index/marks.ts';
import { drawingUrl } from '#art/picture.ts';
import type { Outcome } from '../api/outcome.ts';
import { Carousel } from '../ui/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import { SHOPS } from './messages.ts';
import { Section } from './section.tsx';
import { EmptyNotice, Streamed } from './streamed.tsx';
import './partner-shops.css';

interface RecommendedShop {
  uuid: string;
  name: string;
  address: string;
  logo: string;
  comment: string;
  display_content_uuid: string;
}

interface NewShop {
  name: string;
  address: string;
  logo: string;
}

interface PartnerShopsProps {
  count: Promise<Outcome<number>>;
  recommended: Promise<Outcome<readonly RecommendedShop[]>>;
  newest: Promise<Outcome<readonly NewShop[]>>;
}

/** Document 1, section 9. */
const COMMENT_CHARACTERS = 75;
const UP_TO_1440 = '(max-width: 1440px)';
const FROM_768 = '(min-width: 768px)';

const preview = (comment: string) =>
  comment && `${Array.from(comment).slice(0, COMMENT_CHARACTERS).join('')}…`;

/** A shop's logo; the default one where it has none or it cannot be loaded. */
export function ShopLogo({ src, name }: { src: string; name: string }) {
  const [failed, setFailed] = useState(false);
  const fallback = MARKS['shop-default'];
  const useFallback = !src || failed;
  // An image that failed before React took over reports no error any more.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && !failed) setFailed(true);
  };
  return (
    <img
      className="shop-logo"
      ref={check}
      src={useFallback ? drawingUrl(fallback) : src}
      alt={useFallback ? '' : SHOPS.logoAlt(name)}
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      onError={(_event: SyntheticEvent) => setFailed(true)}
    />
  );
}

function RecommendedCard({ shop }: { shop: RecommendedShop }) {
  return (
    <article className="shop-card">
      <ShopLogo src={shop.logo} name={shop.name} />
      <h4>{shop.name}</h4>
      <p className="shop-card__address">{shop.address}</p>
      <p className="shop-card__comment">{preview(shop.comment)}</p>
      {shop.display_content_uuid ? (
        <Link className="button button--line button--small" to={`/partners/${shop.display_content_uuid}`}>
          {SHOPS.details}
          <span className="visually-hidden">（{shop.name}）</span>
        </Link>
      ) : (
        <button type="button" className="button button--line button--small" disabled>
          {SHOPS.details}
        </button>
      )}
    </article>
  );
}

function Recommended({ shops }: { shops: readonly RecommendedShop[] }) {
  if (shops.length === 0) return <EmptyNotice>{SHOPS.noRecommended}</EmptyNotice>;
  return (
    <Carousel label={SHOPS.recommended} className="recommended" delay={10_000} gap={16} when={UP_TO_1440}>
      {shops.map((shop) => (
        <RecommendedCard shop={shop} key={shop.uuid} />
      ))}
    </Carousel>
  );
}

function Newest({ shops }: { shops: readonly NewShop[] }) {
  if (shops.length === 0) return <EmptyNotice>{SHOPS.noNewest}</EmptyNotice>;
  return (
    <Carousel label={SHOPS.newest} className="newest" delay={10_000} gap={20} when={FROM_768}>
      {shops.map(({ name, address, logo }) => (
        <article className="new-shop" key={`${name} ${address}`}>
          <ShopLogo src={logo} name={name} />
          <div>
            <h4>{name}</h4>
            <p>{address}</p>
          </div>
        </article>
      ))}
    </Carousel>
  );
}

function Count({ count }: { count: number }) {
  const [before, number, after] = SHOPS.count(count.toLocaleString('ja-JP'));
  return (
    <p className="section__lead partner-count">
      {before}
      <strong>{number}</strong>
      {after}
    </p>
  );
}

/** Recommended and new shops with their number (document 1, section 2: partner-shops block). */
export function PartnerShops({ count, recommended, newest }: PartnerShopsProps) {
  return (
    <Section eyebrow={SHOPS.eyebrow} title={SHOPS.title}>
      <Streamed
        data={count}
        loading={<span className="spinner" role="status" aria-label={SHOPS.countLoading} />}
      >
        {(number) => <Count count={number} />}
      </Streamed>
      <h3 className="partner-shops__title">{SHOPS.recommended}</h3>
      <Streamed data={recommended}>{(shops) => <Recommended shops={shops} />}</Streamed>
      <h3 className="partner-shops__title">{SHOPS.newest}</h3>
      <Streamed data={newest}>{(shops) => <Newest shops={shops} />}</Streamed>
      <p className="section__more">
        <Link className="button button--ink" to="/partners">
          {SHOPS.all}
          <Icon name="arrow" />
        </Link>
      </p>
    </Section>
  );
}
