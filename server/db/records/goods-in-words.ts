import { CATEGORIES } from '#contract/categories.ts';
import { isKeyOf } from '#contract/keys.ts';
import { GOODS_MESSAGES } from '../../base/messages.ts';
import type { requestItems } from '../schema.ts';

type Item = typeof requestItems.$inferSelect;

/** A request may hold a category of a later release. */
export const labelOf = (category: string): string =>
  isKeyOf(CATEGORIES, category) ? CATEGORIES[category].label : category;

/** What a seller said of goods: names and values. */
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
