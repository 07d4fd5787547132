import { words } from '#contract/language/words.ts';

export const MESSAGES = words('customer-step', {
  title: 'お客様情報',
  lead: '査定結果はご入力のメールアドレスにお送りします。電話番号は査定を依頼する買取店にのみ共有します。',
  reveal: '任意項目の入力で買取額UP!',
  remaining: (count: number) => `あと${count}項目`,
  submit: '査定スタート',
  sending: '送信中...',
  chooseGoods: '商品を選択する',
  back: '商品情報入力に戻る',
});
