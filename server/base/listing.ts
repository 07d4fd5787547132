import { csvLine } from './csv.ts';
import { StartError } from './errors.ts';

/** The options of commands that list something. */
export const LISTING_OPTIONS = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  limit: { type: 'string', default: '20' },
  page: { type: 'string', default: '1' },
} as const;

export const LISTING_USAGE = '[--limit 20] [--page 1] [--json | --csv]';

const MOST = 10_000;

/** Which part of a list is asked for. */
export interface ListPage {
  limit: number;
  offset: number;
}

/** @throws StartError if it is no page */
export function listPageOf({ limit, page }: { limit: string; page: string }, usage: string): ListPage {
  const [size, number] = [Number(limit), Number(page)];
  if (!Number.isInteger(size) || size < 1 || size > MOST)
    throw new StartError(`--limit is a number from 1 to ${MOST}.`, usage);
  if (!Number.isInteger(number) || number < 1) throw new StartError('--page is a number from 1.', usage);
  return { limit: size, offset: (number - 1) * size };
}

type Cell = string | number | Date | null | undefined;

/** A list as text: a line of JSON each, CSV with the names of its columns, or columns for people. */
export function asListing(
  rows: readonly Readonly<Record<string, Cell>>[],
  { json, csv }: { json?: boolean | undefined; csv?: boolean | undefined },
  empty: string,
): string {
  if (json) return rows.map((row) => JSON.stringify(row)).join('\n');
  const [first] = rows;
  if (!first) return csv ? '' : empty;
  const columns = Object.keys(first);
  const cells = rows.map((row) => columns.map((column) => textOf(row[column])));
  if (csv) return [columns, ...cells].map(csvLine).join('\n');
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString();
  return cell === null || cell === undefined ? '' : String(cell);
}
