import { TEST_DAYS } from '#contract/life/facts.ts';

/** Texts of the page on which a partner tries the form. */

export const TESTS = {
  title: 'テスト',
  lead: 'フォームを貴サイトのページで、最後まで試せます。写真や入力のチェック、完了画面、イベント、成果の通知まで本番と同じに動き、買取店には何も届きません。',
  rules: [
    `テストのご依頼は成果にも集計にも数えません。受付から${TEST_DAYS}日で、写真とともに消去します。`,
    '送信の回数や写真の大きさの上限は、本番と同じです。',
    '成果の通知には test: true が付きます。',
  ],
  none: 'まだ媒体が登録されていません。運営者にお問い合わせください。',
  make: {
    title: '鍵を作って試す',
    lead: (hours: number) =>
      `鍵の付いたアドレスでページを開くと、その方のフォームだけがテストモードになります。${hours}時間使え、フォームの「テストを終わる」で本番に戻ります。確認のメールは、この媒体の管理画面にサインインしたことのあるメールアドレスにだけ届きます。`,
    medium: '媒体',
    page: 'フォームのあるページのURL',
    example: 'https://media.example/watch',
    wrong: 'https:// または http:// ではじまる、ページのURLを入力してください。',
    submit: '鍵を作る',
  },
  made: {
    title: '鍵の付いたアドレス',
    lead: (until: string) =>
      `${until}まで使えます。この画面でだけ表示します。開いた方はテストモードになるので、試す方にだけお渡しください。`,
    open: 'テストモードでページを開く',
  },
  tag: {
    title: 'タグでテストモードにする',
    lead: '公開前のページや自動テストでは、タグに mode="test" と書きます。鍵がないので、メールは送りません。URLに {test} のある成果通知URLと、署名付きの通知だけを呼び出します。',
  },
  list: 'テストの記録',
  listLead: (most: number) => `新しい順に${most}件まで。受付から${TEST_DAYS}日で消えます。`,
  empty: 'テストはまだありません。',
  at: '日時',
  number: '受付番号',
  way: '方法',
  keyed: '鍵',
  byTag: 'タグ',
  shops: '届くはずだった買取店',
  shopCount: (count: number) => `${count}社（送っていません）`,
  sendings: '送ったもの',
  nothing: 'なし',
  mail: '確認のメール',
  /** The word for a delivery of which nobody heard. */
  notSent: '送っていません（サインインしたことのないアドレスです）',
  failed: {
    not_found: 'この媒体の鍵は作れません。',
    other: '鍵を作れませんでした。しばらく待ってから、もう一度お試しください。',
  },
} as const;
