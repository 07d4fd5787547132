import { cellOfValues, spanOfDays, textOfSpan, valuesOfCell } from '#contract/base/cells.ts';
import { hoursInWords } from '#contract/desk/opening-hours.ts';
import {
  type ColumnKind,
  columnKind,
  type ShopColumn,
  WHOLE_COUNTRY,
  YES_NO,
} from '#contract/desk/shop-columns.ts';

/* The cell of a column is one text. Its field may have several parts, with names of their own. */

/** The names of the parts of a field. */
export const partsOf = (column: ShopColumn) =>
  ({
    from: `${column}.from`,
    until: `${column}.until`,
    closed: `${column}.closed`,
    more: `${column}.more`,
  }) as const;

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).map((text) => String(text).trim());

/** A number as people type it: in any width, with commas. */
const numberIn = (form: FormData, name: string): string =>
  textIn(form, name)
    .normalize('NFKC')
    .replace(/[,、\s]/g, '');

function spansIn(form: FormData, column: ShopColumn): string {
  const { from, until } = partsOf(column);
  const lastDays = textsIn(form, until);
  const spans = textsIn(form, from).map((first, index) => {
    const last = lastDays[index] ?? '';
    return first ? textOfSpan(first, last) : last && `〜${last}`;
  });
  return cellOfValues(spans.filter(Boolean));
}

function hoursIn(form: FormData, column: ShopColumn): string {
  const { from, until, closed, more } = partsOf(column);
  return hoursInWords({
    from: textIn(form, from),
    until: textIn(form, until),
    closed: textsIn(form, closed),
    more: textIn(form, more),
  });
}

const CELL_IN = {
  line: textIn,
  prose: (form, column) => textIn(form, column).replaceAll('\r\n', '\n'),
  number: numberIn,
  yesNo: (form, column) => (form.has(column) ? YES_NO.yes : YES_NO.no),
  one: textIn,
  many: (form, column) => cellOfValues(textsIn(form, column)),
  area: (form, column) => {
    const names = textsIn(form, column);
    return names.includes(WHOLE_COUNTRY) ? WHOLE_COUNTRY : cellOfValues(names);
  },
  days: spansIn,
  hours: hoursIn,
} as const satisfies Record<ColumnKind['kind'], (form: FormData, column: ShopColumn) => string>;

/** The cells of a form that its page has. */
export const cellsIn = (form: FormData, columns: readonly ShopColumn[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, CELL_IN[columnKind(column).kind](form, column)]));

/** The first and the last days in a cell, also where they are none. A day alone has no last one. */
export const spansOf = (cell: string): { from: string; until: string }[] =>
  valuesOfCell(cell).map((text) => {
    const [from = '', until = ''] = spanOfDays(text) ?? [];
    return { from, until: until === from ? '' : until };
  });

/** The options of a column, and the values of a cell that are none of them. */
export const optionsOf = (options: readonly string[], cell: string): string[] => [
  ...new Set([...options, ...valuesOfCell(cell)]),
];
