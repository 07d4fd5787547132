import { stringify } from 'csv-stringify/sync';

/** Spreadsheets know by it that the file is in UTF-8. */
const MARK = '﻿';

/** A table as a file. A text that begins as a formula does is text in a spreadsheet. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): Response {
  const file = stringify([...rows], { escape_formulas: true, quoted_string: true });
  return new Response(MARK + file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
