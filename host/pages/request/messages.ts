import { words } from '#contract/language/words.ts';
import { TEST_DAYS } from '#contract/life/facts.ts';
import { MOST_CHOSEN, REVIEW_LIMITS, WITH_GOODS } from '#contract/life/follow-up.ts';
import { CHOICE_MINUTES, UNDO_MINUTES } from '#contract/life/place-states.ts';
import { REOPEN_HOURS } from '#contract/life/request-states.ts';
import type { LinkWords } from '../../blocks/follow-up/closed-screen.tsx';

/** The words of the seller's own page. */
export const REQUEST = words('request', {
  title: '査定依頼の状況',
  parts: 'このページの内容',
  partNames: {
    quotes: '査定額',
    decision: 'お店を決める',
    questions: 'ご質問',
    visits: '訪問',
    outcomes: '結果',
    cases: 'トラブル',
    shops: '買取店',
    goods: '品物',
    release: '連絡先',
    preference: 'ご連絡の希望',
    endings: '訂正・取り下げ',
  },
  goods: (count: number) => `ご依頼の品物（${count}点）とご入力の内容`,
  details: 'ご入力の内容',
  shopList: '提携買取店を探す',
  newRequest: '新しく査定を依頼する',
  lostLink: 'リンクをもう一度受け取る',
});

/** The words above a request in test mode. */
export const TEST_REQUEST = words('request-test', {
  lead: `テストモードで送られたご依頼です。買取店には届いていません。受付から${TEST_DAYS}日で、写真とともに消去します。`,
  shops: (count: number) =>
    count > 0 ? `本番では、次の${count}社に届きます。` : '本番では、いまご紹介できる買取店がありません。',
  withdrawn: (moment: string) => `${moment}に取り下げました。`,
  list: '本番で届く買取店',
});

/** How many shops are how far. */
export const SHOP_COUNT_WORDS = words('request-counts', {
  label: '買取店の回答',
  unit: '社',
  knowing: (count: number) => `お客様の連絡先を確認した買取店は${count}社です。`,
});

export const QUOTES = words('request-quotes', {
  title: '査定額の比較',
  highest: 'いちばん高い査定額',
  undecided:
    '金額に幅のある査定が含まれるため、どの買取店がいちばん高いかは、まだ決まりません。実物の確認のあとに決まります。',
  uneven: '対象の品物が違う査定額があります。品物ごとの金額もご確認ください。',
  whole: '品物ごとの金額がない査定額は、ご依頼の品物すべてに対する金額です。',
  caption: '買取店ごとの査定額',
  shop: '買取店',
  amount: '査定額',
  method: '買取方法',
  validUntil: '有効期限',
  until: (day: string) => `${day}まで`,
  over: '期限切れ',
  remark: '備考',
  contact: '電話',
  about: 'お店について',
  km: (km: number) => (km < 1 ? 'お店まで1km未満' : `お店まで約${km}km`),
  quotes: (count: number) => `90日間の査定${count}件`,
  hours: (hours: number) =>
    hours < 1
      ? '1時間以内に回答'
      : hours < 48
        ? `約${Math.round(hours)}時間で回答`
        : `約${Math.round(hours / 24)}日で回答`,
  licence: (number: string) => `古物商許可 ${number}`,
  nothing: 'なし',
});

export const SHOPS = words('request-shops', {
  title: '買取店の状況',
  others: 'ほかの買取店の状況',
  lead: '最新の動きがある買取店から順に表示しています。お店の名前を押すと、電話番号と、お店に伝わった情報を表示します。',
  over: (count: number) => `終了した買取店（${count}社）`,
  learned: '伝わった情報',
  nothing: 'まだ何も伝わっていません',
  page: '店舗情報を見る',
  pageOf: (name: string) => `${name}の店舗情報を見る`,
  call: (name: string, tel: string) => `${tel}（${name}に電話をかける）`,
});

