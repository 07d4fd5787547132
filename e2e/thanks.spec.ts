import { expect, type Locator, type Page, test } from 'playwright/test';
import { dialogOf, question, sendRequest, skipSurveys, untilThanks } from './support/form.ts';
import { openPlainPage } from './support/pages.ts';
import { submittedRequests } from './support/stored.ts';

/** The flags in session storage after a survey is done. */
const SURVEY_KEYS = {
  interests: 'appraisal-form:survey-interests-done',
  feedback: 'appraisal-form:survey-feedback-done',
};

const UUID = '8f2b6c1e-4f3a-4a62-9a51-0d6f5e4c3b21';

const SHOP = {
  company_shop_name: '買取のやまだ 銀座店',
  tel: '03-1234-5678',
  address: '東京都中央区銀座1-2-3',
  website_url: 'https://shop.example.com/ginza',
  pr_comment: '丁寧に\n査定します。\r\n出張も承ります。',
};

/** Opens the thank-you step with a given answer of the server. */
async function openThanks(
  page: Page,
  answer: unknown,
  attributes: Record<string, string> = {},
): Promise<Locator> {
  await page.route('**/v1/mucv', (route) => route.fulfill({ json: answer }));
  const form = await openPlainPage(page, 'lp', attributes);
  await sendRequest(form);
  await untilThanks(form);
  return form;
}

const flags = (page: Page) =>
  page.evaluate(
    (keys) =>
      Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, sessionStorage.getItem(key)])),
    SURVEY_KEYS,
  );

test.describe('The thank-you step', { tag: '@phone' }, () => {
  test('says that it is shown only once, thanks the seller, and says that the shops will call or write', async ({
    page,
  }) => {
    const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP] });
    await skipSurveys(form);
    await expect(form.getByRole('note')).toContainText('このページは一度しか表示されません');
    await expect(form.getByRole('heading', { name: '査定のご依頼、ありがとうございます' })).toBeVisible();
    await expect(
      form.getByText('下記の買取店から、お電話またはメールで順次ご連絡いたします。'),
    ).toBeVisible();
  });

  test('shows each shop with name, comment in one line, address, number to call and site', async ({
    page,
  }) => {
    const form = await openThanks(page, {
      uuid: UUID,
      company_shops: [SHOP, { ...SHOP, company_shop_name: '' }],
    });
    await skipSurveys(form);
    const card = form.getByRole('article', { name: '買取のやまだ 銀座店' });
    await expect(card.getByText('丁寧に 査定します。 出張も承ります。', { exact: true })).toBeVisible();
    await expect(card.getByText('東京都中央区銀座1-2-3')).toBeVisible();
    await expect(card.getByRole('link', { name: '03-1234-5678' })).toHaveAttribute('href', 'tel:0312345678');
    const site = card.getByRole('link', { name: /公式サイトを見る/ });
    await expect(site).toHaveAttribute('href', 'https://shop.example.com/ginza');
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(form.getByRole('article', { name: '店舗名未設定' })).toBeVisible();
    await expect(form.getByText('2社')).toBeVisible();
  });

  test('leads to the page of the request, on a page of a partner in a new tab', async ({ page }) => {
    const request_url = 'https://takakurabe.example/requests/abc';
    const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP], request_url });
    await skipSurveys(form);
    const link = form.getByRole('link', { name: /ご依頼の状況を確認する/ });
    await expect(link).toHaveAttribute('href', request_url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test('leads to it in the same tab on its own host', async ({ page, baseURL }) => {
    const request_url = `${baseURL}/requests/abc`;
    const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP], request_url });
    await skipSurveys(form);
    const link = form.getByRole('link', { name: 'ご依頼の状況を確認する', exact: true });
    await expect(link).toHaveAttribute('href', request_url);
    await expect(link).not.toHaveAttribute('target', /./);
  });

  // An answer without an address is read in contract/schemas.test.ts.
  for (const request_url of ['javascript:alert(1)', '/requests/abc'])
    test(`says nothing of a page of the request where there is none: ${request_url}`, async ({ page }) => {
      const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP], request_url });
      await skipSurveys(form);
      await expect(form.getByRole('article')).toHaveCount(1);
      await expect(form.getByRole('link', { name: /ご依頼の状況/ })).toHaveCount(0);
    });

  test('accepts a list of answers and a single answer', async ({ page }) => {
    const form = await openThanks(page, [
      { uuid: UUID, company_shops: [SHOP] },
      { company_shops: [{ ...SHOP, company_shop_name: '二番目の店' }] },
    ]);
    await skipSurveys(form);
    await expect(form.getByRole('article')).toHaveCount(2);
  });

  test('leaves out missing details of a shop, and makes no link from an invalid URL', async ({ page }) => {
    const form = await openThanks(page, {
      uuid: UUID,
      company_shops: [
        { company_shop_name: '無口な店', website_url: 'javascript:alert(1)', tel: '', pr_comment: null },
      ],
    });
    await skipSurveys(form);
    const card = form.getByRole('article', { name: '無口な店' });
    await expect(card.getByRole('link')).toHaveCount(0);
    await expect(card.getByRole('definition')).toHaveCount(0);
  });

  test('shows a message if no shop was found', async ({ page }) => {
    const form = await openThanks(page, { uuid: UUID, company_shops: [] });
    await skipSurveys(form);
    await expect(form.getByText('表示できる店舗情報がありません。')).toBeVisible();
    await expect(form.getByRole('article')).toHaveCount(0);
  });

  test('is gone after a reload, and the form is empty again', async ({ page }) => {
    const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP] });
    await page.reload();
    await expect(question(form, '商品カテゴリ')).toHaveText('選択してください');
    await expect(page.getByText('このページは一度しか表示されません')).toHaveCount(0);
  });

  const PUSH = { event: 'appraisal_form_thanks', user_uuid: UUID };
  for (const [where, hasLayer, attributes, layer] of [
    ['in a page with a data layer tells it the uuid of the request, once', true, {}, [PUSH]],
    ['in a page without one makes none', false, {}, undefined],
    ['in a page that asks for one makes it', false, { 'data-layer': 'create' }, [PUSH]],
    ['tells nothing to a page that counts by the event', true, { 'data-layer': 'none' }, []],
  ] as const)
    test(where, async ({ page }) => {
      if (hasLayer) await page.addInitScript('window.dataLayer = []');
      const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP] }, attributes);
      await skipSurveys(form);
      expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual(layer);
    });
});

