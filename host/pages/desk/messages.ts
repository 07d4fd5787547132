/** Texts of the operator's desk. */

export const DESK = {
  title: '管理画面',
  navigation: '管理画面のメニュー',
  today: '今日',
  deliveries: 'メールと通知',
  people: 'メンバー',
  log: '操作の記録',
  self: 'アカウント',
  signOut: 'サインアウト',
  sample: '見本のデータ',
  toSite: 'サイトを開く',
} as const;

export const SIGN_IN = {
  title: 'サインイン',
  lead: '登録されたメールアドレスに、サインイン用のリンクをお送りします。',
  email: {
    label: 'メールアドレス',
    placeholder: 'name@example.jp',
    wrong: 'メールアドレスを正しく入力してください',
  },
  submit: 'リンクを送る',
  sent: 'メールをご確認ください',
  sentText: (minutes: number) =>
    `登録されたアドレスであれば、数分以内にリンクが届きます。リンクは${minutes}分間、1回だけ使えます。届かない場合は、アドレスをお確かめのうえ、もう一度お試しください。`,
  again: 'もう一度送る',
  samplesTitle: '見本の人として入る',
  samplesLead: 'デモのためのサインインです。本番の環境には表示されません。',
  out: 'サインアウトしました。',
  failed: {
    too_many_requests: '回数が多すぎます。10分ほど待ってから、もう一度お試しください。',
    other: 'ただいまサインインできません。しばらく待ってから、もう一度お試しください。',
  },
} as const;

export const ENTER = {
  title: 'サインイン',
  lead: 'ボタンを押すと、このブラウザーで管理画面を開きます。',
  submit: '管理画面を開く',
  unusable: 'このリンクは使えません',
  unusableText: (minutes: number) =>
    `リンクは${minutes}分間、1回だけ使えます。お手数ですが、新しいリンクをお求めください。`,
  anew: '新しいリンクを送る',
} as const;

export const FIRST = {
  title: '最初の責任者の登録',
  lead: 'この管理画面には、まだ誰も登録されていません。最初の責任者のお名前とメールアドレスを入力してください。',
  name: { label: 'お名前', placeholder: '山田 花子', wrong: 'お名前を50文字以内で入力してください' },
  submit: '登録して始める',
  unusable: 'このリンクは使えません',
  unusableText:
    'リンクの期限が切れたか、すでに責任者が登録されています。サーバーを起動し直すと、新しいリンクが表示されます。',
} as const;

export const TODAY = {
  requests: '査定のご依頼',
  requestsToday: '今日のご依頼',
  days: 'この14日間',
  hours: '今日の時間帯別',
  count: (count: number) => `${count.toLocaleString('ja')}件`,
  day: '日付',
  hour: '時',
  hourText: (hour: number) => `${hour}時台`,
  number: '件数',
  trend: (today: number, usual: number) =>
    `今日は${today.toLocaleString('ja')}件です。前日までの13日間は1日平均${usual.toLocaleString('ja', { maximumFractionDigits: 1 })}件でした。`,
  attention: '確認が必要なもの',
  unquoted: '査定額を待っている',
  unquotedNote: '14日以内のご依頼',
  unplaced: '買取店が見つからない',
  unplacedNote: '14日以内のご依頼',
  bounced: 'メールが届かない買取店',
  bouncedNote: 'npm run shops -- unreachable',
  registrations: '加盟の申し込み',
  registrationsNote: '未回答',
  enquiries: 'お問い合わせ',
  enquiriesNote: '14日以内に届いたもの',
  dead: '送信をあきらめたもの',
  deadNote: 'メールと通知',
  waiting: '送信を待っているもの',
  waitingNote: 'メールと通知',
  alarms: '警報',
  calm: '警報はありません。',
} as const;

/** The alarms, by their names. */
export const ALARM_WORDS: Readonly<Record<string, string>> = {
  database_away: 'データベースに接続できません',
  deliveries_waiting: '10分以上送られていないメールがあります',
  deliveries_dead: '送信をあきらめたメールがあります（24時間以内）',
  requests_without_shop: '買取店が見つからないご依頼があります',
  sellers_turned_away: '送信が集中し、ご依頼を受け付けられないことがあります',
  disk_low: 'ディスクの空きが少なくなっています',
  backup_old: 'バックアップが古くなっています',
  certificate_ends: 'サーバー証明書の期限が近づいています',
  clock_wrong: 'サーバーの時計がずれています',
};

