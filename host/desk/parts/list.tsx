import type { ReactNode } from 'react';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { PARTS_WORDS } from './messages.ts';
import { More } from './more.tsx';
import { Table, type TableColumn } from './table.tsx';

interface ListProps<Row> {
  path: string;
  /** The filters of the list. */
  query: Partial<Record<string, string>>;
  next: string | null;
  isFirst: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  choose?: ((row: Row) => string) | undefined;
  /** Stands in the place of the table, for rows that are no table. */
  children?: ReactNode;
}

/** A piece of a list, with the ways to the next one and back to the top. */
export function List<Row>({ path, query, next, isFirst, children, ...table }: ListProps<Row>) {
  return (
    <>
      {table.rows.length === 0 ? (
        <EmptyNotice>{PARTS_WORDS.none}</EmptyNotice>
      ) : (
        (children ?? <Table {...table} />)
      )}
      <More path={path} query={query} next={next} isFirst={isFirst} />
    </>
  );
}
