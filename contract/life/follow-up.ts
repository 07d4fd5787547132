import { words } from '../language/words.ts';

/*
 * The follow-up of a request: how shops answer, and what the seller can say. Values and their words; its states stand
 * beside this file.
 */

/** Why a shop does not answer a request. */
export const DECLINE_REASONS = {
  goods: '取り扱いのない品物のため',
  area: '対応できない地域のため',
  busy: '現在、受付を停止しているため',
  condition: '状態の確認ができないため',
  other: 'その他の理由のため',
} as const;

export type DeclineReason = keyof typeof DECLINE_REASONS;

/** Parts of a request that a shop learns, and the notice that it is erased. */
export const DISCLOSED = {
  goods: '商品の内容',
  photos: '写真',
  contact: 'お名前と連絡先',
  visit: '訪問のお願い',
  erasure: '削除のお知らせ',
} as const;

/** A shop that learns the goods learns where they are. */
export const WITH_GOODS = 'お住まいの都道府県';

export type Disclosed = keyof typeof DISCLOSED;

/** The person whose act makes a disclosure: a seller who asks or chooses, a shop that opens a page, the operator. */
export type DisclosingAct = 'seller' | 'shop' | 'operator';

/** Which shops may see the seller's contact. */
export const CONTACT_RELEASES = {
  all: 'ご紹介した買取店すべてに連絡先を伝える',
  chosen: '査定額を先に見て、選んだお店にだけ連絡先を伝える',
} as const;

export type ContactRelease = keyof typeof CONTACT_RELEASES;

/** Why a seller refuses a shop. */
export const REFUSAL_REASONS = {
  price: '査定額が希望に合わないため',
  method: '買取方法が希望に合わないため',
  distance: 'お店が遠いため',
  keep: '売却を見合わせるため',
  other: 'その他の理由のため',
} as const;

export type RefusalReason = keyof typeof REFUSAL_REASONS;

/** How many shops a seller may choose. */
export const MOST_CHOSEN = 3;

/** How the goods reach the shop for the price that it names. */
export const QUOTE_METHODS = {
  store: '店頭買取',
  visit: '出張買取',
  post: '宅配買取',
} as const;

export type QuoteMethod = keyof typeof QUOTE_METHODS;

/** How the seller wishes to be reached. */
export const CONTACT_METHODS = {
  any: '電話・メールのどちらでも',
  phone: '電話を希望',
  mail: 'メールを希望',
} as const;

export type ContactMethod = keyof typeof CONTACT_METHODS;

/** The hours in which the seller can be called. An empty choice means any time. */
export const CONTACT_HOURS = {
  morning: '午前（9時〜12時）',
  afternoon: '午後（12時〜17時）',
  evening: '夕方以降（17時〜20時）',
} as const;

export type ContactHours = keyof typeof CONTACT_HOURS;

/** Questions that a shop may ask without writing them. */
export const QUESTION_TEMPLATES = {
  serial: '型番・シリアル番号を教えてください。',
  size: 'サイズ（縦・横・高さなど）を教えてください。',
  back: '裏面と刻印の写真を追加してください。',
  wear: '傷や汚れがわかる写真を追加してください。',
  accessories: '箱・保証書などの付属品はそろっていますか。',
} as const;

export const QUESTION_LIMITS = {
  /** Letters of a question, and of an answer. */
  text: 300,
  /** Questions of a shop about one request. */
  perShop: 5,
} as const;

/** How many photos an item has at most, with those that are added later. */
export const MOST_ITEM_PHOTOS = 9;

/** Stands for a part of a question, an answer or a text about goods that would tell who somebody is. */
export const HELD_BACK = '（連絡先のため表示していません）';

/** Whether a shop may better its quote: the seller has not asked for it, has asked, or the shop has done it. */
export const BETTERING = ['closed', 'open', 'used'] as const;

/** The end of the goods at a shop that has the contact. */
export const OUTCOMES = {
  sold: '売却しました',
  not_sold: '売却しませんでした',
  open: 'まだ決まっていません',
} as const;

export type OutcomeResult = keyof typeof OUTCOMES;

/** The same, in the words of the shop. */
export const SHOP_OUTCOMES = {
  sold: '買い取りました',
  not_sold: '買い取りませんでした',
  open: 'まだ決まっていません',
} as const satisfies Record<OutcomeResult, string>;

/** Why nothing was sold. */
export const NOT_SOLD_REASONS = {
  price: '金額が合わなかった',
  condition: '実物の状態が違った',
  contact: '連絡がとれなかった',
  kept: '売却を見合わせた',
  elsewhere: 'ほかで売却した',
  other: 'その他',
} as const;

export type NotSoldReason = keyof typeof NOT_SOLD_REASONS;

export const REVIEW_LIMITS = {
  stars: 5,
  /** Letters of a review, and of a shop's answer. */
  text: 500,
  /** From how many on they have an average. */
  averagedFrom: 5,
  /** The newest that a shop's page shows. */
  shown: 20,
} as const;

/** Where no shop can be told of a request, page, mail and thanks say the same. */
export const NO_SHOPS =
  '現在、ご紹介できる買取店がありません。7日のあいだお探しし、見つかり次第メールでお知らせします。見つからない場合も、メールでお知らせします。';

export const QUOTE_LIMITS = {
  /** In yen. */
  least: 1,
  most: 999_999_999,
  remark: 500,
  /** The furthest day to which a quote may hold, counted from today in Japan. */
  validDays: 180,
} as const;

const AMOUNTS = words('amounts', {
  yen: (amount: number) => `${amount.toLocaleString('ja-JP')}円`,
  range: (low: string, high: string) => `${low}〜${high}`,
});
export type AmountWords = typeof AMOUNTS;

/** A shop's offer in words: one amount, or from the lowest to the highest. */
export const amountText = ({ low, high }: { low: number; high: number }): string =>
  low === high ? AMOUNTS.yen(low) : AMOUNTS.range(AMOUNTS.yen(low), AMOUNTS.yen(high));

/** Below which path the pages behind links are; the token follows. */
export const LINK_PAGES = { request: '/requests', lead: '/leads' } as const;