export const DELIVERIES = {
  title: 'メールと通知',
  states: {
    all: 'すべて',
    waiting: '送信待ち',
    sent: '送信済み',
    dead: 'あきらめたもの',
    erased: '消去済み',
  },
  filter: '状態で絞り込む',
  at: '日時',
  event: '内容',
  recipient: '宛先',
  state: '状態',
  attempts: '試行',
  error: '理由',
  none: '該当するものはありません。',
  more: '次の50件',
  first: '最新に戻る',
  choose: (what: string) => `${what}を選ぶ`,
  again: '選んだものを再送する',
  all: 'すべて再送する',
  allHint: 'あきらめたものを、すべてもう一度送ります。',
  done: (count: number) => `${count.toLocaleString('ja')}件を再送します。`,
  nothing: '再送するものが選ばれていません。',
  channels: { mail: 'メール', webhook: 'Webhook' },
  recipients: {
    seller: 'ご依頼者',
    shop: '買取店',
    enquirer: 'お問い合わせの方',
    registrant: '申し込みの方',
    operator: '運営者',
    person: 'メンバー',
    endpoint: '連携先',
  },
} as const;

/** The events of deliveries, by their names. */
export const EVENT_WORDS: Readonly<Record<string, string>> = {
  'request.created': '査定のご依頼',
  'conversion.completed': '成果の通知',
  'survey.answered': 'アンケートの回答',
  'enquiry.created': 'お問い合わせ',
  'registration.created': '加盟の申し込み',
  'registration.approved': '加盟の承認',
  'registration.refused': '加盟のお断り',
  'request.unplaced': '買取店が見つからない',
  'request.news': 'ご依頼の進み具合',
  'request.ended': '買取店探しの終了',
  'request.withdrawn': 'ご依頼の取り下げ',
  'request.erased': 'ご依頼の削除',
  'request.outcome_asked': '結果のおたずね（ご依頼者）',
  'lead.passed_on': 'ご依頼の引き継ぎ',
  'lead.reminded': 'ご依頼の再通知',
  'lead.chosen': '買取店の決定',
  'lead.refused': '買取店へのお断り',
  'lead.viewed': '連絡先の表示',
  'lead.corrected': '連絡先の訂正',
  'lead.goods_changed': '品物の変更',
  'lead.better_asked': '査定額の見直し',
  'lead.outcome_asked': '結果のおたずね（買取店）',
  'question.answered': '質問への回答',
  'quote.given': '査定額の連絡',
  'link.asked': 'リンクの再送',
  'delivery.dead': '送信失敗の報告',
  'person.invited': 'メンバーの招待',
  'person.sign_in_asked': 'サインインのリンク',
};

export const PEOPLE = {
  title: 'メンバー',
  name: 'お名前',
  email: 'メールアドレス',
  role: '権限',
  since: '登録日',
  you: 'あなた',
  ended: '利用停止中',
  change: (name: string) => `${name}さんの権限`,
  save: '変更する',
  end: '利用を停止する',
  back: '利用を再開する',
  invite: 'メンバーを招待する',
  inviteLead: 'サインインのご案内をメールでお送りします。',
  submit: '招待する',
  roles: {
    owner: '責任者：すべての操作と、メンバーの管理',
    staff: '担当者：再送などの操作',
    reader: '閲覧のみ：操作はできません',
  },
  invited: '招待しました。ご案内のメールをお送りします。',
  changed: '変更しました。',
  failed: {
    known_person: 'このメールアドレスの方は、すでに登録されています。',
    changed_meanwhile: 'ほかの方が先に変更しました。いまの内容をご確認のうえ、もう一度お試しください。',
    last_owner: '責任者がいなくなるため、変更できません。',
    invalid: 'お名前とメールアドレスを正しく入力してください。',
    not_found: 'この方は登録されていません。',
    other: '変更できませんでした。しばらく待ってから、もう一度お試しください。',
  },
} as const;

export const LOG = {
  title: '操作の記録',
  lead: '個人情報の閲覧と、管理画面で行われた操作の記録です。',
  at: '日時',
  by: '操作した人',
  action: '操作',
  subject: '対象',
  changed: '変更',
  self: 'システム',
  none: '記録はまだありません。',
  more: '次の50件',
  first: '最新に戻る',
  actions: {
    show: '閲覧',
    export: '書き出し',
    correct: '訂正',
    erase: '削除',
    expire: '期限による削除',
    release: '公開・承認',
    refuse: 'お断り',
    sign_in: 'サインイン',
    invite: '招待',
    change: '権限の変更',
    send_again: '再送',
  },
  subjects: {
    requests: '査定のご依頼',
    contact_enquiries: 'お問い合わせ',
    shop_registrations: '加盟の申し込み',
    reviews: '口コミ',
    deliveries: 'メールと通知',
    desk_people: 'メンバー',
  },
} as const;

export const SELF = {
  title: 'アカウント',
  name: 'お名前',
  email: 'メールアドレス',
  role: '権限',
  sessions: 'サインイン中の端末',
  sessionsLead: '心当たりのない端末があれば、サインアウトさせてください。',
  current: 'この端末',
  since: (moment: string) => `${moment}から`,
  unknown: '不明なブラウザー',
  end: 'サインアウトさせる',
  ended: 'サインアウトさせました。',
} as const;

export const FORBIDDEN = {
  title: 'このページを見る権限がありません',
  text: '必要な場合は、責任者にご相談ください。',
  back: '管理画面に戻る',
} as const;
