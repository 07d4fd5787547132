import { PURPOSE_NAMES } from '#contract/site/purposes.ts';
import { type Faq, PRIVACY_LINK } from '../../../blocks/faq/faq-entry.ts';
import type { Voice } from '../../../blocks/voices/voice.ts';

export const STRENGTHENED = {
  title: '強化買取カテゴリ',
  /** With an operator. */
  bought: 'いま査定できる品物',
  lead: '{strengthened.lead}',
  number: (index: number) => `No.${index}`,
  link: '実績を見る',
  /** Where there is no result yet. */
  toLanding: 'ご案内を見る',
} as const;

export const RESULTS_BLOCK = {
  painting: '絵画',
  title: '買取実績',
  lead: '{acceptance.nation|全国の}提携店による、さまざまな品物の買取例です。',
  label: '買取実績のカテゴリ',
  more: '買取実績をもっと見る',
} as const;

export const RECENT = {
  title: '最近の査定依頼',
  sentence: (time: string, location: string, item: string) =>
    [time, `「${location}」のお客様が`, item, 'の買取を依頼しました'] as const,
  missing: '-',
  loading: '読み込み中...',
  failed: 'データの取得に失敗しました',
  empty: '最近の査定依頼はまだありません',
} as const;

export const HOW_TO = {
  title: 'ご利用の流れ',
  lead: '{companies.several|最大10社の中から、いちばん納得できる買取店を選べます。}',
  steps: [
    { title: '品物の情報を入力', text: 'カテゴリを選び、写真と状態を送ります。かかる時間は最短60秒です。' },
    {
      title: '{companies.arrive|最大10社から査定が届く}',
      text: '{screening.checked|審査を通過した}買取店が、それぞれの見立てで査定額をお知らせします。',
    },
    {
      title: '{companies.choose|比べて、選んで、売る}',
      text: '{companies.decide|金額も対応も比べて、いちばん納得できる店へ。}売らないという選択もできます。',
    },
  ],
} as const;

export const CATEGORY_LIST = {
  title: '取扱カテゴリ',
} as const;

export const VOICES_BLOCK = {
  title: 'お客様の声',
  note: 'お客様の声は、内容を要約して掲載しています。イラストはイメージです。',
} as const;

export const HOME_SHOPS = {
  title: '提携買取店',
  count: (count: string) => [`厳しい審査を通過した`, count, `社以上の買取店`] as const,
  /** With an operator. */
  counted: (count: string) => [`許可番号を公開する`, count, `社の買取店`] as const,
  uncounted: '許可番号を公開する買取店です。',
  recommended: 'おすすめの提携買取店',
  newest: '新着の提携買取店',
  noRecommended: '現在、おすすめの提携買取店はありません',
  noNewest: '現在、新着の提携買取店はありません',
  details: '詳細を見る',
  countLoading: '読み込み中',
  all: '提携買取店をすべて見る',
} as const;

export const FAQ_BLOCK = {
  title: 'よくあるご質問',
} as const;

export const HOME_FAQ: readonly Faq[] = [
  {
    question: '査定や利用に料金はかかりますか？',
    answer:
      'いいえ、すべて無料でご利用いただけます。<br>査定の依頼から買取店の比較まで、費用をいただくことはありません。宅配の送料や返送料は、お店にお確かめください。',
  },
  {
    question: 'どのような買取店が査定してくれますか？',
    answer:
      '{screening.checked|審査を通過した}提携買取店だけをご紹介しています。<br>{screening.grounds|古物商許可の有無や実績を確認したうえで提携しています。}',
  },
  {
    question: '箱や保証書などの付属品がなくても売れますか？',
    answer:
      'はい、付属品がなくても売却できます。<br>付属品がある場合は、査定額が上がることがありますので、あわせてお知らせください。',
  },
  {
    question: 'どのような方法で査定してもらえますか？',
    answer:
      '{acceptance.methods|店頭・出張・宅配の3つの方法からお選びいただけます。}<br>対応している方法は買取店によって異なります。',
  },
  {
    question: '査定のあとにキャンセルできますか？',
    answer:
      '売却が成立する前であれば、無料でキャンセルできます。<br>金額にご納得いただけない場合も、お断りいただいて構いません。宅配の返送料は、お店にお確かめください。',
  },
  {
    question: '最大何社の査定を比べられますか？',
    answer:
      '{companies.answer|一度のご依頼で、最大10社の査定を比べられます。<br>その中から、いちばん納得できる買取店をお選びください。}',
  },
  {
    question: '入力にかかる時間は、どのくらいですか？',
    answer:
      '最短60秒で完了します。<br>24時間・年中無休で受け付けていますので、お好きな時間にご利用ください。',
  },
  {
    question: '地方に住んでいても利用できますか？',
    answer:
      '{acceptance.answer|はい、全国に対応しています。<br>お近くに店舗がない場合も、出張や宅配で査定を受けられる買取店をご紹介します。}',
  },
  {
    question: '個人情報はどのように扱われますか？',
    answer: `${PURPOSE_NAMES}のためだけに使用します。<br>詳しくは${PRIVACY_LINK}をご覧ください。`,
  },
];

/** The three voices of the home page. */
export const TESTIMONIALS: readonly Voice[] = [
  {
    portrait: 'voice-home-1',
    title: '一度の入力で見比べられた',
    text: '使わなくなったバッグとネックレスを一緒に申し込みました。お店ごとに同じ説明をしなくてよく、届いた見積もりを夫と並べて見て、説明の丁寧なお店に決めました。',
    person: '40代・女性・神奈川県',
  },
  {
    portrait: 'voice-home-2',
    title: '違いの理由まで聞けて納得',
    text: '父の腕時計を手放すにあたり、一社だけの値段では決めきれずにいました。数社に聞くと評価の分かれる点が見えてきて、理由を話してくれた店にお願いしました。',
    person: '50代・男性・東京都',
  },
  {
    portrait: 'voice-home-3',
    title: '断るのが苦手な私にも合った',
    text: '店頭だと断れない性格で、楽器の売却を先延ばしにしていました。家で見積もりを比べてから連絡できたので、急かされることなく、自分のペースで決められました。',
    person: '30代・女性・福岡県',
  },
];
