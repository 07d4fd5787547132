import type { BUYING_METHODS } from '#contract/desk/shop-columns.ts';
import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';

/** Japanese words from which invented shops are made. No name is meant to be the name of a real company. */

export const NAME_STEMS = [
  '琥珀',
  '月兎',
  '雲雀',
  '若葉',
  '千草',
  '白鷺',
  '花筏',
  '星霜',
  '朝凪',
  '夕霧',
  '常磐',
  '金糸雀',
  '茜雲',
  '翡翠',
  '鈴蘭',
  '木漏れ日',
  '石蕗',
  '水鏡',
  '風花',
  '松籟',
  '桐壺',
  '藍染',
  '瑠璃',
  '早蕨',
  '山吹',
  '初音',
  '玉響',
  '薄氷',
  '青嵐',
  '小春',
  '竜胆',
  '菜の花',
  '銀杏',
  '紬',
  '雪椿',
  '橙',
  '野分',
  '椋鳥',
  '帆立',
  '欅',
  '七宝',
  '双葉',
] as const;

export const NAME_ENDINGS = ['堂', '屋', '館', '商店', '本舗', '庵', '工房', '舎', '楼', '市場'] as const;

/** The goods that a shop buys, and how it buys them. */
export interface Trade {
  readonly categories: readonly CategoryKey[];
  readonly methods: readonly string[];
}

/** Words that only some shops can use of themselves. */
interface Words {
  readonly text: string;
  /** Any of them. */
  readonly categories?: readonly CategoryKey[];
  readonly method?: (typeof BUYING_METHODS)[number];
}

/** The words that fit a shop. Each list has words that fit every shop. */
export const fitting = (words: readonly Words[], { categories, methods }: Trade): string[] =>
  words
    .filter(
      (word) =>
        (!word.categories || word.categories.some((key) => categories.includes(key))) &&
        (!word.method || methods.includes(word.method)),
    )
    .map(({ text }) => text);

export const NAME_PREFIXES: readonly Words[] = [
  { text: '買取専門' },
  { text: '買取の' },
  { text: 'リユース' },
  { text: 'ブランド買取', categories: ['bag', 'watch', 'jewelry'] },
  { text: '質', method: '店頭買取' },
  { text: '出張買取', method: '出張買取' },
  { text: '鑑定買取' },
  { text: '高価買取' },
  { text: '遺品整理と買取', categories: ['antique'], method: '出張買取' },
  { text: '暮らしの買取' },
];

export const COMPANY_ENDINGS = [
  '商会',
  '商事',
  'トレーディング',
  'リユース',
  'ホールディングス',
  '興業',
  'マーケット',
] as const;

export const FAMILY_NAMES = [
  '佐藤',
  '鈴木',
  '高橋',
  '田中',
  '伊藤',
  '渡辺',
  '山本',
  '中村',
  '小林',
  '加藤',
  '吉田',
  '山田',
  '佐々木',
  '山口',
  '松本',
  '井上',
  '木村',
  '林',
  '斎藤',
  '清水',
  '山崎',
  '森',
  '池田',
  '橋本',
  '阿部',
  '石川',
  '前田',
  '藤田',
] as const;

export const GIVEN_NAMES = [
  '健一',
  '誠',
  '浩二',
  '裕子',
  '直樹',
  '美穂',
  '和也',
  '恵',
  '大輔',
  '由美',
  '剛',
  '真理',
  '隆',
  '香織',
  '修',
  '陽子',
] as const;

export const MAIL_IN = '宅配買取';

/** A shop's own sentences about its strengths, by category, where the category has words of its own. */
const STRENGTHS: Partial<Record<CategoryKey, readonly string[]>> = {
  watch: [
    '機械式時計の内部まで確認し、相場の上昇分もしっかり査定に反映します',
    '電池切れや傷のある時計も歓迎です',
  ],
  bag: ['ブランドバッグは型崩れや汚れがあっても査定いたします', '限定色や廃番モデルのバッグは特に強化中です'],
  jewelry: ['宝石鑑定士が石の品質を一点ずつ確認します', '鑑定書のない宝石もその場で査定します'],
  camera: [
    'フィルムカメラから最新のミラーレスまで専任の担当が査定します',
    'レンズのみ、ジャンク品もご相談ください',
  ],
  alcohol: ['国産ウイスキーの古酒を高く評価しています', '箱のないお酒や贈答品のお酒もまとめて査定します'],
  antique: [
    '掛軸や茶道具は作家の経歴まで調べて査定します',
    '蔵の整理で出てきた骨董品もそのままご相談ください',
  ],
  preciousMetal: [
    '金・プラチナは当日の相場で買い取ります',
    '切れたネックレスや片方だけのピアスも重さで査定します',
  ],
  music: ['楽器は演奏経験のある担当が状態を確かめます', '動かない楽器も修理工房と連携して値をお付けします'],
};

/** A shop's own sentences about its strengths. */
export const strengthsOf = (category: CategoryKey): readonly string[] =>
  STRENGTHS[category] ?? [`${CATEGORIES[category].label}は専任の担当が一点ずつ査定します`];

export const GREETINGS: readonly Words[] = [
  { text: '創業以来、地域のお客様に支えられてまいりました。', method: '店頭買取' },
  { text: '初めての方にもわかりやすいご説明を心がけています。' },
  { text: '査定は無料、キャンセル料もいただきません。' },
  { text: 'お電話一本で最短当日にお伺いします。', method: '出張買取' },
  { text: '一点からでも喜んで査定いたします。' },
  { text: '他店で断られたお品もぜひ一度ご相談ください。' },
];

export const CLOSINGS: readonly Words[] = [
  { text: 'お気軽にお問い合わせください。' },
  { text: 'スタッフ一同お待ちしております。', method: '店頭買取' },
  { text: 'ご納得いただける価格をご提示します。' },
  { text: '女性スタッフの訪問もお選びいただけます。', method: '出張買取' },
  { text: 'お支払いは即日、現金またはお振り込みで承ります。' },
];

export const HOURS = [
  '10:00〜19:00（水曜定休）',
  '10:30〜18:30（火曜・水曜定休）',
  '9:30〜18:00（日曜・祝日定休）',
  '11:00〜20:00（年末年始を除き無休）',
  '10:00〜18:00（月曜定休）',
] as const;

/** The platform's sentence about a shop, by the way it buys. */
export const INTRODUCTIONS: Record<(typeof BUYING_METHODS)[number], string> = {
  店頭買取: '店頭では査定の様子を目の前で見られるので、初めての方にも安心です。',
  出張買取: '大きなお品や数の多いお品は、ご自宅まで査定に来てもらえます。',
  宅配買取: '宅配キットが無料で届き、全国どこからでも送るだけで査定が受けられます。',
  オンライン査定: '写真やビデオ通話での事前査定に対応しています。',
};
