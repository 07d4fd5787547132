import type { Recipe } from './recipe.ts';

/** A LINE ID, which every reader sees. It takes neither sentences nor links, so mail to the seller may show it. */
export const customerFieldRecipe: Recipe = {
  title: 'A customer field',
  mostFiles: 6,
  changes: [
    { file: 'contract/customer/keys.ts', before: "  'email',\n", insert: "  'lineId',\n" },
    {
      file: 'contract/customer/customer.ts',
      before: '  email: {\n',
      insert: `  lineId: {
    label: 'LINE ID',
    hint: '例：hanako_mihon',
    required: false,
    limit: 20,
    accepts: (text) => /^[a-z\\d_]{4,20}$/.test(text),
    messages: { format: 'LINE IDは半角の英小文字・数字・_の4〜20文字で入力してください' },
    input: { enterKeyHint: 'next' },
    wire: user('line_id'),
    readers: ['sellerPage', 'sellerMail', 'shopBefore', 'shopAfter', 'webhook', 'export'],
    conversion: 'none',
  },
`,
    },
    {
      file: 'contract/docs/customer.ts',
      before: '  description: ',
      insert: "  lineId: 'hanako_mihon',\n",
    },
    {
      file: 'server/db/schema.ts',
      before: '    userNote: text().notNull(),',
      insert: "    lineId: text().notNull().default(''),\n",
    },
    {
      file: 'contract/language/texts/en.ts',
      before: '  // Categories\n',
      insert: `  '例：hanako_mihon': 'e.g. john_smith',
  'LINE IDは半角の英小文字・数字・_の4〜20文字で入力してください': 'Enter a LINE ID of 4 to 20 small letters, digits and _',
`,
    },
    {
      file: 'contract/language/texts/zh.ts',
      before: '  // Categories\n',
      insert: `  '例：hanako_mihon': '例：wang_xiaomei',
  'LINE IDは半角の英小文字・数字・_の4〜20文字で入力してください': '请输入4至20个半角小写字母、数字或_的LINE ID',
`,
    },
  ],
};
