export const MESSAGES = {
  title: '査定したい商品カテゴリを選択してください',
  titleShort: '商品カテゴリを選択',
} as const;
