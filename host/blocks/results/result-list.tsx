import { CATEGORIES } from '#contract/goods/categories.ts';
import type { PublishedResult } from '#contract/site/site-content.ts';
import { RESULT } from './messages.ts';
import styles from './result-list.module.css';

/** Real sales: time, place, goods and price. */
export function ResultList({ results }: { results: readonly PublishedResult[] }) {
  return (
    <ul className={styles.results}>
      {results.map(({ day, area, category, item, amount }) => (
        <li key={`${day} ${area} ${item} ${amount}`}>
          <p className={styles.where}>
            <time dateTime={day}>{RESULT.day(day)}</time>　{area}
          </p>
          <p className={styles.category}>{CATEGORIES[category].label}</p>
          <p className={styles.item}>{item}</p>
          <p className={styles.amount}>
            <span>{RESULT.price}</span>
            {RESULT.amount(amount)}
            <small>{RESULT.unit}</small>
          </p>
        </li>
      ))}
    </ul>
  );
}
