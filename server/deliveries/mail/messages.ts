/** Texts of mails. */

import { words } from '#contract/language/words.ts';
import { TEST_DAYS } from '#contract/life/facts.ts';
import { NO_SHOPS } from '#contract/life/follow-up.ts';
import { REOPEN_HOURS } from '#contract/life/request-states.ts';
import { VISIT_ENDS } from '#contract/life/visit-words.ts';

export const ITEM_MESSAGES = words('mail-item', {
  title: (position: number, category: string) => `${position}. ${category}`,
  photos: '写真',
  photoCount: (count: number) => `${count}枚`,
});

/** The footer, which names the sender. */
export const FOOTER_MESSAGES = words('mail-footer', {
  /** For an address that nobody has proved. */
  wrong:
    'お心当たりのない場合は、ほかの方が誤ってこのアドレスを入力した可能性があります。お手数ですが、このメールを破棄してください。',
  isRead: 'このメールにご返信いただくと、運営者に届きます。',
  isNotRead: 'このメールは送信専用です。ご返信いただいてもお答えできません。',
  sent: (product: string, operator: string | undefined) =>
    operator ? `${product}　運営：${operator}` : product,
});

/** How a mail is shown. */
export const LETTER_MESSAGES = words('mail-letter', {
  open: 'ページを開く',
  title: (text: string) => `【${text}】`,
  fact: (name: string, value: string) => `${name}：${value}`,
});

/** To the seller who asked for quotes. */
export const SELLER_MESSAGES = words('mail-received', {
  subject: (number: string) => `査定のご依頼を受け付けました（受付番号 ${number}）`,
  greeting: 'ご依頼者様',
  lead: (product: string) =>
    `${product}をご利用いただき、ありがとうございます。査定のご依頼を受け付けました。`,
  number: '受付番号',
  at: '受付日時',
  items: 'ご依頼の商品',
  shops: 'ご連絡する買取店',
  shopsLeadChosen: (count: number) =>
    `次の${count}社が、品物の内容と写真を見て査定額をお知らせします。ご連絡先は、お客様が決めたお店にだけ伝わります。`,
  release: '「査定額を先に見て、選んだお店にだけ連絡先を伝える」には、ご依頼のページで切り替えてください。',
  shopsLead: (count: number) =>
    `次の${count}社から、お電話またはメールで順次ご連絡いたします。知らない番号からの着信は、こちらでお確かめください。`,
  noShops: NO_SHOPS,
  next: 'これからの流れ',
  steps: [
    '買取店からの連絡で、査定額の目安や買取の方法をご確認ください。',
    '金額や対応を比べて、納得できる買取店をお選びください。ほかの買取店へは、お断りいただくだけで構いません。',
    '売却するかどうかは、実物の査定額を聞いてからお決めいただけます。',
  ],
  page: 'ご依頼の内容と状況は、次のページでご覧いただけます。',
});

/** To a shop that a request was passed on to. The seller's name and contact are not in it. */
export const SHOP_MESSAGES = {
  subject: (categories: string, area: string) => `【査定依頼】${categories}（${area}）`,
  greeting: (shop: string) => `${shop} 御中`,
  lead: (product: string) => `${product}に、貴店へご紹介する査定依頼が届きました。`,
  reminder: (categories: string, area: string) => `【再送・ご確認のお願い】${categories}（${area}）`,
  reminderLead: {
    told: '次の査定依頼に、まだご回答をいただいていません。',
    opened: '次の査定依頼のページをご覧いただきましたが、まだご回答をいただいていません。',
  },
  deadline: '回答の期限',
  number: '受付番号',
  at: '受付日時',
  categories: '商品',
  area: '地域',
  unknownArea: '地域未確認',
  items: '商品の内容',
  page: '写真とお客様のご連絡先は、次のページでご確認ください。リンクは貴店専用です。転送しないでください。',
  pageChosen:
    '写真は、次のページでご確認ください。お客様は、査定額を見てから、選んだお店にだけ連絡先を伝えることを希望しています。先に査定額をお知らせください。リンクは貴店専用です。転送しないでください。',
  later: 'お客様のご連絡先は、運営者よりご案内します。',
  stop: '査定依頼のメールの停止や宛先の変更も、このメールへの返信でお知らせください。',
  stopSubject: '査定依頼メールの停止',
} as const;

/** More shops are counted. */
const MOST_NAMED = 3;

