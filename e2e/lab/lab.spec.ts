import { expect, type Locator, type Page } from 'playwright/test';
import { recordTrouble } from '#test/browser/events.ts';
import {
  aCustomer,
  fillBy,
  fillCustomer,
  GUITAR,
  itemBlock,
  mainButton,
  pageOf,
  pressSend,
  proceed,
  skipSurveys,
  type TypedCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { fillGoods, LISTED } from '#test/browser/goods.ts';
import { sidewaysScroll } from '#test/browser/measure.ts';
import { untilInteractive } from '#test/browser/pages.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import type { LabCondition, LabScreen } from '../../demo/lab/condition.ts';
import { conditionsFor, isInstalled, tagsOf, test } from './lab.ts';
import { changes, formListeners, heldDatabases, type PageState, pageState, remove } from './page-state.ts';
import { differingShare } from './same-pixels.ts';

/*
 * The lab: pages of partners with something that could disturb the form, and which the form could disturb. Each is a
 * row of demo/lab/groups/. They are on an origin of their own, as partners' pages are.
 */

/** At most this share of the form's pixels may differ from those of a plain page. */
const MOST_DIFFERING = 0.005;

/** They wait for buttons that open the form in a dialog, and for frames; the third is React's own, once for each page. */
const STAYING = [
  'window: click',
  'window: message',
  ...(process.env.FORM_LIBRARY === 'react' ? ['document: selectionchange'] : []),
];

const screenOf = (page: Page): LabScreen => ((page.viewportSize()?.width ?? 0) < 600 ? 'phone' : 'desktop');

const boxOf = (form: Locator) => form.locator('.form');

/** A field of each page has the focus as soon as the browser gives it. */
const untilFocused = (page: Page) => expect(page.getByLabel('ページの入力欄')).toBeFocused();

/** The page's state and its troubles without the form. */
async function withoutForm(page: Page, address: string): Promise<PageState & { trouble: string[] }> {
  const bare = await page.context().newPage();
  const trouble = await recordTrouble(bare);
  await bare.goto(`${address}?without`);
  await untilFocused(bare);
  const state = { ...(await pageState(bare)), trouble: await trouble() };
  await bare.close();
  return state;
}

/**
 * A picture of the form once it says how many shops there are, as it does after a touch or a scroll: taking the picture
 * may scroll.
 */
async function shotOf(form: Locator): Promise<Buffer> {
  await expect(async () => {
    await form.dispatchEvent('pointermove');
    await expect(form.locator('.able')).toBeVisible({ timeout: 1000 });
  }).toPass();
  return boxOf(form).screenshot();
}

/** The form in a plain page, at the same place and as wide as here. */
async function plainShot(page: Page, origin: string, box: { x: number; y: number; width: number }) {
  const plain = await page.context().newPage();
  const query = new URLSearchParams({ left: `${box.x}`, top: `${box.y % 1}`, width: `${box.width}` });
  await plain.goto(`${origin}/plain.html?${query}`);
  await untilInteractive(plain);
  const shot = await shotOf(plain.locator('appraisal-form'));
  await plain.close();
  return shot;
}

async function looksAsInPlainPage(form: Locator, origin: string, condition: LabCondition): Promise<void> {
  const page = pageOf(form);
  const box = await boxOf(form).boundingBox();
  if (!box) throw new Error('The form has no box.');
  if (condition.width)
    expect(box.width, 'the width of the form').toBeCloseTo(condition.width(screenOf(page)), 0);
  if (condition.differs) return;
  const shot = await shotOf(form);
  const share = await differingShare(shot, await plainShot(page, origin, box));
  expect(share, 'the share of pixels that differ').toBeLessThanOrEqual(MOST_DIFFERING);
}

/** A seller's way through the form, with a photo. */
async function sendsRequest(form: Locator): Promise<void> {
  await fillGoods(itemBlock(form, 1), 'antique', LISTED.antique, 'product');
  await proceed(form);
  const customer = aCustomer();
  await fillCustomer(form, customer);
  await arrives(form, customer, 1);
}

/** The same in XHTML, where Playwright knows neither labels nor places for files. */
async function sendsRequestInXhtml(form: Locator): Promise<void> {
  const customer = aCustomer();
  await fillBy(form, { items: [GUITAR], customer: { ...customer, agreedToTerms: true } });
  await mainButton(form).click();
  await arrives(form, customer, 0);
}

async function arrives(form: Locator, customer: TypedCustomer, photos: number): Promise<void> {
  await pressSend(form);
  await untilThanks(form);
  await skipSurveys(form);
  const requests = await submittedRequests(customer.email);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.items[0]?.photos).toHaveLength(photos);
}

/** Conditions of other kinds have tests of their own. */
const isPage = ({ frame, fault, leaves, dialog }: LabCondition) =>
  frame === undefined && !fault && !leaves && !dialog;

async function callItself(page: Page, userAgent: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setUserAgentOverride', { userAgent });
}

for (const { title, conditions } of conditionsFor(isPage)) {
  test.describe(title, () => {
    for (const { condition, path } of conditions) {
      test(condition.what, { tag: tagsOf(condition) }, async ({ page, partner }) => {
        test.skip(!isInstalled(condition), 'A library of this page is not installed.');
        const address = partner.origin + path;
        if (condition.userAgent) await callItself(page, condition.userAgent);
        const bare = await withoutForm(page, address);
        const trouble = await recordTrouble(page);
        await page.goto(address);
        const form = page.locator('appraisal-form');
        await untilInteractive(page).catch(async () => expect(await trouble()).toEqual(bare.trouble));
        await untilFocused(page);
        const { lasting, passing } = await pageState(page);
        expect(changes(bare.lasting, lasting), 'what the form changes of the page').toEqual([]);
        expect(changes(bare.passing, passing), 'what it does before the seller').toEqual([]);
        expect(await sidewaysScroll(form), 'how far the page can be scrolled sideways').toBe(bare.sideways);
        if (condition.opener) await page.getByRole('button', { name: condition.opener }).click();
        await looksAsInPlainPage(form, partner.origin, condition);
        await (condition.type ? sendsRequestInXhtml(form) : sendsRequest(form));
        await remove(form);
        const staying = async () =>
          (await formListeners(page)).filter((listener) => !STAYING.includes(listener));
        await expect.poll(staying, 'listeners of the form that stay').toEqual([]);
        expect(await heldDatabases(page), 'databases that the form holds open').toEqual([]);
        const after = await pageState(page);
        expect(changes(bare.lasting, after.lasting), 'what it leaves behind').toEqual([]);
        expect(await trouble()).toEqual(bare.trouble);
      });
    }
  });
}
