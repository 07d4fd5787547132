import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { LIMITS } from '#contract/base/limits.ts';
import type { DemoFailure, DemoScope } from '#contract/calls/demo.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import {
  aCustomer,
  addItem,
  alertOf,
  attach,
  chooseCategory,
  customerBox,
  dialogOf,
  fieldMessage,
  fillBy,
  fillCustomer,
  GUITAR,
  itemBlock,
  messagesOf,
  pressSend,
  proceed,
  questionControl,
  sendRequest,
  type TypedCustomer,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { expectApiLimit, hurryTimeouts } from '#test/browser/limits.ts';
import { openPlainPage, type Theme } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { recordForms } from '#test/browser/sent.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

function openFailing(page: Page, theme: Theme, failure: DemoFailure, scope: DemoScope): Promise<Locator> {
  return openPlainPage(page, theme, { 'api-base': `/demo/api/${failure}/${scope}` });
}

async function repair(form: Locator): Promise<void> {
  await form.evaluate((element) => element.removeAttribute('api-base'));
}

async function expectDetails(form: Locator, customer: TypedCustomer): Promise<void> {
  for (const field of ['name1', 'addr1', 'email'] as const) {
    await expect(customerBox(form, field)).toHaveValue(customer[field]);
  }
}

/** A request that the network does not take is sent again after a pause, unless the seller does not want to wait. */
const stopSending = (form: Locator) => form.getByRole('button', { name: '送信をやめる' }).click();

