import { words } from '#contract/language/words.ts';

export const MESSAGES = words('consent', {
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  personalInformation: '個人情報の取り扱い',
  agree: 'に同意する',
  privacyNotice: '送信することで、以下の内容に同意したものとみなします。',
});
