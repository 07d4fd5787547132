import type { ReactNode } from 'react';
import { href } from 'react-router';
import { Section, SectionMore } from '../../../blocks/section/section.tsx';
import { Streamed } from '../../../blocks/streamed/streamed.tsx';
import type { CallOutcome } from '../../../data/outcome.ts';
import { useSite } from '../../../settings/use-site.ts';
import { buttonClass } from '../../../ui/button/button.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { classes } from '../../../ui/classes.ts';
import { ExampleMark } from '../../../ui/example-mark/example-mark.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { EmptyNotice } from '../../../ui/notice/notice.tsx';
import { Address, Phrases } from '../../../ui/phrases/phrases.tsx';
import { ShopLogo } from '../../../ui/shop-logo/shop-logo.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { HOME_SHOPS } from './messages.ts';
import styles from './partner-shops.module.css';

interface RecommendedShop {
  uuid: string;
  name: string;
  address: string;
  logo: string;
  comment: string;
  display_content_uuid: string;
  example?: boolean | undefined;
}

interface NewShop {
  name: string;
  address: string;
  logo: string;
  example?: boolean | undefined;
}

interface PartnerShopsProps {
  count: Promise<CallOutcome<number>>;
  recommended: Promise<CallOutcome<readonly RecommendedShop[]>>;
  newest: Promise<CallOutcome<readonly NewShop[]>>;
}

/** Document 1, section 9. */
const COMMENT_CHARACTERS = 75;
const UP_TO_1440 = '(max-width: 90em)';
const FROM_768 = '(min-width: 48em)';

const preview = (comment: string) => `${Array.from(comment).slice(0, COMMENT_CHARACTERS).join('')}…`;

/** The identity of a shop: its logo, its name and its place. */
function Identity({ shop: { name, address, logo, example } }: { shop: NewShop }) {
  return (
    <div className={styles.identity}>
      <ShopLogo src={logo} name={name} small />
      <div>
        <h4>
          <Phrases>{name}</Phrases>
        </h4>
        {example && <ExampleMark />}
        <p>
          <Address>{address}</Address>
        </p>
      </div>
    </div>
  );
}

function RecommendedCard({ shop }: { shop: RecommendedShop }) {
  return (
    <article className={styles.card}>
      <Identity shop={shop} />
      {shop.comment && <p className={styles.comment}>{preview(shop.comment)}</p>}
      {shop.display_content_uuid ? (
        <Link
          className={classes(buttonClass('line', 'small'), styles.button)}
          to={href('/partners/:uuid', { uuid: shop.display_content_uuid })}
        >
          {HOME_SHOPS.details}
          <span className="visually-hidden">（{shop.name}）</span>
        </Link>
      ) : (
        <button type="button" className={classes(buttonClass('line', 'small'), styles.button)} disabled>
          {HOME_SHOPS.details}
        </button>
      )}
    </article>
  );
}

/** A list under its heading. An operator without such shops has neither. */
function ListOf({ title, empty, children }: { title: string; empty: string; children: ReactNode }) {
  const { operator } = useSite().settings;
  if (!children && operator) return null;
  return (
    <>
      <h3 className={styles.title}>
        <Phrases>{title}</Phrases>
      </h3>
      {children || <EmptyNotice>{empty}</EmptyNotice>}
    </>
  );
}

function Recommended({ shops }: { shops: readonly RecommendedShop[] }) {
  return (
    <Carousel label={HOME_SHOPS.recommended} className={styles.recommended} delay={10_000} when={UP_TO_1440}>
      {shops.map((shop) => (
        <RecommendedCard shop={shop} key={shop.uuid} />
      ))}
    </Carousel>
  );
}

const NewShopCard = ({ shop }: { shop: NewShop }) => (
  <article className={styles.newShop}>
    <Identity shop={shop} />
  </article>
);

const keyOf = ({ name, address }: NewShop) => `${name} ${address}`;

/** Shops that stand beside each other on a wide screen. */
const FEW = 4;

function Newest({ shops }: { shops: readonly NewShop[] }) {
  if (shops.length <= FEW) {
    return (
      <ul className={styles.few}>
        {shops.map((shop) => (
          <li key={keyOf(shop)}>
            <NewShopCard shop={shop} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Carousel label={HOME_SHOPS.newest} className={styles.newest} delay={10_000} when={FROM_768}>
      {shops.map((shop) => (
        <NewShopCard shop={shop} key={keyOf(shop)} />
      ))}
    </Carousel>
  );
}

function Count({ count }: { count: number }) {
  const { operator } = useSite().settings;
  // Nothing is known of the number: without a shop the section is not there.
  if (count === 0 && operator) return <Phrases>{HOME_SHOPS.uncounted}</Phrases>;
  const words = operator ? HOME_SHOPS.counted : HOME_SHOPS.count;
  const [before, number, after] = words(count.toLocaleString('ja-JP'));
  return (
    <p className={styles.count}>
      <Phrases>{before}</Phrases>
      <span>
        <strong>{number}</strong>
        <Phrases>{after}</Phrases>
      </span>
    </p>
  );
}

/** Recommended and new shops with their number (document 1, section 2: partner-shops block). */
export function PartnerShops({ count, recommended, newest }: PartnerShopsProps) {
  return (
    <Section
      title={HOME_SHOPS.title}
      lead={
        <Streamed data={count} loading={<Spinner label={HOME_SHOPS.countLoading} />}>
          {(number) => <Count count={number} />}
        </Streamed>
      }
    >
      <Streamed data={recommended}>
        {(shops) => (
          <ListOf title={HOME_SHOPS.recommended} empty={HOME_SHOPS.noRecommended}>
            {shops.length > 0 && <Recommended shops={shops} />}
          </ListOf>
        )}
      </Streamed>
      <Streamed data={newest}>
        {(shops) => (
          <ListOf title={HOME_SHOPS.newest} empty={HOME_SHOPS.noNewest}>
            {shops.length > 0 && <Newest shops={shops} />}
          </ListOf>
        )}
      </Streamed>
      <SectionMore>
        <Link className={buttonClass('ink')} to="/partners">
          {HOME_SHOPS.all}
          <Icon name="arrow" />
        </Link>
      </SectionMore>
    </Section>
  );
}
