import { expect, type Locator } from 'playwright/test';
import {
  aCustomer,
  alertOf,
  customerBox,
  fillCustomer,
  mainButton,
  pressSend,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import type { PageFault } from '../../demo/lab/condition.ts';
import { BREAK } from './break.ts';
import { conditionsFor, tagsOf, test } from './lab.ts';

/* Pages of partners on which something fails to load (demo/lab/groups/faults.ts), as a seller sees them. */

const MISSING = 'フォームの読み込みが終わりません';

async function saysThatItIsMissing(form: Locator): Promise<void> {
  await expect(alertOf(form, MISSING)).toBeInViewport({ timeout: 12_000 });
  await expect(form.getByRole('button', { name: '再試行' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'フォームのページを開く' })).toBeVisible();
}

async function leadsToThePage(form: Locator): Promise<void> {
  // The link is there before the script; a page has loaded when its scripts have come or failed.
  await form.page().waitForLoadState('load');
  await expect(form.getByRole('link', { name: '査定フォームを開く' })).toBeVisible();
}

/** After any answer, everything is kept. */
async function sendingFails(form: Locator, words: string): Promise<void> {
  const customer = aCustomer();
  await toCustomer(form);
  await fillCustomer(form, customer);
  await pressSend(form);
  await expect(alertOf(form, words)).toBeVisible({ timeout: 60_000 });
  await expect(customerBox(form, 'name1')).toHaveValue(customer.name1);
}

/** The screen of a seller then. */
const SEEN: Record<PageFault, (form: Locator) => Promise<void>> = {
  'script-down': leadsToThePage,
  'script-cut': leadsToThePage,
  'chunk-lost': saysThatItIsMissing,
  'chunk-cut': saysThatItIsMissing,
  'tag-taken': saysThatItIsMissing,
  'start-throws': saysThatItIsMissing,
  'chunk-hangs': saysThatItIsMissing,
  'dialog-lost': async (form) => {
    await form.page().getByRole('link', { name: '開く', exact: true }).click();
    await expect(form.page()).toHaveURL(/plain\.html$/);
  },
  'api-down': (form) => sendingFails(form, 'ネットワークエラーが発生しました'),
  'api-slow': async (form) => {
    await toCustomer(form);
    await fillCustomer(form, aCustomer());
    await pressSend(form);
    await expect(mainButton(form)).toBeDisabled();
    await untilThanks(form);
  },
  'api-nonsense': (form) => sendingFails(form, '送信に失敗しました'),
};

for (const { title, conditions } of conditionsFor(({ fault }) => fault !== undefined)) {
  test.describe(title, () => {
    for (const { condition, path } of conditions) {
      test(condition.what, { tag: tagsOf(condition) }, async ({ page, partner }) => {
        test.setTimeout(90_000);
        const fault = condition.fault as PageFault;
        await BREAK[fault](page);
        await page.goto(partner.origin + path, { waitUntil: 'domcontentloaded' });
        await SEEN[fault](page.locator('appraisal-form').first());
      });
    }
  });
}
