import { describe, expect, test } from 'vitest';
import { duplicates } from './duplicates.ts';
import type { SourceFile } from './source-files.ts';

const file = (path: string, ...lines: string[]): SourceFile => ({
  path,
  kind: 'code',
  text: lines.join('\n'),
  lines,
});
const block = (name: string, length: number) => Array.from({ length }, (_, index) => `${name}(${index});`);

describe('Duplicated blocks of lines', () => {
  test('are found in two files, even with different indentation and blank lines', () => {
    const a = file('a.ts', 'start();', ...block('do', 10), 'end();');
    const b = file('b.ts', ...block('do', 10).flatMap((line) => [`  ${line}`, '']));
    expect(duplicates([a, b])).toEqual([{ lines: 10, first: 'a.ts:2', second: 'b.ts:1' }]);
  });

  test('are found in one file', () => {
    const a = file('a.ts', ...block('do', 12), 'between();', ...block('do', 12));
    expect(duplicates([a])).toEqual([{ lines: 12, first: 'a.ts:1', second: 'a.ts:14' }]);
  });

  test('count once per further copy, whatever their length', () => {
    const copies = ['a.ts', 'b.ts', 'c.ts'].map((path) => file(path, ...block('do', 30)));
    expect(duplicates(copies)).toHaveLength(2);
  });

  test('do not count below ten lines', () => {
    expect(duplicates([file('a.ts', ...block('do', 9)), file('b.ts', ...block('do', 9))])).toEqual([]);
  });

  test('do not reach from the end of one file into the next', () => {
    const half = block('do', 5);
    const files = [
      file('a.ts', ...half),
      file('b.ts', ...half),
      file('c.ts', ...half),
      file('d.ts', ...half),
    ];
    expect(duplicates(files)).toEqual([]);
  });

  test('do not overlap with themselves', () => {
    expect(duplicates([file('a.ts', ...Array.from({ length: 12 }, () => 'same();'))])).toEqual([]);
  });
});
