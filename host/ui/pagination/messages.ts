export const PAGINATION = {
  label: 'ページ送り',
  previous: '前のページ',
  next: '次のページ',
  page: (page: number) => `${page}ページ目`,
} as const;
