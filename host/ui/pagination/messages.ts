export const PAGINATION = {
  label: 'ページ送り',
  previous: '前のページ',
  next: '次のページ',
  page: (page: number) => `${page}ページ目`,
  beyond: (last: number) => `このページはありません。最後は${last}ページ目です。`,
  toLast: '最後のページへ',
} as const;
