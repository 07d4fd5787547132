import { CALL_MESSAGES } from '#contract/messages.ts';

/** What the screen says, part by part. Rules' messages stand in the contract and in the categories. */

export const COMMON = {
  required: '必須',
  optional: '任意',
  close: '閉じる',
  back: '戻る',
  next: '次へ',
  search: '検索',
  choose: '選択してください',
  loading: '読み込み中...',
  retry: '再試行',
  otherText: 'その他の内容を入力',
  number: '数字だけで入力してください（例：3.5）',
} as const;

export const PROGRESS = {
  caption: 'かんたん3ステップ',
  steps: ['商品の情報', 'お客様情報', '完了'],
  label: '入力の進み具合',
  percent: (percent: number) => `${percent}%`,
} as const;

export const ITEMS = {
  title: '一括査定依頼フォーム',
  lead: '最短60秒で入力完了。最大10社の査定額をくらべられます。',
  top: 'トップページへ',
  item: (number: number) => `査定希望商品${number}`,
  category: '商品カテゴリ',
  categoryTitle: '査定したい商品カテゴリを選択してください',
  categoryTitleShort: '商品カテゴリを選択',
  remove: '削除',
  removeItem: (number: number) => `査定希望商品${number}を削除`,
  add: '他の商品も一緒に査定する',
  start: '査定スタート',
  free: '無料',
  next: '次へ',
  missing: (count: number) => `未入力の必須項目が${count}件あります`,
} as const;

export const PICKER = {
  choose: (label: string) => `${label}を選択してください`,
  popular: '人気の商品名',
  rowIndex: '頭文字で探す',
  row: (row: string) => (row.length === 1 ? `${row}行` : row),
  noMatch: '該当する候補がありません',
  useOther: '一覧にない場合は「その他」を選んで入力できます',
  toList: '一覧から選ぶ',
  empty: CALL_MESSAGES.catalogue.empty,
  results: (count: number) => `${count}件`,
} as const;

export const PHOTOS = {
  add: '写真を追加',
  hint: '1点につき3枚まで（JPEG・PNG・WebP・HEIC、各10MB以内）',
  count: (count: number, limit: number) => `${count}／${limit}枚`,
  remove: (name: string) => `${name}を削除`,
  preview: (name: string) => `${name}のプレビュー`,
  noPreview: 'プレビューを表示できません',
  preparing: 'プレビューを準備中',
  added: (count: number) => `写真を${count}枚添付しています`,
} as const;

export const CUSTOMER = {
  title: 'お客様情報',
  lead: '査定結果はご入力のメールアドレスにお送りします。電話番号は査定を依頼する買取店にのみ共有します。',
  name1: '氏名',
  kana1: 'フリガナ',
  zip1: '郵便番号',
  addr1: '番地以降',
  email: 'メールアドレス',
  tel1: '電話番号',
  description: '商品の説明・要望など',
  nameHint: '例：山田 花子',
  kanaHint: '例：ヤマダ ハナコ（氏名から自動で入力されます）',
  zipHint: '例：150-0041（ハイフンなしでも入力できます）',
  addrHint: '例：1-2-3 タカクラマンション101',
  emailHint: '例：hanako@example.jp',
  telHint: '例：090-1234-5678',
  telWhy: '査定を依頼する買取店からのご連絡に使います',
  reveal: '任意項目の入力で買取額UP!',
  looking: '住所を検索しています...',
  address: 'ご住所',
  towns: '町名を選択してください',
  unknownZip: '郵便番号がわからない場合',
  knownZip: '郵便番号入力に戻る',
  prefecture: '都道府県',
  city: '市区町村',
  town: '町名',
  suggestion: (email: string) => `もしかして ${email} ですか？`,
  useSuggestion: 'この内容に修正する',
  submit: '査定スタート',
  sending: '送信中...',
  uploading: (percent: number) => `写真を送信しています（${percent}%）`,
  back: '商品情報入力に戻る',
  newTab: '（新しいタブで開きます）',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  personalInformation: '個人情報の取り扱い',
  agree: 'に同意する',
  privacyNotice: '送信することで、以下の内容に同意したものとみなします。',
} as const;

export const FAILURE = {
  loading: 'フォームを表示できませんでした。通信状況をご確認のうえ、もう一度お試しください。',
} as const;
