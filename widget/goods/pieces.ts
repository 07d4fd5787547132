import type { Pieces } from '#contract/goods/piece-words.ts';
import type { Item } from './item.ts';

/** The most pieces that one item stands for. */
export const MOST_PIECES = 99;

const ONE: Pieces = { count: 1, mixed: false };

export const piecesOf = ({ pieces = ONE }: Item): Pieces => pieces;

/** The item as so many pieces; what is out of bounds becomes the nearest number. */
export function withPieces(item: Item, { count, mixed }: Pieces): Item {
  const { pieces: _, ...one } = item;
  return count > 1 ? { ...one, pieces: { count: Math.min(count, MOST_PIECES), mixed } } : one;
}
