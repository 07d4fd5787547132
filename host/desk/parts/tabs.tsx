import { keysOf } from '#contract/base/keys.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './shared.module.css';

interface TabsProps {
  label: string;
  path: string;
  /** The words of the states, by their keys. */
  words: Readonly<Record<string, string>>;
  chosen: string;
  /** The key that the address of the list has without one. */
  usual: string;
  counts?: Readonly<Record<string, number>>;
  name?: string;
}

/** Filters a list by one state. */
export const Tabs = ({ label, path, words, chosen, usual, counts, name = 'state' }: TabsProps) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {keysOf(words).map((key) => (
        <li key={key}>
          <Link
            to={key === usual ? path : `${path}${path.includes('?') ? '&' : '?'}${name}=${key}`}
            aria-current={key === chosen ? 'page' : undefined}
          >
            {words[key]}
            {counts && <small>{counts[key]?.toLocaleString('ja')}</small>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
