import { parseSync } from 'vite';
import { LEGAL_TEXTS, LITERALS, SPELLINGS } from './spellings.ts';

export interface Misspelling {
  /** From 1. */
  line: number;
  /** The words around it. */
  found: string;
  message: string;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The text with spaces in place of what a document fixes, so that offsets stay. */
const withoutLiterals = (source: string) =>
  LITERALS.reduce((text, [words]) => text.replaceAll(words, blank), source);

function withoutComments(path: string, source: string): string {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return source;
  return parseSync(path, source).comments.reduce(
    (text, { start, end }) => text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end),
    source,
  );
}

/** The forms in a file's copy that the table of spellings does not have. @param path from the root of the project */
export function misspelt(path: string, source: string): Misspelling[] {
  const isLegal = LEGAL_TEXTS.includes(path);
  const rows = SPELLINGS.filter((row) => !(isLegal && row.isLegal));
  const copy = withoutLiterals(source);
  // Reading a file as a program takes long, and most files have nothing.
  if (!rows.some(({ not }) => not.test(copy))) return [];
  const text = withoutComments(path, copy);
  return rows
    .flatMap(({ use, not }) =>
      [...text.matchAll(new RegExp(not, 'g'))].map(({ index, 0: { length } }) => ({
        line: source.slice(0, index).split('\n').length,
        found: source.slice(Math.max(0, index - 8), index + length + 8).replace(/\n/g, ' '),
        message: `write ${use} (scripts/lint/spellings.ts).`,
      })),
    )
    .sort((a, b) => a.line - b.line);
}

/** The exceptions of the table that no file needs. */
export const needlessLiterals = (sources: readonly string[]): string[] =>
  LITERALS.map(([words]) => words).filter((words) => !sources.some((source) => source.includes(words)));
