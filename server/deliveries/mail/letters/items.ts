import { factsOf, labelOf } from '../../../db/records/goods-in-words.ts';
import type { Reading } from '../../../db/records/reading.ts';
import type { RequestRecord } from '../../records.ts';
import { type Block, facts } from '../letter.ts';
import { ITEM_MESSAGES } from '../messages.ts';

/** The categories of a request, each once, in their order. */
export const categoryNames = ({ items }: Pick<RequestRecord, 'items'>): string =>
  [...new Set(items.map(({ category }) => labelOf(category)))].join('・');

/** The goods of a request as the reader of a mail reads them, one block each. */
export const itemBlocks = (items: readonly LetterItem[], reading: Reading): Block[] =>
  items.map((item, index) =>
    facts(rowsOf(item, reading), ITEM_MESSAGES.title(index + 1, labelOf(item.category))),
  );

export type LetterItem = RequestRecord['items'][number];

const rowsOf = (item: LetterItem, reading: Reading): (readonly [string, string])[] => [
  ...factsOf(item, reading),
  ...(item.photos > 0 ? [[ITEM_MESSAGES.photos, ITEM_MESSAGES.photoCount(item.photos)] as const] : []),
];
