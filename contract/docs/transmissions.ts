import { BACKUP_DAYS, DRAFT_DAYS, PHONE_LINK_MINUTES, PUSH_HOURS } from '../base/kept-times.ts';
import { keysOf } from '../base/keys.ts';
import { LIMITS } from '../base/limits.ts';
import type { CallName } from '../calls/index.ts';
import { type CustomerFieldRow, type CustomerReader, customerField } from '../customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '../customer/keys.ts';
import { CONTINUED_DAYS } from '../embed/continued.ts';
import { HOAX_MARKS } from '../life/cases.ts';
import { TEST_DAYS } from '../life/facts.ts';
import { CONTACT_RELEASES, type ContactRelease, MOST_CHOSEN, WITH_GOODS } from '../life/follow-up.ts';
import { LIMIT_ROWS } from '../refusals/rate-limits.ts';
import { ANALYTICS, MAPS, TAG_MANAGER, VIDEO_PLAYERS } from '../site/page-policy.ts';
import type { SiteSettings } from '../site/site-settings.ts';

/*
 * This table says what leaves the browser of a visitor and the service: when, to whom, for how long. The pages about
 * security and privacy, and the notice for pages of partners, are made of these rows. Tests find a call of the API, a
 * line of deliveries and an origin in a page's policy that no row names.
 */

/** The moments at which something leaves, in the order in which they come. */
export const MOMENTS = {
  opened: 'ページを見ているとき',
  typing: '入力しているとき',
  sending: '送信したとき',
  later: '送信した後',
  browser: 'お使いのブラウザーに残るもの',
  server: 'サーバーに残るもの',
  partners: '買取店・提携先・運営者がお使いのとき',
} as const;
export type Moment = keyof typeof MOMENTS;

/** The settings on which it depends. */
export type TransmissionSettings = Pick<
  SiteSettings,
  'tagManagerId' | 'tagConsent' | 'mapsKey' | 'retentionDays' | 'disclosure'
>;

/** How deliveries leave: a line of the outbox each (server/deliveries/relay.ts). */
export type DeliveryLine = 'mail' | 'push' | 'media' | 'shops' | 'webhook';

interface TransmissionRow {
  readonly moment: Moment;
  readonly name: string;
  readonly data: string;
  /** Empty: it stays where it is. */
  readonly to: string;
  readonly purpose: string;
  readonly kept: string;
  /** The calls of the API that send it. */
  readonly calls?: readonly CallName[];
  readonly lines?: readonly DeliveryLine[];
  /** Origins of others that a page may reach by it. */
  readonly origins?: readonly string[];
  /** Sent from the visitor's browser to somebody other than the operator. */
  readonly isOutside?: true;
  /** The form does it in pages of partners too. */
  readonly isOfForm?: true;
}

const HERE = '運営者';
const NOT_KEPT = '保存しません';
const DEVICE = 'IPアドレス、ブラウザーと端末の種類';

const FIELDS = CUSTOMER_FIELD_KEYS.map(customerField);
const SHOP_READERS: readonly CustomerReader[] = ['shopBefore', 'shopAfter', 'webhook'];

const namesOf = (fields: readonly CustomerFieldRow[]) =>
  fields.map(({ policyName, label }) => policyName ?? label).join('、');

/** The contact details that the form asks for, and those that partner shops get. */
export const CONTACT_NAMES = {
  all: namesOf(FIELDS),
  shops: namesOf(FIELDS.filter(({ readers }) => readers.some((reader) => SHOP_READERS.includes(reader)))),
};

/** How long requests, enquiries and registrations are kept. */
export const retentionText = (retentionDays: number): string =>
  retentionDays > 0
    ? `受け付けから${retentionDays}日間。過ぎると自動で消去します`
    : '利用の目的に必要な間。ご本人のお申し出で消去します';

/** How long requests in test mode are kept, whatever the site's setting. */
export const TEST_RETENTION = `受け付けから${TEST_DAYS}日間。過ぎると写真とともに自動で消去します`;

