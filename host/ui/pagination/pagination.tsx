import { useLocation } from 'react-router';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { PAGINATION } from './messages.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

/** Links to the pages of a list. The rest of the URL stays the same. */
export function PageLinks({ current, total }: { current: number; total: number }) {
  const { pathname, search } = useLocation();
  const numbers = pageNumbers(current, total);
  if (numbers.length === 0) return null;
  const to = (page: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(page));
    return `${pathname}?${query}`;
  };
  return (
    <nav className={classes(styles.pagination, 'not-printed')} aria-label={PAGINATION.label}>
      <ul>
        {current > 1 && (
          <li>
            <Link to={to(current - 1)} aria-label={PAGINATION.previous} rel="prev">
              <Icon name="left" />
            </Link>
          </li>
        )}
        {numbers.map((page, index) =>
          page === 'gap' ? (
            <li className={styles.gap} key={index > numbers.indexOf(current) ? 'gap-after' : 'gap-before'}>
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                to={to(page)}
                aria-label={PAGINATION.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < total && (
          <li>
            <Link to={to(current + 1)} aria-label={PAGINATION.next} rel="next">
              <Icon name="right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
