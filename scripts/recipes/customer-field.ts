import type { Recipe } from './recipe.ts';

/** A field for the time at which the seller wants to be called. */
export const customerField: Recipe = {
  title: 'A customer field',
  mostFiles: 4,
  changes: [
    {
      file: 'contract/customer.ts',
      before: '  email: {\n',
      insert: `  contactTime: {
    label: 'ご希望の連絡時間',
    hint: '例：平日の18時以降',
    required: false,
    limit: 100,
    accepts: (text) => /\\d/.test(text),
    messages: { format: 'ご希望の連絡時間は時刻を入れて100文字以内で入力してください' },
    input: { enterKeyHint: 'next' },
    wire: user('contact_time'),
    conversion: 'trim',
  },
`,
    },
    {
      file: 'contract/docs/customer.ts',
      before: '  description: ',
      insert: "  contactTime: '平日の18時以降',\n",
    },
    {
      file: 'server/db/schema.ts',
      before: '    userNote: text().notNull(),',
      insert: "    contactTime: text().notNull().default(''),\n",
    },
  ],
};
