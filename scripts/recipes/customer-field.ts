import type { Recipe } from './recipe.ts';

/** A field for the time at which the seller wants to be called. */
export const customerField: Recipe = {
  title: 'A customer field',
  mostFiles: 4,
  changes: [
    {
      file: 'contract/customer.ts',
      before: '  description: {\n',
      insert: `  contactTime: {
    label: 'ご希望の連絡時間',
    hint: '例：平日の18時以降',
    required: false,
    limit: 100,
    messages: { tooLong: 'ご希望の連絡時間は100文字以内で入力してください' },
    input: { enterKeyHint: 'next' },
    wire: user('contact_time'),
    conversion: 'trim',
  },
`,
    },
    {
      file: 'server/db/schema.ts',
      before: '    userNote: text().notNull(),',
      insert: "    contactTime: text().notNull().default(''),\n",
    },
  ],
};
