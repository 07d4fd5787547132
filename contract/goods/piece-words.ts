/** How many pieces an item stands for, if it is more than one. */
export interface Pieces {
  readonly count: number;
  /** A box of different things, and not the same thing several times. */
  readonly mixed: boolean;
}

/**
 * A line of the seller's note, since document 2 has no field for a number of pieces.
 * @param number of the item, counted from 1
 * @param name of the item, in a few words; may be empty
 */
export const pieceLine = (number: number, name: string, { count, mixed }: Pieces): string =>
  `査定希望商品${number}${name && `（${name}）`}：${mixed ? 'いろいろな物をまとめて' : '同じ物が'}${count}点`;

const LINE = /^査定希望商品(\d{1,2})(?:（.+）)?：((?:いろいろな物をまとめて|同じ物が)\d{1,2}点)$/;

/** The numbers of pieces that a note has such lines for, in words, by the numbers of their items. */
export function piecesIn(note: string): ReadonlyMap<number, string> {
  const lines = note.split(/\r?\n/).map((line) => LINE.exec(line));
  return new Map(lines.flatMap((match) => (match ? [[Number(match[1]), match[2] ?? ''] as const] : [])));
}
