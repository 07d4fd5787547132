import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';
import type { Told } from '../../state/disclosure-state.ts';

const labels = (keys: readonly string[]) =>
  keys.map((key) => CATEGORIES[key as CategoryKey]?.label ?? key).join('・');

const number = (count: number) => count.toLocaleString('ja-JP');

export const MESSAGES = {
  /** For goods of one category or several; where the place is known, for sellers from there. */
  able: (shops: number, { categories, prefecture }: Told) => {
    const goods = categories.length > 1 ? 'いずれかの品' : labels(categories);
    return prefecture
      ? `いま、${prefecture}からのご依頼で、${goods}を査定できる買取店は、${number(shops)}社です。`
      : `いま、${goods}を査定できる買取店は、全国で${number(shops)}社です。お住まいの都道府県での数は、郵便番号のあとに表示します。`;
  },
  unbought: (keys: readonly string[]) => `${labels(keys)}を査定できる買取店は、いまありません。`,
  none: ({ categories, prefecture }: Told) =>
    `いま、${prefecture && `${prefecture}からのご依頼で、`}${labels(categories)}を査定できる買取店はありません。`,
  /** It can be sent all the same. @param days for which shops are looked for */
  sought: (days: number) =>
    `送信された場合は、${days}日のあいだお探しし、見つかったときも、見つからなかったときも、メールでお知らせします。`,
} as const;
