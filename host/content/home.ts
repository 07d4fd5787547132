/** The home page's words (document 1, sections 1 and 2: claims as stated there). */
export const HOME = {
  title: '累計査定依頼10万件突破！ブランド品・時計・貴金属の一括査定',
  description:
    '時計・バッグ・宝石・カメラ・お酒・骨董品・金・貴金属・楽器の買取価格を、最大10社から無料でまとめて比較。入力は最短60秒、全国対応・24時間受付。審査を通過した買取店だけをご紹介します。',
  keywords: ['一括査定', '買取', '買取比較', '時計買取', 'ブランド買取', '金買取', '骨董品買取'],
  pageView: 'Home',
} as const;

export const HERO = {
  eyebrow: '高額品の買取、まとめて比較',
  title: ['その価値を、', '一社だけで決めない。'],
  text: '写真と情報を一度送るだけで、審査を通過した買取店から最大10社の査定額が届きます。入力は約30秒から、すべて無料です。',
  button: '無料で一括査定をはじめる',
  claims: [
    { value: 'No.1', label: '査定満足度', note: 1 },
    { value: '1,000万件以上', label: '査定依頼', note: 2 },
    { value: '800社突破', label: '提携買取店', note: 0 },
  ],
  notes: ['※1 マーケティングリサーチ機構調べ（2025年4月期）', '※2 2025年4月時点'],
  pause: '背景の切り替えを止める',
  play: '背景の切り替えを始める',
} as const;

export const STRENGTHENED = {
  eyebrow: 'Categories',
  title: '強化買取カテゴリ',
  lead: 'いま、買取店からの引き合いが強い品物です。',
  number: (index: number) => `No.${index}`,
  link: '実績を見る',
  label: '強化買取カテゴリ',
} as const;

export const REASONS = {
  eyebrow: 'Reasons',
  title: '選ばれる3つの理由',
  more: (product: string) => `${product}について詳しく`,
  items: [
    {
      title: '高額品に特化しているから、高く売れる',
      text: '時計、宝石、貴金属、骨董品など、価値の見極めが必要な品に専門特化。得意とする買取店が、同じ品を競い合って査定します。平均買取単価は約70万5千円です。',
    },
    {
      title: '提携店は、すべて審査済み',
      text: '古物商許可や実績を確認し、審査を通過した買取店だけと提携しています。納得できるまで、査定額を比べられます。',
    },
    {
      title: '日本初の買取比較メディア',
      text: '2016年に価格比較サービスとして始まり、約10年。累計10万件を超える査定を支えてきた経験が、一件一件のご紹介に生きています。',
    },
  ],
} as const;

export const RESULTS_BLOCK = {
  painting: '絵画',
  eyebrow: 'Results',
  title: '買取実績',
  lead: '全国の提携店による、さまざまな品物の買取例です。',
  label: '買取実績のカテゴリ',
  more: '買取実績をもっと見る',
} as const;

export const RECENT = {
  eyebrow: 'Now',
  title: '最近の査定依頼',
  sentence: (time: string, location: string, item: string) =>
    [time, `「${location}」のお客様が`, item, 'の買取を依頼しました'] as const,
  missing: '-',
  loading: '読み込み中...',
  failed: 'データの取得に失敗しました',
  empty: '最近の査定依頼はまだありません',
} as const;

export const HOW_TO = {
  eyebrow: 'How it works',
  title: 'ご利用の流れ',
  lead: '最大10社の中から、いちばん納得できる買取店を選べます。',
  steps: [
    { title: '品物の情報を入力', text: 'カテゴリを選び、写真と状態を送ります。かかる時間は最短60秒です。' },
    {
      title: '最大10社から査定が届く',
      text: '審査を通過した買取店が、それぞれの見立てで査定額をお知らせします。',
    },
    {
      title: '比べて、選んで、売る',
      text: '金額も対応も比べて、いちばん納得できる店へ。売らないという選択もできます。',
    },
  ],
} as const;

export const CATEGORY_LIST = {
  eyebrow: 'What we buy',
  title: '取扱カテゴリ',
} as const;

export const VOICES_BLOCK = {
  eyebrow: 'Voices',
  title: 'お客様の声',
  note: 'お客様の声は、内容を要約して掲載しています。イラストはイメージです。',
} as const;
