import { describe, expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('The pagination control', () => {
  // Clause 1.9-18
  test.each([
    [1, 0, []],
    [1, 1, []],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 10, [1, 2, 3, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 6, 'gap', 10]],
    [5, 10, [1, 2, 3, 4, 5, 6, 7, 'gap', 10]],
    [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
    [10, 10, [1, 'gap', 8, 9, 10]],
    [99, 10, [1, 'gap', 10]],
  ])('on page %i of %i shows %j', (current, total, expected) => {
    expect(pageNumbers(current, total)).toEqual(expected);
  });
});