export const DECISION = words('request-decision', {
  title: 'お店を決める',
  lead: `査定額の一覧でお店を選び、ボタンを押すと、確認の画面に進みます。${MOST_CHOSEN}社まで選べます。`,
  more: `お店を加えることもできます（${MOST_CHOSEN}社まで）。`,
  legend: '査定額が届いたお店',
  option: (shop: string, amount: string) => `${shop}　${amount}を`,
  choose: '選ぶ',
  submit: 'この店に決める',
  submitMore: 'この店にも決める',
  confirm: {
    title: 'このお店に決めますか',
    chosen: '選んだお店',
    follows: 'このあとの流れ',
    /**
     * @param others how many shops are refused by it
     * @param opens whether it opens the contact to a chosen shop
     * @param comes whether a chosen shop buys at home
     */
    facts: (others: number, opens: boolean, hasVisit: boolean) => [
      `${CHOICE_MINUTES}分間は、このページから取り消せます。そのあいだ、どのお店にも伝わりません。`,
      `${CHOICE_MINUTES}分後に、選んだお店へ「貴店に決定」とお知らせします。`,
      ...(opens ? ['選んだお店は、お知らせのあと、お客様の連絡先を確認できるようになります。'] : []),
      ...(others > 0 ? [`同時に、ほかの${others}社へお断りをお知らせします。`] : []),
      '新しい買取店は、もうお探ししません。',
      ...(hasVisit
        ? [
            'お店を選んでも、訪問のお願いにはなりません。訪問してほしいときは、このあとのページからお願いできます。',
          ]
        : []),
    ],
    submit: 'このお店に決める',
    back: '選び直す',
  },
  done: 'お店を選びました。',
  undoChoice: (shops: string, until: string) =>
    `${shops}を選んでいます。${until}まで取り消せます。それまで、お店には伝わりません。`,
  undoChoiceSubmit: '選んだお店を取り消す',
  choiceUndone: 'お店の選択を取り消しました。',
  better: {
    title: '査定額の見直しをお願いする',
    lead: '査定額が届いたお店に、決める前の見直しを1回だけお願いできます。お店は、前の査定額以上の金額に変更できます。ほかのお店の金額は伝わりません。',
    submit: '見直しをお願いする',
    saved: '見直しをお願いしました。新しい査定額が届くと、このページに表示されます。',
    done: (when: string) => `${when}に、お店へ査定額の見直しをお願いしました。`,
  },
  refuse: {
    title: 'お店を断る',
    lead: `${UNDO_MINUTES / 60}時間後に、お店へお断りをお知らせします。それまでは取り消せます。`,
    shop: 'お断りするお店',
    reason: '理由',
    submit: '断る',
    done: `お断りを受け付けました。${UNDO_MINUTES / 60}時間以内なら取り消せます。`,
    undone: 'お断りを取り消しました。',
  },
  undo: (shop: string, until: string) =>
    `「${shop}」へのお断りは、まだお店に伝わっていません。${until}まで取り消せます。`,
  undoSubmit: 'お断りを取り消す',
});

export const QUESTIONS = words('request-questions', {
  title: '買取店からのご質問',
  lead: 'お名前や連絡先を書かなくても回答できます。連絡先にあたる部分は、お店が連絡先を確認するまで表示されません。',
  from: (shop: string) => `${shop}からのご質問`,
  answer: '回答',
  hint: (most: number) => `${most}文字まで`,
  submit: '回答する',
  change: '回答を変更する',
  told: (shop: string) => `回答を受け付けました。${shop}のページに表示し、メールでもお知らせします。`,
  notTold: 'このお店とのやりとりは終わっています。回答しても、お店には伝わりません。',
  heldBack: '連絡先にあたる部分は、このお店には表示されていません。',
  settled: (count: number) => `ほかのご質問（${count}件）`,
});

export const REQUEST_OUTCOME = words('request-outcome', {
  title: '売却のご結果',
  lead: '連絡先が伝わったお店について、結果をお聞かせください。お答えは統計に使い、お店に金額は伝わりません。',
  saved: '結果を受け付けました。ありがとうございます。',
  deal: 'お店も売却を確認しました。成約として記録しています。',
});