/** The shops that get the contact, by the setting of the site; a seller may turn it before sending, or later. */
export const CONTACT_GOES_TO: Readonly<Record<ContactRelease, string>> = {
  all: `ご紹介した提携買取店が、お名前とご連絡先を確認できます。送信の前に「${CONTACT_RELEASES.chosen}」を選ぶと、お客様が選んだ買取店だけに提供します。送信の後に切り替えた場合は、それより後について、同じです`,
  chosen: `お名前とご連絡先は、お客様が査定額を見て選んだ買取店（最大${MOST_CHOSEN}社）だけに提供します。ほかの買取店に提供するのは、品物の情報と写真、${WITH_GOODS}だけです`,
};

const DAY_S = 86_400;
/** After so many days everything that limits count has begun again. */
const LIMIT_DAYS = Math.ceil(Math.max(...LIMIT_ROWS.map(({ duration }) => duration)) / DAY_S);

function tagManagerRow({ tagConsent }: TransmissionSettings): TransmissionRow {
  return {
    moment: 'opened',
    name: 'Google タグ マネージャーと、それが動かす計測・広告のタグ',
    data: `ご覧になったページのアドレスと題名、日時、参照元、${DEVICE}、査定フォームの進み具合（入力された内容は送りません）`,
    to: `Google LLCと、タグの提供元${tagConsent ? '（「許可する」を選ばれた場合だけ送ります）' : ''}`,
    purpose: '利用状況の把握と改善、広告の効果の測定',
    kept: '送り先の定めによります。タグがクッキーを使うことがあります',
    origins: [TAG_MANAGER, ...ANALYTICS],
    isOutside: true,
  };
}

const MAPS_ROW: TransmissionRow = {
  moment: 'opened',
  name: '店舗の地図',
  data: `${DEVICE}、店舗の所在地`,
  to: 'Google LLC（Google マップ）',
  purpose: '地図の表示',
  kept: '送り先の定めによります',
  origins: [MAPS],
  isOutside: true,
};

