import { factsOf, labelOf } from '../../../db/records/goods-in-words.ts';
import type { RequestRecord } from '../../records.ts';
import { type Block, facts } from '../letter.ts';
import { ITEM_MESSAGES } from '../messages.ts';

/** The categories of a request, each once, in their order. */
export const categoriesOf = ({ items }: Pick<RequestRecord, 'items'>): string =>
  [...new Set(items.map(({ category }) => labelOf(category)))].join('・');

/** The goods of a request, one block each. */
export const itemBlocks = (items: readonly Item[]): Block[] =>
  items.map((item, index) => facts(rowsOf(item), ITEM_MESSAGES.title(index + 1, labelOf(item.category))));

export type Item = RequestRecord['items'][number];

const rowsOf = (item: Item): (readonly [string, string])[] => [
  ...factsOf(item),
  ...(item.photos > 0 ? [[ITEM_MESSAGES.photos, ITEM_MESSAGES.photoCount(item.photos)] as const] : []),
];
