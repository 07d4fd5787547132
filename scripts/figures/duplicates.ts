import type { SourceFile } from './source-files.ts';

/** Lines that appear twice. */
export interface Duplicate {
  /** The number of lines, without blank lines. */
  lines: number;
  /** `path:line` of the first and of the second appearance. */
  first: string;
  second: string;
}

interface Line {
  path: string;
  number: number;
  text: string;
}

/** Blank lines and indentation do not count. */
function linesOf({ path, lines }: SourceFile): Line[] {
  return lines
    .map((text, index) => ({ path, number: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '');
}

const place = ({ path, number }: Line) => `${path}:${number}`;

/** How many lines are equal from two positions on, in one file or in two. */
function sameFrom(lines: readonly Line[], a: number, b: number): number {
  let count = 0;
  for (;;) {
    const left = lines[a + count];
    const right = lines[b + count];
    if (!left || !right || left.text !== right.text) return count;
    if (left.path !== lines[a]?.path || right.path !== lines[b]?.path || a + count >= b) return count;
    count += 1;
  }
}

/**
 * Blocks of at least `shortest` lines that appear again in the same file or in another one. A block that appears
 * three times is reported twice.
 */
export function duplicates(files: readonly SourceFile[], shortest = 10): Duplicate[] {
  const lines = files.flatMap(linesOf);
  const starts = new Map<string, number>();
  const results: Duplicate[] = [];
  let index = 0;
  while (index + shortest <= lines.length) {
    const window = lines.slice(index, index + shortest);
    const key = window.map(({ text }) => text).join('\n');
    const earlier = starts.get(key);
    const length = earlier === undefined ? 0 : sameFrom(lines, earlier, index);
    const [first, second] = [lines[earlier ?? 0], lines[index]];
    if (length >= shortest && first && second) {
      results.push({ lines: length, first: place(first), second: place(second) });
      index += length;
    } else {
      if (earlier === undefined) starts.set(key, index);
      index += 1;
    }
  }
  return results;
}
