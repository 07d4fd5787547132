import { CATEGORIES, type CategoryKey } from '#contract/categories.ts';
import type { RequestRecord } from '../../deliveries/records.ts';
import type { Block } from '../letter.ts';
import { ITEM_MESSAGES } from '../messages.ts';

/** A request may hold a category of a later release. */
const labelOf = (category: string): string =>
  Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category as CategoryKey].label : category;

/** The categories of a request, each once, in their order. */
export const categoriesOf = ({ items }: RequestRecord): string =>
  [...new Set(items.map(({ category }) => labelOf(category)))].join('・');

/** The goods of a request, one block each. */
export const itemBlocks = ({ items }: RequestRecord): Block[] =>
  items.map((item, index) => ({
    kind: 'facts',
    title: ITEM_MESSAGES.title(index + 1, labelOf(item.category)),
    rows: rowsOf(item),
  }));

function rowsOf({
  attributes,
  detail,
  photos,
}: RequestRecord['items'][number]): (readonly [string, string])[] {
  const names = attributes.map((values) => values.filter(Boolean).join(' ')).filter(Boolean);
  const details = Object.entries(detail).filter(([, value]) => value.trim() !== '');
  return [
    ...(names.length > 0 ? [[ITEM_MESSAGES.attributes, names.join(' / ')] as const] : []),
    ...details.map(([name, value]) => [ITEM_MESSAGES.detail(name), value] as const),
    ...(photos > 0 ? [[ITEM_MESSAGES.photos, ITEM_MESSAGES.photoCount(photos)] as const] : []),
  ];
}
