import type { Recipe } from './recipe.ts';

/** The category スニーカー with three questions: brand, size, condition. */
export const category: Recipe = {
  title: 'A category',
  mostFiles: 7,
  changes: [
    {
      file: 'contract/goods/categories.ts',
      before: '} as const satisfies Record<string, CategoryRow>;',
      insert: `  sneaker: {
    label: 'スニーカー',
  },
`,
    },
    {
      file: 'contract/goods/category-uuids.ts',
      before: '} as const satisfies Record<CategoryKey, string>;',
      insert: "  sneaker: '8f4a1b27-6c9e-4d52-a3b8-0e7d2c5f9a09',\n",
    },
    {
      file: 'widget/goods/categories/sneaker.ts',
      create: `import type { CategoryForm } from '../fields.ts';
import { condition } from './shared.ts';

/** スニーカー. */
export const sneaker: CategoryForm = {
  key: 'sneaker',
  fields: [
    {
      kind: 'catalogue',
      key: 'brand',
      codeKey: 'brandCode',
      label: 'ブランド',
      title: 'ブランドを選択してください',
      level: 1,
      layout: 'tiles',
      required: true,
      missing: 'ブランドを選択してください',
      attribute: [0, 0],
    },
    {
      kind: 'choice',
      key: 'shape',
      label: 'サイズ',
      options: ['24cm以下', '24.5〜26cm', '26.5〜28cm', '28.5cm以上'],
      required: true,
      missing: 'サイズを選択してください',
      detail: 'item_category',
    },
    condition,
  ],
};
`,
    },
    {
      file: 'widget/goods/categories/index.ts',
      before: "import { watch } from './watch.ts';",
      insert: "import { sneaker } from './sneaker.ts';\n",
    },
    {
      file: 'widget/goods/categories/index.ts',
      before: '  watch,\n',
      insert: '  sneaker,\n',
    },
    {
      file: 'server/db/seed/catalogue/sneaker.yaml',
      create: `# Trainers: brands, best known first.
- NIKE（ナイキ）
- adidas（アディダス）
- New Balance（ニューバランス）
- ASICS（アシックス）
`,
    },
    {
      file: 'contract/language/texts/en.ts',
      before: '  // Categories\n',
      insert: `  'スニーカー': 'Trainers',
  'サイズ': 'Size',
  '24cm以下': 'Up to 24 cm',
  '24.5〜26cm': '24.5 to 26 cm',
  '26.5〜28cm': '26.5 to 28 cm',
  '28.5cm以上': '28.5 cm and more',
  'サイズを選択してください': 'Choose the size',
`,
    },
    {
      file: 'contract/language/texts/zh.ts',
      before: '  // Categories\n',
      insert: `  'スニーカー': '运动鞋',
  'サイズ': '尺码',
  '24cm以下': '24厘米以下',
  '24.5〜26cm': '24.5至26厘米',
  '26.5〜28cm': '26.5至28厘米',
  '28.5cm以上': '28.5厘米以上',
  'サイズを選択してください': '请选择尺码',
`,
    },
  ],
};
