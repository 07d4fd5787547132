import { Link } from '../link/link.tsx';
import styles from './chips.module.css';

export interface Chip {
  to: string;
  label: string;
  isCurrent: boolean;
}

interface ChipsProps {
  /** The label of the group of links. */
  label: string;
  chips: readonly Chip[];
}

/** Links in a row; the current one is marked. */
export function Chips({ label, chips }: ChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map(({ to, label: name, isCurrent }) => (
        <Link className={styles.chip} key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Keeps the space for chips that are still loading. */
export const ChipsPlaceholder = () => <div className={styles.waiting} />;
