import { words } from '#contract/language/words.ts';
import type { ContactKind } from '#contract/typed-contact/span.ts';

export const KINDS = words('contact-kinds', {
  phone: '電話番号',
  mail: 'メールアドレス',
  page: 'ウェブサイトのURL',
  account: 'SNSのアカウント',
  address: 'ご住所',
} as const satisfies Record<ContactKind, string>);

export const MESSAGES = words('contact-hint', {
  found: (kinds: readonly string[]) =>
    `${kinds.join('・')}と思われる記載があります。連絡先をお伝えするまで、買取店にはこの部分を表示しません。連絡先は専用の欄でうかがいますので、ここへのご記入は必要ありません。`,
});
