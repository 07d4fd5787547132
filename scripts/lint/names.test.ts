import { expect, test } from 'vitest';
import { unclearNames } from './names.ts';

const namesIn = (source: string) =>
  unclearNames('file.tsx', source).map(({ line, found }) => `${line}: ${found}`);

test('A variable that is named by a participle is found by its line', () => {
  expect(
    namesIn('const found = 1;\nlet kept: number | undefined;\nconst row = () => {\n  const told = 2;\n};'),
  ).toEqual(['1: found', '2: kept', '4: told']);
});

test('A name from a list, a loop, a renamed property, a default or the rest is found', () => {
  expect(namesIn('const [, sent = 1, ...kept] = list;')).toEqual(['1: sent', '1: kept']);
  expect(namesIn('for (const said of list) use(said);')).toEqual(['1: said']);
  expect(namesIn('const { a: asked, b: { c: shown = 1 }, ...made } = row;')).toEqual([
    '1: asked',
    '1: shown',
    '1: made',
  ]);
});

test('The name of a property may be a participle', () => {
  expect(namesIn('const { found, kept = 1 } = row; const a = { told: row.told };')).toEqual([]);
});

test('A longer name, a parameter, a function and an export are fine', () => {
  expect(namesIn('const foundAt = 1; const isKept = (kept: Kept) => kept; function told() {}')).toEqual([]);
  expect(namesIn('export const found = () => 1;')).toEqual([]);
});
