import { useContext } from 'react';
import { href } from 'react-router';
import { translated } from '#contract/language/words.ts';
import { DISCLOSED } from '#contract/life/follow-up.ts';
import { PENDING_WORDS } from '#contract/life/page-words.ts';
import { placeRow, placeWords } from '#contract/life/place-states.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { FoldedPart, Part } from '../../blocks/follow-up/part.tsx';
import { telHref } from '../../blocks/follow-up/tel.ts';
import { classes } from '../../ui/classes.ts';
import { inJapanese } from '../../ui/in-japanese.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { OwnShop } from './compare-quotes.ts';
import { SHOPS } from './messages.ts';
import { PARTS } from './parts.ts';
import { SampleContext } from './sample-context.ts';
import styles from './shops.module.css';

const LOOKS = {
  still: undefined,
  active: styles.active,
  good: styles.quoted,
  over: styles.declined,
};

/** The parts of the request that a shop has learned, and when. */
export const Learned = ({ learned }: Pick<OwnShop, 'learned'>) => (
  <p className={styles.learned}>
    {SHOPS.learned}
    {learned.length === 0 && <span>{SHOPS.nothing}</span>}
    {learned.map(({ what, at }) => (
      <span key={what}>
        <Phrases>{translated(DISCLOSED[what])}</Phrases>
        <time dateTime={at}>{momentText(at)}</time>
      </span>
    ))}
  </p>
);

/** How the shop stands, and since when. */
export const State = ({ shop: { state, since, why } }: { shop: OwnShop }) => (
  <span className={styles.state}>
    <Phrases>{placeWords('seller', state, why)}</Phrases>
    <time dateTime={since}>{momentText(since)}</time>
  </span>
);

export function ShopPage({ shop: { uuid, name } }: { shop: OwnShop }) {
  if (useContext(SampleContext)) return null;
  return (
    <a className={styles.page} href={href('/partners/:uuid', { uuid })} aria-label={SHOPS.pageOf(name)}>
      {SHOPS.page}
    </a>
  );
}

function Shop({ shop }: { shop: OwnShop }) {
  const { name, tel, state, pending, learned } = shop;
  const { look, counts } = placeRow(state);
  return (
    <li className={classes(styles.shop, LOOKS[look])}>
      <details>
        <summary>
          <h3 lang={inJapanese()}>
            <Phrases>{name}</Phrases>
          </h3>
          <State shop={shop} />
          {pending && <span className={styles.pending}>{PENDING_WORDS[pending.what]}</span>}
        </summary>
        <Learned learned={learned} />
        <p className={styles.ways}>
          {tel && counts !== 'over' && (
            <a className={styles.tel} href={telHref(tel)} aria-label={SHOPS.call(name, tel)}>
              {tel}
            </a>
          )}
          <ShopPage shop={shop} />
        </p>
      </details>
    </li>
  );
}

const List = ({ shops }: { shops: readonly OwnShop[] }) => (
  <ol className={styles.shops}>
    {shops.map((shop) => (
      <Shop key={shop.uuid} shop={shop} />
    ))}
  </ol>
);

/** The shops that have named no price, the latest change first. Those whose quote is shown stand among the quotes. */
export function Shops({ shops }: Pick<OwnRequest, 'shops'>) {
  const latest = shops
    .filter(({ quote }) => quote === null)
    .toSorted((one, other) => other.since.localeCompare(one.since));
  if (latest.length === 0) return null;
  const open = latest.filter(({ state }) => placeRow(state).counts !== 'over');
  const over = latest.filter((shop) => !open.includes(shop));
  return (
    <Part
      id={PARTS.shops.id}
      title={latest.length < shops.length ? SHOPS.others : SHOPS.title}
      lead={SHOPS.lead}
    >
      {open.length > 0 && <List shops={open} />}
      {open.length > 0 && over.length > 0 ? (
        <FoldedPart title={SHOPS.over(over.length)}>
          <List shops={over} />
        </FoldedPart>
      ) : (
        over.length > 0 && <List shops={over} />
      )}
    </Part>
  );
}
