import type { Recipe } from './recipe.ts';

/** A call that returns how many shops buy goods of each category. */
export const callRecipe: Recipe = {
  title: 'A call',
  mostFiles: 5,
  changes: [
    {
      file: 'contract/calls/shops.ts',
      before: 'export const partnerShop = {',
      insert: `export const shopCounts = {
  method: 'GET',
  path: '/v1/shop_counts',
  answer: z.object({ counts: z.array(z.object({ category: z.string(), shops: z.number() })) }),
  refusals: [],
} as const satisfies Call;

`,
    },
    {
      file: 'contract/docs/shops.ts',
      before: '  partnerShop: {\n',
      insert: `  shopCounts: {
    title: 'Shops by category',
    description: 'How many shops buy goods of each category.',
    answer: {
      counts: 'All categories.',
      'counts[].category': 'The key of the category in URLs.',
      'counts[].shops': 'Number of shops.',
    },
    refusals: {},
    example: { answer: { counts: [{ category: 'watch', shops: 412 }] } },
  },
`,
    },
    {
      file: 'contract/docs/transmissions.ts',
      before: "'recommendedShops'",
      insert: "'shopCounts', ",
    },
    {
      file: 'server/calls/partner-shops.ts',
      before: "import { type Received, route } from './route.ts';",
      insert: "import { CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';\n",
    },
    {
      file: 'server/calls/partner-shops.ts',
      before: '  route(app, calls.partnerShop,',
      insert: `  route(app, calls.shopCounts, async () => ({
    counts: await Promise.all(
      CATEGORY_KEYS.map(slugOf).map(async (slug) => {
        const query = { categories: [slug], prefectures: [], keyword: '', page: 1, perPage: 1 };
        return { category: slug, shops: (await searchShops(db, query, invented)).pagination.total_count };
      }),
    ),
  }));

`,
    },
    {
      file: 'host/pages/home/load-home.server.ts',
      before: " } from '#contract/calls/shops.ts';",
      insert: ', shopCounts',
    },
    {
      file: 'host/pages/home/load-home.server.ts',
      before: "    newest: callOutcome('newest shops', newest),",
      insert: "    counts: callOutcome('shop counts', call(shopCounts, { api })),\n",
    },
  ],
};
