import { chromium, expect } from 'playwright/test';
import { launchOptions } from '#test/base/chromium.mjs';
import {
  aCustomer,
  customerBox,
  fillCustomer,
  pressSend,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { conditionsFor, tagsOf, test } from './lab.ts';

/* A seller who goes to another page and back, in a browser that has kept the page as it was. Playwright’s does not. */

for (const { title, conditions } of conditionsFor(({ leaves }) => leaves === true)) {
  test.describe(title, () => {
    for (const { condition, path } of conditions) {
      test(condition.what, { tag: tagsOf(condition) }, async ({ partner }) => {
        const browser = await chromium.launch({
          ...launchOptions(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        });
        const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' });
        await page.goto(partner.origin + path);
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted));
        });
        const form = page.locator('appraisal-form');
        const customer = aCustomer();
        await toCustomer(form);
        await customerBox(form, 'name1').fill(customer.name1);
        await page.goto(`${partner.origin}/plain.html?left=0&top=0&width=300`);
        await page.goBack({ waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
        await expect(customerBox(form, 'name1')).toHaveValue(customer.name1);
        await fillCustomer(form, customer);
        await pressSend(form);
        await untilThanks(form);
        expect(await submittedRequests(customer.email)).toHaveLength(1);
        await browser.close();
      });
    }
  });
}
