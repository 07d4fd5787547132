import { LIMITS } from '#contract/base/limits.ts';
import { TOLD_MEDIAN } from '#contract/life/figures.ts';
import {
  CONTACT_RELEASES,
  type ContactRelease,
  DISCLOSED,
  MOST_CHOSEN,
  WITH_GOODS,
} from '#contract/life/follow-up.ts';
import { UNDO_MINUTES } from '#contract/life/place-states.ts';
import type { DisclosureSettings } from '#contract/site/site-settings.ts';
import type { Faq } from '../faq/faq-entry.ts';

/** The page on which a seller follows a request, with made-up data. */
export const SAMPLE_PAGE = '/requests/sample';

/** The part of a page with these answers. */
export const BEFORE_SENDING_ID = 'before-sending';

/** The data that leave the browser before anything is sent. It stands beside each form. */
export const UNTIL_SENDING = {
  question: '送信するまで',
  answer: `${DISCLOSED.contact}、${DISCLOSED.photos}は、お使いのブラウザーの中だけにあります。選ばれた品物や郵便番号、都道府県、入力の進み具合は、途中でも送ります。「スマートフォンで撮る」ではその写真を、「続きをメールで受け取る」ではメールアドレスと品物の回答、写真を、使われたときだけ、お預かりします。`,
} as const;

export const BEFORE_SENDING = {
  more: 'それぞれの答えを、詳しく',
  besideForm: '連絡先・電話・断り方は、フォームのそばに',
  sample: 'ご依頼のページの見本（お店と金額は架空です）',
  toSample: '見本を試してみる',
  newTab: '（新しいタブで開きます）',
  goods: '腕時計1点のご依頼',
  /** The knowledge of a shop of the sample. */
  knows: {
    chosen: '連絡先は伝わっていません',
    all: '連絡先を見られるお店です',
  } satisfies Record<ContactRelease, string>,
} as const;

const AT_ONCE = LIMITS.matchedShops;
const UNDO_HOURS = UNDO_MINUTES / 60;

/** At the latest after so many hours: the number and its unit, which a figure shows in two sizes. */
export const withinHours = (hours: number): [number: string, unit: string] =>
  hours < 48 ? [`${hours}`, '時間以内'] : [`${Math.ceil(hours / 24)}`, '日以内'];

/** How long the first quote takes. @param hours the median; null where too few requests have had a quote */
const briefWhen = (hours: number | null) =>
  hours === null
    ? 'かかる時間は、お店と品物によります。最初の一社が届くと、メールでお知らせします。'
    : `最初の一社は、半数のご依頼で${withinHours(hours).join('')}に。届くとメールでもお知らせします。`;

/** The same with its ground, and with what happens while a shop is silent. */
const whenText = ({ release, silentDays, lookedDays }: DisclosureSettings, hours: number | null) =>
  hours === null
    ? `かかる時間は、お店と品物によります。査定が終わると、ご依頼のページに届きます。最初の一社は、すぐにメールでもお知らせします。${silentDays}営業日${release === 'all' ? `（連絡先を見たお店は${lookedDays}営業日）` : ''}たっても返事や質問のないお店があれば、代わりのお店を探し、あればご紹介します。`
    : `直近${TOLD_MEDIAN.days}日間のご依頼で査定額が届いたもののうち、半数では、${withinHours(hours).join('')}に最初の一社から届きました。届くと、メールでもお知らせします。`;

const WORDS = {
  chosen: {
    title: '連絡先は、選んだお店にだけ。',
    lead: '先に届くのは、査定額です。お名前も電話番号も、金額を見てお店を選ぶまで伝わりません。',
    who: () => ({
      brief: `ご自分で選んだお店だけです。一度に${MOST_CHOSEN}社まで選べます。`,
      answer: `ご自分で選んだお店だけです。一度に選べるのは${MOST_CHOSEN}社まで。選ぶまで、お店が見るのは品物の内容と写真、${WITH_GOODS}だけです。`,
    }),
    calls: {
      brief: '選んだお店からだけです。ほかのお店は、電話番号を知りません。',
      answer: `選んだお店からだけです。一度に${MOST_CHOSEN}社まで。ほかのお店は、電話番号を知りません。`,
    },
  },
  all: {
    title: '連絡先は、金額を見てからでも。',
    lead: '送信の前にお選びいただくと、先に査定額だけを見て、選んだお店にだけ連絡先を伝えられます。お選びいただかないと、ご紹介したお店は、金額を出す前から連絡先を見られます。',
    who: (most: number, now: string) => ({
      brief: `ご紹介した買取店です。${now || `一度に${AT_ONCE}社まで。`}送信の前に、選んだお店だけに変えることもできます。`,
      answer: `ご紹介した買取店が、お名前・ご住所・電話番号・メールアドレスを見られます。${now}一度に${AT_ONCE}社まで、返事のないお店の代わりを含めて${most}社までです。送信の前に「${CONTACT_RELEASES.chosen}」を選ぶと、選ばなかったお店には伝わりません。送信のあとでも、まだ見ていないお店については切り替えられます。`,
    }),
    calls: {
      brief: '連絡先を見た買取店から、かかってくることがあります。受けやすい時間帯を伝えられます。',
      answer:
        '連絡先を見た買取店から、かかってくることがあります。電話とメールのどちらがよいか、受けやすい時間帯は、送信のあと、ご依頼のページから伝えられます。',
    },
  },
} as const;

