import { words } from '#contract/language/words.ts';
import { VISIT_LIMITS } from '#contract/life/visit.ts';

/** The words about a visit of a shop on the seller's page; last read against the law on 2026-11-29. */
export const VISITS = words('visits', {
  title: 'ご自宅への訪問（出張買取）',
  lead: 'お店を選んだだけでは、訪問のお願いにはなりません。ご自宅で話を聞きたいときだけ、ここからお願いしてください。',
  none: '訪問の約束はありません。',
  ended: {
    taken_back: '訪問のお願いは、取り消されています。',
    past: '前のお願いは、日が過ぎたか、対象の品物が取り下げられたため、終わりました。',
  },
  untold:
    '次のお願いは、決定のお知らせと一緒にお店へ伝わります。選んだお店を取り消すと、お願いもなくなります。',
  told: '次のお願いが、お店に伝わっています。お店からの連絡をお待ちください。',
  duties: 'お店が守る主な決まり',
  invited: '訪問のお願いを受け付けました。',
  takenBack: '訪問のお願いを取り消しました。',
  takeBack: '訪問のお願いを取り消す',
});

export const INVITE = words('visit-invite', {
  title: '訪問をお願いする',
  other: '出張をお願いする場合',
  change: 'お願いを変更する',
  lead: '話を聞くだけのお願いです。契約のお約束ではありません。お店は、選んだ品物についてだけ買取の話ができます。',
  items: '話を聞く品物',
  days: `来てもらう日の候補（${VISIT_LIMITS.days}日まで）`,
  day: (nth: number) => `候補${nth}`,
  daysHint: (last: string) => `今日から${last}までの日を選べます。2つめと3つめは空欄でも構いません。`,
  hours: '時間帯',
  people: '立ち会う方',
  peopleHint: 'ご家族やご友人との立ち会いをおすすめします。',
  submit: '訪問をお願いする',
  submitChange: '変更を送る',
});

export const UNASKED = words('visit-unasked', {
  title: 'お願いしていない訪問や電話',
  texts: [
    '家に入れず、品物を見せなくて構いません。「お願いしていません。お帰りください」とお伝えください。',
    '断ったあとに再び勧めることや、頼んでいない貴金属などを売るよう求めることは、特定商取引法で禁じられています。お店の名前、担当者、日時を書き留めておくと、相談のときに役立ちます。',
  ],
  consumer: '消費者ホットライン 188（局番なし）',
  police: '警察相談専用電話 #9110',
  emergency: '帰ってくれないなど、身の危険を感じたときは、110番に電話してください。',
});

export const LEFT_OUT_WORDS = words('visit-left-out', {
  title: '訪問購入の決まりの対象にならない品物',
  lead: '次の品物には、8日間の解除などの決まりが適用されません。',
  mark: (words: string) => `対象にならないことがあります（${words}）`,
});

export const PAPER = words('visit-paper', {
  title: '書面を受け取った日と8日間',
  lead: 'ご自宅で売る約束や申し込みをしたときは、法律で定められた書面を受け取った日を含めて8日間、原則として、理由を問わず解除や撤回ができます。そのあいだは、品物を渡さずに手元に置けます。',
  day: '書面を受け取った日',
  submit: '記録する',
  clear: '記録を消す',
  saved: '書面を受け取った日を記録しました。',
  cleared: '記録を消しました。',
  none: '書面を受け取っていない場合、8日間は始まりません。8日を過ぎていても、解除や撤回ができます。',
  last: '8日間の最後の日',
  count: (days: number) =>
    days === 0 ? '今日が最後の日です。' : `今日を含めて、あと${days + 1}日あります。`,
  over: '8日間は過ぎています。書面の内容に誤りや不足がある場合や、うその説明やおどしがあった場合は、過ぎていても解除できることがあります。消費者ホットライン188へご相談ください。',
  how: '通知は、書面のほか、メールなどでも送れます。送った時に効力が生じます。はがきは両面をコピーし、特定記録郵便などで送ってください。メールは、送信した記録を残してください。',
});

/** The notice itself, which a shop reads. */
export const NOTICE = {
  title: '通知書',
  to: (shop: string) => `${shop}　御中`,
  body: '次の売買契約を解除します。申し込みだけの場合は、申し込みを撤回します。',
  contractDay: '契約・申し込みの日：　　　年　　月　　日',
  paperDay: (day: string) => `書面を受け取った日：${day}`,
  noPaper: '書面を受け取った日：受け取っていません',
  items: (goods: string) => `品物：${goods}`,
  price: '買取価格：　　　　　　円',
  person: 'お店の担当者：',
  number: (number: string) => `査定の受付番号：${number}`,
  back: '引き渡した品物は、すみやかに返してください。受け取った代金は返します。返し方をお知らせください。',
  sent: '通知の日：　　　年　　月　　日',
  address: '住所：',
  name: '氏名：',
  subject: '契約の解除（申し込みの撤回）の通知',
} as const;

/** The words around it. */
export const NOTICE_WORDS = words('visit-notice', {
  title: NOTICE.title,
  hint: '空いているところは、ご自分で書き込んでください。',
  print: '通知書だけを印刷する',
  printHint: '印刷の画面が開かないときは、ボタンを押したあと、ブラウザーの印刷をお使いください。',
  copy: '文章をコピーする',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。文章を選んでコピーしてください。',
  mail: 'メールで開く',
  mailHint: '宛先は、書面にあるお店のメールアドレスを入力してください。',
});
