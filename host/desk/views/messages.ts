/** Texts of the page of the lists that a person keeps in the menu. */

import { MOST_VIEWS } from '#contract/desk/lists.ts';
import { PARTS_WORDS } from '../parts/messages.ts';

export const VIEWS = {
  title: '残した条件',
  lead: '一覧で絞り込んだ条件を、名前を付けてメニューに残せます。ほかの方には表示されません。',
  none: '残した条件はありません。一覧を絞り込むと、「この条件をメニューに残す」が表示されます。',
  name: '名前',
  nameOf: (name: string) => `「${name}」の名前`,
  rename: '名前を変える',
  remove: '消す',
  removeOf: (name: string) => `「${name}」を消す`,
  done: '変更しました。',
  failed: {
    too_many: `残せる条件は${MOST_VIEWS}個までです。使わないものを消してください。`,
    not_found: 'この条件は、もうありません。',
    invalid: '名前を確認して、もう一度入力してください。',
    other: PARTS_WORDS.failed,
  },
} as const;