/** To a seller: all that is new, at most once a day. */
export const NEWS_MESSAGES = words('mail-news', {
  subject: (number: string) => `査定のご依頼の状況をお知らせします（受付番号 ${number}）`,
  quoted: (shop: string, others: number, number: string) =>
    `${shop}${others > 0 ? `ほか${others}社` : ''}から査定額が届きました（受付番号 ${number}）`,
  lead: '前回のお知らせのあとに、次の動きがありました。',
  looked: 'お客様のご連絡先を確認した買取店',
  added: '新しくご紹介した買取店',
  declined: (shops: readonly string[]) =>
    `${shops.length > MOST_NAMED ? `${shops.length}社` : shops.join('、')}から「今回は対応できません」と回答がありました。`,
  ends: (ends: string) => `${ends}。`,
});

/** To a seller: no shop was found. */
export const ENDED_MESSAGES = words('mail-ended', {
  subject: (number: string) => `買取店が見つかりませんでした（受付番号 ${number}）`,
  lead: 'お品物と地域に合う買取店を探しましたが、見つかりませんでした。このご依頼は終了しました。ご期待に沿えず、申し訳ございません。',
  helps: '次の方法で、見つかることがあります',
  steps: [
    '対応できる買取店は増えています。日を置いて、あらためてご依頼ください。',
    '提携買取店の一覧から、お近くの買取店へ直接お問い合わせください。',
  ],
});

/** To a seller: no shop has named a price. */
export const UNANSWERED_MESSAGES = words('mail-unanswered', {
  subject: (number: string) => `査定額の連絡がないまま終了しました（受付番号 ${number}）`,
  lead: (ends: string) => `${ends}。このご依頼は終了しました。ご期待に沿えず、申し訳ございません。`,
  helps: '次の方法で、査定額が届くことがあります',
  steps: [
    '写真やブランド名、型番を加えて、あらためてご依頼ください。買取店が判断しやすくなります。',
    '提携買取店の一覧から、お近くの買取店へ直接お問い合わせください。',
  ],
});

/** To a seller: shops ask. */
export const QUESTIONS_MESSAGES = words('mail-questions', {
  subject: (shop: string, others: number, number: string) =>
    `${shop}${others > 0 ? `ほか${others}社` : ''}からご質問が届きました（受付番号 ${number}）`,
  lead: '買取店から、お品物についてご質問が届きました。',
  shop: '買取店',
  question: 'ご質問',
  answer: '次のページで回答できます。お名前や連絡先を書かなくても回答できます。',
});

/** To a shop: the request is open again. */
export const REOPENED_MESSAGES = {
  subject: (number: string) => `【再開】査定依頼（受付番号 ${number}）`,
  lead: '次の査定依頼を、お客様が再開しました。これまでのご回答は、そのまま残っています。',
  page: '内容は、次のページでご確認ください。',
} as const;

/** To a seller: a shop has named a price. */
export const QUOTE_MESSAGES = words('mail-quote', {
  lead: 'お預かりした内容をもとに、買取店から査定額が届きました。',
  shop: '買取店',
  tel: '電話番号',
  amount: '査定額',
  prices: '品物ごとの金額',
  price: (nth: number, amount: string) => `品物${nth} ${amount}`,
  valid: '有効期限',
  until: (day: string) => `${day}まで`,
  method: '買取の方法',
  remark: 'お店からのお知らせ',
  remarkThere: 'ご依頼のページでお読みください',
  mayChange: '査定額は、実物を確認したあとに変わることがあります。',
});

/** To a shop: the seller has decided for it. */
export const CHOSEN_MESSAGES = {
  subject: (number: string) => `【決定】お客様が貴店に決めました（受付番号 ${number}）`,
  lead: 'お客様が、次の査定依頼で貴店に決めました。ご連絡先を確認のうえ、すみやかにご連絡ください。',
  page: 'お客様のご連絡先は、次のページでご確認ください。',
} as const;

/** To a shop that is chosen: the seller invites it to a visit. */
export const VISIT_INVITED_MESSAGES = {
  subject: (number: string) => `【訪問のお願い】お客様が訪問をお願いしています（受付番号 ${number}）`,
  lead: 'お客様が、次のとおり訪問をお願いしています。伺う日時は、ご連絡のうえお決めください。',
  page: '訪問のお願いは、次のページでもご確認いただけます。',
} as const;

