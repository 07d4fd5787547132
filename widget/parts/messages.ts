import { words } from '#contract/language/words.ts';

/** Words of several parts. The words of one part are in its own folder. */
export const COMMON = words('common', {
  choose: '選択してください',
  loading: '読み込み中...',
  retry: '再試行',
  otherText: 'その他の内容を入力',
  newTab: '（新しいタブで開きます）',
});