const rowsFor = (settings: TransmissionSettings) => {
  const { tagManagerId, mapsKey, retentionDays, disclosure } = settings;
  const period = retentionText(retentionDays);
  return {
    page: {
      moment: 'opened',
      name: 'ページとフォームの表示',
      data: `ページのアドレス、参照元、${DEVICE}`,
      to: HERE,
      purpose: 'ページと、査定フォームの表示',
      kept: NOT_KEPT,
      isOfForm: true,
    },
    contents: {
      moment: 'opened',
      name: '一覧と検索',
      data: '買取店を探すときに選ばれた品物と地域、キーワード',
      to: HERE,
      purpose: '買取店や最近のご依頼の表示',
      kept: NOT_KEPT,
      calls: [
        'recentAppraisals',
        'recommendedShops',
        'latestShops',
        'partnerShops',
        'partnerShop',
        'shopFacts',
        'areaShops',
        'firstQuotes',
      ],
    },
    article: {
      moment: 'opened',
      name: '記事の閲覧数',
      data: '記事の名前だけ',
      to: HERE,
      purpose: 'よく読まれている記事の表示',
      kept: '日ごとの回数だけ。どなたがご覧になったかはわかりません',
    },
    trouble: {
      moment: 'opened',
      name: 'ページの不具合',
      data: 'ページの種類と、不具合の種類だけ',
      to: HERE,
      purpose: '拡張機能などによって表示が変わったことの把握',
      kept: '回数だけ',
      calls: ['tellPageTrouble'],
    },
    ...(tagManagerId && { tagManager: tagManagerRow(settings) }),
    ...(mapsKey && { maps: MAPS_ROW }),
    videos: {
      moment: 'opened',
      name: '記事の中の動画（YouTube、Vimeo）',
      data: DEVICE,
      to: 'Google LLC、Vimeo.com, Inc.（動画のある記事を表示したとき）',
      purpose: '動画の表示',
      kept: '送り先の定めによります',
      origins: VIDEO_PLAYERS.map(({ origin }) => origin),
      isOutside: true,
    },
    pictures: {
      moment: 'opened',
      name: '別のサーバーにある画像、動画、音声',
      data: DEVICE,
      to: '買取店のロゴや、記事の画像・動画・音声が別のサーバーに置かれている場合の、その管理者',
      purpose: '画像、動画、音声の表示',
      kept: '送り先の定めによります',
      origins: ['https:'],
      isOutside: true,
    },
    catalogue: {
      moment: 'typing',
      name: '品物の選択肢',
      data: '選ばれたカテゴリ、ブランド、商品などの番号',
      to: HERE,
      purpose: '次の選択肢の表示',
      kept: NOT_KEPT,
      calls: ['firstLevel', 'nextLevel'],
      isOfForm: true,
    },
    address: {
      moment: 'typing',
      name: '郵便番号と地域',
      data: '入力された郵便番号、選ばれた都道府県と市区町村',
      to: HERE,
      purpose: '住所の表示',
      kept: NOT_KEPT,
      calls: ['prefectures', 'cities', 'areas', 'zipcodeAddresses', 'fromZipcode'],
      isOfForm: true,
    },
    phone: {
      moment: 'typing',
      name: 'スマートフォンで撮った写真の受け渡し',
      data: 'パソコンのフォームのQRコードを読み取ったスマートフォンから送られた写真（撮影した場所と日時は除きます）',
      to: `${HERE}（サーバーや写真の保管を委託する事業者を含みます）`,
      purpose: '入力中のフォームへの写真の受け渡し',
      kept: `フォームに届くとすぐに消去します。届かないときも、約${PHONE_LINK_MINUTES}分で消去します`,
      isOfForm: true,
    },
    promise: {
      moment: 'typing',
      name: '査定できる買取店の数のお知らせ',
      data: '選ばれたカテゴリと、入力された住所の都道府県だけ',
      to: HERE,
      purpose: '情報を受け取る買取店の、送信の前の説明',
      kept: NOT_KEPT,
      calls: ['disclosure'],
      isOfForm: true,
    },
    continuation: {
      moment: 'typing',
      name: '続きをメールで受け取るとき',
      data: '「続きをメールで受け取る」を使われた場合だけ：メールアドレス、品物の回答と写真、フォームのあるページ、媒体、どのページや広告から来られたか（お名前、住所、電話番号は送りません）',
      to: `${HERE}（メールの配送や写真の保管を委託する事業者を含みます）`,
      purpose: '別の端末や後日に、続きから入力していただくため',
      kept: `メールアドレスは、メールを送るまで。回答と写真は、メールのリンクからだけ開ける形に暗号化して${CONTINUED_DAYS}日間。ご依頼を送信されたとき、削除されたときは、その時点で消去します。控え（バックアップ）には含みません`,
      calls: [
        'keepContinuation',
        'openContinuation',
        'continuedPhotoFile',
        'holdContinuation',
        'endContinuation',
      ],
      isOfForm: true,
    },
    steps: {
      moment: 'typing',
      name: '入力の進み具合',
      data: '表示・入力の開始・品物・連絡先・送信のどこまで進んだか、ページに添える案内を表示し、開き、または閉じたこと、最後に答えた質問の名前（答えは送りません）、カテゴリ、フォームのあるページ、媒体、見た目の設定',
      to: HERE,
      purpose: 'フォームの使いやすさの改善、提携メディアごとの集計',
      kept: '日ごとの回数だけ。どなたの入力かはわかりません。回数に保存の期限はありません',
      calls: ['countFunnel'],
      isOfForm: true,
    },
    request: {
      moment: 'sending',
      name: '査定のお申し込み',
      data: `品物の種類・状態・写真、${CONTACT_NAMES.all}、日時、IPアドレス、同意された利用規約の版、どのページや広告から来られたか（参照元のアドレス、広告の識別子、記事の番号などページが添える値）`,
      to: `${HERE}（サーバーや写真の保管を委託する事業者を含みます）`,
      purpose: '査定のご依頼の受け付け、提携買取店のご紹介、不正な利用の防止',
      kept: period,
      calls: ['submitRequest', 'publicIp'],
      isOfForm: true,
    },
    test: {
      moment: 'sending',
      name: 'テストモードでのお申し込み',
      data: '査定のお申し込みと同じ内容と、本番なら届いた買取店の名前。提携先や運営者がフォームを試すためのもので、買取店には届かず、集計にも入りません',
      to: `${HERE}。フォームを置いた提携メディアには、テストとわかる形で、受付番号など本番と同じ項目を知らせます`,
      purpose: 'フォームの設置と計測の確認',
      kept: TEST_RETENTION,
    },
    enquiry: {
      moment: 'sending',
      name: 'お問い合わせ',
      data: 'お名前、メールアドレス、お問い合わせの内容',
      to: HERE,
      purpose: 'お問い合わせへの対応',
      kept: period,
      calls: ['sendEnquiry'],
    },
    registration: {
      moment: 'sending',
      name: '加盟店登録のお申し込み',
      data: '法人名、ご担当者名、郵便番号、住所、電話番号、メールアドレス、お申し込みのあったページ',
      to: HERE,
      purpose: '加盟の確認とご連絡',
      kept: period,
      calls: ['registerShop'],
    },
    survey: {
      moment: 'sending',
      name: 'お申し込みの後のアンケート（任意）',
      data: '関心のある品物、ご感想',
      to: HERE,
      purpose: 'サービスの改善',
      kept: period,
      calls: ['answerInterests', 'answerFeedback'],
      isOfForm: true,
    },
    goods: {
      moment: 'later',
      name: 'ご依頼のお知らせ',
      data: '品物の情報と写真、都道府県。文章の中の連絡先は伏せます',
      to: `条件に合う提携買取店。一度に最大${LIMITS.matchedShops}社、代わりのお店を含めて最大${disclosure.mostShops}社`,
      purpose: '査定額のご連絡',
      kept: `受け取った買取店の定めによります。どのお店が、いつ、何を受け取ったかは、${disclosure.years}年間記録します（お名前やご連絡先は含みません）`,
    },
    contact: {
      moment: 'later',
      name: 'お名前とご連絡先',
      data: CONTACT_NAMES.shops,
      to: CONTACT_GOES_TO[disclosure.release],
      purpose: '査定額のご連絡、買取の方法や日時のご相談',
      kept: '受け取った買取店の定めによります。取り下げ・削除のときは、買取店にお知らせします',
    },
    choice: {
      moment: 'later',
      name: '連絡先を伝えるお店の選択（送信の前に選んだときは、お申し込みとともに）',
      data: '査定額を先に見て、選んだお店にだけ伝えるかどうか',
      to: HERE,
      purpose: '連絡先を伝えるお店を限るため',
      kept: period,
      calls: ['askQuotesFirst'],
      isOfForm: true,
    },
    ownPage: {
      moment: 'later',
      name: 'ご依頼のページでの操作',
      data: '追加された写真、質問への回答、訪問のお願い、お店の選択、口コミ、トラブルのご報告。アドレスをなくされたときは、メールアドレス',
      to: `${HERE}。回答・お願い・選択の内容は、そのお店にも伝えます`,
      purpose: '査定の続き',
      kept: period,
      calls: ['addPhotos', 'sendLostLink'],
    },
    mail: {
      moment: 'later',
      name: 'お知らせのメール',
      data: '受付番号、買取店の名前と電話番号、お店からの質問、ご依頼のページのアドレス。買取店へのメールには、品物の情報と都道府県',
      to: 'お申し込みのメールアドレスと、買取店のメールアドレス（メールの配送を行う事業者を通ります）',
      purpose: '受け付けの確認、査定額などのお知らせ',
      kept: 'サーバーでは、送った日時と結果を残します',
      lines: ['mail'],
    },
    media: {
      moment: 'later',
      name: 'ご依頼を紹介した提携メディアへのお知らせ',
      data: '受付番号、受付の日時、品物のカテゴリ、媒体のID、承認・否認とその理由、成果の金額、広告の識別子、記事の番号などページが添えた値（お名前、ご連絡先、品物の内容は伝えません）',
      to: 'お申し込みのもととなったページや広告の提携メディア',
      purpose: '紹介の成果の確認',
      kept: '受け取った提携メディアの定めによります',
      lines: ['media'],
    },
    programs: {
      moment: 'later',
      name: '買取店の業務システムへのお知らせ',
      data: '受付番号、状態と期限、品物のカテゴリ、都道府県（お名前、ご連絡先、文章は伝えません）',
      to: 'ご依頼をお知らせした買取店',
      purpose: '対応の漏れの防止',
      kept: '受け取った買取店の定めによります',
      lines: ['shops'],
    },
    webhook: {
      moment: 'later',
      name: '運営者の業務システムへの連携',
      data: `ご依頼の内容、${CONTACT_NAMES.all}、アンケート、お問い合わせと加盟店登録の内容`,
      to: `${HERE}（業務を委託する事業者を含みます）`,
      purpose: 'ご依頼とお問い合わせの管理',
      kept: '運営者の業務システムの定めによります',
      lines: ['webhook'],
    },
    draft: {
      moment: 'browser',
      name: '入力の途中の品物の回答と写真',
      data: '品物の回答と写真',
      to: '',
      purpose: '続きからの入力',
      kept: `${DRAFT_DAYS}日間。送信が終わると消えます`,
      isOfForm: true,
    },
    continued: {
      moment: 'browser',
      name: '「続きをメールで受け取る」を使われた端末の印',
      data: 'お預かりした内容の番号、端末ごとの合い言葉、フォームの設定、どのページや広告から来られたか',
      to: '',
      purpose: '1台の端末ずつ続きを入力していただくため',
      kept: `${CONTINUED_DAYS}日間。送信が終わると消えます`,
      isOfForm: true,
    },
    draftContact: {
      moment: 'browser',
      name: '入力の途中のお名前とご連絡先',
      data: 'お名前とご連絡先',
      to: '',
      purpose: '続きからの入力',
      kept: 'タブを閉じるまで。送信が終わったときも消えます',
      isOfForm: true,
    },
    arrival: {
      moment: 'browser',
      name: 'どこから来られたか',
      data: '参照元のアドレス、広告の識別子',
      to: '',
      purpose: 'お申し込みに添えるため',
      kept: 'タブを閉じるまで',
      isOfForm: true,
    },
    testKey: {
      moment: 'browser',
      name: 'テストモードの鍵',
      data: '提携先が作った鍵（鍵の付いたURLで開いたときだけ）',
      to: '',
      purpose: 'テストモードを続けること',
      kept: 'テストを終えるか、タブを閉じるまで',
      isOfForm: true,
    },
    choices: {
      moment: 'browser',
      name: 'このサイトの表示の設定',
      data: '買取店の検索の条件、一覧の位置、外部への送信のご選択、数え終わったページ',
      to: '',
      purpose: '前と同じ表示、同じページを二度数えないこと',
      kept: '検索の条件と外部への送信のご選択は、消されるまで。そのほかは、タブを閉じるまで',
    },
    log: {
      moment: 'server',
      name: '動作の記録（ログ）',
      data: 'ページや機能の種類、結果、かかった時間。お名前、ご連絡先、IPアドレス、入力された内容、写真のファイル名は含みません',
      to: '',
      purpose: '不具合の調査',
      kept: 'サーバーの設定によります',
    },
    limits: {
      moment: 'server',
      name: '送信の回数',
      data: 'IPアドレス、メールアドレス、電話番号を、元に戻せない形に変えたもの',
      to: '',
      purpose: '大量の送信の防止',
      kept: `最長${LIMIT_DAYS}日で数え直します。いたずらと確認したご依頼の送信者については、${HOAX_MARKS.days}日間`,
    },
    alarm: {
      moment: 'server',
      name: '異常のお知らせ',
      data: '異常の種類と日時。お名前、ご連絡先、入力された内容は含みません',
      to: `${HERE}（サーバーの監視を委託する事業者を含みます）`,
      purpose: '障害への対応',
      kept: '受け取った先の定めによります',
    },
    backup: {
      moment: 'server',
      name: '控え（バックアップ）',
      data: 'お預かりしている情報と写真',
      to: `${HERE}（サーバーの管理を委託する事業者を含みます）`,
      purpose: '故障からの復旧',
      kept: `間を空けながら残し、最新のものを除いて、${Math.min(BACKUP_DAYS, retentionDays || BACKUP_DAYS)}日より前のものは消します`,
    },
    desk: {
      moment: 'partners',
      name: '管理画面へのサインイン',
      data: 'メールアドレス、操作の記録、サインインを続けるためのクッキー',
      to: HERE,
      purpose: 'ご本人の確認',
      kept: 'クッキーの期間は「外部への送信とクッキー」にあります',
    },
    push: {
      moment: 'partners',
      name: '端末へのお知らせ（プッシュ通知）',
      data: 'お知らせの種類と件数。ご依頼の内容は含みません',
      to: 'お使いのブラウザーの提供元（Google、Mozilla、Apple、Microsoft）。内容は暗号化します',
      purpose: '新しいご依頼などのお知らせ',
      kept: `届くまで、最長${PUSH_HOURS}時間`,
      lines: ['push'],
    },
    doctor: {
      moment: 'partners',
      name: 'フォームの診断',
      data: '媒体のID、診断したページのアドレス（「?」より前）、見つかった点の種類',
      to: HERE,
      purpose: '設置の確認',
      kept: 'ページごとに、最後の1回分',
      calls: ['medium', 'noteFindings'],
    },
    checkups: {
      moment: 'partners',
      name: 'ページの点検（提携先のお申し込みによる）',
      data: '点検であることを示す名前（appraisal-form-checkup）、テストモードでの、つくりもののご依頼',
      to: '点検するページと、そのページが読み込むもの。テストのご依頼は運営者だけ',
      purpose: 'フォームが動くことの確認と、変わったときのお知らせ',
      kept: `結果はページごとに最後の1回分、テストのご依頼は${TEST_RETENTION}`,
    },
  } as const satisfies Record<string, TransmissionRow>;
};

