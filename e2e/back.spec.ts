import { expect, type Locator, type Page } from 'playwright/test';
import { recordTrouble } from '#test/browser/events.ts';
import {
  aCustomer,
  chooseCategory,
  customerBox,
  dialogOf,
  fillCustomer,
  pressSend,
  questionControl,
  sendRequest,
  skipSurveys,
  startWith,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { openOwnPage, openPlainPage, snippetOf, untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

const entries = (page: Page) => page.evaluate(() => history.length);
const stateOf = (page: Page) => page.evaluate(() => history.state);
const category = (form: Locator) => questionControl(form, '商品カテゴリ');
const atCustomer = (form: Locator) => expect(customerBox(form, 'name1')).toBeVisible();
const atItems = (form: Locator) => expect(category(form)).toBeVisible();

/** Opens the form on a page that the seller came to from another one. */
async function arrive(page: Page, attributes?: Record<string, string>): Promise<Locator> {
  await page.goto('/demo/plain/baseline.html');
  return openPlainPage(page, 'product', attributes);
}

const hasLeft = (page: Page) => expect(page).toHaveURL(/baseline\.html$/);

test.describe('Back on a partner’s page', { tag: '@phone' }, () => {
  test('closes the dialog, goes a step back, leaves the page; Forward and reload show the step again', async ({
    page,
  }) => {
    const form = await arrive(page);
    const url = page.url();
    const before = await entries(page);
    await toCustomer(form);
    expect(await entries(page)).toBe(before + 1);
    await customerBox(form, 'name1').fill('山田 花子');
    await page.goBack();
    await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
    await page.goForward();
    await expect(customerBox(form, 'name1')).toHaveValue('山田 花子');
    await page.reload();
    await expect(customerBox(form, 'name1')).toHaveValue('山田 花子');
    await page.goBack();
    await category(form).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(category(form)).toBeFocused();
    expect(page.url()).toBe(url);
    await page.goBack();
    await hasLeft(page);
  });

  test('closes the dialog of the categories also where it has gone on, with one entry for all it asked', async ({
    page,
  }) => {
    const form = await arrive(page);
    const before = await entries(page);
    await startWith(form, '時計');
    await expect(dialogOf(page)).toHaveAccessibleName('ブランドを選択してください');
    await dialogOf(page).getByRole('button', { name: '戻る' }).click();
    await startWith(form, 'バッグ');
    await expect(dialogOf(page)).toHaveAccessibleName('ブランドを選択してください');
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(category(form)).toHaveText('バッグ');
    await expect(category(form)).toBeFocused();
    await page.goBack();
    await hasLeft(page);
  });

  test('is not spent on dialogs that the seller has closed', async ({ page }) => {
    const form = await arrive(page);
    const before = await entries(page);
    await chooseCategory(form, '時計');
    await questionControl(form, 'ブランド').click();
    await dialogOf(page).getByRole('button', { name: '閉じる' }).click();
    await questionControl(form, 'ブランド').click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await hasLeft(page);
  });

  test('does not bring the thank-you step back, and Forward does not either', async ({ page }) => {
    const form = await arrive(page);
    await sendRequest(form);
    await untilThanks(form);
    const second = dialogOf(page).getByRole('textbox');
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await expect(second).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText('このページは一度しか表示されません')).toBeVisible();
    await page.goBack();
    await expect(category(form)).toHaveText('選択してください');
    await page.goForward();
    await atItems(form);
    await page.reload();
    await atItems(form);
    await expect(page.getByText('このページは一度しか表示されません')).toHaveCount(0);
  });

  test('finds the seller at the same place of the page after a reload', async ({ page }) => {
    const form = await arrive(page);
    await toCustomer(form);
    const email = customerBox(form, 'email');
    await email.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    const height = async () => Math.round((await email.boundingBox())?.y ?? 0);
    const before = await height();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await page.reload();
    await expect.poll(height).toBe(before);
  });

  test('adds nothing to a page that turns it off', async ({ page }) => {
    const form = await arrive(page, { history: 'none' });
    const before = await entries(page);
    await category(form).click();
    await expect(dialogOf(page)).toBeVisible();
    expect(await entries(page)).toBe(before);
    expect(await stateOf(page)).toBeNull();
  });
});

/** A minimal page with a router of its own: it shows its state. */
const ROUTER = `<nav><button id="more">詳細</button></nav><p role="status"></p><script>
  const show = (view) => { document.querySelector('p').textContent = view; };
  history.replaceState({ view: 'list' }, '');
  show('list');
  addEventListener('popstate', ({ state }) => show(state.view));
  document.getElementById('more').onclick = () => {
    history.pushState({ view: 'more' }, '', '?more');
    show('more');
  };
</script>`;

test.describe('A page around the form', { tag: '@desktop' }, () => {
  test('keeps the state of its own router in every entry', async ({ page }) => {
    const trouble = await recordTrouble(page);
    const form = await openOwnPage(page, ROUTER + snippetOf());
    const view = page.getByRole('status').first();
    await untilInteractive(page);
    await toCustomer(form);
    expect(await stateOf(page)).toMatchObject({ view: 'list' });
    await page.getByRole('button', { name: '詳細' }).click();
    await page.goBack();
    await expect(view).toHaveText('list');
    await atCustomer(form);
    await page.goBack();
    await expect(view).toHaveText('list');
    await atItems(form);
    expect(await stateOf(page)).toMatchObject({ view: 'list' });
    expect(await trouble()).toEqual([]);
  });

  test('may hold two forms, which go back one after the other', async ({ page }) => {
    await openOwnPage(page, `${snippetOf({ id: 'a' })}${snippetOf({ id: 'b' })}`);
    await untilInteractive(page);
    const [first, second] = [page.locator('#a'), page.locator('#b')];
    await toCustomer(first);
    await toCustomer(second);
    await page.goBack();
    await atItems(second);
    await atCustomer(first);
    await page.goBack();
    await atItems(first);
  });

  test('may take the form away while its dialog is open', async ({ page }) => {
    const trouble = await recordTrouble(page);
    const form = await openOwnPage(page, snippetOf());
    await untilInteractive(page);
    await category(form).click();
    await form.evaluate((element) => element.remove());
    await page.goBack();
    expect(await trouble()).toEqual([]);
  });

  test('may be a frame that must not write history', async ({ page }) => {
    const trouble = await recordTrouble(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.assign(History.prototype, { pushState: refuse, replaceState: refuse });
    });
    const form = await openOwnPage(page, snippetOf());
    await untilInteractive(page);
    await sendRequest(form);
    await untilThanks(form);
    expect(await trouble()).toEqual([]);
  });

  test('does not show the thank-you step again when the browser brings the page back as it was left', async ({
    page,
  }) => {
    const form = await openOwnPage(page, snippetOf());
    await untilInteractive(page);
    await sendRequest(form);
    await untilThanks(form);
    await skipSurveys(form);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await atItems(form);
  });
});

test('On our site Back closes a dialog, and the thank-you page does not come back with Forward', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/form');
  const form = page.locator('appraisal-form');
  await untilInteractive(page);
  await category(form).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/form');
  await toCustomer(form);
  await fillCustomer(form, aCustomer());
  await pressSend(form);
  await untilThanks(form);
  await skipSurveys(form);
  await page.goBack();
  await expect(page).toHaveURL('/form');
  await page.goForward();
  await expect(page).toHaveURL('/form');
  await atItems(form);
});
