/** Texts of the shops. */

import { CELL_CHARACTERS } from '#contract/base/cells.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { IMPORT_LIMITS } from '#contract/desk/desk.ts';
import type { ShopColumn } from '#contract/desk/shop-columns.ts';

export const SHOPS_WORDS = {
  title: '買取店',
  search: '店名・会社名・住所',
  find: '探す',
  state: '受付の状態',
  category: '取扱カテゴリ',
  states: { open: '受付中', away: '休止中', full: '本日は満了', unreachable: 'メールが届かない' },
  name: '店名',
  area: '所在地',
  leads: '紹介',
  answered: '回答率',
  quotes: '査定',
  deals: '成約',
  hours: '査定まで',
  cases: 'トラブル',
  hoursText: (hours: number) => `${hours.toLocaleString('ja', { maximumFractionDigits: 1 })}時間`,
  percent: (part: number) => `${Math.round(part * 100)}%`,
  lead: '紹介・回答率・査定・成約は、90日以内のものです。',
  import: 'ファイルから取り込む',
  imported: (text: string) => `取り込みました（${text}）。`,
} as const;

export const SHOP_WORDS = {
  figures: '90日間の成績',
  reviews: '公開中の口コミ',
  switch: '受付',
  cases: ({ all, open, confirmed, warnings }: Record<'all' | 'open' | 'confirmed' | 'warnings', number>) =>
    `お客様からの報告${all}件（対応中${open}件、事実を確認${confirmed}件、注意${warnings}件）を見る`,
  noCases: 'お客様からの報告はありません。',
  stopped: {
    pause: (day: string) =>
      `トラブルの結果により、${day}から紹介を休止しています。お店からは再開できません。`,
    end: (day: string) => `トラブルの結果により、${day}に取引を終了しました。サイトには掲載していません。`,
  },
  paused: (day: string) => `${day}から休止しています。新しいご依頼は届きません。`,
  unreachable: (day: string, why: string) =>
    `${day}からメールが届いていません（${why}）。新しいご依頼は届きません。`,
  noAddress: 'メールアドレスが登録されていません。新しいご依頼は届きません。',
  takes: '新しいご依頼を受け付けています。',
  pause: '受付を休止する',
  open: '受付を再開する',
  reachable: 'メールが届くようになった',
  note: {
    label: 'メモを書く',
    hint: '管理画面の担当者だけが読めます。買取店には見えません。',
    submit: '書き込む',
    done: 'メモを書き込みました。',
    wrong: (most: number) => `メモを${most}文字以内で入力してください。`,
  },
  edit: '登録内容',
  save: '保存する',
  saved: '保存しました。',
  switched: '受付の状態を変更しました。',
  licence: {
    title: '古物商許可の確認',
    number: '許可番号',
    on: '確認した日',
    never: 'まだ確認していません',
    lead: '許可証の写しか公安委員会の公表で、番号と名義を確かめてから押してください。今日の日付を、サイトの店舗ページに表示します。許可番号を変更すると、日付は消えます。',
    submit: '許可を確認した',
    done: '許可を確認した日を記録しました。',
  },
  toSite: 'サイトの紹介ページを見る',
  deliveries: 'この店へのメールと通知を見る',
  unsent: '届かなかったメールをもう一度送ります。',
  nothing: 'もう一度送るメールはありませんでした。',
  people: {
    title: 'お店の方を招待する',
    lead: 'お店の専用画面にサインインできるようになります。ご案内をメールでお送りします。ほかのお店の方も招待できます。その方は、どちらのお店の画面も開けます。',
    submit: '招待する',
  },
  invited: '招待しました。ご案内のメールをお送りします。',
  groups: {
    taking: '受け付けるご依頼',
    contact: '連絡先',
    company: '会社',
    texts: 'サイトに載せる文章',
  },
  failed: {
    changed_meanwhile: 'ほかの方が先に変更しました。いまの内容をご確認のうえ、もう一度入力してください。',
    known_person:
      'このメールアドレスの方は、このお店か、運営者・提携先に登録されています。権限は「メンバー」のページで変えられます。',
    too_many_requests: '1日に招待できる人数を超えました。明日、もう一度お試しください。',
    invalid: '赤い文字の項目をご確認ください。',
    other: '保存できませんでした。ページを読み込み直して、もう一度お試しください。',
  },
} as const;