/** The keys of the rows. */
type TransmissionName = keyof ReturnType<typeof rowsFor>;

export interface Transmission extends TransmissionRow {
  readonly key: TransmissionName;
}

/** All that leaves where these settings are used, in the order of its moments. */
export function transmissionsFor(settings: TransmissionSettings): readonly Transmission[] {
  const rows: Partial<Record<TransmissionName, TransmissionRow>> = rowsFor(settings);
  const all = keysOf(rows).flatMap((key) => (rows[key] ? [{ key, ...rows[key] }] : []));
  return keysOf(MOMENTS).flatMap((moment) => all.filter((row) => row.moment === moment));
}

/** One row in lines, for a table of names and facts. */
export const transmissionFact = ({ name, data, to, purpose, kept }: TransmissionRow): [string, string] => [
  name,
  [`情報：${data}`, ...(to ? [`送り先：${to}`] : []), `目的：${purpose}`, `期間：${kept}`].join('\n'),
];

/** The names in a notice. */
interface NoticeOf {
  readonly product: string;
  readonly operator: string;
  readonly privacyUrl: string;
}

/**
 * A notice for pages of partners that show the form: which information their visitors' browsers send to us, and for what
 * (Telecommunications Business Act, article 27-12).
 */
export function noticeForPartners(
  settings: TransmissionSettings,
  { product, operator, privacyUrl }: NoticeOf,
): string {
  const rows = transmissionsFor(settings).filter(({ isOfForm, to }) => isOfForm && to);
  return [
    '【外部への送信について（査定フォーム）】',
    `このページの査定フォームは、${operator}が提供する「${product}」のものです。フォームの表示と利用にともない、お使いのブラウザーから${operator}に、次の情報が送られます。`,
    ...rows.map(({ name, data, purpose }) => `・${name}：${data}（目的：${purpose}）`),
    `詳しくは、${operator}のプライバシーポリシーをご覧ください。`,
    privacyUrl,
  ].join('\n');
}
