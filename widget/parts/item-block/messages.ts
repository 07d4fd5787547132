export const MESSAGES = {
  item: (number: number) => `査定希望商品${number}`,
  category: '商品カテゴリ',
} as const;
