import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './filter.module.css';
import { addressOf } from './list-query.ts';
import { PARTS_WORDS } from './messages.ts';
import parts from './shared.module.css';

interface FilterFrameProps {
  label: string;
  /** The choice, in words; empty: everything is shown. */
  chosen: string;
  children: ReactNode;
}

/** By which a list is filtered: on a phone one line that says what is chosen and opens, on wide screens open. */
export const FilterFrame = ({ label, chosen, children }: FilterFrameProps) => (
  <details className={classes(styles.frame, 'not-printed')}>
    <summary>
      <span>{label}</span>
      <b>{chosen || PARTS_WORDS.any}</b>
    </summary>
    {children}
  </details>
);

interface FilterProps {
  path: string;
  /** The words of each choice; undefined, or nothing, where nothing is chosen. */
  chosen: readonly (string | undefined)[];
  /** Where nothing is chosen. Left out: everything. */
  usual?: string;
  /** Sent along with the choices: a search, say. */
  besides?: Readonly<Record<string, string>>;
  /** The fields, and a note about them. */
  children: ReactNode;
}

/** The choices by which a list is filtered. */
export const Filter = ({ path, chosen, usual = '', besides = {}, children }: FilterProps) => (
  <FilterFrame label={PARTS_WORDS.filter} chosen={chosen.filter(Boolean).join('、') || usual}>
    <form action={path} className={styles.filter}>
      <Hidden texts={besides} />
      {children}
      <p className={styles.ways}>
        <button type="submit" className={buttonClass('line', 'small')}>
          {PARTS_WORDS.filterNow}
        </button>
        {chosen.some(Boolean) && (
          <Link className={parts.textButton} to={addressOf(path, besides)}>
            {PARTS_WORDS.clear}
          </Link>
        )}
      </p>
    </form>
  </FilterFrame>
);

/** Texts that a form sends along. */
export const Hidden = ({ texts }: { texts: Readonly<Partial<Record<string, string>>> }) =>
  Object.entries(texts).map(([name, text]) => <input key={name} type="hidden" name={name} value={text} />);