/** The top and bottom of a part on the screen. */
async function edgesOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? 0) };
}

test.describe('The surveys', { tag: '@phone' }, () => {
  const dialog = (page: Page) => dialogOf(page);
  const answerInterests = async (page: Page, ...labels: string[]) => {
    for (const label of labels) await dialog(page).getByRole('checkbox', { name: label }).check();
    await dialog(page).getByRole('button', { name: '送信する' }).click();
  };

  test('come one after the other, and both answers are stored with the request', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    const customer = await sendRequest(form);
    await untilThanks(form);
    expect(await flags(page)).toEqual({ interests: null, feedback: null });

    const interests = page.waitForResponse('**/v1/ucv/sa');
    await answerInterests(page, 'NISA・iDeCo', '株式投資');
    await expect(dialog(page)).toHaveAccessibleName('ご意見をお聞かせください');
    expect(await flags(page)).toEqual({ interests: 'done', feedback: null });
    const feedback = page.waitForResponse('**/v1/ucv/sf');
    await dialog(page).getByRole('textbox').fill('とても簡単でした\nありがとう');
    await dialog(page).getByRole('button', { name: '送信する' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await flags(page)).toEqual({ interests: 'done', feedback: 'done' });

    const [stored] = await submittedRequests(customer.email);
    const sent = async (response: typeof interests) => {
      const request = (await response).request();
      return [request.method(), request.postDataJSON()];
    };
    expect(await sent(interests)).toEqual([
      'PATCH',
      { uuid: stored?.uuid, survay_answer: '["株式投資","NISA・iDeCo"]' },
    ]);
    expect(await sent(feedback)).toEqual([
      'PATCH',
      { uuid: stored?.uuid, survey_feedback: 'とても簡単でした\nありがとう' },
    ]);
    await expect
      .poll(async () => (await submittedRequests(customer.email))[0])
      .toMatchObject({ interests: ['株式投資', 'NISA・iDeCo'], feedback: 'とても簡単でした\nありがとう' });
  });

  test('clear the other answers for 特になし, and 特になし for any other answer', async ({ page }) => {
    await openThanks(page, { uuid: UUID, company_shops: [SHOP] });
    const box = (name: string) => dialog(page).getByRole('checkbox', { name });
    await box('株式投資').check();
    await box('不動産投資').check();
    await box('特になし').check();
    await expect(box('株式投資')).not.toBeChecked();
    await expect(box('不動産投資')).not.toBeChecked();
    await box('NISA・iDeCo').check();
    await expect(box('特になし')).not.toBeChecked();
  });

  test('need an answer, or can be closed', async ({ page }) => {
    await openThanks(page, { uuid: UUID, company_shops: [SHOP] });
    await answerInterests(page);
    await expect(dialog(page).getByRole('alert')).toContainText('ひとつ以上お選びください');
    await expect(dialog(page).getByRole('checkbox').first()).toBeFocused();
    await answerInterests(page, '特になし');
    await dialog(page).getByRole('textbox').fill('  ');
    await dialog(page).getByRole('button', { name: '送信する' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('ご意見をご記入いただくか');
    await skipSurveys(page);
    expect(await flags(page)).toEqual({ interests: 'done', feedback: null });
  });

  test('open once per session: after the first one only the second opens, after both none', async ({
    page,
  }) => {
    const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP] });
    await answerInterests(page, '特になし');
    await skipSurveys(page);
    await page.reload();
    await sendRequest(form);
    await expect(dialog(page)).toHaveAccessibleName('ご意見をお聞かせください');
    await dialog(page).getByRole('textbox').fill('二度目です');
    await dialog(page).getByRole('button', { name: '送信する' }).click();
    await page.reload();
    await sendRequest(form);
    await untilThanks(form);
    await expect(form.getByRole('article')).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`cover neither thanks nor notice nor the first shop on ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP, SHOP, SHOP, SHOP] });
      await expect(dialog(page)).toHaveAccessibleName('簡単なアンケートのお願い');
      const heading = form.getByRole('heading', { name: '査定のご依頼、ありがとうございます' });
      await expect(heading).toBeFocused();
      const bar = await edgesOf(form.locator('[part=progress]'));
      const sheet = await edgesOf(dialog(page));
      for (const part of [form.getByRole('note'), heading]) {
        const { top, bottom } = await edgesOf(part);
        expect(top).toBeGreaterThanOrEqual(bar.bottom);
        expect(bottom).toBeLessThanOrEqual(Math.min(size.height, sheet.top));
      }
      const shop = await edgesOf(form.getByRole('article').first());
      expect(shop.bottom).toBeLessThanOrEqual(sheet.top);
      // It is all there as soon as there is room.
      await page.evaluate((by) => scrollBy(0, by), shop.bottom);
      await expect(dialog(page).getByRole('button', { name: '送信する' })).toBeInViewport();
    });
  }

  test('that are closed without an answer open again later', async ({ page }) => {
    const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP] });
    await expect(dialog(page)).toHaveAccessibleName('簡単なアンケートのお願い');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveAccessibleName('ご意見をお聞かせください');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await flags(page)).toEqual({ interests: null, feedback: null });
    await page.reload();
    await sendRequest(form);
    await expect(dialog(page)).toHaveAccessibleName('簡単なアンケートのお願い');
  });

  test('send nothing if the server returned no request id', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/v1/ucv/')) calls += 1;
    });
    await openThanks(page, { company_shops: [SHOP] });
    await answerInterests(page, '特になし');
    await dialog(page).getByRole('textbox').fill('ありがとう');
    await dialog(page).getByRole('button', { name: '送信する' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(calls).toBe(0);
  });
});

test.describe('The companion app', () => {
  const STEPS = [
    'お悩み発生',
    '業者探し',
    '見積依頼',
    '日程調整',
    '見積比較',
    '業者決め',
    '作業',
    'お支払い',
  ];

  test('is shown in eight steps, which work with the keyboard and a screen reader', {
    tag: '@phone',
  }, async ({ page }) => {
    const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP] });
    await skipSurveys(form);
    const slides = form.getByRole('group', { name: 'アプリでできること' }).getByRole('listitem');
    await expect(slides.getByRole('heading')).toHaveText(STEPS);
    const next = form.getByRole('button', { name: '次のステップへ' });
    const previous = form.getByRole('button', { name: '前のステップへ' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.press('Enter');
    await expect(form.getByText(/^8ステップ中2/)).toBeAttached();
    for (let presses = 0; presses < 8; presses += 1) await next.press('Space');
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await previous.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'false');
  });

  test('has links to both stores on a phone', { tag: '@phone' }, async ({ page }) => {
    const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP] });
    await skipSurveys(form);
    await expect(form.getByRole('link', { name: /^App Storeで入手する/ })).toHaveAttribute(
      'href',
      'https://apps.apple.com/jp/',
    );
    await expect(form.getByRole('link', { name: /^Google Playで入手する/ })).toHaveAttribute(
      'href',
      'https://play.google.com/store/apps',
    );
    await expect(form.getByRole('button', { name: 'QRコードでダウンロード' })).toHaveCount(0);
  });

  test('has two QR codes on a larger screen, in a dialog that returns the focus', {
    tag: '@desktop',
  }, async ({ page }) => {
    const form = await openThanks(page, { uuid: UUID, company_shops: [SHOP] });
    await skipSurveys(form);
    const button = form.getByRole('button', { name: 'QRコードでダウンロード' });
    await button.click();
    await expect(dialogOf(page)).toHaveAccessibleName('スマートフォンで読み取ってください');
    await expect(dialogOf(page).getByRole('img')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(form.getByRole('link', { name: /で入手する/ })).toHaveCount(0);
  });
});
