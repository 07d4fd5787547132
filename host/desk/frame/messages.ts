/** Texts of the frame of the desk. */

import { DESK_TITLE } from '../sign-in/messages.ts';
export const DESK = {
  title: DESK_TITLE,
  navigation: '管理画面のメニュー',
  today: '今日',
  requests: '査定のご依頼',
  shops: '買取店',
  registrations: '加盟の申し込み',
  enquiries: 'お問い合わせ',
  reviews: '口コミ',
  deliveries: 'メールと通知',
  figures: '集計',
  site: 'サイトの内容',
  leads: 'ご依頼',
  partner: '媒体の成果',
  connections: '連携',
  ownShop: 'お店の設定と成績',
  people: 'メンバー',
  log: '操作の記録',
  self: 'アカウント',
  signOut: 'サインアウト',
  sample: '見本のデータ',
  toSite: 'サイトを開く',
} as const;

export const FORBIDDEN = {
  title: 'このページを見る権限がありません',
  text: '必要な場合は、責任者にご相談ください。',
  back: '管理画面に戻る',
} as const;
