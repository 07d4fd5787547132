import { ALL_GOODS } from '#contract/site/named-goods.ts';

/** The partner pages' words (document 1, sections 2, 4 and 8). */
export const PARTNER_WORDS = {
  title: '提携買取店一覧',
  lead: '{shops.lead|厳しい審査を通過した、全国の買取店です。取扱カテゴリやエリアから、お近くの店を探せます。}',
  description: `{shops.description|厳しい審査を通過した全国800社以上の提携買取店を、取扱カテゴリ・エリア・キーワードから探せます。${ALL_GOODS}を得意とする買取店の情報をご覧ください。}`,
  keywords: ['提携買取店', '買取店 一覧', '買取店 検索', '出張買取', '店頭買取', '宅配買取'],
  count: (count: string) => [`該当する店舗`, count, `件`] as const,
  loading: '読み込み中...',
  failed: '店舗情報を取得できませんでした。しばらく時間をおいて再度お試しください。',
  empty: '店舗情報が見つかりませんでした。',
  area: 'ほかの地域から引き受ける店も含めた数と、品物の渡し方をご覧いただけます。',
  opening: '掲載を始めると、取扱カテゴリやエリアから買取店を探せるようになります。',
  join: '買取店の方はこちら',
  methods: '買取方法',
  categories: '取扱カテゴリ',
} as const;
