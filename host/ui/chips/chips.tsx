import { Link } from 'react-router';
import styles from './chips.module.css';

export interface Chip {
  to: string;
  label: string;
  isCurrent: boolean;
}

interface ChipsProps {
  /** What the links choose from. */
  label: string;
  chips: readonly Chip[];
  /** The page keeps its place while one chooses. */
  keepsScroll?: boolean;
}

/** Links in a row; the current one is marked. */
export function Chips({ label, chips, keepsScroll }: ChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map(({ to, label: name, isCurrent }) => (
        <Link
          className={styles.chip}
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          preventScrollReset={keepsScroll}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Holds the place of chips that are not there yet. */
export const ChipsPlaceholder = () => <div className={styles.waiting} />;