export const REVIEW = words('request-review', {
  title: 'このお店の口コミを書く',
  lead: '運営者が内容を確認したあと、お店のページに掲載します。お名前は掲載しません。',
  explanation: '査定の説明',
  speed: '対応の早さ',
  stars: (count: number) => `${'★'.repeat(count)}${'☆'.repeat(REVIEW_LIMITS.stars - count)}（${count}）`,
  paid: '約束した金額が支払われましたか',
  paidAs: { yes: '約束どおりだった', no: '約束と違った' },
  text: '口コミ',
  hint: (most: number) => `${most}文字まで。お名前や連絡先にあたる部分は表示されません。`,
  rewrite: '口コミを書き直す',
  rewriteLead: '1回だけ書き直せます。書き直した口コミは、運営者が確認したあとに掲載します。',
  why: '書き直しをお願いした理由',
  submit: '口コミを送る',
  saved: '口コミを受け付けました。運営者が確認したあとに掲載します。',
  yours: 'お書きいただいた口コミ',
  state: '掲載',
});

/** Shops hear of changes; of a test they would. */
const tellsShops = (isTest: boolean) =>
  isTest ? '本番では、お店にお知らせします。' : 'お店にお知らせします。';

export const GOODS_CHANGES = words('request-goods', {
  photos: '写真を追加する',
  photosLead: (most: number) =>
    `裏面や刻印、傷の写真があると、査定額が正確になります。一度に${most}枚まで追加でき、お店にお知らせします。`,
  item: '品物',
  files: '写真（JPEG・PNG・WebP・HEIC）',
  send: '写真を追加する',
  added: (isTest: boolean) => `写真を追加しました。${tellsShops(isTest)}`,
  reduce: '品物を1点ずつ取り下げる',
  reduceLead: '取り下げた品物の内容と写真は、買取店に表示されなくなります。元に戻すことはできません。',
  reduceLegend: '取り下げる品物',
  reduceSubmit: 'この品物を取り下げる',
  reduced: (isTest: boolean) => `品物を取り下げました。${tellsShops(isTest)}`,
});

/** Why photos were not added. */
export const PHOTOS_FAILED = words('request-photos-failed', {
  invalid_submission:
    '写真を追加できませんでした。JPEG・PNG・WebP・HEICの写真を、1枚10MBまで、3枚以内でお選びください。',
  too_many_photos: 'この品物には、これ以上写真を追加できません。',
  too_many_requests: '短い時間に写真の追加が続きました。しばらく待ってから、もう一度お試しください。',
  other: '写真を追加できませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
});

export const RELEASE = words('request-release', {
  title: '連絡先を伝えるお店',
  all: 'いまは、査定の対象となっている買取店がお客様の連絡先を確認できます。',
  chosen: `いまは、お客様が決めたお店だけに連絡先が伝わります。ほかのお店は、品物の内容と写真、${WITH_GOODS}だけを見て査定額をお知らせします。`,
  known: (shops: string) => `${shops}には、すでに連絡先が伝わっています。`,
  saved: '連絡先の伝え方を変更しました。',
});

export const PREFERENCE = words('request-preference', {
  title: 'ご連絡方法の希望',
  lead: '買取店のページに表示されます。ご希望に沿えない場合もあります。',
  method: '連絡方法',
  hours: '電話を受けやすい時間帯',
  hoursHint: 'いくつでも選べます。選ばない場合は、時間帯の希望なしとして伝わります。',
  submit: '希望を保存する',
  saved: 'ご連絡方法の希望を保存しました。',
});

export const CORRECTION = words('request-correction', {
  title: 'お名前・連絡先を訂正する',
  lead: '変更する項目だけを入力してください。空欄の項目は変わりません。すでに連絡先を確認した買取店には、訂正をお知らせします。',
  submit: '訂正する',
  saved: 'お名前・連絡先を訂正しました。',
});

