import type { Group, Result } from './run.ts';

/** The printed text: plain lines, so that a log file is as readable as a terminal. */

const markOf = ({ outcome, optional }: Result) =>
  outcome === 'holds' ? '✓' : outcome === 'not checked' ? '–' : optional ? '○' : '✗';
const SHOWN_CHARACTERS = 500;

const shorten = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

function linesOf(result: Result): string[] {
  const { outcome, name, from, optional, expected, got, repeat, reason } = result;
  const line = `  ${markOf(result)} ${name}${optional ? ' (optional)' : ''}`;
  if (outcome === 'holds') return [line];
  if (outcome === 'not checked') return [`${line}: not checked, ${reason}`];
  return [
    line,
    `      expected  ${shorten(expected ?? '')}`,
    `      got       ${shorten(got ?? '')}`,
    `      from      ${from}`,
    ...(repeat ? [`      repeat    ${repeat}`] : []),
  ];
}

/** A call with its rows. */
export function groupText({ title }: Pick<Group, 'title'>, results: readonly Result[]): string {
  const brokenCount = results.filter(({ outcome, optional }) => outcome === 'broken' && !optional).length;
  const heading = brokenCount > 0 ? `${title}: ${brokenCount} of ${results.length} rows do not hold` : title;
  return [heading, ...results.flatMap(linesOf), ''].join('\n');
}

const count = (results: readonly Result[], outcome: Result['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;

export interface Summary {
  readonly hold: number;
  readonly broken: number;
  readonly notChecked: number;
  /** How many of the rows that were not checked need --write. */
  readonly needWrite: number;
  readonly optionalHold: number;
  readonly optionalBroken: number;
}

export function summaryOfRun(results: readonly Result[]): Summary {
  const must = results.filter(({ optional }) => !optional);
  const optional = results.filter((result) => result.optional);
  return {
    hold: count(must, 'holds'),
    broken: count(must, 'broken'),
    notChecked: count(results, 'not checked'),
    needWrite: results.filter(({ needsWrite }) => needsWrite).length,
    optionalHold: count(optional, 'holds'),
    optionalBroken: count(optional, 'broken'),
  };
}

export function summaryText(results: readonly Result[]): string {
  const { hold, broken, notChecked, needWrite, optionalHold, optionalBroken } = summaryOfRun(results);
  const writeNote = needWrite > 0 ? ` (${needWrite} need --write)` : '';
  return [
    `${hold} hold, ${broken} do not, ${notChecked} not checked${writeNote}.`,
    `Optional, for information: ${optionalHold} hold, ${optionalBroken} do not.`,
  ].join('\n');
}
