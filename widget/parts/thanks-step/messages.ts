/** What the thank-you step says (document 2, section 2, "Thank-you page"). */
export const THANKS = {
  onceTitle: 'このページは一度しか表示されません',
  onceAdvice: '再読み込みをすると表示できなくなります。スクリーンショットなどで保存しておくと安心です。',
  title: '査定のご依頼、ありがとうございます',
  lead: (productName: string) => `${productName}をご利用いただき、誠にありがとうございます。`,
  contact: '下記の買取店から、お電話またはメールで順次ご連絡いたします。',
  received: 'ご依頼を受け付けました。',
  newTab: '新しいタブで開きます',
} as const;

export const SHOPS = {
  title: 'ご連絡を差し上げる買取店',
  titleWithout: '買取店のご案内',
  count: (count: number) => `${count}社`,
  none: '表示できる店舗情報がありません。',
  unnamed: '店舗名未設定',
  address: '住所',
  tel: '電話番号',
  website: 'ホームページ',
  visit: '公式サイトを見る',
  visitOf: (name: string) => `${name}の公式サイトを見る`,
} as const;

export const APP = {
  name: '暮らしの業者を呼べるアプリ',
  painTitle: '暮らしのお困りごとも、おまかせください',
  painLead: 'お品物の整理とあわせて、こんなお悩みはありませんか。',
  pains: [
    '水まわりや鍵の不具合を、どこに頼めばよいかわからない',
    '実家の片付けや遺品整理を、信頼できる業者に任せたい',
    '料金の相場がわからず、依頼に踏み切れない',
  ],
  servicesLabel: 'アプリで呼べる業者の例',
  services: ['住まいの修理', '遺品整理', 'ハウスクリーニング', '不用品の片付け', '庭のお手入れ', 'お引越し'],
  featureTitle: 'お悩みからお支払いまで、アプリひとつで',
  featureLead: '業者探しから作業後のお支払いまで、スマートフォンで完結します。',
} as const;

export const CAROUSEL = {
  label: 'アプリでできること',
  role: 'カルーセル',
  previous: '前のステップへ',
  next: '次のステップへ',
  shown: (first: number, last: number, all: number) =>
    first === last ? `${all}ステップ中${first}を表示` : `${all}ステップ中${first}から${last}を表示`,
} as const;

/** The eight steps from a trouble to its payment, in order (document 2, section 9). */
export const APP_STEPS = [
  {
    key: 'trouble',
    title: 'お悩み発生',
    text: '困ったその場でアプリを開き、お悩みに近いものを選びます。',
  },
  { key: 'search', title: '業者探し', text: 'お住まいの地域に対応する業者を、口コミとともに探せます。' },
  { key: 'request', title: '見積依頼', text: '写真とひとことを添えるだけで、まとめて見積もりを頼めます。' },
  { key: 'schedule', title: '日程調整', text: 'ご都合のよい日時を選んで、やり取りはチャットで進みます。' },
  { key: 'compare', title: '見積比較', text: '届いた見積もりを並べて、料金と内容を見比べられます。' },
  { key: 'decide', title: '業者決め', text: '納得できた業者だけに、ワンタップで正式に依頼できます。' },
  { key: 'work', title: '作業', text: '当日の到着から完了まで、進み具合をアプリで確認できます。' },
  { key: 'payment', title: 'お支払い', text: '作業を確かめてから、アプリでそのままお支払いできます。' },
] as const;

export type AppStep = (typeof APP_STEPS)[number]['key'];

export const STORES = {
  title: 'アプリをダウンロード',
  free: 'ダウンロードは無料です。',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  download: (store: string) => `${store}で入手する`,
  openQr: 'QRコードでダウンロード',
  qrTitle: 'スマートフォンで読み取ってください',
  qrLead: 'カメラをQRコードに向けると、ダウンロードのページが開きます。',
  qrLabel: (store: string) => `${store}のダウンロードページを開くQRコード`,
  openHere: (store: string) => `この端末で${store}を開く`,
} as const;

export const SURVEY = {
  skip: '回答せずに閉じる',
  send: '送信する',
  interestsTitle: '簡単なアンケートのお願い',
  interestsQuestion: '関心のあるものをお選びください',
  interestsHint: '複数お選びいただけます。今後のサービスづくりの参考にいたします。',
  interestsMissing: 'ひとつ以上お選びください。なければ「特になし」をお選びください。',
  feedbackTitle: 'ご意見をお聞かせください',
  feedbackQuestion: 'ご利用になって、お気づきの点やご要望はございますか',
  feedbackHint: '氏名や電話番号などの個人情報は、ご記入にならないようお願いいたします。',
  feedbackMissing: 'ご意見をご記入いただくか、「回答せずに閉じる」を押してください。',
  characters: (count: number, limit: number) => `${count}／${limit}文字`,
} as const;
