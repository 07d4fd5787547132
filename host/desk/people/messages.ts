/** Texts of people and the log. */

import { INVITATION_DAYS, ROLES } from '#contract/desk/desk.ts';

/** The acts of each role in a few words. */
const ROLE_TEXTS = {
  owner: '責任者：すべての操作と、メンバーの管理',
  staff: '担当者：ご依頼、お問い合わせ、口コミ、トラブルへの対応',
  reader: '閲覧のみ：操作はできません',
  partner: '提携先：自分の媒体の回数だけを見られます',
} as const;

export const PEOPLE_WORDS = {
  title: 'メンバー',
  name: 'お名前',
  email: 'メールアドレス',
  role: '権限',
  since: '登録日',
  you: 'あなた',
  ended: '利用停止中',
  waits: '招待中',
  waitsUntil: (moment: string) => `招待の期限 ${moment}`,
  invite: {
    title: 'メンバーを招待する',
    lead: `サインインのご案内をメールでお送りします。${INVITATION_DAYS}日以内にサインインがない場合、招待は取り消されます。買取店の方は、買取店のページから招待してください。`,
    submit: '招待する',
  },
  roles: ROLE_TEXTS,
  media: '提携先に見せる媒体（提携先を招待するとき）',
  invited: '招待しました。ご案内のメールをお送りします。',
  withdrawn: '招待を取り消しました。',
  failed: {
    known_person:
      'このメールアドレスの方は、すでに登録されています。権限を変えるときは、一覧からお名前を選んでください。',
    too_many_requests: '1日に招待できる人数を超えました。明日、もう一度お試しください。',
    invalid: 'お名前とメールアドレスを正しく入力してください。',
    not_found: '媒体が見つかりません。ページを読み込み直して、もう一度お試しください。',
    other: '招待できませんでした。しばらく待ってから、もう一度お試しください。',
  },
} as const;

/** Changing a mail address. */
export const ADDRESS = {
  title: 'メールアドレスの変更',
  label: '新しいメールアドレス',
  example: 'name@example.jp',
  wrong: 'メールアドレスを正しく入力してください',
  own: {
    title: 'メールアドレスを変更する',
    lead: '新しいアドレスに、確認のためのリンクをお送りします。リンクを開くまで、いまのアドレスのままです。変更すると、すべての端末でサインアウトし、いまのアドレスにもお知らせします。パスキーとAPIキーは、そのまま使えます。',
    submit: '確認のリンクを送る',
  },
  asked: '新しいアドレスに、確認のためのリンクをお送りしました。このブラウザーでリンクを開いてください。',
  ownFailed: {
    known_person: 'いまお使いのメールアドレスです。',
    too_many_requests: '1日に送れるリンクの数を超えました。明日、もう一度お試しください。',
    other: 'リンクを送れませんでした。しばらく待ってから、もう一度お試しください。',
  },
  ofPerson: {
    title: 'メールアドレスを変更する',
    lead: '以前のメールが読めなくなったときのためのものです。ご本人であることを、電話などで確かめてから変更してください。サインイン中の端末はすべてサインアウトし、以前のアドレスにお知らせします。パスキーとAPIキーは残ります。ほかの人に使われたおそれがあれば、このページで削除してください。',
    submit: '変更する',
  },
  confirmLead:
    'サインインに使うメールアドレスを、このリンクが届いたアドレスに変更します。変更すると、すべての端末でサインアウトします。',
  confirm: 'このアドレスに変更する',
  unusable: (hours: number) =>
    `このリンクは使えません。リンクは${hours}時間のあいだ、お申し出をした方だけが、1回だけ使えます。アカウントのページで、もう一度お試しください。`,
  back: 'アカウントのページを開く',
} as const;

