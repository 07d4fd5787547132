import { expect, type Locator, type Page } from 'playwright/test';
import { recordTrouble } from '#test/browser/events.ts';
import {
  aCustomer,
  attach,
  fillBy,
  fillCustomer,
  GUITAR,
  itemBlock,
  pressSend,
  proceed,
} from '#test/browser/form.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { conditionsFor, isInstalled, tagsOf, test } from './lab.ts';

/* Pages of partners with the form in a frame (demo/lab/groups/frames.ts). */

/** The words in the row of a frame that follows its form. */
const FOLLOWS = 'as high as the form';

/** The height that the frame has of itself, as a share of the screen's. */
const OWN_HEIGHT = 0.9;

const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0;

async function expectHeight(page: Page, frame: Locator, form: Locator, follows: boolean): Promise<void> {
  const expectedHeight = async () =>
    follows ? heightOf(form) : OWN_HEIGHT * (await page.evaluate(() => innerHeight));
  await expect.poll(async () => Math.abs((await heightOf(frame)) - (await expectedHeight()))).toBeLessThan(2);
}

for (const { title, conditions } of conditionsFor(({ frame }) => frame !== undefined)) {
  test.describe(title, () => {
    for (const { condition, path } of conditions) {
      test(condition.what, { tag: [...tagsOf(condition), '@phone'] }, async ({ page, partner }) => {
        test.skip(!isInstalled(condition), 'A library of this page is not installed.');
        const trouble = await recordTrouble(page);
        await page.goto(partner.origin + path);
        const frame = page.getByTitle('査定フォーム');
        const form = frame.contentFrame().locator('appraisal-form');
        await fillBy(form, { items: [GUITAR] });
        await expectHeight(page, frame, form, condition.differs === FOLLOWS);
        await attach(itemBlock(form, 1), smallPhoto());
        await proceed(form);
        const customer = aCustomer();
        await fillCustomer(form, customer);
        await pressSend(form);
        await expect(form.getByText('このページは一度しか表示されません')).toBeInViewport();
        const requests = await submittedRequests(customer.email);
        expect(requests.map(({ items }) => items[0]?.photos.length)).toEqual([1]);
        expect(await trouble()).toEqual([]);
      });
    }
  });
}
