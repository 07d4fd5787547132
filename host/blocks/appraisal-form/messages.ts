/** Below the title of the first step. */
export const FORM_LEAD = '最短60秒で入力完了。{companies.quotes|最大10社の査定額を比べられます。}';

/** Shown in place of the form until it has loaded. */
export const FORM_WORDS = {
  loading: '査定フォームを読み込んでいます',
  failed: '査定フォームを読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
  reload: '再読み込み',
  needsScripts: '査定フォームのご利用には、ブラウザーのJavaScriptを有効にしてください。',
} as const;
