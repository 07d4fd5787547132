export const MESSAGES = {
  title: 'お客様情報',
  lead: '査定結果はご入力のメールアドレスにお送りします。電話番号は査定を依頼する買取店にのみ共有します。',
  tel1: '電話番号',
  description: '商品の説明・要望など',
  telHint: '例：090-1234-5678',
  telWhy: '査定を依頼する買取店からのご連絡に使います',
  reveal: '任意項目の入力で買取額UP!',
  submit: '査定スタート',
  sending: '送信中...',
  uploading: (percent: number) => `写真を送信しています（${percent}%）`,
  back: '商品情報入力に戻る',
} as const;
