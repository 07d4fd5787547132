import { expect, type Page } from 'playwright/test';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { themeOf } from '#contract/embed/themes.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { sentCustomer } from '#test/browser/customers.ts';
import type { FilledGoods } from '#test/browser/filled-goods.ts';
import {
  aCustomer,
  addItem,
  attach,
  chooseCategory,
  fillCustomer,
  itemBlock,
  pressSend,
  proceed,
  sendAs,
  type TypedCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { fillGoods, goodsOf, LISTED, sentGoods, UNLISTED } from '#test/browser/goods.ts';
import { openPlainPage, THEMES, type Theme } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { sampleGoods } from '#test/browser/sample-goods.ts';
import { recordForms, type SentField } from '#test/browser/sent.ts';
import { type RequestInDatabase, type StoredItem, submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';
import type { Manner } from '#widget/state/samples.ts';

/** The theme of landing pages uses free texts and わからない, the other themes use options from the lists. */
const mannerOf = (theme: Theme): Manner => (themeOf(theme).progress === 'halves' ? 'unlisted' : 'listed');

const CONTROLS = { dialogs: 'dialogs', selects: 'drop-downs' } as const;
const ANSWERS: Record<Manner, string> = {
  listed: 'from the lists',
  unlisted: 'by free texts and わからない',
};

/** The fields of a customer that are sent, before those of the goods. */
const sentOf = (customer: TypedCustomer): SentField[] =>
  sentCustomer(customer, DEFAULT_MEDIUM_UUID, { inflow: 'direct', ip_address: '127.0.0.1' });

/** The contents of a stored item, in the same form as the fields that were sent. */
function asFields({ category, attributes, detail, photos }: StoredItem): SentField[] {
  const prefix = 'user_form[user_requests][]';
  return [
    [`${prefix}[medium_uuid]`, CATEGORY_UUIDS[category]],
    ...Object.entries(detail).map(([key, value]): SentField => [`${prefix}[item_detail][${key}]`, value]),
    ...attributes.flat().map((value): SentField => [`${prefix}[items]`, value]),
    ...photos.map(({ originalName }): SentField => [`${prefix}[item_images][]`, originalName]),
  ];
}

const withoutPosition = ([name, value]: SentField): SentField => [
  name.replace(/\[items\]\[\]\[\d\]/, '[items]'),
  value,
];
const inOrder = (fields: SentField[]) => fields.map((field) => field.join('=')).sort();

/** The only request of a customer. The sizes of its photos on disk must match the database. */
async function theStoredRequest(email: string): Promise<RequestInDatabase> {
  const requests = await submittedRequests(email);
  expect(requests).toHaveLength(1);
  const [request] = requests as [RequestInDatabase];
  for (const { bytes, bytesOnDisk } of request.items.flatMap(({ photos }) => photos)) {
    expect(bytesOnDisk).toBe(bytes);
  }
  return request;
}

/** The thank-you page shows exactly the shops that received the request. */
async function expectShops(page: Page, count: number): Promise<void> {
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(10);
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(count);
}

/** Sends a request for one item, and compares the sent, the stored and the shown data. */
async function sendOne(page: Page, theme: Theme, category: CategoryKey, goods: FilledGoods): Promise<void> {
  const sentForms = await recordForms(page);
  const form = await openPlainPage(page, theme);
  const customer = aCustomer();
  await fillGoods(itemBlock(form, 1), category, goods, theme);
  await sendAs(form, customer);

  const fields = sentGoods(category, goods, theme);
  expect(await sentForms()).toEqual([[...sentOf(customer), ...fields]]);
  const request = await theStoredRequest(customer.email);
  expect(request).toMatchObject({ name1: customer.name1, zip1: customer.zip1, inflow: 'direct' });
  expect(request.items.map(asFields).map(inOrder)).toEqual([inOrder(fields.map(withoutPosition))]);
  await expectShops(page, request.shops);
}

/** Each category in one theme; all others run in `npm run test:all`. */
const tagOf = (theme: Theme, category: CategoryKey) =>
  CATEGORY_KEYS.indexOf(category) % THEMES.length === THEMES.indexOf(theme) ? [] : '@all';

for (const theme of THEMES) {
  const manner = mannerOf(theme);
  const how = `with ${CONTROLS[themeOf(theme).controls]}, ${ANSWERS[manner]}`;
  test.describe(`In the ${theme} theme, ${how}`, { tag: '@phone' }, () => {
    for (const category of CATEGORY_KEYS) {
      // Clauses 1.1-1, 2.1-1, 2.1-5, 2.1-8, 2.1-12, 2.4-1, 2.6-1, 2.7-24
      test(
        `a seller sends a request for ${CATEGORIES[category].label} and sees the shops`,
        { tag: tagOf(theme, category) },
        ({ page }) => sendOne(page, theme, category, goodsOf(category, manner)),
      );
    }
  });
}

/** Goods without written answers: every question is answered from the category's own list of questions. */
const UNKNOWN_GOODS: readonly (readonly [Theme, CategoryKey, Manner])[] = [
  ['product', 'watch', 'listed'],
  ['product', 'watch', 'unlisted'],
  ['brand', 'preciousMetal', 'unlisted'],
  ['lp', 'camera', 'listed'],
];

for (const [theme, category, manner] of UNKNOWN_GOODS) {
  test(
    `A ${category} is answered from its list of questions (${theme}, ${manner})`,
    { tag: '@phone' },
    ({ page }) => sendOne(page, theme, category, sampleGoods(category, manner)),
  );
}

// Clauses 1.1-1, 2.1-2
test('A seller enters three items, removes one, and every photo stays with its item', {
  tag: '@desktop',
}, async ({ page }) => {
  const sentForms = await recordForms(page);
  const form = await openPlainPage(page, 'brand');
  const customer = aCustomer();
  await fillGoods(itemBlock(form, 1), 'watch', UNLISTED.watch, 'brand');
  await addItem(form);
  await chooseCategory(itemBlock(form, 2), CATEGORIES.antique.label);
  await addItem(form);
  await fillGoods(itemBlock(form, 3), 'jewelry', LISTED.jewelry, 'brand');
  await addItem(form);
  await fillGoods(itemBlock(form, 4), 'music', UNLISTED.music, 'brand');
  await attach(itemBlock(form, 4), smallPhoto('png', 'back.png'));

  await form.getByRole('button', { name: '査定希望商品2を削除' }).click();
  await expect(form.getByRole('region', { name: '査定希望商品' })).toHaveCount(3);
  await sendAs(form, customer);

  const [fields = []] = await sentForms();
  expect(fields.slice(sentOf(customer).length)).toEqual([
    ...sentGoods('watch', UNLISTED.watch, 'brand'),
    ...sentGoods('jewelry', LISTED.jewelry, 'brand'),
    ...sentGoods('music', UNLISTED.music, 'brand'),
    ['user_form[user_requests][][item_images][]', 'back.png'],
  ]);
  const request = await theStoredRequest(customer.email);
  expect(
    request.items.map(({ category, photos }) => [category, ...photos.map((one) => one.originalName)]),
  ).toEqual([
    ['watch', 'watch.heic'],
    ['jewelry', 'watch.webp', 'watch.jpg'],
    ['music', 'watch.jpg', 'back.png'],
  ]);
  await expectShops(page, request.shops);
});

test('A request contains where the seller came from (campaign, referrer, medium) and their wishes', {
  tag: '@desktop',
}, async ({ page }) => {
  const medium = '6f9c1f8e-2f4e-4d6a-9c52-1f0e5d4c3b2a';
  await page.route(/\/demo\/plain\/lp\.html\?/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '<appraisal-form',
      `<appraisal-form medium-uuid="${medium}"`,
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto('/demo/plain/lp.html?utm_source=letter&utm_medium=mail&utm_campaign=spring', {
    referer: 'https://www.google.com/',
  });
  const form = page.locator('appraisal-form');
  const customer = aCustomer();
  await fillGoods(itemBlock(form, 1), 'music', LISTED.music, 'lp');
  await proceed(form);
  await fillCustomer(form, customer);
  await form.getByRole('button', { name: '任意項目の入力で買取額UP!' }).click();
  await form.getByRole('textbox', { name: '商品の説明・要望など' }).fill('平日の午後に\nご連絡ください');
  await pressSend(form);
  await untilThanks(form);

  expect(await theStoredRequest(customer.email)).toMatchObject({
    mediumUuid: medium,
    inflow: 'letter',
    utmSource: 'letter',
    utmMedium: 'mail',
    utmCampaign: 'spring',
    referer: 'https://www.google.com/',
    ipAddress: '127.0.0.1',
    userNote: '平日の午後に\nご連絡ください',
  });
});