test.describe('A submission that fails', { tag: '@desktop' }, () => {
  // All messages are tested in widget/state/call-messages.test.ts: here are one with a status and one without.
  const FAILURES: readonly (readonly [DemoFailure, string, number | undefined])[] = [
    ['500', '送信に失敗しました (500)', 500],
    ['offline', 'ネットワークエラーが発生しました', undefined],
  ];

  for (const [failure, message, status] of FAILURES) {
    // Clauses 2.8-2, 2.8-4, 2.8-6
    test(`with ${failure} shows 「${message}」, loses nothing, and a second try succeeds`, async ({
      page,
    }) => {
      const themes: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/v1/mucv'))
          themes.push(request.headers()['appraisal-theme']);
      });
      const form = await openFailing(page, 'product', failure, 'submission');
      const detail = form.evaluate(
        (element) =>
          new Promise((resolve) =>
            element.addEventListener('appraisal-form:error', (event) =>
              resolve((event as CustomEvent).detail),
            ),
          ),
      );
      await fillBy(form, { items: [GUITAR] });
      await attach(form, smallPhoto());
      await proceed(form);
      const customer = aCustomer();
      await fillCustomer(form, customer);
      await pressSend(form);
      if (!status) await stopSending(form);
      await expect(form.getByRole('alert')).toHaveText([message]);
      expect(await detail).toEqual({ message, ...(status && { status }) });
      await expectDetails(form, customer);
      await expect(form.getByRole('button', { name: '査定スタート' })).toBeEnabled();
      expect(await submittedRequests(customer.email)).toHaveLength(0);

      await repair(form);
      await pressSend(form);
      await untilThanks(form);
      const [request] = await submittedRequests(customer.email);
      expect(request?.items[0]?.photos).toHaveLength(1);
      // An API that the page names is not told of the theme.
      expect([themes[0], themes.at(-1)]).toEqual([undefined, 'product']);
    });
  }

  // Clause 2.8-3
  test('with no answer times out after 10 s with リクエストがタイムアウトしました', async ({ page }) => {
    const form = await openFailing(page, 'lp', 'silent', 'submission');
    const customer = await sendRequest(form);
    await expect(form.getByRole('button', { name: '送信中...' })).toBeDisabled();
    const startedAt = Date.now();
    await expect(alertOf(form, 'リクエストがタイムアウトしました')).toBeVisible({ timeout: 15_000 });
    expect(Date.now() - startedAt).toBeGreaterThan(8_000);
    await expectDetails(form, customer);
  });

  test('is stored once, even if the server stored it and only its answer was lost', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    await page.route('**/v1/mucv', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const customer = await sendRequest(form);
    await stopSending(form);
    await expect(alertOf(form, 'ネットワークエラーが発生しました')).toBeVisible();
    await page.unroute('**/v1/mucv');
    await pressSend(form);
    await untilThanks(form);
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });

  /** The server refuses the next request. */
  const refuseNext = (page: Page, field: string, message: string) =>
    page.route(
      '**/v1/mucv',
      (route) =>
        route.fulfill({
          status: 422,
          json: {
            error: { code: 'invalid_submission', message: '', details: [{ field, message }], request_id: '' },
          },
        }),
      { times: 1 },
    );

  test('because of a photo leads to that photo, says so there, and succeeds without it', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto('png'), smallPhoto('jpg', 'back.jpg'));
    await proceed(form);
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await refuseNext(page, 'user_form[user_requests][0][item_images][1]', PHOTO_MESSAGES.badType('back.jpg'));
    await pressSend(form);
    await expect(alertOf(form, '対応していないファイル形式です: back.jpg')).toBeInViewport();
    await expect(alertOf(form, '入力内容に誤りがあります')).toBeVisible();
    const remove = form.getByRole('button', { name: 'back.jpgを削除' });
    await expect(remove).toBeFocused();
    await remove.click();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await proceed(form);
    await pressSend(form);
    await untilThanks(form);
    const [request] = await submittedRequests(customer.email);
    expect(request?.items[0]?.photos.map((one) => one.originalName)).toEqual(['watch.png']);
  });

  test('because of a contact detail leads to its field, and says so there', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    await refuseNext(page, 'user_form[address_attributes][tel1]', '正しい電話番号を入力してください');
    await sendRequest(form);
    await expect(fieldMessage(form, '正しい電話番号を入力してください')).toBeVisible();
    await expect(alertOf(form, '入力内容に誤りがあります')).toBeVisible();
    await expect(customerBox(form, 'tel1')).toBeFocused();
    await expect(customerBox(form, 'tel1')).toBeInViewport();
  });

  test('because there were too many says when to try again', async ({ page }) => {
    await page.route('**/v1/mucv', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '541' }, json: {} }),
    );
    const form = await openPlainPage(page, 'lp');
    await sendRequest(form);
    await expect(alertOf(form, '送信に失敗しました (429)')).toContainText(
      // Shortly before midnight the time is one of the next day, and has its date.
      /約10分後（(?:\d+月\d+日 )?\d+:\d\d以降）に、もう一度/,
    );
  });
});

test.describe('A request that lacks something', { tag: '@desktop' }, () => {
  // Clause 2.8-11
  test('of a category that the server does not have any more names the goods', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    // The form of a release that knows one category more than its server.
    await page.route('**/v1/mucv', (route) =>
      route.continue({
        postData: route.request().postData()?.replaceAll(CATEGORY_UUIDS.music, crypto.randomUUID()) ?? '',
      }),
    );
    await sendRequest(form);
    await expect(fieldMessage(form, '無効なカテゴリです: items[0]')).toBeVisible();
    await expect(questionControl(form, '商品カテゴリ')).toBeFocused();
  });

  test('because the page has filled in what is no form data is not sent: each field says what it lacks', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'lp');
    const { name1, kana1, zip1 } = aCustomer();
    const badCustomer = { name1, kana1, zip1, email: null, tel1: 9012345678 };
    await fillBy(form, { items: [GUITAR, null], customer: badCustomer } as never);
    await proceed(form);
    await pressSend(form);
    await expect(messagesOf(form)).toHaveText([
      'メールアドレスを入力してください',
      '電話番号を入力してください',
    ]);
    await expect(customerBox(form, 'email')).toBeFocused();
  });

  test('because the goods are gone leads back to them', async ({ page }) => {
    const form = await openPlainPage(page, 'lp', { step: 'customer' });
    await expect(alertOf(form, '商品が選択されていません。商品を選択してください。')).toBeVisible();
    await fillCustomer(form, aCustomer());
    await pressSend(form);
    await expect(fieldMessage(form, '商品カテゴリを選択してください')).toBeVisible();
    await expect(questionControl(form, '商品カテゴリ')).toBeFocused();
  });
});

