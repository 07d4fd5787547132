import { CATEGORIES, type CategoryKey } from '#contract/categories.ts';
import { GOODS_MESSAGES } from '../../base/messages.ts';
import type { requestItems } from '../schema.ts';

type Item = typeof requestItems.$inferSelect;

/** A request may hold a category of a later release. */
export const labelOf = (category: string): string =>
  Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category as CategoryKey].label : category;

/** Names and values of a seller's answers about goods. */
export function factsOf({
  attributes,
  detail,
}: Pick<Item, 'attributes' | 'detail'>): (readonly [name: string, value: string])[] {
  const names = attributes.map((values) => values.filter(Boolean).join(' ')).filter(Boolean);
  const details = Object.entries(detail).filter(([, value]) => value.trim() !== '');
  return [
    ...(names.length > 0 ? [[GOODS_MESSAGES.attributes, names.join(' / ')] as const] : []),
    ...details.map(([name, value]) => [GOODS_MESSAGES.detail(name), value] as const),
  ];
}
