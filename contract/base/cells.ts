/* Texts of the cells of operators' files, which forms of the desk have as choices. */

/** Between several values of one cell. */
export const CELL_SEPARATOR = '/';

/** Characters of a cell of one line, and of several. */
export const CELL_CHARACTERS = { line: 200, long: 5000 } as const;

/** The values of a cell. */
export const valuesOfCell = (cell: string): string[] =>
  cell
    .split(CELL_SEPARATOR)
    .map((value) => value.trim())
    .filter(Boolean);

export const cellOfValues = (values: readonly string[]): string => values.join(CELL_SEPARATOR);

/** The first and the last day of a span: 2026-12-29〜2027-01-03. A day alone is both. More than two are no span. */
export function spanOfDays(text: string): readonly [from: string, until: string] | undefined {
  const [from = '', until = from, ...more] = text.split(/[〜~]/).map((day) => day.trim());
  return more.length === 0 ? [from, until] : undefined;
}

export const textOfSpan = (from: string, until: string): string =>
  from === until || until === '' ? from : `${from}〜${until}`;
