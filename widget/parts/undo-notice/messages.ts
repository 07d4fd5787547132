import { words } from '#contract/language/words.ts';

export const MESSAGES = words('undo-notice', {
  removed: {
    photo: '写真を削除しました',
    item: '商品を削除しました',
    all: '入力内容をすべて消しました',
    category: 'カテゴリを変更し、入力内容を消しました',
  },
  undo: '元に戻す',
});
