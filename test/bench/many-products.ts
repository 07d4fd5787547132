import type { Page } from 'playwright';
import { CALLS } from '#contract/calls/index.ts';
import type { ItemMasterRow } from '#contract/schemas/catalogue.ts';

/** Far more products than any brand has. */
export const MANY = 5_000;

const KANA = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワ'];

/** Names in all kana rows, with readings in brackets like the real ones in the catalogue. */
function product(index: number): ItemMasterRow {
  const kana = KANA[index % KANA.length];
  const number = String(index).padStart(4, '0');
  return {
    name: `Model ${number}（${kana}モデル${number}）`,
    code: `many-${number}`,
    row_order: index,
    icon: null,
  };
}

/** Answers the call for the products of a brand with thousands of products. All other calls go to the server. */
export async function serveManyProducts(page: Page): Promise<void> {
  const body = JSON.stringify({
    item_masters: Array.from({ length: MANY }, (_none, index) => product(index)),
  });
  await page.route(`**${CALLS.nextLevel.path}`, (route) =>
    route.fulfill({ contentType: 'application/json; charset=utf-8', body }),
  );
}
