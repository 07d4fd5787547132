import { expect, test } from 'vitest';
import { isWrittenNumber } from './numbers.ts';

test.each(['0', '12', '12.5', '0.25', ' 3 '])('"%s" is a number', (text) =>
  expect(isWrittenNumber(text)).toBe(true),
);

test.each(['', ' ', '.5', '1.', '1.2.3', '-1', '1,200', '１２', '12g', 'g12'])('"%s" is none', (text) =>
  expect(isWrittenNumber(text)).toBe(false),
);
