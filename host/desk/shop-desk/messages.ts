/** Texts of the desk of a shop. */

import { INVITATION_DAYS, TEMPLATE_LIMITS } from '#contract/desk/desk.ts';
import { NEAR_HOURS } from '#contract/life/clocks.ts';
import { LEAD } from '../../blocks/lead/messages.ts';

export const LEADS = {
  title: 'ご依頼',
  tabs: '状況で絞り込む',
  none: 'このご依頼はありません。',
  more: (count: number) => `ほか${count}点`,
  due: `${LEAD.deadline}：`,
  sent: '届いた日時：',
  near: (count: number) => `期限が近いご依頼（${count}件）`,
  nearHint: `営業時間であと${NEAR_HOURS}時間以内に、回答の期限が来ます。下の一覧には重ねて表示しません。`,
  people: '担当で絞り込む',
  everybody: 'すべての担当',
  own: '自分の担当だけ',
  assignee: (name: string) => `担当：${name}さん`,
  list: '一覧に戻る',
  next: '次のご依頼',
  chosen: '表示中',
  empty: 'ご依頼を選ぶと、ここに内容が表示されます。',
  paused: '受付を休止しています。新しいご依頼は届きません。',
} as const;

export const LEADS_FILE = {
  link: 'この一覧をCSVで保存する',
  number: '受付番号',
  at: '届いた日時',
  goods: '品物',
  more: 'ほかの点数',
  prefecture: '地域',
  state: '対応状況',
  since: '状況が変わった日時',
  quote: '査定額',
  due: '回答の期限',
} as const;

/** The purchases of some days as a file. */
export const DEAL_SPAN = {
  title: '期間を選んで古物台帳をCSVで保存する',
  from: '最初の日',
  until: '最後の日',
  save: '台帳をCSVで保存する',
  lead: (most: number) =>
    `「買い取りました」とご回答いただいたご依頼を、台帳の列にまとめます（${most.toLocaleString('ja')}件まで）。取引の日は、ご回答の日です。職業・生年月日・本人確認の方法と、品物が2点以上のときの金額は空欄です。お客様の氏名と住所は、ご依頼のページを開けるあいだだけ含まれます。`,
} as const;

/**
 * A purchase on paper. The columns of the ledger are those of the Antique Dealer Act (古物営業法), article 16; last read
 * against it on 2026-11-29.
 */
export const DEAL = {
  title: '買取明細と古物台帳',
  link: '買取明細・古物台帳を作る',
  back: 'ご依頼に戻る',
  lead: '買い取った品物について、お客様にお渡しする買取明細と、古物台帳の記載事項を作ります。わかる項目は入力してあります。',
  notKept:
    'ここに入力した内容は保存されません。印刷するか、CSVで保存してください。古物台帳の記録は、最後に記載した日から3年間の保存が義務づけられています。',
  day: '取引の日',
  method: '取引の方法',
  item: (at: number) => `品物${at}`,
  name: '品目',
  features: '特徴',
  featuresHint: '型番・シリアル番号・色・傷など、ほかの品物と見分けられること',
  count: '数量',
  countValue: '1点',
  amount: '買取金額',
  amountHint: '買い取らなかった品物は空欄にしてください。',
  yen: '円',
  seller: 'お客様',
  sellerName: '氏名',
  address: '住所',
  work: '職業',
  workExample: '会社員',
  birth: '生年月日または年齢',
  birthExample: '1980年4月1日',
  check: '本人確認の方法',
  checkHint:
    '例：運転免許証の提示、本人限定受取郵便。個人番号（マイナンバー）や基礎年金番号は書かないでください。空欄は、印刷してから手書きできます。',
  exempt:
    '対価の総額が1万円未満の取引など、本人確認や記載が要らない場合があります。詳しくは、古物営業法と管轄の警察署の案内をご確認ください。',
  slip: '買取明細を表示する',
  ledger: '台帳の記載を表示する',
  file: '台帳をCSVで保存する',
  wrong: '入力内容をご確認ください。',
  print: 'ブラウザーの「印刷」で、A4の用紙に印刷できます。入力欄は印刷されません。',
  paper: {
    slip: '買取明細書',
    ledger: '古物台帳（買受け）',
    to: (name: string) => `${name} 様`,
    number: '受付番号',
    total: '合計',
    sum: (amount: string) => `${amount}円`,
    licence: '古物商許可番号',
    kind: '区別',
    bought: '買受け',
    no: '番号',
    shop: '古物商',
    visitTitle: 'クーリング・オフについて',
    visitNote:
      'この明細は、法律で定められた書面（特定商取引法58条の7・58条の8）の代わりにはなりません。書面を別にお渡しください。',
  },
} as const;

