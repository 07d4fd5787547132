/** The partner pages' words (document 1, sections 2, 4 and 8). */
export const PARTNERS = {
  title: '提携買取店一覧',
  lead: '厳しい審査を通過した、全国の買取店です。取扱カテゴリやエリアから、お近くの店を探せます。',
  description:
    '厳しい審査を通過した全国800社以上の提携買取店を、取扱カテゴリ・エリア・キーワードから探せます。時計・バッグ・宝石・カメラ・お酒・骨董品・金・貴金属・楽器を得意とする買取店の情報をご覧ください。',
  keywords: ['提携買取店', '買取店 一覧', '買取店 検索', '出張買取', '店頭買取', '宅配買取'],
  count: (count: string) => [`該当する店舗`, count, `件`] as const,
  loading: '読み込み中...',
  failed: '店舗情報を取得できませんでした。しばらく時間をおいて再度お試しください。',
  retry: '再試行',
  empty: '店舗情報が見つかりませんでした。',
  methods: '買取方法',
  categories: '取扱カテゴリ',
  details: '詳細を見る',
} as const;

export const SEARCH = {
  title: '店舗を検索',
  category: 'カテゴリ',
  area: 'エリア',
  keyword: 'キーワード',
  keywordHint: '店名・会社名・住所',
  any: '指定なし',
  submit: '検索する',
  clearAll: '条件をクリア',
  clear: 'クリア',
  confirm: '決定する',
  close: '閉じる',
  chooseCategories: 'カテゴリを選択',
  chooseAreas: 'エリアを選択',
  wholeRegion: (region: string) => `${region}すべて`,
} as const;

export const SHOP = {
  fromCompany: '会社からのメッセージ',
  introduction: (product: string) => `${product}からのご紹介`,
  information: '店舗情報',
  map: '地図',
  company: '会社名',
  representative: '代表者名',
  address: '所在地',
  license: '古物商許可番号',
  categories: '取扱カテゴリ',
  methods: '買取方法',
  hours: '営業時間',
  tel: '電話番号',
  website: 'ウェブサイト',
  noMap: '地図情報がありません',
  mapTitle: (name: string) => `${name}の地図`,
  openMap: '地図アプリで開く',
  description: (name: string, address: string) =>
    `${name}（${address}）の店舗情報です。取扱カテゴリ、買取方法、古物商許可番号、所在地の地図をご覧いただけます。一括査定なら、審査を通過した最大10社の買取店の査定額をまとめて比べられます。`,
  fallbackTitle: '提携買取店',
  fallbackDescription:
    '厳しい審査を通過した提携買取店の店舗情報です。会社名、所在地、取扱カテゴリ、買取方法、古物商許可番号をご確認いただけます。一括査定なら、最大10社の買取店の査定額をまとめて比べられます。',
  keywords: (name: string, categories: readonly string[]) => [
    name,
    ...categories.map((category) => `${category} 買取`),
  ],
  back: '提携買取店一覧へ戻る',
} as const;
