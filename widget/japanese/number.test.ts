import { describe, expect, test } from 'vitest';
import { normaliseNumber } from './number.ts';

describe('a carat or weight at the end of editing', () => {
  test.each([
    ['12', '12'],
    ['１２．５', '12.5'],
    ['1,234.5', '1234.5'],
    ['１，２３４，５６７', '1234567'],
    ['1、234', '1234'],
    ['5g', '5'],
    ['５ｇ', '5'],
    ['12.5 G', '12.5'],
    ['３０グラム', '30'],
    ['30ｸﾞﾗﾑ', '30'],
    ['30㌘', '30'],
    ['0.3ct', '0.3'],
    ['０．３カラット', '0.3'],
    ['1。5', '1.5'],
    ['１・５', '1.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    [' 7 ', '7'],
    ['0', '0'],
    ['1.2kg', '1.2kg'],
    ['100mg', '100mg'],
    ['約５ｇ', '約５ｇ'],
    ['1,5', '1,5'],
    ['1.2.3', '1.2.3'],
    ['３〜４ｇ', '３〜４ｇ'],
    ['-5', '-5'],
    ['わからない', 'わからない'],
    ['グラム', 'グラム'],
    ['.', '.'],
    ['', ''],
  ])('%j reads as %j, and is not changed again', (typed, value) => {
    expect(normaliseNumber(typed)).toBe(value);
    expect(normaliseNumber(value)).toBe(value);
  });
});