test.describe('A submission', { tag: '@desktop' }, () => {
  test('pressed twice is sent and stored once', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/mucv')) calls += 1;
    });
    await toCustomer(form);
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await form.getByRole('button', { name: '査定スタート' }).dblclick();
    await untilThanks(form);
    expect(calls).toBe(1);
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });

  // Clause 2.7-8
  test('is sent without an IP address if the IP service fails', async ({ page }) => {
    const sentForms = await recordForms(page);
    await page.route('**/v1/ip', (route) => route.abort());
    const form = await openPlainPage(page, 'lp');
    const customer = await sendRequest(form);
    await untilThanks(form);
    const [fields = []] = await sentForms();
    expect(fields.map(([name]) => name)).not.toContain('user_form[user_attributes][ip_address]');
    // The server has seen it anyway.
    expect((await submittedRequests(customer.email))[0]?.ipAddress).toBe('127.0.0.1');
  });

  // Clause 2.7-7
  test('waits at most 5 s for the IP address', async ({ page }) => {
    const timeouts = await hurryTimeouts(page, [LIMITS.ipTimeoutMs]);
    await page.route('**/v1/ip', () => {});
    const form = await openPlainPage(page, 'lp');
    await sendRequest(form);
    await untilThanks(form);
    expect(await timeouts()).toContain(5_000);
  });

  // Clause 2.4-26
  test('shows the upload progress of its photos', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    const routes: Route[] = [];
    await page.route('**/v1/mucv', (route) => void routes.push(route));
    await sendRequest(form);
    const button = form.getByRole('button', { name: '送信中...' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => routes.length).toBe(1);
    await routes[0]?.continue();
    await untilThanks(form);
  });
});