const PROSE_WRONG = `${CELL_CHARACTERS.long.toLocaleString('ja')}文字以内で入力してください`;

/** The words of fields with several controls. */
export const CELL_WORDS = {
  choose: '選択してください',
  toggleAll: 'すべて選ぶ・外す',
  toggle: (region: string) => `${region}をすべて選ぶ・外す`,
  first: (nth: number) => `${nth}行目の最初の日`,
  last: (nth: number) => `${nth}行目の最後の日`,
  addRow: '行を追加する',
  opens: '開店',
  closes: '閉店',
  closed: '定休日',
  more: 'そのほか（例：年末年始を除き無休）',
} as const;

interface ColumnWords {
  label: string;
  /** Help for a form. */
  hint?: string;
  /** The mistake of a text that is refused. */
  wrong: string;
  /** How a file writes it, and the mistake of a cell that is refused, where those of a form do not fit. */
  file?: { hint: string; wrong: string };
}

/** The columns of a shop, by their names in files. */
export const COLUMN_WORDS: Readonly<Record<ShopColumn, ColumnWords>> = {
  uuid: { label: 'ID', wrong: 'UUIDの形で入力してください' },
  shop_name: { label: '店名', wrong: `店名を${CELL_CHARACTERS.line}文字以内で入力してください` },
  company_name: { label: '会社名', wrong: `会社名を${CELL_CHARACTERS.line}文字以内で入力してください` },
  representative_name: {
    label: '代表者名',
    wrong: `お名前を${CELL_CHARACTERS.line}文字以内で入力してください`,
  },
  zipcode: { label: '郵便番号', wrong: '郵便番号を7桁の数字で入力してください' },
  prefecture: {
    label: '都道府県',
    wrong: '都道府県を選んでください',
    file: {
      hint: '例：東京都',
      wrong: '「東京都」のように、都道府県の名前を入力してください',
    },
  },
  address: {
    label: '住所',
    hint: '都道府県からお書きください。',
    wrong: `住所を${CELL_CHARACTERS.line}文字以内で入力してください`,
  },
  latitude: { label: '緯度', wrong: '-90から90までの数字で入力してください' },
  longitude: { label: '経度', wrong: '-180から180までの数字で入力してください' },
  tel: { label: '電話番号', wrong: '電話番号を数字とハイフンで入力してください' },
  email: {
    label: 'メールアドレス',
    hint: 'ご依頼をお知らせする宛先です。',
    wrong: 'メールアドレスを1つ、正しく入力してください',
  },
  website_url: { label: 'ウェブサイト', wrong: 'https:// で始まるアドレスを入力してください' },
  business_hours: {
    label: '営業時間',
    hint: '回答の期限は、この時間で数えます。',
    wrong: `開店と、それより遅い閉店の時刻を、合わせて${CELL_CHARACTERS.line}文字以内で入力してください`,
    file: {
      hint: '例：10:00〜19:00（水曜定休）',
      wrong: `10:00〜19:00 のように、${CELL_CHARACTERS.line}文字以内で入力してください`,
    },
  },
  logo: {
    label: 'ロゴ',
    hint: '画像のアドレスです。空欄なら、店名の文字を表示します。',
    wrong: `${CELL_CHARACTERS.line}文字以内で入力してください`,
  },
  pr_comment: { label: '一言PR', wrong: PROSE_WRONG },
  company_free_text: { label: '会社の紹介', wrong: PROSE_WRONG },
  minna_free_text: { label: 'お店からのメッセージ', wrong: PROSE_WRONG },
  antique_dealer_license: { label: '古物商許可', wrong: '古物商許可の番号を入力してください' },
  licence_checked_on: {
    label: '許可番号を確認した日',
    hint: '例：2026-11-30。運営者が許可証などで確認した日です。空欄なら、確認していないお店として表示します。',
    wrong: '今日までの日付を 2026-11-30 のように入力してください',
  },
  categories: {
    label: '取扱カテゴリ',
    wrong: '取扱カテゴリを1つ以上選んでください',
    file: {
      hint: '「/」で区切ります。例：時計/バッグ',
      wrong: 'カテゴリの名前を「/」で区切って入力してください',
    },
  },
  specialties: {
    label: '専門のカテゴリ',
    hint: 'お客様のページに「時計が専門」のように表示します。',
    wrong: '取扱カテゴリの中から選んでください',
    file: {
      hint: '取扱カテゴリの中から、「/」で区切ります。',
      wrong: '取扱カテゴリの中から入力してください',
    },
  },
  methods: {
    label: '買取の方法',
    wrong: '買取の方法を選んでください',
    file: {
      hint: '「/」で区切ります。例：店頭買取/出張買取/宅配買取',
      wrong: '方法を「/」で区切って入力してください',
    },
  },
  served_prefectures: {
    label: '対応する地域',
    wrong: '対応する地域を1つ以上選んでください',
    file: {
      hint: '「全国」、または都道府県の名前を「/」で区切ります。',
      wrong: '「全国」、または都道府県の名前を「/」で区切って入力してください',
    },
  },
  recommended: {
    label: 'おすすめ',
    hint: 'サイトのトップで、おすすめの買取店として紹介します。',
    wrong: 'おすすめにするかどうかを選んでください',
    file: {
      hint: 'yes か no',
      wrong: 'yes か no を入力してください',
    },
  },
  capacity: {
    label: '1日に受けるご依頼の上限',
    hint: '空欄なら上限はありません。',
    wrong: '0以上の整数を入力してください',
  },
  holidays: {
    label: 'お休みの日',
    hint: '1日だけのお休みは、最後の日を空欄にします。',
    wrong: '最初の日と、それ以降の最後の日を入力してください',
    file: {
      hint: '「/」で区切ります。例：2026-12-29〜2027-01-03/2027-05-05',
      wrong: '2026-12-29〜2027-01-03 のように入力してください',
    },
  },
};

