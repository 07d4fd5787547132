import { customerField, fieldsFor } from '#contract/customer/customer.ts';
import { SHOP_FILES, type ShopFile } from '#contract/desk/shop-data.ts';
import { SHOP_DATA } from '../parts/messages.ts';

const NUMBER = ['number', '受付番号'] as const;

/** The columns of each file: their names in the lines that the server reads, and their heads. */
export const SHOP_DATA_COLUMNS: Readonly<
  Record<ShopFile, readonly (readonly [name: string, head: string])[]>
> = {
  leads: [
    NUMBER,
    ['at', 'ご紹介の日時'],
    ['prefecture', '都道府県'],
    ['goods', '品物'],
    ['state', '状況'],
    ['since', '状況の日時'],
    ['opened', 'ご依頼を開いた日時'],
    ['contact_opened', '連絡先を確認した日時'],
    ['called', '電話した日時'],
    ['declined', '辞退の理由'],
    ['assignee', '担当'],
    ...fieldsFor('shopAfter').map((key) => [key, customerField(key).label] as const),
    ['address', '住所'],
  ],
  quotes: [
    NUMBER,
    ['at', '連絡の日時'],
    ['low', '査定額（下限、円）'],
    ['high', '査定額（上限、円）'],
    ['valid_until', '有効期限'],
    ['method', '買取方法'],
    ['remark', '備考'],
  ],
  prices: [NUMBER, ['at', '連絡の日時'], ['item', '品物の番号'], ['amount', '金額（円）']],
  questions: [
    NUMBER,
    ['at', '質問の日時'],
    ['text', '質問'],
    ['answered_at', '回答の日時'],
    ['answer', 'お客様の回答'],
  ],
  deals: [
    NUMBER,
    ['at', '日時'],
    ['result', '結果'],
    ['amount', '買取金額（円）'],
    ['why', '買い取らなかった理由'],
    ['deal', '成約（双方が売却と回答：1）'],
  ],
  disclosures: [NUMBER, ['at', '伝わった日時'], ['what', '伝わった情報']],
  reviews: [
    NUMBER,
    ['at', '書かれた日時'],
    ['explanation', '説明の評価（1〜5）'],
    ['speed', '対応の評価（1〜5）'],
    ['paid', '約束どおりの支払い（はい：1、いいえ：0）'],
    ['text', '口コミ'],
    ['answer', 'お店の返信'],
    ['answered_at', '返信の日時'],
  ],
  cases: [
    NUMBER,
    ['reported', '報告の日時'],
    ['reason', '内容'],
    ['state', '状況'],
    ['ended', '終了の日時'],
    ['outcome', '結果'],
    ['effect', '措置'],
    ['at', '書かれた日時'],
    ['by', '書いた人（空欄は運営者）'],
    ['text', '文'],
  ],
  settings: [
    ['column', '項目'],
    ['value', '内容'],
  ],
  templates: [['text', '定型文']],
  people: [
    ['name', 'お名前'],
    ['email', 'メールアドレス'],
    ['since', '登録日'],
  ],
};

/** The contents of each file, in the file of explanations. */
const EXPLAINED: Readonly<Record<ShopFile, string>> = {
  leads:
    'ご紹介したご依頼です。お客様の連絡先は、いまも管理画面で見られるご依頼にだけ書かれています。品物の詳しい内容も同じです。',
  quotes: 'お店が連絡した査定額です。変更した場合は、変更する前の連絡も含まれます。',
  prices: '品物ごとに連絡した金額です。品物の番号は、ご依頼の品物の順番です。',
  questions: 'お店からの質問と、お客様の回答です。',
  deals: 'お店が回答した、売却の結果です。',
  disclosures: 'お店に伝わった情報と、その日時です。',
  reviews: '掲載された口コミと、お店の返信です。',
  cases: '報告されたトラブルと、お店が書いた文、お店が読める文です。1つの文を1行に書いています。',
  settings: '店名、住所、受付の設定など、登録されている内容です。',
  templates: 'お店の定型文です。',
  people: 'このお店の管理画面を使える方です。',
};

export const DATA_FILE = {
  failed: {
    stopped_shop: SHOP_DATA.over,
    changed_meanwhile: 'ほかのお店に切り替わっています。お店をご確認のうえ、もう一度お試しください。',
    too_many_requests: '1日に保存できる回数を超えました。明日、もう一度お試しください。',
    other: '保存できませんでした。しばらく待ってから、もう一度お試しください。',
  },
  /** The name of the file of explanations. */
  readme: 'README.txt',
  readmeText: (shop: string, moment: string) =>
    [
      `${shop}のデータ`,
      `${moment}（日本時間）に作成`,
      '',
      'ファイルは、UTF-8のCSVです。日時は、日本時間です。',
      '受付番号で、ほかのファイルの行と結び付けられます。削除されたご依頼は含まれません。',
      '',
      ...Object.entries(SHOP_FILES).map(
        ([file, label]) => `${file}.csv　${label}：${EXPLAINED[file as ShopFile]}`,
      ),
      '',
      'お客様の個人情報は、ご依頼への対応と、法令で定められた記録のほかに使わず、いらなくなったら削除してください。',
      '',
    ].join('\r\n'),
} as const;