/** Problems of the fields of a purchase. */
export const DEAL_PROBLEMS = {
  day: '取引の日を入力してください',
  method: '取引の方法を選択してください',
  item: '品目を入力してください',
  amount: '買取金額を数字で入力してください。例：120,000',
  seller: '氏名を入力してください',
  address: '住所を入力してください',
} as const;

export const OWN_SHOP = {
  title: 'お店の設定と成績',
  taking: '新しいご依頼の受付',
  takes: '新しいご依頼を受け付けています。',
  paused: (day: string) => `${day}から休止しています。新しいご依頼は届きません。`,
  stopped: {
    pause: '運営者が、貴店へのご依頼の紹介を休止しています。再開については、運営者にお問い合わせください。',
    end: '運営者が、貴店との取引を終了しています。新しいご依頼は届きません。',
  },
  pause: '受付を休止する',
  open: '受付を再開する',
  save: '保存する',
  saved: '保存しました。',
  templates: '定型文',
  templatesLead: `査定額の備考や質問にすぐ使える文を、${TEMPLATE_LIMITS.count}個まで登録できます。1つ${TEMPLATE_LIMITS.characters}文字以内です。空欄にして保存すると、その文を削除します。`,
  template: (nth: number) => `定型文${nth}`,
  newTemplate: '新しい定型文',
  templatesWrong: `定型文は${TEMPLATE_LIMITS.count}個まで、1つ${TEMPLATE_LIMITS.characters}文字以内で入力してください。`,
  figures: '90日間の成績',
  figuresLead: (prefecture: string, shops: number) =>
    `${prefecture}でご依頼を受けた${shops}店の中央値と比べています。`,
  noArea: '比べられるお店が少ないため、地域の中央値は表示していません。',
  own: '自店',
  area: '地域の中央値',
  item: '項目',
  names: {
    leads: 'ご依頼',
    answered: '回答率',
    quotes: '査定額の連絡',
    hours: '査定額までの時間',
    releases: '連絡先の公開',
    deals: '成約',
  },
  people: 'このお店の方',
  you: 'あなた',
  waits: (moment: string) => `招待中（${moment}まで）`,
  withdraw: '招待を取り消す',
  end: '利用を停止する',
  invite: {
    title: 'お店の方を招待する',
    lead: `サインインのご案内をメールでお送りします。${INVITATION_DAYS}日以内にサインインがない場合、招待は取り消されます。`,
    submit: '招待する',
  },
  invited:
    '招待しました。ご案内のメールをお送りします。届かないときは、ほかのメールアドレスで招待するか、運営者にお問い合わせください。',
  ended: '利用を停止しました。',
  withdrawn: '招待を取り消しました。',
  email: (address: string) => `ご依頼のお知らせは ${address} に届きます。変更は運営者にご連絡ください。`,
  failed: {
    changed_meanwhile: 'ほかの方が先に変更しました。いまの内容をご確認のうえ、もう一度入力してください。',
    stopped_shop: '運営者が受付を止めています。再開については、運営者にお問い合わせください。',
    known_person: 'このメールアドレスの方は、このお店に登録されています。',
    too_many_requests: '1日に招待できる人数を超えました。明日、もう一度お試しください。',
    invalid: '入力の内容をご確認ください。',
    other: '保存できませんでした。ページを読み込み直して、もう一度お試しください。',
  },
} as const;
