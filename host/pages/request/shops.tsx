import { href } from 'react-router';
import { DISCLOSED } from '#contract/life/follow-up.ts';
import { PENDING_WORDS } from '#contract/life/page-words.ts';
import { placeRow, placeWords } from '#contract/life/place-states.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Part } from '../../blocks/follow-up/part.tsx';
import { telHref } from '../../blocks/follow-up/tel.ts';
import { classes } from '../../ui/classes.ts';
import type { OwnShop } from './compare-quotes.ts';
import { SHOPS } from './messages.ts';
import styles from './shops.module.css';

const LOOKS = {
  still: undefined,
  active: styles.active,
  good: styles.quoted,
  over: styles.declined,
};

/** The parts of the request that a shop has learned, and when. */
const Learned = ({ learned }: Pick<OwnShop, 'learned'>) => (
  <p className={styles.learned}>
    {SHOPS.learned}
    {learned.length === 0 && <span>{SHOPS.nothing}</span>}
    {learned.map(({ what, at }) => (
      <span key={what}>
        {DISCLOSED[what]}
        <time dateTime={at}>{momentText(at)}</time>
      </span>
    ))}
  </p>
);

function Shop({ uuid, name, tel, state, since, why, pending, learned }: OwnShop) {
  const { look, counts } = placeRow(state);
  return (
    <li className={classes(styles.shop, LOOKS[look])}>
      <h3>
        <a href={href('/partners/:uuid', { uuid })} aria-label={SHOPS.page(name)}>
          {name}
        </a>
      </h3>
      <p className={styles.state}>
        {placeWords('seller', state, why)}
        <time dateTime={since}>{momentText(since)}</time>
        {pending && <span className={styles.pending}>{PENDING_WORDS[pending.what]}</span>}
      </p>
      {tel && counts !== 'over' && (
        <a className={styles.tel} href={telHref(tel)} aria-label={SHOPS.call(name, tel)}>
          {tel}
        </a>
      )}
      <Learned learned={learned} />
    </li>
  );
}

/** The state of each shop, the latest change first. */
export function Shops({ shops }: Pick<OwnRequest, 'shops'>) {
  const latest = shops.toSorted((one, other) => other.since.localeCompare(one.since));
  return (
    <Part title={SHOPS.title} lead={SHOPS.lead}>
      <ol className={styles.shops}>
        {latest.map((shop) => (
          <Shop key={shop.uuid} {...shop} />
        ))}
      </ol>
    </Part>
  );
}
