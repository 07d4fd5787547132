import { stringify } from 'csv-stringify/sync';

/** Spreadsheets know by it that the file is in UTF-8. */
export const MARK = '\uFEFF';

type Rows = readonly (readonly (string | number)[])[];

/** Lines of a file. A text that begins as a formula does is text in a spreadsheet. */
export const csvText = (rows: Rows): string =>
  stringify([...rows], { escape_formulas: true, quoted_string: true });

export const csvHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'no-store',
});

/** A table as a file. */
export const csvFile = (name: string, rows: Rows): Response =>
  new Response(MARK + csvText(rows), { headers: csvHeaders(name) });
