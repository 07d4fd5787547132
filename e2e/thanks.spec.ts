import { expect, type Locator, type Page } from 'playwright/test';
import { dialogOf, sendRequest, skipSurveys, untilThanks } from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

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
  // The other settings are held by widget/base/analytics.test.ts and measuring.spec.ts.
  // Clause 2.4-40
  test('tells the uuid of the request, once, to the data layer that the page asks for', async ({ page }) => {
    const answer = { uuid: UUID, company_shops: [SHOP] };
    const form = await openThanks(page, answer, { 'data-layer': 'create' });
    await skipSurveys(form);
    const events = await page.evaluate(() => Reflect.get(window, 'dataLayer'));
    expect(events).toEqual([{ event: 'appraisal_form_thanks', user_uuid: UUID }]);
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

  // Clauses 2.1-10, 2.2-126, 2.4-36, 2.4-38
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

    const [submission] = await submittedRequests(customer.email);
    const callOf = async (response: typeof interests) => {
      const request = (await response).request();
      return [request.method(), request.postDataJSON()];
    };
    expect(await callOf(interests)).toEqual([
      'PATCH',
      { uuid: submission?.uuid, survay_answer: '["株式投資","NISA・iDeCo"]' },
    ]);
    expect(await callOf(feedback)).toEqual([
      'PATCH',
      { uuid: submission?.uuid, survey_feedback: 'とても簡単でした\nありがとう' },
    ]);
    await expect
      .poll(async () => (await submittedRequests(customer.email))[0])
      .toMatchObject({ interests: ['株式投資', 'NISA・iDeCo'], feedback: 'とても簡単でした\nありがとう' });
  });

  // Clauses 2.4-35, 2.4-37
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
      // The sheet is all there as soon as there is room.
      await page.evaluate((by) => scrollBy(0, by), shop.bottom);
      await expect(dialog(page).getByRole('button', { name: '送信する' })).toBeInViewport();
    });
  }
});
