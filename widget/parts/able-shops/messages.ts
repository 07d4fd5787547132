import { words } from '#contract/language/words.ts';

const number = (count: number) => count.toLocaleString('ja-JP');

export const MESSAGES = words('able-shops', {
  /** @param prefecture of the seller, if it is known */
  able: (shops: number, goods: readonly string[], prefecture: string) => {
    const subject = goods.length > 1 ? 'いずれかの品' : goods.join('');
    return prefecture
      ? `いま、${prefecture}からのご依頼で、${subject}を査定できる買取店は、${number(shops)}社です。`
      : `いま、${subject}を査定できる買取店は、${number(shops)}社です。対応する地域は買取店によって異なります。お住まいの都道府県での数は、郵便番号のあとに表示します。`;
  },
  unbought: (goods: readonly string[]) => `${goods.join('・')}を査定できる買取店は、いまありません。`,
  none: (goods: readonly string[], prefecture: string) =>
    `いま、${prefecture && `${prefecture}からのご依頼で、`}${goods.join('・')}を査定できる買取店はありません。`,
  /** The request can be sent all the same. @param days for which shops are looked for */
  sought: (days: number) =>
    `送信された場合は、${days}日のあいだお探しし、見つかったときも、見つからなかったときも、メールでお知らせします。`,
});
