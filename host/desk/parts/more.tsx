import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { addressOf } from './list-query.ts';
import { PARTS_WORDS } from './messages.ts';
import parts from './shared.module.css';

interface MoreProps {
  path: string;
  /** The filters of the list. */
  query: Partial<Record<string, string>>;
  /** Where the next piece begins; null: there is no more. */
  next: string | null;
  isFirst: boolean;
}

/** Leads on through a list, and back to its top. */
export function More({ path, query, next, isFirst }: MoreProps) {
  if (isFirst && next === null) return null;
  return (
    <p className={classes(parts.buttons, 'not-printed')}>
      {next !== null && (
        <Link className={buttonClass('line', 'small')} to={addressOf(path, { ...query, after: next })}>
          {PARTS_WORDS.more}
        </Link>
      )}
      {!isFirst && (
        <Link className={parts.textButton} to={addressOf(path, query)}>
          {PARTS_WORDS.first}
        </Link>
      )}
    </p>
  );
}
