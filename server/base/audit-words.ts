/**
 * Actions that the audit log notes, with the words by which an owner reads them. An action without words does not
 * compile, since the log takes the keys of these tables only.
 */
export const AUDIT_ACTIONS = {
  show: '閲覧',
  list: '一覧での閲覧',
  export: '書き出し',
  correct: '訂正',
  erase: '削除',
  expire: '期限による削除',
  release: '公開',
  approve: '承認',
  check: '許可の確認',
  refuse: 'お断り',
  sign_in: 'サインイン',
  invite: '招待',
  change: '変更',
  send_again: '再送',
  revoke: 'リンクの無効化',
  withdraw: '取り下げ',
  note: 'メモ',
  mark: '印',
  unmark: '印の取り外し',
  assign: '担当の変更',
  pass_on: '引き継ぎ',
  answer: '回答',
  ask: '質問・依頼',
  end: '終了',
  close: '対応不要',
  import: '取り込み',
  pause: '受付の切り替え',
  publish: '公開',
  take_back: '取り消し',
  approve_conversion: '成果の承認',
  refuse_conversion: '成果の否認',
  make_link: 'サインインのリンクの発行',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The tables that entries of the audit log are about. */
export const AUDIT_SUBJECTS = {
  requests: '査定のご依頼',
  contact_enquiries: 'お問い合わせ',
  shop_registrations: '加盟の申し込み',
  reviews: '口コミ',
  cases: 'トラブル',
  deliveries: 'メールと通知',
  shops: '買取店',
  site_contents: 'サイトの内容',
  desk_people: 'メンバー',
  media: '媒体',
  medium_endpoints: '成果の送り先',
  page_checkups: 'ページの点検',
  shop_endpoints: 'お店の送り先',
  desk_keys: 'APIキー',
  desk_passkeys: 'パスキー',
  desk_sessions: 'サインイン中の端末',
  desk_notices: 'お知らせの設定',
  desk_devices: 'お知らせを受け取る端末',
  /** No table: the row is the person who took it along. */
  lists: '一覧',
} as const;
export type AuditSubject = keyof typeof AUDIT_SUBJECTS;
