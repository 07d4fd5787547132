import { REVIEW_LIMITS } from '#contract/life/follow-up.ts';
import type { ShopReviews } from '#contract/schemas/site.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './reviews.module.css';
import { SHOP } from './shop-messages.ts';

/** Filled and empty stars, which screen readers read as a number. */
const Stars = ({ count }: { count: number }) => (
  <span role="img" aria-label={SHOP.stars(count)} className={styles.stars}>
    {'★'.repeat(count)}
    {'☆'.repeat(REVIEW_LIMITS.stars - count)}
  </span>
);

function Average({ average }: { average: NonNullable<ShopReviews['average']> }) {
  const rows = [
    [SHOP.explanation, SHOP.average(average.explanation)],
    [SHOP.speed, SHOP.average(average.speed)],
    [SHOP.paid, SHOP.share(average.paid)],
  ];
  return (
    <dl className={styles.average}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Review({ month, explanation, speed, paid, text, answer }: ShopReviews['newest'][number]) {
  const [year = '', nth = ''] = month.split('-');
  return (
    <li className={styles.review}>
      <p className={styles.month}>
        <time dateTime={month}>{SHOP.month(year, nth)}</time>
      </p>
      <dl className={styles.points}>
        <dt>{SHOP.explanation}</dt>
        <dd>
          <Stars count={explanation} />
        </dd>
        <dt>{SHOP.speed}</dt>
        <dd>
          <Stars count={speed} />
        </dd>
        <dt>{SHOP.paid}</dt>
        <dd>{paid ? SHOP.asAgreed : SHOP.otherwise}</dd>
      </dl>
      <p className={styles.text}>{text}</p>
      {answer && (
        <div className={styles.answer}>
          <p>{SHOP.reviewAnswer}</p>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </li>
  );
}

/** The words of sellers about a shop after a deal. Few of them have no average: one voice would be too loud in it. */
export function Reviews({ reviews: { count, average, newest } }: { reviews: ShopReviews }) {
  return (
    <section className={styles.reviews}>
      <h2>
        <Phrases>{SHOP.reviews}</Phrases>
        <small>{SHOP.reviewCount(count)}</small>
      </h2>
      <p className={styles.lead}>
        <Phrases>{SHOP.reviewsLead}</Phrases>
      </p>
      {average ? (
        <Average average={average} />
      ) : (
        <p className={styles.lead}>
          <Phrases>{SHOP.few(REVIEW_LIMITS.averagedFrom)}</Phrases>
        </p>
      )}
      <ol className={styles.list}>
        {newest.map((review, index) => (
          // Reviews carry no id, and the list never changes its order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Review key={index} {...review} />
        ))}
      </ol>
      {count > newest.length && <p className={styles.lead}>{SHOP.moreReviews(newest.length)}</p>}
    </section>
  );
}