test.describe('A catalogue that fails', { tag: '@desktop' }, () => {
  // Clauses 2.2-33, 2.8-17
  test('shows a red message in the picker, with a retry button, at the latest when its time is up', async ({
    page,
  }) => {
    const timeouts = await hurryTimeouts(page);
    const form = await openFailing(page, 'product', 'silent', 'catalogue');
    await chooseCategory(form, '時計');
    await questionControl(form, 'ブランド').click();
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toHaveText('エラーが発生しました: リクエストがタイムアウトしました');
    const isRed = () =>
      alert.evaluate((element) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(
          Number,
        );
        return red > green + blue;
      });
    await expect.poll(isRed).toBe(true);
    await expect(dialogOf(page).getByRole('button', { name: '再試行' })).toBeVisible();
    expectApiLimit(await timeouts());
  });

  // Clause 2.8-15
  test('at the level below the brands shows a message about products', async ({ page }) => {
    await page.route('**/v1/item_masters/level', (route) => route.fulfill({ status: 503, json: {} }));
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    await questionControl(form, 'ブランド').click();
    await dialogOf(page)
      .getByRole('button', { name: /^ROLEX/ })
      .click();
    await expect(dialogOf(page).getByRole('alert')).toHaveText(
      'エラーが発生しました: 商品名データの取得に失敗しました (503)',
    );
  });

  // Clauses 2.2-31, 2.8-18
  test('is loaded again with 再試行, which reloads the page and keeps every answer', async ({ page }) => {
    let fails = true;
    await page.route('**/v1/item_masters/level', (route) =>
      fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR, { category: 'antique', answers: { antiqueType: '着物' } }] });
    await attach(itemBlock(form, 2), smallPhoto());
    await addItem(form);
    const third = itemBlock(form, 3);
    await chooseCategory(third, '時計');
    await questionControl(third, 'ブランド').click();
    await dialogOf(page)
      .getByRole('button', { name: /^ROLEX/ })
      .click();
    await expect(dialogOf(page).getByRole('alert')).toBeVisible();
    const scrollTop = await page.evaluate(() => scrollY);
    fails = false;
    const load = page.waitForEvent('load');
    await dialogOf(page).getByRole('button', { name: '再試行' }).click();
    await load;

    await expect(itemBlock(form, 1)).toContainText('ギター');
    await expect(itemBlock(form, 2).locator('img[src^="blob:"]')).toHaveCount(1);
    await expect(questionControl(third, 'ブランド')).toHaveText('ROLEX（ロレックス）');
    await expect(dialogOf(page)).toHaveAccessibleName('商品名を選択してください');
    await expect(dialogOf(page).getByRole('button', { name: 'デイトナ' }).first()).toBeVisible();
    expect(scrollTop).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrollTop, -1);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.reload();
    await expect(questionControl(third, 'ブランド')).toHaveText('ROLEX（ロレックス）');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  // Clause 2.8-19
  test('leaves empty selects without a message in the brand theme', async ({ page }) => {
    const form = await openFailing(page, 'brand', '500', 'catalogue');
    const answer = page.waitForResponse('**/v1/item_masters/group');
    await chooseCategory(form, '時計');
    await answer;
    const brands = questionControl(form, 'ブランド');
    await expect(brands).toBeEnabled();
    await expect(brands.getByRole('option')).toHaveText(['選択してください']);
    await expect(form.getByRole('alert')).toHaveCount(0);
  });

  // Clause 2.4-48
  test('is called once for two identical questions, and later answers come from the cache', async ({
    page,
  }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/item_masters/group')) calls += 1;
    });
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    for (let time = 0; time < 3; time += 1) {
      await questionControl(form, 'ブランド').click();
      await expect(dialogOf(page).getByRole('button', { name: /^ROLEX/ })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(calls).toBe(1);
  });
});

test.describe('A part of the form that cannot be loaded', { tag: '@desktop' }, () => {
  for (const [part, file] of [
    ['the next step', 'contact'],
    ['a list', 'goods'],
  ] as const) {
    test(`such as ${part}, leaves no blank form: it shows a message, and 再試行 continues with all answers`, async ({
      page,
    }) => {
      const chunk = `**/widget/assets/${file}-*.js`;
      await page.route(chunk, (route) => route.abort());
      const form = await openPlainPage(page, 'product');
      await fillBy(form, { items: [GUITAR] });
      const open = () =>
        part === 'a list'
          ? questionControl(form, '楽器の種類').click()
          : form.getByRole('button', { name: '次へ' }).click();
      const messages = alertOf(form, 'フォームを表示できませんでした');
      // The photos come in the file of the lists, and miss it too.
      const before = part === 'a list' ? 1 : 0;
      await expect(messages).toHaveCount(before);
      await open();
      await expect(messages).toHaveCount(before + 1);
      await page.unroute(chunk);
      const load = page.waitForEvent('load');
      await form.getByRole('button', { name: '再試行' }).first().click();
      await load;
      if (part === 'a list') {
        await open();
        await expect(dialogOf(page)).toBeVisible();
        await page.keyboard.press('Escape');
      } else {
        // A reload stays on the step.
        await expect(customerBox(form, 'name1')).toBeVisible();
        await page.goBack();
      }
      await expect(questionControl(form, '楽器の種類')).toHaveText('ギター');
    });
  }

  test('such as the dialog of the first question, shows a message, and 再試行 opens it', async ({ page }) => {
    const chunk = '**/widget/assets/first-*.js';
    await page.route(chunk, (route) => route.abort());
    const form = await openPlainPage(page, 'product');
    await questionControl(form, '商品カテゴリ').click();
    await expect(alertOf(form, 'フォームを表示できませんでした')).toBeVisible();
    await page.unroute(chunk);
    const load = page.waitForEvent('load');
    await form.getByRole('button', { name: '再試行' }).click();
    await load;
    await questionControl(form, '商品カテゴリ').click();
    await expect(dialogOf(page).getByRole('button', { name: '楽器' })).toBeVisible();
  });
});

