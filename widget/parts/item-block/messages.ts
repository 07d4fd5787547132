export const MESSAGES = {
  item: (number: number) => `査定希望商品${number}`,
  category: '商品カテゴリ',
  remove: '削除',
  removeItem: (number: number) => `査定希望商品${number}を削除`,
} as const;