export const VISIT_CHANGED_MESSAGES = {
  subject: (number: string) => `【変更】お客様の訪問のお願い（受付番号 ${number}）`,
  lead: 'お客様が、訪問のお願いを変更しました。いまのお願いは、次のとおりです。',
  page: VISIT_INVITED_MESSAGES.page,
} as const;

export const VISIT_TAKEN_BACK_MESSAGES = {
  subject: (number: string) => `【取り消し】お客様の訪問のお願い（受付番号 ${number}）`,
  lead: VISIT_ENDS.taken_back,
  page: 'ご依頼の状況は、次のページでご確認ください。',
} as const;

/** To a seller: what became of the goods. */
export const OUTCOME_MESSAGES = words('mail-outcome', {
  subject: (number: string) => `売却のご結果をお聞かせください（受付番号 ${number}）`,
  lead: '連絡先が伝わった次のお店について、結果をお聞かせください。ページで1回押すだけで回答できます。お答えは統計に使い、お店には金額を伝えません。',
  shops: '連絡先が伝わったお店',
  page: '結果は、次のページでお知らせください。',
});

/** To a shop that has the contact: what became of the goods. */
export const SHOP_OUTCOME_MESSAGES = {
  subject: (number: string) => `【結果のご確認】査定依頼（受付番号 ${number}）`,
  lead: '次の査定依頼の結果をお知らせください。お客様の回答と一致すると成約として記録され、お客様が口コミを書けるようになります。',
  page: '結果は、次のページでお知らせください。',
} as const;

/** To a shop: the seller has answered its question. */
export const ANSWERED_MESSAGES = {
  subject: (number: string) => `【回答】ご質問にお客様が回答しました（受付番号 ${number}）`,
  lead: '次の査定依頼について、貴店のご質問にお客様が回答しました。',
  page: '回答は、次のページでご確認ください。',
} as const;

/** To a shop: the seller has withdrawn an item, or added photos. */
export const GOODS_CHANGED_MESSAGES = {
  subject: (number: string) => `【変更】査定依頼の品物・写真が変わりました（受付番号 ${number}）`,
  lead: '次の査定依頼で、お客様が品物を減らしたか、写真を追加しました。査定額が変わる場合は、あらためてお知らせください。',
  page: '最新の内容は、次のページでご確認ください。',
} as const;

/** To a shop: the seller lets it better its quote. */
export const BETTER_MESSAGES = {
  subject: (number: string) => `【見直しのお願い】査定額を1回だけ変更できます（受付番号 ${number}）`,
  lead: 'お客様は、お店を決める前に、査定額の見直しを各店に1回だけお願いしています。変更する場合は、前の査定額以上の金額をお知らせください。変更しない場合、お手続きは不要です。',
  page: '査定額は、次のページで変更できます。',
} as const;

const CASE_ASKED = {
  subject: (number: string) => `【ご確認のお願い】お話をお聞かせください（受付番号 ${number}）`,
  page: '詳しくは、次のページでご確認ください。',
} as const;

/** To a side of a case, whose words the operator asks for. */
export const CASE_ASKED_MESSAGES = {
  seller: words('mail-case-asked', {
    ...CASE_ASKED,
    lead: '次の件について、運営者がお話をうかがっています。ご依頼のページから、期限までにお聞かせください。',
  }),
  shop: {
    ...CASE_ASKED,
    lead: '次の件について、運営者が貴店のお話をうかがっています。ページから、期限までにお聞かせください。',
  },
} as const;

const CASE_REMINDED = {
  subject: (number: string) => `【再送・ご確認のお願い】お話をお聞かせください（受付番号 ${number}）`,
  page: CASE_ASKED.page,
} as const;

/** It has not answered. */
export const CASE_REMINDED_MESSAGES = {
  seller: words('mail-case-reminded', {
    ...CASE_REMINDED,
    lead: '次の件について、まだお話をうかがっていません。期限を過ぎると、届いているお話だけで確認を進めます。',
  }),
  shop: {
    ...CASE_REMINDED,
    lead: '次の件について、貴店のお話をまだうかがっていません。期限を過ぎると、届いているお話だけで確認を進めます。',
  },
} as const;

const CASE_ENDED = {
  subject: (number: string) => `【確認の終了】お知らせいただいた件（受付番号 ${number}）`,
  lead: '次の件について、運営者による確認を終了しました。',
  page: '確認の結果は、次のページをご覧ください。',
} as const;

