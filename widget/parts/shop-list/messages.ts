import { words } from '#contract/language/words.ts';

export const MESSAGES = words('shop-list', {
  title: 'ご連絡を差し上げる買取店',
  titleWithout: '買取店のご案内',
  count: (count: number) => `${count}社`,
  none: '表示できる店舗情報がありません。',
  between: '・',
  unnamed: '店舗名未設定',
  address: '住所',
  tel: '電話番号',
  website: 'ホームページ',
  visit: '公式サイトを見る',
  visitOf: (name: string) => `${name}の公式サイトを見る`,
});
