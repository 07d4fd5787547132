import { describe, expect, test } from 'vitest';
import { misspelt, needlessLiterals } from './misspelt.ts';
import { LITERALS, SPELLINGS } from './spellings.ts';

const lines = (path: string, source: string) => misspelt(path, source).map(({ line }) => line);

describe('spellings of the copy', () => {
  test('another form is found on its line, with the form to write', () => {
    expect(misspelt('host/messages.ts', "\nconst text = 'ブラウザをお使い下さい';")).toMatchObject([
      { line: 2, message: expect.stringContaining('ブラウザー') },
      { line: 2, message: expect.stringContaining('ください') },
    ]);
  });

  test('comments are not copy', () => {
    expect(lines('host/a.ts', "// ブラウザ\n/* くらべ */ const text = '比べる';")).toEqual([]);
  });

  test('texts of the documents keep their form, wherever they stand', () => {
    for (const [words] of LITERALS) expect(lines('host/a.ts', `const a = '「${words}」から';`)).toEqual([]);
    expect(lines('host/a.ts', "const a = '他の店';")).toEqual([1]);
  });

  test('terms are written as laws are, except for what no law has', () => {
    const source = "const a = '申込み及び手続';\nconst b = 'ブラウザ';";
    expect(lines('host/pages/terms/messages.ts', source)).toEqual([2]);
    expect(lines('host/pages/faq/messages.ts', source)).toEqual([1, 1, 2]);
  });

  test.each([
    '五分から',
    '自分から探す',
    '評価が分かれる',
    '一致しました',
    '最後からお読みください',
    '馴染みの店',
  ])('%s is no other form', (words) => expect(lines('posts/a.md', words)).toEqual([]));

  test('no form to write is itself refused', () => {
    for (const { use } of SPELLINGS) expect(lines('posts/a.md', use), use).toEqual([]);
  });

  test('an exception that no file needs any more is named', () => {
    const sources = LITERALS.slice(1).map(([words]) => words);
    expect(needlessLiterals(sources)).toEqual([LITERALS[0]?.[0]]);
  });
});
