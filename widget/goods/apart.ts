import { translated } from '#contract/language/words.ts';
import { answerText, askedFields } from './disclosure.ts';
import type { Item } from './item.ts';
import { itemName } from './item-name.ts';
import { fieldsOf } from './questions.ts';

/** A name of one of several goods. */
export interface GoodsName {
  readonly name: string;
  /** Tells it from the goods of the same name: other answers, or its place among those that are equal. */
  readonly apart: string;
}

/** How many answers tell goods apart. */
const MOST = 2;

const groupBy = (items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

/** The first answers in which goods of one name differ. */
function differences(same: readonly Item[]): (item: Item) => string {
  const [first] = same;
  const texts = (item: Item) =>
    new Map(askedFields(item).map((field) => [field.key, answerText(item, field)]));
  const all = same.map(texts);
  const keys = (first ? fieldsOf(first) : [])
    .map(({ key }) => key)
    .filter((key) => new Set(all.map((one) => one.get(key) ?? '')).size > 1)
    .filter((key) =>
      all.some((one) => one.get(key) && !(first && itemName(first).includes(one.get(key) ?? ''))),
    )
    .slice(0, MOST);
  return (item) =>
    keys
      .map((key) => texts(item).get(key))
      .filter(Boolean)
      .join('・');
}

/**
 * The names of goods as a seller tells them apart, by their ids.
 * @param nth words the place of one of several that are equal, counted from 1
 */
export function namesOf(
  items: readonly Item[],
  nth: (place: number) => string,
): ReadonlyMap<string, GoodsName> {
  const names = new Map<string, GoodsName>();
  for (const same of groupBy(items, (item) => `${item.category}\n${itemName(item)}`)) {
    const apart = same.length > 1 ? differences(same) : () => '';
    for (const equal of groupBy(same, apart))
      equal.forEach((item, index) => {
        const place = equal.length > 1 && item.category ? nth(index + 1) : '';
        names.set(item.id, {
          name: itemName(item, translated),
          apart: [apart(item), place].filter(Boolean).join('・'),
        });
      });
  }
  return names;
}
