import type { ReactNode } from 'react';
import { inJapan } from '#contract/base/japanese-days.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { PARTS_WORDS } from './messages.ts';
import styles from './table.module.css';

export interface TableColumn<Row> {
  label: string;
  cell(row: Row): ReactNode;
  /** In a file, where the text of the cell is not enough there. */
  text?(row: Row): string | number;
  /** Numbers stand under each other. */
  isNumber?: boolean;
  /** A word that stays in one line. */
  isShort?: boolean;
  /** An act about the row: not on paper. */
  isAct?: boolean;
  /** The head leads to the list sorted by this column. */
  sort?: ColumnSort | undefined;
}

export interface ColumnSort {
  to: string;
  /** The order in which the list is; left out: it is sorted otherwise. */
  order?: 'up' | 'down' | undefined;
}

interface TableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Each row can be chosen by its key; gives the name of its box. */
  choose?: ((row: Row) => string) | undefined;
}

const SORTS = {
  up: { name: 'ascending', sign: '↑' },
  down: { name: 'descending', sign: '↓' },
} as const;

function Head<Row>({ label, isNumber, isAct, sort }: TableColumn<Row>) {
  return (
    <th
      scope="col"
      className={isAct ? 'not-printed' : undefined}
      data-number={isNumber ? '' : undefined}
      data-sort={sort ? '' : undefined}
      aria-sort={sort?.order && SORTS[sort.order].name}
    >
      {sort ? (
        <Link to={sort.to}>
          <Phrases>{label}</Phrases>
          {sort.order && <span aria-hidden="true">{SORTS[sort.order].sign}</span>}
        </Link>
      ) : (
        <Phrases>{label}</Phrases>
      )}
    </th>
  );
}

/** Rows under the names of their columns; on a phone each row stands by itself, with the names in it. */
export function Table<Row>({ columns, rows, keyOf, choose }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <thead data-sorts={columns.some(({ sort }) => sort) ? PARTS_WORDS.sortBy : undefined}>
        <tr>
          {choose && <td className="not-printed" />}
          {columns.map((column) => (
            <Head key={column.label} {...column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {choose && (
              <td className="not-printed">
                <input type="checkbox" name="uuid" value={keyOf(row)} aria-label={choose(row)} />
              </td>
            )}
            {columns.map(({ label, cell, isNumber, isShort, isAct }) => (
              <td
                key={label}
                className={isAct ? 'not-printed' : undefined}
                data-label={label}
                data-number={isNumber ? '' : undefined}
                data-short={isShort ? '' : undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The state of a row. */
export const State = ({ state, children }: { state: string; children: ReactNode }) => (
  <span className={styles.state} data-state={state}>
    {children}
  </span>
);

/** A moment in a file: with the year, in Japan. */
export const fileTime = (at: string): string => inJapan(at).toISOString().slice(0, 16).replace('T', ' ');

/** When the row began. */
export const timeColumn = <Row extends { at: string }>(label: string): TableColumn<Row> => ({
  label,
  cell: ({ at }) => <Time at={at}>{momentText(at)}</Time>,
  text: ({ at }) => fileTime(at),
});

export const Time = ({ at, children }: { at: string; children: ReactNode }) => (
  <time dateTime={at}>{children}</time>
);
