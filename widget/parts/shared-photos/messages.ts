import { words } from '#contract/language/words.ts';

export const MESSAGES = words('shared-photos', {
  goods: (count: number) => `査定希望商品 全${count}点`,
  add: '写真をまとめて追加',
  looking: (number: number, count: number) => `写真を確認中 ${number}／${count}`,
  shared: (photos: number, items: number) =>
    `写真${photos}枚を、順に${photos / items}枚ずつ${items}点に付けました。`,
  again: '付ける商品を選び直す',
  waiting: (count: number) => `写真${count}枚は、付ける商品がまだ決まっていません。`,
  goOn: '商品を選ぶ',
  giveUp: 'この写真を使わない',
  title: 'どの商品の写真ですか',
  items: '写真を付ける商品',
  item: (number: number) => `査定希望商品${number}`,
  count: (count: number, most: number) => `${count}／${most}枚`,
  hint: '商品を選び、その写真を押してください',
  photo: (number: number, name: string) => `写真${number}（${name}）`,
  meant: (number: number) => `査定希望商品${number}に付けます`,
  full: (most: number) => `1点に付けられる写真は${most}枚までです`,
  left: (count: number) => (count > 0 ? `残り${count}枚` : 'すべての写真を分けました'),
  attach: (count: number, left: number) => {
    if (count === 0) return '写真を付ける';
    return left > 0 ? `残りを使わず${count}枚を付ける` : `${count}枚を付ける`;
  },
});