/** The shops that learn the contact. @param now how many shops a request goes to now (`nowWords`) */
export const contactAnswer = ({ release, mostShops }: DisclosureSettings, now = ''): string =>
  WORDS[release].who(mostShops, now).answer;

/**
 * The questions of somebody who is about to send a request, and what is so on this site, in one line and in full.
 * @param hours the median of the first quote
 * @param now how many shops a request goes to now (`nowWords`)
 */
export function beforeSendingWords(settings: DisclosureSettings, hours: number | null, now = '') {
  const { release, mostShops } = settings;
  const { title, lead, who, calls } = WORDS[release];
  return {
    title,
    lead,
    /** The first ones are those that somebody asks beside the form. */
    answers: [
      { question: '連絡先は、誰に伝わりますか', ...who(mostShops, now) },
      {
        question: '査定額は、いつ届きますか',
        brief: briefWhen(hours),
        answer: whenText(settings, hours),
      },
      {
        question: '断りたいときは',
        brief:
          '査定額や電話のあったお店は、ご依頼のページのボタンで。その前は、ご依頼を取り下げられます。料金はかからず、理由も伝わりません。',
        answer: `査定額や電話のあったお店は、ご依頼のページのボタンで断れます。その前は、ご依頼そのものを取り下げられます。お店へは${UNDO_HOURS}時間後にこちらからお知らせし、それまでは取り消せます。すべて断っても、当サイトの料金はかかりません。理由は伝わりません。断ったあとの電話や、お願いのない訪問は、お店の規約違反です。ご依頼のページから、運営者に知らせられます。`,
      },
      { question: '電話は、どこからかかってきますか', ...calls },
      {
        question: '誰が何を見たか、わかりますか',
        brief: 'どのお店に、何が、いつ伝わったか。すべて記録で確かめられます。',
        answer: 'どのお店に、何が、いつ伝わったか。その記録を、ご依頼のページで確かめられます。',
      },
      {
        question: 'お店を決めたあとは',
        brief: 'お店と直接お取引いただきます。実物を見て金額が変わったときも、断れます。',
        answer:
          '店頭・出張・宅配のうち、査定額に添えられた方法で、お店と直接お取引いただきます。実物を見て金額が変わったときも、断れます。宅配の送料や返送料は、送る前にお店にお確かめください。代金はお店から受け取ります。',
      },
    ],
  };
}

const SAMPLE_LINK = `<a href="${SAMPLE_PAGE}">ご依頼のページ（見本）</a>`;

const ANSWERS = {
  chosen: {
    calls: `いいえ。電話番号が伝わるのは、査定額を見てお客様が選んだお店だけです。一度に${MOST_CHOSEN}社まで選べます。<br>ほかのお店は、お名前も電話番号も知りません。`,
    contact: `お名前と連絡先は、お客様が選んだお店（一度に${MOST_CHOSEN}社まで）にだけ伝わります。ご依頼のページで「${CONTACT_RELEASES.all}」に切り替えることもできます。`,
  },
  all: {
    calls: `かかってくることがあります。ご紹介した買取店（一度に${AT_ONCE}社まで）が、お名前と電話番号を確認できるためです。<br>送信の前に「${CONTACT_RELEASES.chosen}」を選ぶと、お客様が選んだお店（一度に${MOST_CHOSEN}社まで）からだけになります。`,
    contact: `お名前と連絡先も、ご紹介した買取店が確認できます。送信の前に「${CONTACT_RELEASES.chosen}」を選ぶと、選んだお店だけになります。`,
  },
} as const;

/** Questions of a careful seller, for the page of all questions. */
export const beforeSendingFaq = ({ release, mostShops }: DisclosureSettings): readonly Faq[] => [
  { question: '電話が一斉に来ますか？', answer: ANSWERS[release].calls },
  {
    question: '何社に何が伝わりますか？',
    answer: `品物の内容と写真、${WITH_GOODS}は、ご紹介した買取店に伝わります。一度に${AT_ONCE}社まで、代わりのお店を含めて${mostShops}社までです。${ANSWERS[release].contact}<br>どのお店に何がいつ伝わったかは、${SAMPLE_LINK}で確かめられます。`,
  },
  {
    question: '断り方は？',
    answer: `査定額や電話のあったお店は、ご依頼のページで、お店と理由を選んで「断る」を押します。お店へは${UNDO_HOURS}時間後にお知らせし、それまでは取り消せます。理由は伝わりません。<br>ご依頼そのものを取り下げると、すでにお知らせしたお店すべてに、その旨を伝えます。料金はかかりません。画面は、${SAMPLE_LINK}でご覧いただけます。`,
  },
  {
    question: '家族の遺品でも依頼できますか？',
    answer:
      'はい。相続された方がご依頼ください。売るかどうかは、査定額を見てから決められます。<br>ほかにも相続された方がいらっしゃるときは、売る前に皆さまの同意が必要です。相続放棄をお考えの方は、売る前に専門家にご相談ください。',
  },
  {
    question: '売ったあとでも、取り消せますか？',
    answer:
      'ご自宅での買取（訪問購入）では、法律で定められた書面を受け取った日を含めて8日以内であれば、原則として契約を解除できます。<br>店頭や宅配での売却は、対象になりません。',
  },
  {
    question: '本人確認はありますか？',
    answer:
      '査定のご依頼では必要ありません。<br>売るときは、お店が運転免許証などで、お名前やご住所などを確認します（古物営業法第15条）。宅配での確認の方法は、お店がご案内します。',
  },
];
