export const MESSAGES = {
  title: '査定する商品',
  change: '変更',
  /** Read aloud, because several buttons say the same. */
  changeItem: (number: number) => `査定希望商品${number}を変更`,
} as const;
