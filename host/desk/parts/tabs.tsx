import { keysOf } from '#contract/base/keys.ts';
import { Link } from '../../ui/link/link.tsx';
import { FilterFrame } from './filter.tsx';
import { PARTS_WORDS } from './messages.ts';
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
    <FilterFrame label={PARTS_WORDS.state} chosen={textOf(words[chosen], counts?.[chosen])}>
      <ul className={styles.tabs}>
        {keysOf(words).map((key) => (
          <li key={key}>
            <Link
              to={key === usual ? path : `${path}${path.includes('?') ? '&' : '?'}${name}=${key}`}
              aria-current={key === chosen ? 'page' : undefined}
            >
              {words[key]}
              {counts && <small>{PARTS_WORDS.count(counts[key] ?? 0)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </FilterFrame>
  </nav>
);

const textOf = (word = '', count?: number) =>
  count === undefined ? word : `${word} ${PARTS_WORDS.count(count)}`;
