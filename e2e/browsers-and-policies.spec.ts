import { expect, type Page } from 'playwright/test';
import { recordTrouble } from '#test/browser/events.ts';
import { aCustomer, itemBlock, sendAs, sendRequest, skipSurveys, untilThanks } from '#test/browser/form.ts';
import { fillGoods, LISTED } from '#test/browser/goods.ts';
import { looksOf } from '#test/browser/measure.ts';
import { actAsOldestBrowser } from '#test/browser/oldest-browser.ts';
import { openOwnPage, openPlainPage, snippetOf, THEMES, untilInteractive } from '#test/browser/pages.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

test.describe('A page that has loaded the custom elements polyfill', { tag: '@phone' }, () => {
  const POLYFILL = '/partner/webcomponents';

  for (const [manner, file, before] of [
    ['as one bundle', 'webcomponents-bundle.js', ''],
    ['with the adapter for classes in ES5', 'custom-elements-es5-adapter.js', ''],
    [
      'and uses it although the browser needs none',
      'webcomponents-bundle.js',
      'window.customElements.forcePolyfill = true',
    ],
  ] as const) {
    test(`${manner}, shows the form, which works`, async ({ page }) => {
      const trouble = await recordTrouble(page);
      await page.route(`**${POLYFILL}/${file}`, (route) =>
        route.fulfill({ path: `node_modules/@webcomponents/webcomponentsjs/${file}` }),
      );
      const head = `<script>${before}</script><script src="${POLYFILL}/${file}"></script>`;
      const form = await openOwnPage(page, snippetOf({ theme: 'lp' }), { head });
      await untilInteractive(page);
      const native = await page.evaluate(() => String(customElements.define).includes('[native code]'));
      expect(native, 'whether the browser’s own registry is in use').toBe(before === '');
      const customer = await sendRequest(form);
      await untilThanks(form);
      expect(await submittedRequests(customer.email)).toHaveLength(1);
      expect(await trouble()).toEqual([]);
    });
  }
});

test.describe('The oldest supported browsers', { tag: '@phone' }, () => {
  const PARTS = ['.form', '.step__title', '.trigger', '.button--main', '.progress__label'];

  test('show the form as others do, on partner pages and on a site whose policy asks for hashes or a nonce', async ({
    page,
    browser,
  }) => {
    const trouble = await recordTrouble(page);
    await actAsOldestBrowser(page);
    const current = await browser.newPage();
    const looks = async (where: Page, open: (where: Page) => Promise<unknown>) => {
      await open(where);
      await untilInteractive(where);
      return looksOf(where.locator('appraisal-form'), PARTS);
    };
    for (const open of [
      (where: Page) => openOwnPage(where, snippetOf()),
      (where: Page) => where.goto(new URL('/form', page.url()).href),
      (where: Page) => where.goto(new URL('/form?nonce', page.url()).href),
    ]) {
      expect(await looks(page, open)).toEqual(await looks(current, open));
    }
    await current.close();
    expect(await trouble()).toEqual([]);
  });

  test('take a request on the site, where the policy names each style sheet of the form', async ({
    page,
  }) => {
    const trouble = await recordTrouble(page);
    await actAsOldestBrowser(page);
    await page.goto('/form');
    await untilInteractive(page);
    const form = page.locator('appraisal-form');
    await fillGoods(itemBlock(form, 1), 'watch', LISTED.watch, 'product');
    await sendAs(form, aCustomer());
    await skipSurveys(form);
    await form.getByRole('button', { name: '次のステップへ' }).click();
    expect(await trouble()).toEqual([]);
  });

  test('take a request from the first step to the last, with a photo', async ({ page }) => {
    const trouble = await recordTrouble(page);
    await actAsOldestBrowser(page);
    const form = await openOwnPage(page, snippetOf());
    await untilInteractive(page);
    const styles = await form.evaluate((element) => element.shadowRoot?.querySelectorAll('style').length);
    expect(styles, 'styles that are not adopted').toBeGreaterThan(0);
    await fillGoods(itemBlock(form, 1), 'antique', LISTED.antique, 'product');
    const customer = aCustomer();
    await sendAs(form, customer);
    await skipSurveys(form);
    expect((await submittedRequests(customer.email))[0]?.items[0]?.photos).toHaveLength(1);
    expect(await trouble()).toEqual([]);
  });
});

test.describe('A strict content security policy', { tag: '@phone' }, () => {
  for (const theme of THEMES) {
    test(`is never violated by the ${theme} theme, from the first step to the last`, async ({ page }) => {
      const trouble = await recordTrouble(page);
      const policy = page.waitForResponse(`**/demo/plain/${theme}.html`);
      const form = await openPlainPage(page, theme);
      const header = (await policy).headers()['content-security-policy'];
      expect(header).toContain("script-src 'self';");
      expect(header).toContain("style-src 'self';");
      await fillGoods(itemBlock(form, 1), 'bag', LISTED.bag, theme);
      await sendAs(form, aCustomer());
      await skipSurveys(form);
      await form.getByRole('button', { name: '次のステップへ' }).click();
      expect(await trouble()).toEqual([]);
    });
  }
});
