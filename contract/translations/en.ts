import { TEXTS } from '../language/texts/en.ts';
import type { LifeRooms } from './rooms.ts';

/** A number of shops. */
export const shops = (count: number): string => `${count} ${count === 1 ? 'shop' : 'shops'}`;

/** Shops that were counted, further on in the sentence. */
const they = (count: number): string => (count === 1 ? 'it' : 'they');

const WHEN_QUOTED = 'When a quote arrives, you see it here and get an email.';
const FROM_LIST = 'You can also contact shops directly from our list of partner shops.';

export const LIFE_ROOMS: LifeRooms = {
  amounts: {
    yen: (amount) => `¥${amount.toLocaleString('en')}`,
    range: (low, high) => `${low}–${high}`,
  },
  'case-sentences': {
    arrived: 'The operator is looking into it.',
    answer: (until) =>
      `Please tell us your side by ${until}. After that, we will go on with what we have heard.`,
    readers: (other) =>
      `Only the operator reads what you write and sees your photos. The operator may pass the parts that are needed on to ${other}.`,
    asking: (other) => `The operator is asking ${other} for its side.`,
    checking: 'The operator is looking into what both sides have said.',
    done: (other) => `The operator has taken the necessary steps with ${other}.`,
  },
  counts: { quoted: 'Quoted', looking: 'Checking', waiting: 'Waiting', over: 'Ended' },
  ends: {
    declined: (count) => `${shops(count)} answered that ${they(count)} cannot take this request`,
    refused: (count) => `You declined ${shops(count)}`,
    called: (count) => `${shops(count)} told us that ${they(count)} called you`,
    silent: (count) => `${shops(count)} did not answer`,
    unreplied: (count) =>
      `The deadline for ${shops(count)} passed before ${count === 1 ? 'its question was' : 'their questions were'} answered`,
    unreachable: (count) => `Your request could not be delivered to ${shops(count)}`,
    operator: (count) => `The operator ended the introduction to ${shops(count)}`,
    between: '. ',
  },
  pending: {
    refused: 'You declined this shop. It has not been told yet.',
    chosen: 'You chose this shop. It has not been told yet.',
  },
  'request-sentences': {
    withdrawn: (since) => `This request was withdrawn on ${since}.`,
    withdrawnShops:
      'The shops that had received it are told. From now on, your contact details are not newly shown to any shop.',
    decided: (since) => `You made your choice on ${since}. `,
    sold: 'The sale is confirmed.',
    wait: 'Please wait for the shop to contact you.',
    unchosen: 'The other shops have been told that you declined.',
    declined: 'The shop you chose answered: “We cannot take this request.”',
    chooseAgain: 'If you have quotes from other shops, you can choose again.',
    choosing: 'You have made your choice. No shop has been told yet.',
    unfound: (since) =>
      `We looked for shops that buy your items in your area, but found none. This request ended on ${since}.`,
    later: `The number of shops is growing. You can ask again later. ${FROM_LIST}`,
    unanswered: (ends, since) => `${ends}. This request ended on ${since}.`,
    withMore: `You can ask again with photos, the brand or the model number. ${FROM_LIST}`,
    quoted: 'You have quotes. Compare what the shops offer, and choose the shop you like.',
    list: FROM_LIST,
    asked:
      'A shop has a question. If you answer it, you are more likely to get a quote. You can answer without giving your name or contact details.',
    looking: (count) =>
      `${shops(count)} ${count === 1 ? 'is' : 'are'} looking at your request. ${WHEN_QUOTED}`,
    told: (count) => `Your request has been delivered to ${shops(count)}. ${WHEN_QUOTED}`,
    sending: (count) => `Your request is being sent to ${shops(count)}. ${WHEN_QUOTED}`,
    left: (ends) => `${ends}.`,
    again: 'You can ask again with more details or photos of your items.',
  },
  'visit-duties': {
    title: 'Main rules for a visit (Act on Specified Commercial Transactions, 特定商取引法)',
    rules: [
      'Before they begin, they must tell you the name of the shop, that they have come to talk about buying, and what kinds of items they want to buy. (Article 58-5)',
      'They may begin only after making sure that you want to listen. If you decline, they must stop there, and must not try again. (Article 58-6)',
      'They may speak only of the items that you asked about. They must not ask you to sell anything else. (Article 58-6)',
      'They must give you the documents required by law, with the terms of your offer or contract. (Articles 58-7 and 58-8)',
      'Before they take your items, they must tell you that you may refuse to hand them over during the cooling-off period. (Articles 58-9 and 58-15)',
      'For 8 days, counted from and including the day on which you receive the documents, you can withdraw your offer or cancel the contract, in writing or by means such as email. (Article 58-14)',
    ],
    note: 'This is a short summary of the main rules. For details, see the law and the guidance of the Consumer Affairs Agency (消費者庁).',
  },
  'visit-facts': {
    items: 'Items',
    days: 'Days of the visit',
    hours: 'Time of day',
    people: 'Who will be there',
    at: 'Asked on',
  },
};