/** The words of a column, if there is such a one. */
export const columnWords = (column: string): ColumnWords | undefined =>
  isKeyOf(COLUMN_WORDS, column) ? COLUMN_WORDS[column] : undefined;

export const IMPORT = {
  title: '買取店の取り込み',
  lead: `CSVファイル（UTF-8またはShift_JIS）を選ぶと、変わる内容を先に確認できます。${IMPORT_LIMITS.lines.toLocaleString('ja')}行、${IMPORT_LIMITS.bytes / 1_000_000}MBまで取り込めます。`,
  file: 'CSVファイル',
  columns: '1行目に書く列の名前と、書き方',
  content: '内容',
  hint: '書き方',
  preview: '内容を確認する',
  none: 'ファイルを選んでください。',
  found: (additions: number, changes: number, same: number) =>
    `追加${additions.toLocaleString('ja')}件、変更${changes.toLocaleString('ja')}件、変更なし${same.toLocaleString('ja')}件`,
  wrong: (count: number) =>
    `${count.toLocaleString('ja')}か所に誤りがあるため、取り込めません。直してから、もう一度お選びください。`,
  first: (count: number) => `はじめの${count}件を表示しています。`,
  line: (line: number) => (line === 0 ? 'ファイル' : `${line}行目`),
  submit: '取り込む',
  again: '別のファイルを選ぶ',
  isNew: '追加',
  name: '店名',
  changes: '変更の内容',
  change: (label: string, from: string, to: string) =>
    `${label}：${from || '（空欄）'} → ${to || '（空欄）'}`,
  at: '場所',
  column: '列',
  problem: '誤り',
  files: {
    'too large': `ファイルが大きすぎます。${IMPORT_LIMITS.bytes / 1_000_000}MB以内に分けてください。`,
    'too many lines': `行が多すぎます。${IMPORT_LIMITS.lines.toLocaleString('ja')}行以内に分けてください。`,
    'there is no shop in it': '買取店が1件も書かれていません。',
    unknown: (names: string) => `知らない列があります：${names}`,
    twice: '同じ買取店が2回書かれています。',
    other: 'CSVとして読み取れません。',
  },
  gone: '取り込みの準備が無効になりました。もう一度ファイルを選んでください。',
} as const;
