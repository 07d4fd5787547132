import { expect, test } from 'vitest';
import { emptyItem } from './item.ts';
import { MOST_PIECES, piecesOf, withPieces } from './pieces.ts';

const item = emptyItem('1', 'alcohol');

test('An item is one piece until the seller says otherwise, and then again', () => {
  expect(piecesOf(item)).toEqual({ count: 1, mixed: false });
  const twelve = withPieces(item, { count: 12, mixed: true });
  expect(piecesOf(twelve)).toEqual({ count: 12, mixed: true });
  expect(withPieces(twelve, { count: 1, mixed: true })).toEqual(item);
});

test('There are at most 99 pieces, and never fewer than one', () => {
  expect(piecesOf(withPieces(item, { count: 1000, mixed: false })).count).toBe(MOST_PIECES);
  expect(withPieces(item, { count: -4, mixed: false })).toEqual(item);
});