/** To both sides of a case, as far as they know of it. */
export const CASE_ENDED_MESSAGES = {
  seller: words('mail-case-ended', CASE_ENDED),
  shop: CASE_ENDED,
} as const;

/** Names of the parts of these. */
export const CASE_FACTS_MESSAGES = words('mail-case-facts', {
  number: '受付番号',
  shop: '買取店',
  reason: '内容',
  until: '返答の期限',
  reporter: '報告した方',
  at: '報告の日時',
});

/** To a seller: the operator asks for another review. */
export const REVIEW_CHANGE_MESSAGES = words('mail-review-change', {
  subject: (number: string) => `口コミの書き直しのお願い（受付番号 ${number}）`,
  lead: 'お書きいただいた口コミを、運営者が確認しました。次の理由により、このままでは掲載できません。1回だけ書き直していただけます。',
  shop: '買取店',
  why: '理由',
  page: '口コミは、次のページで書き直せます。',
});

/** To a shop: a review about it is shown. */
export const REVIEW_SHOWN_MESSAGES = {
  subject: (number: string) => `【口コミ】お客様の口コミを掲載しました（受付番号 ${number}）`,
  lead: '次の査定依頼のお客様が書いた口コミを、貴店のページに掲載しました。1回だけ返信できます。返信は、運営者が確認したあとに掲載します。',
  page: '口コミの確認と返信は、次のページから行えます。',
} as const;

/** To a shop: the seller has decided for others, or has refused it. */
export const REFUSED_BY_MESSAGES = {
  subject: (number: string) => `【見送り】査定依頼（受付番号 ${number}）`,
  lead: '次の査定依頼は、お客様のご判断により、今回は見送りとなりました。査定にご協力いただき、ありがとうございました。このご依頼への対応は不要です。',
} as const;

/** To a shop that knows the contact: it was corrected. */
export const CORRECTED_MESSAGES = {
  subject: (number: string) => `【訂正】お客様のご連絡先（受付番号 ${number}）`,
  lead: '次の査定依頼で、お客様のお名前やご連絡先が訂正されました。ご連絡の前に、最新の内容をご確認ください。',
  page: CHOSEN_MESSAGES.page,
} as const;

/** To a shop: the seller has withdrawn the request. */
export const WITHDRAWN_MESSAGES = {
  subject: (number: string) => `【取り下げ】査定依頼（受付番号 ${number}）`,
  lead: 'お客様が、次の査定依頼を取り下げました。今後のご連絡はお控えください。',
  forget: '貴店が確認したお客様のお名前やご連絡先は、ほかの目的に使わず、すみやかに消去してください。',
} as const;

/** Above the words of a mail about a request in test mode. */
export const TEST_MESSAGES = words('mail-test', {
  lead: `テストモードで送られたご依頼のメールです。買取店には何も届いていません。ご依頼の内容は、受付から${TEST_DAYS}日で消去されます。`,
});

/** To a seller: the operator has withdrawn the request for them. */
export const WITHDRAWN_FOR_SELLER_MESSAGES = words('mail-withdrawn', {
  subject: (number: string) => `ご依頼を取り下げました（受付番号 ${number}）`,
  lead: '運営者が、お客様に代わって次のご依頼を取り下げました。ご依頼が届いていた買取店には、取り下げをお知らせします。',
  reopen: `取り下げから${REOPEN_HOURS}時間以内なら、ご依頼のページから再開できます。`,
});

/** To a shop that has opened the contact: the seller wants to be erased. */
export const ERASED_MESSAGES = {
  subject: (number: string) => `【個人情報の消去のお願い】査定依頼（受付番号 ${number}）`,
  lead: 'お客様のお申し出により、次の査定依頼の個人情報を削除しました。貴店が受け取った商品の内容や写真、お名前やご連絡先などの控えも、すみやかに消去してください。',
  at: '削除日時',
} as const;

/** To a seller who has lost the link. */
export const LOST_LINK_MESSAGES = words('mail-lost-link', {
  subject: 'ご依頼の状況を確認するリンク',
  lead: 'ご依頼の内容と状況をご覧いただけるリンクをお送りします。リンクはお客様専用です。ほかの方に渡さないでください。',
  request: (number: string) => `受付番号 ${number}`,
  at: (moment: string) => `受付日時：${moment}`,
});