/** The page of one person. */
export const PERSON = {
  title: 'メンバー',
  all: 'メンバーの一覧',
  log: 'この方の操作の記録を見る',
  email: 'メールアドレス',
  role: '権限',
  shop: '買取店',
  media: '媒体',
  since: '登録日',
  state: '状態',
  states: { active: '利用中', ended: (day: string) => `利用停止中（${day}から）` },
  access: {
    titles: { end: '利用の停止', back: '利用の再開', withdraw: '招待' },
    end: '利用を停止する',
    confirm: 'APIキーとパスキーが元に戻らないことを確認しました',
    endLead:
      'サインイン中の端末はすぐにサインアウトします。APIキーとパスキーは削除され、再開しても元には戻りません。',
    stops: (hosts: string) => `送り先（${hosts}）への通知も止まります。`,
    staysTo: (host: string, names: string) =>
      `${host}への通知は、${names}さんも使っているため、止まりません。必要がなければ、下で削除してください。`,
    back: '利用を再開する',
    backLead:
      '再開すると、メールのリンクでサインインできます。止まった送り先は止まったままです。通知の再開は、提携先の方が「連携」のページで行います。APIキーとパスキーは、作り直しが必要です。',
    withdraw: '招待を取り消す',
    withdrawLead: 'まだサインインしていません。取り消すと、このメールアドレスをあらためて招待できます。',
  },
  place: {
    title: '権限を変更する',
    lead: '運営者・買取店・提携先のあいだで変えると、サインアウトし、APIキーとパスキーは削除されます。複数のお店のうち1つを外すと、そのお店のAPIキーだけが削除されます。',
    roles: { ...ROLE_TEXTS, shop: '買取店：自分のお店のご依頼だけを扱えます' },
    media: '見せる媒体（提携先のとき）',
    shops: '扱えるお店（買取店のとき）',
    shop: '追加する買取店のページのアドレス（買取店のとき）',
    shopHint: '「買取店」の一覧からお店のページを開き、アドレスを貼り付けてください。',
    save: '変更する',
  },
  endpoints: {
    title: '送り先',
    none: '送り先はありません。',
    own: 'この方が追加',
    since: (day: string) => `${day}に追加`,
    stopped: '停止中',
    others: (names: string) => `ほかの利用者：${names}`,
  },
  keys: { title: 'APIキー', none: 'APIキーはありません。' },
  passkeys: { title: 'パスキー', none: 'パスキーはありません。' },
  devices: { title: 'お知らせを受け取る端末', none: '登録された端末はありません。' },
  sessions: {
    title: 'サインイン中の端末',
    none: 'サインイン中の端末はありません。',
    end: 'サインアウトさせる',
  },
  remove: '削除する',
  /** Names the thing of a button. */
  of: (act: string, name: string) => `${act}：${name}`,
  made: (day: string) => `${day}に作成`,
  used: (day: string) => `最後に使った日：${day}`,
  unused: '未使用',
  done: {
    changed: '変更しました。',
    address:
      'メールアドレスを変更しました。以前のアドレスにもお知らせします。新しいアドレスを、ご本人にお伝えください。',
    removed: '削除しました。',
    out: 'サインアウトさせました。',
  },
  failed: {
    changed_meanwhile: 'ほかの方が先に変更しました。いまの内容をご確認のうえ、もう一度お試しください。',
    known_person: 'このメールアドレスの方は、すでに登録されています。',
    last_owner: '責任者がいなくなるため、変更できません。',
    not_found: '買取店または媒体が見つかりません。内容をご確認ください。',
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
  seller: 'ご依頼者',
  erased: '削除済み',
  person: '操作した人',
} as const;

/** The words of the log for what was changed, by the names that the server writes. */
export const CHANGE_WORDS: Readonly<Record<string, string>> = {
  'invitation withdrawn': '招待の取り消し',
  'works elsewhere': 'ほかのお店に所属しているため、ご案内のメールは送っていません',
  'called again': '通知の再開',
  'older secret removed': '古い署名キーの削除',
  'secret added': '署名キーの追加',
  access: '利用',
  added: '追加',
  changed: '変更',
  deals: '成約の一覧',
  email: 'メールアドレス',
  mail: 'メール',
  mails: '送り直したメール',
  name: '名前',
  of: '持ち主',
  receiving: '受付',
  removed: '削除',
  renewed: '宛先の更新',
  role: '権限',
  stopped: '通知の停止',
  templates: '定型文',
  'test key made': 'テストの鍵の作成',
  works_for: '所属',
};

/** Values that have words, by the names of what was changed. */
export const CHANGE_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  access: { access: '利用中', 'no access': '利用停止中' },
  mail: { reachable: '届く', unreachable: '届かない' },
  recommended: { yes: 'する', no: 'しない' },
  receiving: { open: '受付中', paused: '休止中' },
  role: ROLES,
};

export const SELF = {
  title: 'アカウント',
  name: 'お名前',
  email: 'メールアドレス',
  role: '権限',
  shops: 'お店',
  invitations: {
    title: 'お店からの招待',
    lead: '引き受けると、メニューでお店を切り替えて、どちらのご依頼も扱えるようになります。引き受けるまで、お店にはあなたのことは伝わりません。',
    by: (shop: string) => `${shop}から招待されています`,
    until: (moment: string) => `招待の期限 ${moment}`,
    takeUp: '引き受ける',
    refuse: '断る',
    takenUp: '招待を引き受けました。お店は、メニューで切り替えられます。',
    refused: '招待を断りました。',
    tooMany: 'これ以上のお店は引き受けられません。運営者にお問い合わせください。',
  },
  sessions: 'サインイン中の端末',
  sessionsLead: '心当たりのない端末があれば、サインアウトさせてください。',
  current: 'この端末',
  since: (moment: string) => `${moment}から`,
  unknown: '不明なブラウザー',
  end: 'サインアウトさせる',
  endOf: (browser: string) => `サインアウトさせる：${browser}`,
  ended: 'サインアウトさせました。',
  digest: {
    title: '待っているもののお知らせ',
    lead: (things: readonly string[]) =>
      `選んだ時刻に、待っているものの件数をメールでお知らせします（${things.join('、')}）。待っているものがないときは送りません。`,
    hours: 'お知らせする時刻',
    hour: (hour: number) => `${hour}時`,
    submit: '保存する',
    done: 'お知らせの時刻を保存しました。',
  },
  passkeys: {
    title: 'パスキー',
    lead: '指紋や顔、端末のロックでサインインできるようになります。メールを待つ必要がありません。',
    name: '端末の名前',
    example: '仕事用のスマートフォン',
    add: 'この端末をパスキーに登録する',
    since: (day: string) => `${day}に登録`,
    used: (day: string) => `最後に使った日：${day}`,
    remove: '削除する',
    of: (name: string) => `削除する：${name}`,
    added: 'パスキーを登録しました。次からは「パスキーでサインイン」を使えます。',
    removed: 'パスキーを削除しました。',
    failed: {
      too_many: 'これ以上は登録できません。使っていないものを削除してください。',
      invalid_body: '端末の名前に、URLやメールアドレスは入力できません。',
      other: 'パスキーを登録できませんでした。もう一度お試しください。',
    },
  },
} as const;
