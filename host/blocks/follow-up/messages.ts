import { words } from '#contract/language/words.ts';
import { MOST_CHOSEN } from '#contract/life/follow-up.ts';

/** The words that the seller's page and the shops' pages share. */
export const FOLLOW_UP = words('follow-up', {
  notHere: 'このサイトには、ご依頼のページはありません。メールに記載のURLをご確認ください。',
  number: '受付番号',
  sentAt: 'ご依頼日時',
  goods: 'ご依頼の品物',
  nthItem: (nth: number, title: string) => `${nth}. ${title}`,
  notBought: '買取の対象外',
  photo: (title: string, nth: number) => `${title}の写真${nth}`,
  withdrawnItem: 'この品物は取り下げられました。',
  noPhotos: '写真はありません',
  openFile: (nth: number) => `写真${nth}を開く`,
  heic: 'HEIC形式',
  broken: '表示できませんでした',
  enlarged: (title: string) => `${title}の写真`,
  close: '写真を閉じる',
  previous: '前の写真',
  next: '次の写真',
  nth: (nth: number, count: number) => `${nth} / ${count}`,
  expiredPhotos: '写真を表示できる時間が過ぎました。このページを読み込み直すと、もう一度表示されます。',
  reload: 'もう一度読み込む',
  sending: '送信中...',
  anyTime: '時間帯の希望はありません',
  date: (year: number, month: number, day: number) => `${year}年${month}月${day}日`,
  day: (month: number, day: number, weekday: number) => `${month}月${day}日（${'日月火水木金土'[weekday]}）`,
  time: (hours: number, minutes: number) => ` ${hours}:${String(minutes).padStart(2, '0')}`,
});

/** The end of the goods, on both pages. */
export const OUTCOME = words('outcome', {
  said: (text: string) => `お知らせいただいた結果：${text}`,
  more: '金額や理由を加える',
  amount: '売買の金額（任意）',
  why: '売買に至らなかった理由（任意）',
  send: '加える',
});

/** Why something did not happen that a person did on one of the pages. */
export const FAILED = words('failed', {
  no_answer:
    '処理を完了できませんでした。入力した内容は残っています。しばらく時間をおいて、もう一度お試しください。',
  offline: 'インターネットに接続できませんでした。入力した内容は残っています。接続をご確認ください。',
  too_many_requests: '短い時間に操作が続きました。しばらく待ってから、もう一度お試しください。',
  changed_meanwhile:
    'このページを開いたあとに、お店の対応が記録されています。いまの状況を表示しました。ご確認のうえ、もう一度お試しください。',
  withdrawn_request: 'このご依頼は、すでに取り下げられています。',
  declined_lead: 'このご依頼は「対応できない」とご回答済みです。',
  passed_lead: 'このご依頼の受付は終わりました。',
  refused_lead: 'お客様のご判断により、今回は見送りとなりました。',
  decided_request: 'お客様は、ほかの買取店に決めました。',
  contact_withheld:
    'お客様は、選んだお店にだけ連絡先を伝えることを希望しています。査定額をお知らせください。',
  contact_closed: 'ただいま連絡先を表示できません。しばらく時間をおいて、もう一度お試しください。',
  not_chosen: `お店を1社から${MOST_CHOSEN}社まで選んでください。`,
  not_choosable: 'このお店は、いま選べません。ページの内容をご確認のうえ、もう一度お試しください。',
  quote_changed: '査定額が変更されました。いまの金額をご確認のうえ、もう一度お選びください。',
  too_late: '取り消せる時間を過ぎています。いまの状況を表示しました。',
  invalid_quote: '入力した内容を確認できませんでした。査定額と有効期限をもう一度ご確認ください。',
  not_found: '対象が見つかりませんでした。ページを読み込み直して、もう一度お試しください。',
  invalid_visit: '訪問のお願いや日付を確認できませんでした。品物と日付をもう一度ご確認ください。',
  visit_incomplete: '品物、日、時間帯、立ち会う方を1つ以上選び、お願いの文にチェックを入れてください。',
  last_item: '最後の品物です。ご依頼そのものを取り下げてください。',
  too_many_questions: 'このご依頼について質問できる回数に達しました。',
  no_better_quote: '見直しのあとの査定額は、1回だけ、前の査定額以上の金額に変更できます。',
  not_released: '結果は、連絡先が伝わり、査定額または電話の連絡があったあとにお知らせいただけます。',
  no_deal: '口コミは、お客様とお店の両方が売却を確認したあと、1回だけ書けます。',
  not_reportable: 'この内容は、いま報告できません。ページの内容をご確認のうえ、もう一度お試しください。',
  ended_case: 'この報告の確認は終了しています。',
  answered_case:
    '相手の方からお話が届いたため、報告を取り下げられません。取り下げたい理由を「書き加える」からお知らせください。',
  not_taken: '送信できませんでした。内容をご確認のうえ、もう一度お試しください。',
  sample: 'これは見本のページです。実際には何も送られません。',
  unconfirmed: '続けるには、確認の欄にチェックを入れてください。',
});

/** A page that the server could not make for now. */
export const UNAVAILABLE = words('unavailable', {
  unavailable: {
    title: 'いま、ページを表示できません',
    texts: ['ご依頼の内容は失われていません。しばらく時間をおいて、もう一度お試しください。'],
  },
  busy: {
    title: 'アクセスが続いています',
    texts: ['短い時間に何度も開かれたため、表示を止めています。1分ほど待ってから、もう一度お試しください。'],
  },
});
