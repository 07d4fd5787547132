import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { aCustomer } from '#test/browser/customers.ts';
import { conditionAnswer } from '#test/browser/goods.ts';
import type { Theme } from '#test/browser/pages.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { firefox } from './firefox.ts';
import { phonePhotoFile, visit } from './visit.ts';
import { webkit } from './webkit.ts';

const PAGES: readonly (readonly [what: string, path: string, theme: Theme])[] = [
  ['a partner’s page with the landing theme', '/demo/plain/lp.html', 'lp'],
  ['a partner’s page with the brand theme', '/demo/plain/brand.html', 'brand'],
  ['the site’s own form page', '/form', 'product'],
];

/** The stored request is the one that was typed, and its photo is smaller and upright. */
async function expectStored(email: string, theme: Theme): Promise<void> {
  const requests = await submittedRequests(email);
  expect(requests).toHaveLength(1);
  expect(requests).toMatchObject([
    {
      name1: '山田 花子',
      zip1: '1000001',
      tel1: '090-1234-5678',
      items: [
        {
          category: 'watch',
          attributes: [['ROLEX（ロレックス）', 'デイトナ', '116500LN']],
          detail: {
            item_condition: conditionAnswer(theme),
            item_accessory: '箱',
            item_purchase_date: '3年以内',
          },
          photos: [{ originalName: 'IMG_0001.jpg', type: 'image/jpeg' }],
        },
      ],
    },
  ]);
  const file = requests[0]?.items[0]?.photos[0]?.file;
  const { width, height, exif } = await sharp(file).metadata();
  expect({ width, height, exif }).toEqual({ width: 1800, height: 2400, exif: undefined });
}

for (const engine of [firefox, webkit]) {
  test.describe(`In ${engine.name}`, { tag: '@phone' }, () => {
    test.skip(!engine.isHere(), `${engine.name} is not installed.`);

    for (const [what, path, theme] of PAGES) {
      test(`a seller sends a request for a watch on ${what}, and nothing goes wrong on the page`, () =>
        visit(engine, path, theme, async (seller, site, folder) => {
          const customer = aCustomer();
          await seller.describesAWatch(await phonePhotoFile(folder));
          await seller.tellsWhoTheyAre(customer);
          await seller.sends();
          await expectStored(customer.email, theme);
          expect(site.trouble).toEqual([]);
        }));
    }

    test(`Back closes an open dialog and stays on the page`, () =>
      visit(engine, '/demo/plain/product.html', 'product', async (seller, site) => {
        await seller.chooses('商品カテゴリ', CATEGORIES.watch.label);
        await expect
          .poll(() => seller.tab.sees({ role: 'dialog', name: 'ブランドを選択してください' }))
          .toBe(true);
        await seller.tab.back();
        await seller.seesDialog(false);
        expect(await seller.tab.run(() => location.pathname)).toBe('/demo/plain/product.html');
        expect(await seller.tab.read({ role: 'button', name: '商品カテゴリ' })).toContain('時計');
        expect(site.trouble).toEqual([]);
      }));

    test('a button opens the form in a dialog, which Back closes', () =>
      visit(engine, '/demo/stage.html?way=side&initial-category=watch', 'product', async (seller, site) => {
        await seller.tab.press({ role: 'link', name: '無料で査定する' });
        await seller.seesDialog();
        await expect.poll(() => seller.tab.read({ role: 'button', name: '商品カテゴリ' })).toContain('時計');
        await seller.tab.back();
        await seller.seesDialog(false);
        expect(await seller.tab.run(() => location.pathname)).toBe('/demo/stage.html');
        expect(site.trouble).toEqual([]);
      }));

    test('a frame is as high as its form', () =>
      visit(engine, '/demo/stage.html?way=frame&initial-category=watch', 'product', async ({ tab }, site) => {
        const heights = () =>
          tab.run(() => {
            const frame = document.querySelector('appraisal-form')?.shadowRoot?.querySelector('iframe');
            const form = frame?.contentDocument?.querySelector('appraisal-form');
            return [frame?.offsetHeight ?? 0, Math.ceil(form?.getBoundingClientRect().height ?? 1)];
          });
        await expect
          .poll(async () => {
            const [frame = 0, form = 0] = await heights();
            return frame > 450 && Math.abs(frame - form) < 2;
          })
          .toBe(true);
        expect(site.trouble).toEqual([]);
      }));

    test('what goes wrong on a page is noticed here', () =>
      visit(engine, '/demo/plain/product.html', 'product', async ({ tab }, site) => {
        await tab.run(() => {
          console.error('a line of the console');
          setTimeout(() => {
            throw new Error('an error that nobody catches');
          });
        });
        await expect.poll(() => site.trouble.join(' ')).toMatch(/a line of the console.*nobody catches/);
      }));
  });
}
