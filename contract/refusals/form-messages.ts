/** Validation messages of the form as a whole (document 2, section 5). Those of a category stand in its own file. */
export const FORM_MESSAGES = {
  noItems: '商品を追加してください',
  noCategory: '商品カテゴリを選択してください',
} as const;
