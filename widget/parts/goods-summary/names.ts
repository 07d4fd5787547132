import { type GoodsName, namesOf } from '../../goods/apart.ts';
import type { Item } from '../../goods/item.ts';
import { MESSAGES } from './messages.ts';

/** The names of goods with their numbers of pieces, as they stand in a line each, by the ids of the items. */
export function lineNames(items: readonly Item[]): ReadonlyMap<string, GoodsName> {
  const names = namesOf(items, MESSAGES.nth);
  const withCount = ({ id, pieces }: Item): readonly [string, GoodsName] => {
    const { name = '', apart = '' } = names.get(id) ?? {};
    return [id, { name: [name, pieces && MESSAGES.count(pieces)].filter(Boolean).join(' '), apart }];
  };
  return new Map(items.map(withCount));
}
