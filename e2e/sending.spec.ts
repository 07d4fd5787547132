import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { recordAnnouncements } from '#test/browser/announced.ts';
import {
  aCustomer,
  alertOf,
  attach,
  customerBox,
  fillBy,
  fillCustomer,
  GUITAR,
  mainButton,
  pressSend,
  proceed,
  type TypedCustomer,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { phonePhoto } from '#test/browser/phone-photos.ts';
import { recordForms } from '#test/browser/sent.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

async function readyToSend(page: Page): Promise<{ form: Locator; customer: TypedCustomer }> {
  const form = await openPlainPage(page, 'product');
  await toCustomer(form);
  const customer = aCustomer();
  await fillCustomer(form, customer);
  return { form, customer };
}

/** Keeps requests back until the test lets them go. */
async function holdRequests(page: Page): Promise<Route[]> {
  const routes: Route[] = [];
  await page.route('**/v1/mucv', (route) => void routes.push(route));
  return routes;
}

/** A connection with a limit of bytes a second from the phone. */
async function slowUpload(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

test('A seller who asks for quotes first is told so until the thanks, and no shop can see the contact @phone', async ({
  page,
}) => {
  const sentForms = await recordForms(page);
  const { form } = await readyToSend(page);
  const choice = form.getByRole('checkbox', { name: '査定額を先に見て、選んだお店にだけ連絡先を伝える' });
  await expect(choice).not.toBeChecked();
  await expect(form.getByText(/・お名前と連絡先が伝わり、/)).toBeVisible();
  await choice.check();
  await expect(form.getByText(/選んだお店（3社まで）にだけ伝わります。/)).toBeVisible();
  await expect(form.getByText(/・お名前と連絡先が伝わり、/)).toHaveCount(0);
  await pressSend(form);
  await untilThanks(form);
  await expect(form.getByText('連絡先は、お客様が選んだお店にだけ伝わります。')).toBeVisible();
  const [fields = []] = await sentForms();
  expect(fields).toContainEqual(['quotes_first', 'true']);
});

test.describe('While a request is sent', { tag: '@phone' }, () => {
  test('nothing can be edited, the focus stays in the form, and it is announced once', async ({ page }) => {
    const routes = await holdRequests(page);
    const { form } = await readyToSend(page);
    const announcements = await recordAnnouncements(form);
    await customerBox(form, 'tel1').press('Enter');
    await expect(form.getByRole('button', { name: '送信中...' })).toBeFocused();
    for (const field of ['name1', 'zip1', 'email', 'tel1'] as const) {
      await expect(customerBox(form, field)).toBeDisabled();
    }
    await expect(form.getByRole('checkbox', { name: /に同意する/ })).toBeDisabled();
    await expect(form.getByRole('button', { name: '商品情報入力に戻る' })).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect.poll(() => routes.length).toBe(1);
    expect(await announcements()).toEqual(['送信しています。このままお待ちください。']);
    await routes[0]?.abort();
    await expect.poll(() => routes.length).toBe(2);
    await routes[1]?.continue();
    await untilThanks(form);
    expect((await announcements()).slice(0, 3)).toEqual([
      '送信しています。このままお待ちください。',
      'ネットワークエラーが発生しました。2秒後に、もう一度送信します。',
      '通信が途切れたため、もう一度送信しています。このままお待ちください。',
    ]);
  });

  test('the fields can be edited again after a failure, and the focus is still there', {
    tag: '@all',
  }, async ({ page }) => {
    await page.route('**/v1/mucv', (route) => route.fulfill({ status: 500, json: {} }));
    const { form } = await readyToSend(page);
    await customerBox(form, 'tel1').press('Enter');
    await expect(alertOf(form, '送信に失敗しました (500)')).toBeVisible();
    await expect(mainButton(form)).toBeFocused();
    await expect(customerBox(form, 'email')).toBeEditable();
  });

  test('over a slow line the seller sees percent and remaining time, for longer than ten seconds', {
    tag: '@all',
  }, async ({ page }) => {
    const form = await openPlainPage(page, 'product', { photos: 'original' });
    await fillBy(form, { items: [GUITAR] });
    const photo = await phonePhoto();
    await attach(form, photo);
    await proceed(form);
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await slowUpload(page, photo.buffer.length / 12);
    const startedAt = Date.now();
    await pressSend(form);
    await expect(form.getByText(/^\d+%・残り約\d+秒$/)).toBeVisible();
    await expect(form.getByText(/^[5-9]\d%・残り約[1-9]秒$/)).toBeVisible({ timeout: 20_000 });
    await expect(form.getByText('このページは一度しか表示されません')).toBeVisible({ timeout: 20_000 });
    expect(Date.now() - startedAt).toBeGreaterThan(10_000);
    expect((await submittedRequests(customer.email))[0]?.items[0]?.photos).toHaveLength(1);
  });
});

test.describe('A request that the network does not take', { tag: '@phone' }, () => {
  test('is sent again by itself, whole and under the same key, and stored once', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/v1/mucv', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first time the server has it, and only its answer is lost.
      if (keys.length === 1) await route.fetch();
      if (keys.length < 3) await route.abort('connectionreset');
      else await route.continue();
    });
    const { form, customer } = await readyToSend(page);
    await pressSend(form);
    await form.getByRole('button', { name: '今すぐ送信する' }).click();
    await expect.poll(() => keys.length).toBe(2);
    await form.getByRole('button', { name: '今すぐ送信する' }).click();
    await untilThanks(form);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });

  test('pauses with words, and stops if the seller does not want to wait', async ({ page }) => {
    let tries = 0;
    await page.route('**/v1/mucv', (route) => {
      tries += 1;
      return route.abort('connectionreset');
    });
    const { form, customer } = await readyToSend(page);
    await pressSend(form);
    await expect(
      form.getByText(/^ネットワークエラーが発生しました。8秒後に、もう一度送信します。$/).first(),
    ).toBeVisible();
    expect(tries).toBe(2);
    await form.getByRole('button', { name: '送信をやめる' }).click();
    await expect(alertOf(form, 'ネットワークエラーが発生しました')).toBeVisible();
    await expect(mainButton(form)).toBeFocused();
    await expect(customerBox(form, 'email')).toHaveValue(customer.email);
    expect(tries).toBe(2);
  });
});

