/** The site map for people. */
export const SITE_MAP = {
  eyebrow: 'Site map',
  title: 'サイトマップ',
  lead: 'このサイトのページの一覧です。',
  description:
    '一括査定サイトのページの一覧です。査定フォーム、品物ごとのご案内、カテゴリ別の買取実績、コラム、都道府県別の提携買取店、運営会社の情報、プライバシーポリシーなど、お探しのページをここから開けます。',
  keywords: ['サイトマップ', 'ページ一覧', '一括査定 サイトマップ'],
  pages: '主なページ',
  form: '一括査定依頼フォーム',
  landing: '品物を選んで査定を依頼',
  goods: '品物ごとのご案内',
  results: 'カテゴリ別の買取実績',
  column: 'コラムのカテゴリ',
  areas: '都道府県別の提携買取店',
} as const;
