import { expect, type Locator, type Page } from 'playwright/test';
import { recordTrouble } from '#test/browser/events.ts';
import {
  aCustomer,
  customerBox,
  fillCustomer,
  mainButton,
  pressSend,
  questionControl,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import type { LabCondition } from '../../demo/lab/condition.ts';
import { conditionsFor, isInstalled, tagsOf, test } from './lab.ts';

/* Pages of partners that open the form in a dialog (demo/lab/groups/dialogs.ts). */

const NAME = '山田 花子';

const dialogIn = (page: Page) => page.getByRole('dialog', { name: '査定フォーム', exact: true });
const openerIn = (page: Page) => page.locator('[data-appraisal-form-open]');
const formIn = (page: Page) => page.locator('appraisal-form');
const nameIn = (page: Page) => customerBox(formIn(page), 'name1');

/** To the contact details, which the seller begins. */
async function beginContact(page: Page): Promise<void> {
  await toCustomer(formIn(page));
  await nameIn(page).fill(NAME);
}

async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toBeHidden();
}

/** From the contact details by the step of the goods to the page. */
async function goBackToPage(page: Page): Promise<void> {
  await page.goBack();
  await expect(questionControl(formIn(page), '楽器の種類')).toBeVisible();
  await page.goBack();
  await expect(dialogIn(page)).toBeHidden();
}

async function findsAnswers(page: Page): Promise<void> {
  await mainButton(formIn(page)).click();
  await expect(nameIn(page)).toHaveValue(NAME);
}

const isDefined = (opener: Locator) => opener.evaluate((element) => element.matches(':defined'));

/** Opened by mouse, by Enter and by the space bar; Escape gives the focus back. */
async function opensByMouseAndKeys(page: Page): Promise<void> {
  const opener = openerIn(page);
  await opener.click();
  await beginContact(page);
  await expect.poll(() => isDefined(opener)).toBe(true);
  await pressEscape(page);
  await expect(opener).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(nameIn(page)).toHaveValue(NAME);
    await pressEscape(page);
    await expect(opener).toBeFocused();
  }
}

/** Ids that stand on several elements of the page. */
const sharedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });

/** Back takes a step and the dialog away, and then leads through the views of the page, which nothing loads again. */
async function goesBackBesideRouter(page: Page): Promise<void> {
  const first = page.url();
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await openerIn(page).click();
  await beginContact(page);
  await goBackToPage(page);
  expect(page.url()).toBe(first);
  await openerIn(page).click();
  await findsAnswers(page);
  await pressEscape(page);

  await page.getByRole('link', { name: '次の画面' }).click();
  await expect(page).toHaveURL(/view=next/);
  await openerIn(page).click();
  await findsAnswers(page);
  await goBackToPage(page);
  await expect(page).toHaveURL(/view=next/);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await page.goForward();
  await expect(page).toHaveURL(/view=next/);
  await openerIn(page).click();
  await findsAnswers(page);
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  await expect(formIn(page)).toHaveCount(1);
  expect(await sharedIds(page)).toEqual([]);
  await pressEscape(page);
}

const TRIED: Record<NonNullable<LabCondition['dialog']>, (page: Page) => Promise<void>> = {
  opener: opensByMouseAndKeys,
  router: goesBackBesideRouter,
};

for (const { title, conditions } of conditionsFor(({ dialog }) => dialog !== undefined)) {
  test.describe(title, () => {
    for (const { condition, path } of conditions) {
      test(condition.what, { tag: tagsOf(condition) }, async ({ page, partner }) => {
        test.skip(!isInstalled(condition), 'A library of this page is not installed.');
        const trouble = await recordTrouble(page);
        // Otherwise nobody sees a Back that leaves the page.
        await page.goto(`${partner.origin}/plain.html?left=0&top=0&width=300`);
        await page.goto(partner.origin + path);
        await page.waitForFunction(() => customElements.get('appraisal-form'));
        if (condition.dialog) await TRIED[condition.dialog](page);
        await openerIn(page).click();
        await expect(nameIn(page)).toHaveValue(NAME);
        const customer = aCustomer();
        await fillCustomer(formIn(page), customer);
        await pressSend(formIn(page));
        await untilThanks(page);
        expect(await submittedRequests(customer.email)).toHaveLength(1);
        expect(await trouble()).toEqual([]);
      });
    }
  });
}