/** Texts of tables that mails and pages have, and the form does not. */
export const LIFE_TEXTS: Readonly<Record<string, string>> = {
  ...TEXTS,
  '（連絡先のため表示していません）': '(hidden: contact details)',
  カラット: ' carats',
  g: ' g',
  店頭買取: 'At the shop',
  出張買取: 'At your home',
  宅配買取: 'By delivery',
  '現在、ご紹介できる買取店がありません。7日のあいだお探しし、見つかり次第メールでお知らせします。見つからない場合も、メールでお知らせします。':
    'No shop is available now. We will look for shops for 7 days, and email you as soon as we find one. We will also email you if we find none.',

  // How a shop stands
  取り下げました: 'Withdrawn',
  今回は対応できません: 'Cannot take this request',
  この買取店に決めました: 'You chose this shop',
  お断りしました: 'You declined this shop',
  ほかの買取店に決めました: 'You chose another shop',
  査定額の連絡がありました: 'Has given a quote',
  電話をかけました: 'Has called you',
  質問が届いています: 'Has asked a question',
  連絡先を確認しました: 'Has opened your contact details',
  質問への回答をお伝えしました: 'Has received your answer',
  ご依頼のページを開きました: 'Has opened your request',
  連絡待ち: 'Waiting for an answer',
  お知らせしています: 'Is being sent your request',
  期限までに確認がありませんでした: 'Did not look at it in time',
  期限までに回答がありませんでした: 'Did not answer in time',
  'ご質問への回答がないまま、期限になりました': 'The deadline passed before its question was answered',
  ご依頼をお届けできませんでした: 'Your request could not be delivered',
  運営者がご紹介を終えました: 'The operator has ended the introduction',

  // The things that a shop has learned
  商品の内容: 'Details of your items',
  お名前と連絡先: 'Name and contact details',
  訪問のお願い: 'Invitation to visit you',
  削除のお知らせ: 'Notice of deletion',

  // The answers that a seller can give
  ご紹介した買取店すべてに連絡先を伝える: 'Give my contact details to all the shops introduced',
  査定額が希望に合わないため: 'The quote is not what I hoped for',
  買取方法が希望に合わないため: 'The way of buying does not suit me',
  お店が遠いため: 'The shop is far away',
  売却を見合わせるため: 'I am not selling for now',
  その他の理由のため: 'Another reason',
  '電話・メールのどちらでも': 'Phone or email',
  電話を希望: 'Phone, please',
  メールを希望: 'Email, please',
  '午前（9時〜12時）': 'Morning (9:00–12:00)',
  '午後（12時〜17時）': 'Afternoon (12:00–17:00)',
  '夕方以降（17時〜20時）': 'Evening (17:00–20:00)',
  売却しました: 'Sold',
  売却しませんでした: 'Not sold',
  まだ決まっていません: 'Not decided yet',
  金額が合わなかった: 'The price was not right',
  実物の状態が違った: 'The condition was not as described',
  連絡がとれなかった: 'We could not reach each other',
  売却を見合わせた: 'I decided not to sell',
  ほかで売却した: 'I sold elsewhere',
  ご本人: 'Myself',
  'ご家族・ご友人': 'Family or friends',
  そのほかの方: 'Somebody else',

  // Questions of shops that are not written by hand
  '型番・シリアル番号を教えてください。': 'Please tell us the model and serial numbers.',
  'サイズ（縦・横・高さなど）を教えてください。':
    'Please tell us the size (such as length, width and height).',
  '裏面と刻印の写真を追加してください。': 'Please add photos of the back and of the hallmarks.',
  '傷や汚れがわかる写真を追加してください。': 'Please add photos that show scratches and stains.',
  '箱・保証書などの付属品はそろっていますか。':
    'Do you have all the accessories, such as the box and the warranty card?',

  // Visits
  'この品物の買取の話をするために、訪問をお願いします。':
    'I ask you to visit me to talk about buying these items. (この品物の買取の話をするために、訪問をお願いします。)',
  '自動車（二輪のものを除く）': 'Motor vehicles (except those with two wheels)',
  '家庭用の電気機械器具（持ち運びが簡単なものを除く）':
    'Electrical appliances for the home (except those that are easy to carry)',
  家具: 'Furniture',
  書籍: 'Books',
  有価証券: 'Securities',
  'レコード・CD・DVD・ゲームソフトなど': 'Records, CDs, DVDs, video games and the like',
  '和箪笥・時代家具': TEXTS['和箪笥・時代家具（ワダンス・ジダイカグ）'] ?? '',
  '古書・古文書': TEXTS['古書・古文書（コショ・コモンジョ）'] ?? '',

  // Reviews
  お店のページに掲載しています: 'Shown on the page of the shop',
  掲載していません: 'Not shown',
  書き直しをお願いしています: 'You are asked to write it again',
  運営者が確認しています: 'The operator is checking it',
  個人がわかる内容が含まれているため: 'It contains details that show who somebody is',
  事実と異なるとの申し出があったため: 'We were told that it does not match the facts',
  相手を傷つける表現が含まれているため: 'It contains words that hurt others',
  お店との取引に関係のない内容が含まれているため:
    'It contains things that are not about your dealings with the shop',

  // Matters between sellers and shops, as sellers read them
  お店: 'the shop',
  '断ったあとも、電話やメールが来る': 'Calls or emails after you declined',
  'お願いしていないのに、自宅へ来た': 'A visit to your home that you did not ask for',
  査定額より低い金額を支払われた: 'You were paid less than the quote',
  代金が支払われない: 'You were not paid',
  品物が返ってこない: 'Your items were not returned',
  そのほかの困りごと: 'Another problem',
  買取店からの連絡がつながらない: 'The shop cannot reach you',
  '連絡先が、依頼したご本人のものではない':
    'The contact details do not belong to the person who made the request',
  内容に事実と異なる点がある: 'Something in the request does not match the facts',
  同じ品物のご依頼が重なっている: 'There are several requests for the same items',
  '双方のお話をうかがい、解決したものとして終了しました。':
    'We have heard both sides, and closed this as solved.',
  'お知らせいただいた内容を、事実と確認しました。': 'What you told us has been confirmed as fact.',
  '相手の方からの報告の内容を、事実と確認しました。': 'What the shop reported has been confirmed as fact.',
  'お知らせいただいた内容は、双方のお話からは確認できませんでした。':
    'What you told us could not be confirmed from what both sides said.',
  '相手の方からの報告の内容は、双方のお話からは確認できませんでした。':
    'What the shop reported could not be confirmed from what both sides said.',
  '報告を取り下げるとのお申し出により、終了しました。': 'This was closed because you withdrew your report.',
  '相手の方が報告を取り下げたため、終了しました。': 'This was closed because the shop withdrew its report.',
  '同じメールアドレスや電話番号からのご依頼は、受付の回数を制限することがあります。':
    'We may limit the number of requests from the same email address or phone number.',
};
