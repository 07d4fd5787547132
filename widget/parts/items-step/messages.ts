export const MESSAGES = {
  title: '一括査定依頼フォーム',
  lead: '最短60秒で入力完了。最大10社の査定額をくらべられます。',
  top: 'トップページへ',
  add: '他の商品も一緒に査定する',
  start: '査定スタート',
  free: '無料',
  next: '次へ',
  missing: (count: number) => `未入力の必須項目が${count}件あります`,
} as const;
