import { words } from '#contract/language/words.ts';

export const MESSAGES = words('companion-app', {
  name: '暮らしの業者を呼べるアプリ',
  painTitle: '暮らしのお困りごとも、おまかせください',
  painLead: 'お品物の整理とあわせて、こんなお悩みはありませんか。',
  pains: [
    '水まわりや鍵の不具合を、どこに頼めばよいかわからない',
    '実家の片付けや遺品整理を、信頼できる業者に任せたい',
    '料金の相場がわからず、依頼に踏み切れない',
  ],
  servicesLabel: 'アプリで呼べる業者の例',
  services: [
    '住まいの修理',
    '遺品整理',
    'ハウスクリーニング',
    '不用品の片付け',
    '庭のお手入れ',
    'お引っ越し',
  ],
  featureTitle: 'お悩みからお支払いまで、アプリ一つで',
  featureLead: '業者探しから作業後のお支払いまで、スマートフォンで完結します。',
});

export const APP_CAROUSEL = words('app-carousel', {
  label: 'アプリでできること',
  previous: '前のステップへ',
  next: '次のステップへ',
  shown: (first: number, last: number, all: number) =>
    first === last ? `${all}ステップ中${first}を表示` : `${all}ステップ中${first}から${last}を表示`,
});

/** The eight steps from a problem to its payment, in order (document 2, section 9). */
export const APP_STEPS = words('app-steps', [
  {
    key: 'trouble',
    title: 'お悩み発生',
    text: '困ったその場でアプリを開き、お悩みに近いものを選びます。',
  },
  { key: 'search', title: '業者探し', text: 'お住まいの地域に対応する業者を、口コミとともに探せます。' },
  { key: 'request', title: '見積依頼', text: '写真とひとことを添えるだけで、まとめて見積もりを頼めます。' },
  { key: 'schedule', title: '日程調整', text: 'ご都合のよい日時を選んで、やりとりはチャットで進みます。' },
  { key: 'compare', title: '見積比較', text: '届いた見積もりを並べて、料金と内容を見比べられます。' },
  { key: 'decide', title: '業者決め', text: '納得できた業者だけに、ワンタップで正式に依頼できます。' },
  { key: 'work', title: '作業', text: '当日の到着から完了まで、進み具合をアプリで確認できます。' },
  { key: 'payment', title: 'お支払い', text: '作業を確かめてから、アプリでそのままお支払いできます。' },
]);

export type AppStep = (typeof APP_STEPS)[number]['key'];
