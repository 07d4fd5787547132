import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import * as z from 'zod/mini';
import { CELL_CHARACTERS, valuesOfCell } from '#contract/base/cells.ts';
import { storable } from '#contract/base/text.ts';
import { messageOf, StartError } from './errors.ts';

/* Files of operators: CSV with a line of column names. */

/** A line of a file. A text that a spreadsheet would evaluate gets an apostrophe in front, as a person would type it. */
export const csvLine = (texts: readonly string[]) =>
  stringify([[...texts]], { escape_formulas: true, quoted: true, quoted_empty: true, record_delimiter: '' });

/** A spreadsheet would evaluate a cell that begins so. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A cell of a column that a file needs. */
export const cell = z.string('is missing');

const withoutApostrophe = (text: string) => (FORMULA.test(text.slice(1)) ? text.replace(/^'/, '') : text);

/** A cell with a text of one line, which may be empty. */
export const line = cell.check(
  z.trim(),
  z.overwrite(withoutApostrophe),
  z.maxLength(CELL_CHARACTERS.line, {
    error: `at most ${CELL_CHARACTERS.line} characters`,
    abort: true,
  }),
);
export const needed = line.check(z.refine((text) => text !== '', 'is empty'));
export const optionalUuid = z._default(z.union([z.literal(''), z.guid('is no uuid')]), '');

/** A cell with several values. */
export const cells = z.pipe(cell, z.transform(valuesOfCell));

/** A kind of CSV file: its name and its columns. */
interface Kind<Row> {
  readonly name: string;
  /** The column that is named if a line stands in the file twice. */
  readonly column: string;
  readonly keyOf: (row: Row) => string;
}

/** A cell of a file that is wrong. */
export interface WrongCell {
  /** From 1, with the line of names; 0: the whole file. */
  line: number;
  /** Empty: the whole line. */
  column: string;
  problem: string;
}

/** The rows of a file or, if any cell is wrong, everything that is. */
export interface CheckedTable<Row> {
  rows: Row[];
  wrong: WrongCell[];
}

/**
 * Reads a file in UTF-8 or, as a spreadsheet may write it, in Shift_JIS.
 * @throws StartError that names every line and column that is wrong
 */
export function readTable<Schema extends z.ZodMiniObject>(
  file: Buffer,
  schema: Schema,
  kind: Kind<z.output<Schema>>,
): z.output<Schema>[] {
  const { rows, wrong } = checkTable(file, schema, kind);
  if (wrong.length === 0) return rows;
  throw new StartError(
    `The file is not imported:\n${wrong.map((cell) => `  ${textOfWrong(cell)}`).join('\n')}`,
    remedyOf(schema),
  );
}

const remedyOf = (schema: z.ZodMiniObject) => `Its columns: ${Object.keys(schema.shape).join(',')}`;

const textOfWrong = ({ line: at, column, problem }: WrongCell) =>
  at === 0 ? problem : `line ${at}, ${column}: ${problem}`;

/** Reads as readTable does, for somebody who wants to see the mistakes. */
export function checkTable<Schema extends z.ZodMiniObject>(
  file: Buffer,
  schema: Schema,
  { name, column, keyOf }: Kind<z.output<Schema>>,
): CheckedTable<z.output<Schema>> {
  const columns = Object.keys(schema.shape);
  const lines = parseCsv(file, remedyOf(schema));
  const wrong: WrongCell[] = [];
  const keys = new Set<string>();
  const rows = lines.flatMap((cellsOfLine, index) => {
    const say = (where: string, problem: string) => wrong.push({ line: index + 2, column: where, problem });
    const result = schema.safeParse(cellsOfLine);
    for (const { path, message } of result.error?.issues ?? []) say(String(path[0]), message);
    if (!result.success) return [];
    const key = keyOf(result.data);
    if (keys.has(key)) say(column, `this ${name} stands in the file twice`);
    keys.add(key);
    return [result.data];
  });
  const unknown = Object.keys(lines[0] ?? {}).filter((header) => !columns.includes(header));
  if (unknown.length > 0)
    wrong.unshift({ line: 0, column: '', problem: `unknown columns: ${unknown.join(', ')}` });
  if (lines.length === 0) wrong.push({ line: 0, column: '', problem: `there is no ${name} in it` });
  return { rows: wrong.length > 0 ? [] : rows, wrong };
}

function parseCsv(file: Buffer, remedy: string): Record<string, string>[] {
  try {
    return parse(storable(decode(file)), { bom: true, columns: true, skip_empty_lines: true });
  } catch (cause) {
    throw new StartError(`The file is no CSV: ${messageOf(cause)}`, remedy, { cause });
  }
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('shift_jis').decode(file);
  }
}
