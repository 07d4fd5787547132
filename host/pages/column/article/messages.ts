/** The words of an article and its sidebar (document 1, sections 2, 4 and 8). */
export const ARTICLE = {
  notFound: '記事が見つかりません',
  notFoundText: (slug: string) => `「${slug}」の記事は存在しないか、削除された可能性があります。`,
  modified: '最終更新日',
  emptyBody: '内容がありません',
  protectedTitle: 'この記事は公開されていません',
  protectedBody:
    'パスワードをお持ちの方だけがご覧いただけます。このサイトでは開けないため、記事をご案内した方にお問い合わせください。',
  readers: 'コメントはこのサイトでは受け付けていません。ご意見やご質問は、お問い合わせからお送りください。',
  toContact: 'お問い合わせ',
  tags: 'タグ',
  sources: '参考資料',
  sourcesNote: '一般的な説明です。最新の内容は、次の資料でお確かめください。',
  reviewed: '最終確認日',
  author: 'この記事を書いた人',
  experience: '経験年数',
  years: (years: string) => (/^\d+$/.test(years) ? `${years}年` : years),
  specialties: '専門分野',
  certifications: '保有資格',
  twitter: 'X（旧Twitter）',
  linkedin: 'LinkedIn',
} as const;

export const SIDEBAR = {
  latest: '最新記事',
  popular: '人気記事',
  failed: 'エラーが発生しました',
  retry: '再試行',
  stale: 'データが古い可能性があります',
  refresh: '更新',
  empty: '記事がありません',
} as const;
