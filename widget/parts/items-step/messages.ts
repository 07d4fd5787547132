import { words } from '#contract/language/words.ts';
import type { Remaining } from '../../state/goods-state.ts';

export const MESSAGES = words('items-step', {
  title: '一括査定依頼フォーム',
  // The words hold with any number of shops.
  lead: '最短60秒で入力完了。',
  top: 'トップページへ',
  add: '他の商品も一緒に査定する',
  start: '査定スタート',
  free: '無料',
  next: '次へ',
  addLater: '商品カテゴリを選択すると、商品を追加できます',
  room: (room: number, most: number) =>
    room > 0 ? `あと${room}点まで追加できます` : `一度に依頼できる商品は${most}点までです`,
  remaining: ({ questions, item, others }: Remaining, several: boolean) =>
    [
      several && `査定希望商品${item}：`,
      `あと${questions}問`,
      others > 0 && `（ほかに未入力の商品が${others}点）`,
    ]
      .filter(Boolean)
      .join(''),
});
