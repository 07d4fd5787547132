/** The words of a shop's page (document 1, sections 2 and 8). */
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
