import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './desk.module.css';

interface MoreProps {
  path: string;
  /** The filters of the list. */
  query: Record<string, string>;
  /** Where the next piece begins; null: there is no more. */
  next: string | null;
  isFirst: boolean;
  words: { more: string; first: string };
}

const addressOf = (path: string, query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

/** Leads on through a list, and back to its top. */
export function More({ path, query, next, isFirst, words }: MoreProps) {
  if (isFirst && next === null) return null;
  return (
    <p className={styles.buttons}>
      {next !== null && (
        <Link className={buttonClass('line', 'small')} to={addressOf(path, { ...query, after: next })}>
          {words.more}
        </Link>
      )}
      {!isFirst && (
        <Link className={styles.textButton} to={addressOf(path, query)}>
          {words.first}
        </Link>
      )}
    </p>
  );
}
