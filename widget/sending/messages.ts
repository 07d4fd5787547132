import type { Pieces } from '../goods/item.ts';

/** Words that shops read in the seller's note. */
export const MESSAGES = {
  pieces: (number: number, name: string, { count, mixed }: Pieces) =>
    `査定希望商品${number}${name && `（${name}）`}：${mixed ? 'いろいろな物をまとめて' : '同じ物が'}${count}点`,
} as const;