/** To a visitor who wrote by the contact form. */
export const ENQUIRER_MESSAGES = {
  subject: 'お問い合わせを受け付けました',
  greeting: 'お問い合わせいただいた方へ',
  lead: (product: string) =>
    `${product}へお問い合わせいただき、ありがとうございます。お問い合わせを受け付けました。担当者が内容を確認のうえ、ご連絡いたします。`,
} as const;

/** To a visitor whose message was answered. */
export const ENQUIRY_ANSWER_MESSAGES = {
  subject: 'お問い合わせへの回答',
  lead: (product: string) => `${product}へのお問い合わせに、次のとおりお答えします。`,
} as const;

/** To a shop that wants to be listed. */
export const REGISTRANT_MESSAGES = {
  subject: '加盟店のご登録を受け付けました',
  greeting: 'ご担当者様',
  lead: (product: string) =>
    `${product}の加盟店へお申し込みいただき、ありがとうございます。お申し込みを受け付けました。内容を確認のうえ、担当者からご連絡いたします。`,
} as const;

/** To a shop that is listed now. */
export const APPROVED_MESSAGES = {
  subject: '加盟店としての掲載を始めました',
  lead: (product: string) =>
    `${product}の加盟店として、貴店の掲載を始めました。査定依頼が届きましたら、このメールアドレスへお知らせします。`,
} as const;

/** To a shop that is not listed. */
export const REFUSED_MESSAGES = {
  subject: '加盟店のご登録について',
  lead: (product: string) =>
    `${product}の加盟店へお申し込みいただき、ありがとうございました。内容を確認した結果、今回は掲載を見送らせていただくことになりました。ご了承ください。`,
} as const;

/** Labels of the values of a registration. */
export const REGISTRATION_LABELS = {
  company: '法人名',
  name: 'ご担当者名',
  zipcode: '郵便番号',
  address: '住所',
  tel: '電話番号',
  email: 'メールアドレス',
} as const;

const HELP = '対処のしかたは、管理画面の「困ったとき」にまとめています。';

/** To the operator. */
export const OPERATOR_MESSAGES = {
  enquiry: {
    subject: (name: string) => `お問い合わせ：${name} 様`,
    lead: 'お問い合わせが届きました。このメールに返信すると、お客様に届きます。',
    name: 'お名前',
    email: 'メールアドレス',
    at: '受付日時',
    body: 'お問い合わせの内容',
    page: '管理画面の「お問い合わせ」から回答すると、回答の記録が残ります。',
  },
  registration: {
    subject: (company: string) => `加盟店の登録申し込み：${company}`,
    lead: '加盟店の登録申し込みが届きました。このメールに返信すると、お申し込みの方に届きます。',
    at: '受付日時',
    page: '承認すると、加盟店として掲載されます。承認またはお断りは、管理画面の「加盟の申し込み」で行ってください。',
  },
  caseReported: {
    subject: (number: string) => `トラブルの報告がありました（受付番号 ${number}）`,
    lead: '次の報告がありました。管理画面で内容を確認してください。',
    page: '報告の内容は、次のページで確認できます。',
  },
  unplaced: {
    subject: (number: string) => `ご紹介できる買取店がない査定依頼（受付番号 ${number}）`,
    lead: (days: number) =>
      `次の査定依頼をお知らせできる買取店がありません。${days}日のあいだ、受け付けられる買取店が増えると自動でご紹介します。`,
    page: '管理画面の「査定のご依頼」で、品物と地域を確かめてください。',
    help: HELP,
  },
  dead: {
    subject: (count: number) => `届けられなかった通知が${count}件あります`,
    lead: (count: number) =>
      `送信をあきらめた通知が${count}件あります。原因を確かめて、必要なものを送り直してください。`,
    kinds: '内訳',
    row: (event: string, why: string) => `${event}：${why}`,
    count: (count: number, remedy: string) => `${count}件。${remedy}`,
    page: '管理画面の「メールと通知」で理由を確かめ、まとめて送り直せます。',
    help: HELP,
  },
} as const;

/**
 * To a visitor who goes on with a form elsewhere. Nobody has proved the address, so nothing that was typed is in it.
 */
