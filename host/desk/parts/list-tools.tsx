import type { ReactNode } from 'react';
import { isKeyOf } from '#contract/base/keys.ts';
import { NAME_CHARACTERS } from '#contract/customer/name.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { type ListName, MOST_COUNTED, VIEWED_LISTS } from '#contract/desk/lists.ts';
import { buttonClass } from '../../ui/button/button.ts';
import inputStyles from '../../ui/form/input.module.css';
import { Hidden } from './filter.tsx';
import styles from './list-tools.module.css';
import { PARTS_WORDS } from './messages.ts';
import parts from './shared.module.css';

interface ListToolsProps {
  list: ListName;
  /** The filters of the list. */
  filters: Readonly<Partial<Record<string, string>>>;
  /** The sealed words of a search. */
  search?: string | undefined;
  /** How many rows there are, up to MOST_COUNTED; null: they are not counted. */
  total?: number | null;
  /** Stands behind the count. */
  children?: ReactNode;
}

/** How many rows a list has, and what can be done with it as it is filtered: a file, an entry in the menu. */
export const ListTools = ({ list, filters, search, total = null, children }: ListToolsProps) => (
  <div className={styles.tools}>
    {total !== null && <p role="status">{PARTS_WORDS.total(total)}</p>}
    {children}
    <form method="post" className="not-printed" action={`${DESK_PAGES.home}/lists/${list}.csv`}>
      <Hidden texts={{ ...filters, ...(search && { search }) }} />
      <button type="submit" className={parts.textButton}>
        {PARTS_WORDS.file}
      </button>
      {total !== null && total > MOST_COUNTED && <small>{PARTS_WORDS.fileHint}</small>}
    </form>
    {isKeyOf(VIEWED_LISTS, list) && Object.keys(filters).length > 0 && !search && (
      <details className="not-printed">
        <summary>{PARTS_WORDS.keep}</summary>
        <form method="post" action={DESK_PAGES.views}>
          <Hidden
            texts={{ list, query: new URLSearchParams(filters as Record<string, string>).toString() }}
          />
          <label>
            {PARTS_WORDS.viewName}
            <input
              className={inputStyles.input}
              name="name"
              maxLength={NAME_CHARACTERS}
              autoComplete="off"
              required
            />
          </label>
          <button type="submit" name="intent" value="keep" className={buttonClass('line', 'small')}>
            {PARTS_WORDS.keepNow}
          </button>
          <p className={parts.note}>{PARTS_WORDS.keepLead}</p>
        </form>
      </details>
    )}
  </div>
);
