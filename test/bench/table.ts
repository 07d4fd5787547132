import { type Figure, keepsTo, type Unit } from './row.ts';

const VALUE_WIDTH = 11;
const BAR_WIDTH = 13;

function format(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return '–';
  if (unit === '×') return `${value.toFixed(2)}×`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  if (unit === '') return String(Number(value.toFixed(4)));
  return `${value.toFixed(1)} ${unit}`;
}

function formatBar({ bar, unit }: Figure): string {
  if (!bar) return '';
  return 'most' in bar ? `≤ ${format(bar.most, unit)}` : `≥ ${format(bar.least, unit)}`;
}

function mark(row: Figure): string {
  const isKept = keepsTo(row);
  if (isKept === undefined) return ' ';
  return isKept ? '✓' : '✗';
}

function line(row: Figure, width: number): string {
  const value = format(row.value, row.unit).padStart(VALUE_WIDTH);
  const bar = formatBar(row).padStart(BAR_WIDTH);
  return `${mark(row)} ${row.what.padEnd(width)}${value}${bar}   ${row.detail}`.trimEnd();
}

function section(title: string, rows: readonly Figure[], width: number): string[] {
  if (rows.length === 0) return [];
  const head = `  ${title.padEnd(width)}${'measured'.padStart(VALUE_WIDTH)}${'limit'.padStart(BAR_WIDTH)}`;
  return ['', head, ...rows.map((row) => line(row, width))];
}

/** All figures as text: first ratios, which can be compared between machines, then absolute values. */
export function figuresTable(rows: readonly Figure[]): string {
  const ratios = rows.filter(({ unit }) => unit === '×');
  const figures = rows.filter(({ unit }) => unit !== '×');
  const width = Math.max(...rows.map(({ what }) => what.length));
  const verdicts = rows.map(keepsTo).filter((verdict) => verdict !== undefined);
  const keptCount = verdicts.filter(Boolean).length;
  return [
    ...section('Ratios', ratios, width),
    ...section('Figures', figures, width),
    '',
    `${keptCount} of ${verdicts.length} figures are within their limits.`,
  ].join('\n');
}
