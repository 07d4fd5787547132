import { describe, expect, test } from 'vitest';
import { newerSyntax } from './newer-syntax.ts';

describe('The oldest supported browsers can parse', () => {
  test.each([
    [
      'private members and the question whether an object has one',
      'class A { #x = 1; static y = 2; has(o) { return #x in o } }',
    ],
    [
      'optional chaining, logical assignment and large numbers',
      'let a; a ??= {}.b?.c; const n = 1_000n ** 2n',
    ],
    ['await at the top of a module', 'await 1; export {}'],
    ['lookahead, named groups and indices in patterns', '/(?=a)(?!b)(?<name>c)/du.test("")'],
    ['a dynamic import', 'import("./part.js")'],
  ])('%s', (_, source) => {
    expect(newerSyntax(source)).toEqual([]);
  });
});

describe('The oldest supported browsers cannot parse', () => {
  test.each([
    ['static blocks', 'class A { static { this.x = 1 } }'],
    ['lookbehind', 'const price = /(?<=¥)\\d+/'],
    ['negative lookbehind', 'const price = /(?<!¥)\\d+/'],
    ['lookbehind in a pattern made from text', 'new RegExp("(?<=a)b")'],
    ['sets in patterns', 'const kana = /[\\p{sc=Hira}--[ゝ]]/v'],
    ['the flag v of a pattern made from text', 'RegExp("a", "v")'],
    ['flags for a part of a pattern', 'const word = /(?i:a)b/'],
    ['import attributes', 'import data from "./data.json" with { type: "json" }'],
    ['using', '{ using file = open() }'],
  ])('%s', (_, source) => {
    expect(newerSyntax(source)).toHaveLength(1);
  });

  test('a module as a classic script', () => {
    expect(newerSyntax('export {}')).toEqual([]);
    expect(newerSyntax('export {}', 'script')).toHaveLength(1);
  });
});

test('a problem has its line and column', () => {
  expect(newerSyntax('first();\nclass A { static { } }')).toMatchObject([{ line: 2, column: 11 }]);
});