test.describe('A thank-you step that cannot be loaded', { tag: '@desktop' }, () => {
  const chunk = '**/widget/assets/thanks-step-*.js';

  test('keeps the request from being sent; a second try sends it', async ({ page }) => {
    await page.route(chunk, (route) => route.abort());
    const form = await openPlainPage(page, 'lp');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await sendRequest(form);
    await expect(alertOf(form, 'ネットワークエラーが発生しました')).toBeVisible();
    expect(requests).not.toContain('/v1/mucv');
    await page.unroute(chunk);
    await pressSend(form);
    await untilThanks(form);
  });

  test('on a page of its own still says that the request is received', async ({ page }) => {
    await page.route(chunk, (route) => route.abort());
    const form = await openPlainPage(page, 'lp');
    await form.evaluate((element) => {
      Reflect.set(element, 'result', { uuid: 'r1', shops: [] });
      element.setAttribute('step', 'thanks');
    });
    await expect(form.getByRole('heading', { name: '査定のご依頼、ありがとうございます' })).toBeVisible();
    await expect(form.getByText('ご依頼を受け付けました。')).toBeVisible();
  });
});

test.describe('An address lookup that fails', { tag: '@phone' }, () => {
  // Clauses 2.8-33, 2.8-34
  test('shows the reason, at the latest when its time is up, and blocks nobody', async ({ page }) => {
    const timeouts = await hurryTimeouts(page);
    const form = await openFailing(page, 'lp', 'silent', 'address');
    await toCustomer(form);
    await fillCustomer(form, aCustomer());
    const status = form.getByRole('status');
    const reason = 'リクエストがタイムアウトしました。しばらく時間をおいて再度お試しください。';
    await expect(status.filter({ hasText: reason })).toBeVisible();
    await expect(status.filter({ hasText: '住所の取得に失敗しました' })).toBeVisible();
    expectApiLimit(await timeouts());
    await pressSend(form);
    await untilThanks(form);
  });

  // Clause 2.8-28
  test('is told where the place is chosen without a postal code', async ({ page }) => {
    await page.route('**/v1/addresses/areas**', (route) => route.fulfill({ status: 400, json: {} }));
    const form = await openPlainPage(page, 'brand');
    await toCustomer(form);
    await form.getByRole('button', { name: '郵便番号がわからない場合' }).click();
    const select = (name: string) => form.getByRole('combobox', { name, exact: true });
    await select('都道府県').selectOption('東京都');
    await select('市区町村').selectOption('千代田区');
    await expect(alertOf(form, 'city_id パラメータが必要です')).toBeVisible();
  });
});

test.describe('A survey that cannot be stored', { tag: '@phone' }, () => {
  for (const failure of ['silent', 'nonsense'] as const) {
    // Clause 2.7-18
    test(`with ${failure} still closes its dialog`, async ({ page }) => {
      if (failure === 'silent') await hurryTimeouts(page);
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      const form = await openFailing(page, 'lp', failure, 'survey');
      await sendRequest(form);
      await untilThanks(form);
      const dialog = dialogOf(page);
      await dialog.getByRole('checkbox', { name: '特になし' }).check();
      await dialog.getByRole('button', { name: '送信する' }).click();
      await dialog.getByRole('textbox').fill('使いやすかったです');
      await dialog.getByRole('button', { name: '送信する' }).click();
      await expect(dialog).toHaveCount(0);
      const logCount = () => errors.filter((text) => text.includes('a survey answer was not stored')).length;
      // The form does not read the answer of a survey, so nonsense is not a failure.
      await expect.poll(logCount).toBe(failure === 'nonsense' ? 0 : 2);
    });
  }
});
