import { placeWords } from '#contract/life/place-states.ts';
import type { LinkWords } from '../follow-up/closed-screen.tsx';

/** The words of the page that a shop has for one request. */
export const LEAD = {
  title: '査定のご依頼',
  heading: (goods: string) => `${goods}の査定依頼`,
  goods: (first: string, others: number) => (others > 0 ? `${first}ほか${others}点` : first),
  to: (shop: string) => `${shop} 様`,
  prefecture: '地域',
  unknownPrefecture: '未入力',
  note: 'お客様からのご連絡事項',
  preference: 'ご連絡の希望',
  state: '対応状況',
  deadline: '回答の期限',
  withheld: 'お客様は、査定額を見てから、選んだお店にだけ連絡先を伝えることを希望しています。',
  priceFirst: '先に査定額をお知らせください。',
  reason: '理由',
} as const;

/** The acts of colleagues. */
export const ACTS = {
  title: 'お店の対応の記録',
  person: (name: string) => `${name}さん`,
} as const;

export const CONTACT_CARD = {
  title: 'お客様の連絡先',
  open: '連絡先を表示する',
  hint: '表示すると、貴店が連絡先を確認したことがお客様に伝わります。',
  opened: 'お客様の連絡先を表示しました。',
  call: '電話をかける',
  mail: 'メールを送る',
  name: '氏名',
  kana: 'フリガナ',
  tel: '電話番号',
  email: 'メールアドレス',
  address: '住所',
  map: '地図で見る',
  newTab: '（新しいタブで開きます）',
  subject: (number: string) => `査定のご依頼（受付番号 ${number}）について`,
  report: '電話をかけました',
  reportHint: '別の電話からおかけになったときは、こちらを押すと、お客様の画面に反映されます。',
  reported: '電話をかけたことを記録しました。',
} as const;

export const QUOTE = {
  title: '査定額の連絡',
  jump: '査定額を入力する',
  lead: 'お客様の画面に、ほかの買取店の査定額と並んで表示されます。',
  low: { label: '査定額', required: '査定額を入力してください' },
  whole: '品物すべての合計額。例：120,000',
  items: {
    title: '1点ずつ金額を付ける',
    lead: '上の査定額を空欄にすると、1点ずつの金額の合計を連絡します。金額を付けない品物は、買取の対象外として伝わります。',
    sum: (amount: string) => `合計 ${amount}`,
  },
  high: {
    label: '上限の金額（任意）',
    hint: '金額に幅があるときだけ入力してください。',
    below: '上限は、査定額より大きい金額を入力してください',
  },
  amount: '1円から999,999,999円までの金額を、数字で入力してください',
  amountExample: '例：120,000',
  yen: '円',
  method: { legend: '買取方法', required: '買取方法を選択してください' },
  more: (day: string) => `有効期限（${day}まで）・上限・備考`,
  validUntil: {
    label: '有効期限',
    required: '有効期限を入力してください',
    past: '今日以降の日付を入力してください',
    far: (day: string) => `${day}までの日付を入力してください`,
  },
  remark: {
    label: '備考（任意）',
    hint: '査定の条件や、お客様へのご案内を入力できます。',
    tooLong: (most: number) => `備考は${most}文字以内で入力してください`,
  },
  count: (length: number, most: number) => `${length} / ${most}文字`,
  submit: '査定額を連絡する',
  change: '査定額を変更する',
  changed: '変更した査定額を連絡する',
  saved: '査定額をお客様に連絡しました。',
  given: '査定額',
  givenItems: '品物ごとの金額',
  givenRemark: '備考',
  givenAt: '連絡日時',
  until: (day: string) => `${day}まで`,
} as const;

/** The texts that a shop keeps, where it writes. */
export const TEMPLATES = {
  label: '定型文',
  none: '選択してください',
  own: 'お店の定型文',
  insert: '入れる',
} as const;

export const ASSIGNMENT = {
  title: '担当',
  nobody: '担当者は決まっていません',
  of: (name: string) => `${name}さん`,
  yours: 'あなた',
  take: '自分が担当する',
  change: '担当を変える',
  none: '担当者なし',
  submit: '決める',
} as const;

export const LEAD_QUESTIONS = {
  title: 'お客様への質問',
  lead: 'お客様の連絡先を見ずに質問できます。回答は、このページとメールでお知らせします。',
  usual: 'よくある質問',
  label: '質問の内容',
  legend: '質問',
  hint: (most: number) =>
    `${most}文字まで。空欄のときは、選んだ定型文を送ります。お名前や連絡先にあたる部分は、連絡先を確認するまで相手に表示されません。`,
  submit: '質問を送る',
  saved: '質問をお客様にお知らせします。',
  waiting: '回答をお待ちください。',
  answer: 'お客様の回答',
  heldBack: '連絡先にあたる部分は、お客様には表示されていません。',
  more: 'ほかの質問をする',
  none: 'このご依頼について質問できる回数に達しました。',
} as const;

export const LEAD_OUTCOME = {
  title: 'お取引の結果',
  lead: '結果をお知らせください。お客様の回答と一致すると、成約として記録されます。',
  over: 'お取引があったときは、結果をお知らせください。',
  deal: 'お客様の回答と一致したため、成約として記録しています。',
  saved: '結果を受け付けました。',
} as const;

export const LEAD_REVIEW = {
  title: 'お客様の口コミ',
  answerTitle: '口コミに返信する',
  answer: '貴店からの返信',
  hint: (most: number) => `${most}文字まで。運営者が確認したあとに掲載します。返信は1回だけ書けます。`,
  submit: '返信を送る',
  saved: '返信を受け付けました。運営者が確認したあとに掲載します。',
} as const;

export const BETTERING_WORDS = {
  open: 'お客様は、お店を決める前に、査定額の見直しをお願いしています。前の査定額以上の金額に、1回だけ変更できます。',
  used: '査定額の見直しを受け付けました。このあとは変更できません。',
} as const;

export const DECLINE = {
  title: 'このご依頼に対応できない場合',
  lead: `ご回答いただくと、お客様の画面に「${placeWords('seller', 'declined', null)}」と表示されます。`,
  passedOn:
    '回答は取り消せません。ご回答後は、別の買取店にご依頼をご案内することがあります。連絡先の表示や査定額の連絡はできなくなります。',
  known:
    '回答は取り消せません。ご回答後は、査定額の連絡はできなくなります。確認済みの連絡先は、ほかの目的に使用しないでください。',
  legend: '理由',
  submit: '対応できないと回答する',
} as const;

export const VISIT = {
  title: 'ご自宅への訪問',
  noneNow: 'いま、訪問のお願いはありません。',
} as const;

/** For a link of a mail that opens nothing. */
export const LEAD_LINK: LinkWords = {
  unknown_link: {
    title: 'このリンクでは開けませんでした',
    texts: [
      'リンクの途中が切れているか、新しいリンクに変わった可能性があります。ご依頼のメールのリンクを、もう一度ご確認ください。',
    ],
  },
  expired_link: {
    title: 'リンクの有効期限が切れています',
    texts: ['ご依頼から日数がたったため、このページは表示できません。'],
  },
  erased_request: {
    title: 'このご依頼の情報は削除されました',
    texts: [
      'お客様のお申し出、または保存期間の終了により、ご依頼の情報は残っていません。',
      '確認済みの連絡先がある場合は、お客様の情報の適切な取り扱いをお願いいたします。',
    ],
  },
};

export const LEAD_WAYS = { contact: '運営者に問い合わせる' } as const;