test.describe('Without a line', { tag: '@phone' }, () => {
  test('a request waits, and is sent when the line is back and the seller agrees', async ({
    page,
    context,
  }) => {
    const { form, customer } = await readyToSend(page);
    await context.setOffline(true);
    await pressSend(form);
    await expect(alertOf(form, '電波が届いていないため、送信できません')).toBeVisible();
    await expect(customerBox(form, 'email')).toBeEditable();
    await context.setOffline(false);
    await expect(alertOf(form, '電波が戻りました。送信しますか？')).toBeVisible();
    expect(await submittedRequests(customer.email)).toEqual([]);
    await form.getByRole('button', { name: '送信する', exact: true }).click();
    await untilThanks(form);
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });

  test('nothing is sent if the seller puts it off, until the main button is pressed', {
    tag: '@all',
  }, async ({ page, context }) => {
    const { form, customer } = await readyToSend(page);
    await context.setOffline(true);
    await pressSend(form);
    await context.setOffline(false);
    await form.getByRole('button', { name: 'あとで' }).click();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await expect(mainButton(form)).toBeFocused();
    expect(await submittedRequests(customer.email)).toEqual([]);
    await pressSend(form);
    await untilThanks(form);
  });

  test('a request that was on its way is stored once', { tag: '@all' }, async ({ page, context }) => {
    const { form, customer } = await readyToSend(page);
    await page.route('**/v1/mucv', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('connectionreset');
    });
    await pressSend(form);
    await expect(alertOf(form, '電波が届いていないため、送信できません')).toBeVisible();
    await page.unroute('**/v1/mucv');
    await context.setOffline(false);
    await form.getByRole('button', { name: '送信する', exact: true }).click();
    await untilThanks(form);
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });
});
