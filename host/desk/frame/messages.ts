import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { ActName } from '#server/desk/acts.ts';
import { HELP } from '../help/messages.ts';
import { DESK_TITLE } from '../sign-in/messages.ts';

/** Texts of the frame of the desk. */
export const DESK = {
  title: DESK_TITLE,
  navigation: '管理画面のメニュー',
  today: '今日',
  /** How much waits for the person, before the titles of pages. */
  waiting: (count: number) => `(${count.toLocaleString('ja')}) `,
  changeViews: '条件を編集',
  shop: 'お店',
  /** The shop that is open, of several, before the titles of pages. */
  ofShop: (name: string) => `【${name}】`,
  openShop: '切り替える',
  signOut: 'サインアウト',
  sample: '見本のデータ',
  /** Below a page that has failed. The server cannot say of whom it is: it may have lost its database. */
  failing: 'この画面が続くときの対処（運営者の方へ）',
  toSite: 'サイトを開く',
} as const;

/** The menu in its order. An entry is for those who may ask for its view. */
export const MENU: readonly (readonly [path: string, label: string, act: ActName])[] = [
  [DESK_PAGES.home, DESK.today, 'readToday'],
  [DESK_PAGES.requests, '査定のご依頼', 'readRequests'],
  [DESK_PAGES.shops, '買取店', 'readShops'],
  [DESK_PAGES.registrations, '加盟の申し込み', 'readRegistrations'],
  [DESK_PAGES.enquiries, 'お問い合わせ', 'readEnquiries'],
  [DESK_PAGES.reviews, '口コミ', 'readReviews'],
  [DESK_PAGES.cases, 'トラブル', 'readCases'],
  [DESK_PAGES.deliveries, 'メールと通知', 'readDeliveries'],
  [DESK_PAGES.shop, 'ご依頼', 'readLeads'],
  [DESK_PAGES.ownShop, 'お店の設定と成績', 'changeOwnShop'],
  [DESK_PAGES.media, '媒体', 'readMediaList'],
  [DESK_PAGES.figures, '集計', 'readFigures'],
  [DESK_PAGES.partner, '媒体の成果', 'readMedia'],
  [DESK_PAGES.connections, '連携', 'readConnections'],
  [DESK_PAGES.tests, 'テスト', 'readTests'],
  [DESK_PAGES.checkups, 'ページの点検', 'readCheckups'],
  [DESK_PAGES.shopConnections, '連携', 'readShopConnections'],
  [DESK_PAGES.site, 'サイトの内容', 'readSite'],
  [DESK_PAGES.people, 'メンバー', 'readPeople'],
  [DESK_PAGES.log, '操作の記録', 'readLog'],
  [DESK_PAGES.help, HELP.title, 'readHelp'],
  [DESK_PAGES.self, 'アカウント', 'readSelf'],
];

export const DESK_ERRORS = {
  forbidden: 'このページを見る権限がありません',
  forbiddenText: 'メニューにあるページをご利用ください。',
  back: '管理画面に戻る',
} as const;