export const ENDINGS = words('request-endings', {
  title: '訂正・取り下げ・個人情報の削除',
  shop: (name: string) => `「${name}」`,
  withdraw: {
    title: 'この依頼を取り下げる',
    lead: '取り下げると、次のようになります。',
    facts: [
      '買取店に、取り下げられたことをお知らせします。',
      '買取店のページに、お客様の連絡先は表示されなくなります。',
      `取り下げから${REOPEN_HOURS}時間以内なら、このページから再開できます。`,
    ],
    known: (shops: string) =>
      `お客様の連絡先は、${shops}にすでに伝わっています。連絡があったときは、取り下げたことをお伝えください。`,
    submit: '取り下げる',
    done: '依頼を取り下げました。買取店にお知らせします。',
  },
  reopen: {
    lead: (until: string) => `${until}まで再開できます。再開すると、対象となる買取店に再開をお知らせします。`,
    submit: '再開する',
    done: '依頼を再開しました。',
  },
  erase: {
    title: '個人情報を削除する',
    lead: '削除すると、次のようになります。',
    facts: [
      'お名前、連絡先、品物の情報、写真、お書きいただいた口コミを、このサービスからすべて削除します。',
      'ご依頼の情報を受け取った買取店に、控えの消去をお願いするお知らせを送ります。',
      '統計と、買取店に提供した記録は、お名前やご連絡先のない形で残ります。控え（バックアップ）から戻すことがあっても、削除したものは戻りません。',
      'このページは開けなくなります。削除は元に戻せません。',
    ],
    known: (shops: string) =>
      `${shops}に伝わった情報は、このサービスからは削除できません。削除をご希望の場合は、買取店に直接お申し出ください。`,
    confirm: '元に戻せないことを確認しました',
    submit: '個人情報を削除する',
    doneTitle: '個人情報を削除しました',
    doneTexts: (shopCount: number) => [
      'お名前、連絡先、品物の情報、写真、お書きいただいた口コミを削除しました。',
      shopCount > 0
        ? `ご依頼の情報を受け取った${shopCount}社の買取店に、控えの消去をお願いするお知らせを送ります。`
        : 'ご依頼の情報を受け取った買取店はありません。',
      'ご利用いただき、ありがとうございました。',
    ],
    home: 'トップページへ',
  },
});

/** For a link of a mail that opens nothing. */
export const REQUEST_LINK = words<LinkWords>('request-link', {
  unknown_link: {
    title: 'このリンクでは開けませんでした',
    texts: [
      'リンクの途中が切れているか、新しいリンクに変わった可能性があります。メールのリンクをもう一度ご確認ください。',
      'リンクは、ご依頼のメールアドレスにあらためてお送りできます。',
    ],
  },
  expired_link: {
    title: 'リンクの有効期限が切れています',
    texts: [
      'ご依頼から日数がたったため、このページは表示できません。',
      '査定をご希望の場合は、新しくご依頼ください。',
    ],
  },
  erased_request: {
    title: 'このご依頼の情報は削除されました',
    texts: [
      'お客様のお申し出、または保存期間の終了により、ご依頼の情報は残っていません。',
      '査定をご希望の場合は、新しくご依頼ください。',
    ],
  },
});

/** The page for a seller who has lost the mail with the link. */
export const LOST_LINK = words('lost-link', {
  title: '査定依頼の確認',
  lead: 'ご依頼の状況を見るページのリンクを、ご依頼のときのメールアドレスにお送りします。',
  description:
    '査定依頼の状況を確認するページのリンクを、ご依頼のときのメールアドレスにもう一度お送りします。買取店の回答や査定額の比較、ご連絡方法の変更、依頼の取り下げ、個人情報の削除は、そのページからお手続きいただけます。',
  keywords: ['査定依頼の確認', '一括査定 状況', '査定額 比較', '依頼の取り下げ'],
  email: {
    label: 'ご依頼のときのメールアドレス',
    required: 'メールアドレスを入力してください',
    format: '正しいメールアドレスの形式で入力してください',
  },
  submit: 'リンクを送る',
  sent: 'メールをご確認ください',
  sentText:
    'このメールアドレスでのご依頼がある場合は、ページのリンクをお送りします。数分たっても届かないときは、迷惑メールのフォルダーと、入力したメールアドレスをご確認ください。',
  again: '別のメールアドレスで試す',
});