export const CONTINUATION_MESSAGES = words('mail-continuation', {
  subject: (product: string) => `【${product}】査定フォームの続きを入力できます`,
  lead: 'ご入力いただいた品物の回答と写真を、お預かりしています。次のリンクから、続きを入力できます。',
  goods: '品物',
  until: '期限',
  open: '続きを入力する',
  /** @param days how long it is kept */
  notes: (days: number) => [
    `お預かりした内容は、${days}日後、または査定のご依頼を送信されたときに消去します。それまでは暗号化しており、このメールのリンクからだけ開けます。`,
    'まだ、ご依頼は送信されていません。内容が買取店に伝わることはありません。',
    'リンクをほかの方に転送しないでください。',
  ],
  wrong:
    'お心当たりのない場合は、ほかの方が誤ってこのアドレスを入力した可能性があります。このメールは破棄してください。何もなさらなければ、内容は期限に消去されます。',
});

/** To people who work at a desk. */
export const DESK_MESSAGES = {
  ofShop: (shop: string, subject: string) => `【${shop}】${subject}`,
  invited: {
    subject: (product: string) => `${product}の管理画面へのご招待`,
    lead: (product: string) =>
      `${product}の管理画面をお使いいただけるようになりました。次のページで、このメールアドレスを入力してください。サインイン用のリンクをお送りします。`,
    shop: '買取店',
    role: '権限',
    until: 'ご招待の期限',
    days: (days: number) => `${days}日以内にサインインしてください`,
    wrong: 'お心当たりのない場合は、このメールを破棄してください。サインインしなければ、何も起こりません。',
    open: 'サインインのページを開く',
  },
  signIn: {
    subject: '管理画面へのサインイン',
    lead: (minutes: number) =>
      `次のリンクから管理画面にサインインできます。リンクの有効期限は${minutes}分で、1回だけお使いいただけます。`,
    open: 'サインインする',
    often: (minutes: number) => [
      `このメールアドレスを入力して、サインインのリンクが続けて求められています。お心当たりがなければ、どなたかがアドレスを入力しているだけです。リンクを開かないかぎり、その方は管理画面に入れません。メールが増えすぎないよう、しばらくのあいだは${minutes}分に1通までにします。`,
      'お急ぎのときは、以前にサインインしたブラウザーで、もう一度お試しください。リンクは、これまでと同じように届きます。パスキーを登録しておくと、メールを待たずにサインインできます。どちらも使えないときは、運営者にリンクの発行をお申し付けください。',
    ],
    wrong: 'お心当たりのない場合は、このメールを破棄してください。リンクを開かなければ、何も起こりません。',
  },
  shopAdded: {
    subject: (shop: string) => `管理画面で${shop}も開けるようになりました`,
    lead: (shop: string) =>
      `管理画面で、${shop}のご依頼も扱えるようになりました。お店は、管理画面のメニューで切り替えられます。`,
    open: '管理画面を開く',
    wrong: 'お心当たりのない場合は、運営者にお知らせください。',
  },
  addressAsked: {
    subject: 'メールアドレスの変更の確認',
    lead: (hours: number) =>
      `管理画面にサインインするためのメールアドレスを、このアドレスに変更するお申し出がありました。変更する方は、${hours}時間以内に、お申し出をしたブラウザーで次のページを開いてください。`,
    open: '変更を確認する',
    wrong:
      'お心当たりのない場合は、このメールを破棄してください。サインインしている本人がページを開かなければ、何も変わりません。',
  },
  addressChanged: {
    subject: 'メールアドレスを変更しました',
    lead: '管理画面にサインインするためのメールアドレスを変更しました。このアドレスでは、サインインできなくなりました。サインイン中の端末は、すべてサインアウトしています。',
    wrong: 'お心当たりのない場合は、すぐに運営者にお知らせください。',
  },
  digest: {
    subject: (count: number) => `管理画面で${count.toLocaleString('ja')}件が待っています`,
    lead: '次の件について、ご対応をお願いします。',
    count: (count: number) => `${count.toLocaleString('ja')}件`,
    open: '管理画面を開く',
    change: 'このメールの時刻の変更や停止は、管理画面の「アカウント」でできます。',
  },
  checkup: {
    subject: (pages: number) => `ページの点検：${pages.toLocaleString('ja')}件のページに変化があります`,
    lead: 'フォームのあるページの、夜間の点検の結果です。前回お知らせしたときから変わった点だけをお伝えします。',
    page: 'ページ',
    engine: 'ブラウザー',
    came: '新しく見つかったこと',
    went: 'なくなったこと',
    open: '点検の結果を見る',
    change: '点検の停止は、管理画面の「ページの点検」でできます。',
  },
} as const;
