import { expect, type Page } from 'playwright/test';
import {
  aCustomer,
  alertOf,
  customerBox,
  fillBy,
  fillCustomer,
  GUITAR,
  itemBlock,
  pressSend,
  proceed,
  questionControl,
  skipSurveys,
  untilThanks,
} from '#test/browser/form.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

const formOn = (page: Page) => page.locator('appraisal-form');

/** Fills in the items and goes on to the customer step. */
async function toCustomerPage(page: Page): Promise<void> {
  await fillBy(formOn(page), { items: [GUITAR] });
  await proceed(formOn(page));
  await expect(page).toHaveURL('/customer-form');
}

test.describe('An appraisal on the form pages of the site', () => {
  // Clauses 1.2-2, 1.2-3, 1.2-4, 1.2-37, 2.2-1, 2.2-3, 2.2-5
  test('a seller comes from the home page, and each step has its own URL', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: '無料で一括査定をはじめる' }).first().click();
    await expect(page).toHaveURL('/form');
    await expect(page).toHaveTitle(/^一括査定依頼フォーム/);
    await toCustomerPage(page);
    await expect(page).toHaveTitle(/お客様情報の入力/);
    const customer = aCustomer();
    await fillCustomer(formOn(page), customer);
    await pressSend(formOn(page));
    await untilThanks(page);
    await expect(page).toHaveURL('/thanks');
    await expect(page).toHaveTitle(/お申し込み完了/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });

  test('a seller who opens the contact details without goods reads so at once and is led back @phone', async ({
    page,
  }) => {
    await page.goto('/customer-form');
    await expect(alertOf(page, '商品が選択されていません。商品を選択してください。')).toBeVisible();
    await formOn(page).getByRole('button', { name: '商品を選択する' }).click();
    await expect(page).toHaveURL('/form');
  });

  test('Back, Forward and visits to other pages of the site lose nothing that was typed @phone', async ({
    page,
  }) => {
    await page.goto('/form');
    await toCustomerPage(page);
    await customerBox(formOn(page), 'name1').fill('山田 花子');
    await page.goBack();
    await expect(page).toHaveURL('/form');
    await expect(questionControl(itemBlock(formOn(page), 1), '商品カテゴリ')).toContainText('楽器');
    await page.goForward();
    await expect(page).toHaveURL('/customer-form');
    await expect(customerBox(formOn(page), 'name1')).toHaveValue('山田 花子');
    await page.reload();
    await expect(customerBox(formOn(page), 'name1')).toHaveValue('山田 花子');
  });

  // Clause 2.2-6
  test('the thank-you page is shown once: Back and reload neither send the request nor show the page again @phone', async ({
    page,
  }) => {
    await page.goto('/form');
    await toCustomerPage(page);
    const customer = aCustomer();
    await fillCustomer(formOn(page), customer);
    await pressSend(formOn(page));
    await untilThanks(page);
    await skipSurveys(page);
    await page.reload();
    await expect(page).toHaveURL('/form');
    await expect(page.getByText('このページは一度しか表示されません')).toHaveCount(0);
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });

  // Clause 2.2-7
  test('the thank-you page without a request redirects to the form @desktop', async ({ page }) => {
    await page.goto('/thanks');
    await expect(page).toHaveURL('/form');
    await expect(itemBlock(formOn(page), 1)).toBeVisible();
  });

  test('a seller who starts with the contact details is sent to the goods and keeps what was typed @desktop', async ({
    page,
  }) => {
    await page.goto('/customer-form');
    const customer = aCustomer();
    await fillCustomer(formOn(page), customer);
    await pressSend(formOn(page));
    await expect(page).toHaveURL('/form');
    await toCustomerPage(page);
    await expect(customerBox(formOn(page), 'email')).toHaveValue(customer.email);
  });

  // Clause 1.2-136
  test('/form/ with a slash, as in old links, works too @desktop', async ({ page }) => {
    await page.goto('/form/');
    await expect(itemBlock(formOn(page), 1)).toBeVisible();
    await toCustomerPage(page);
  });
});

test.describe('An appraisal on a landing page', () => {
  for (const [path, label, selection] of [
    ['/lp/tokei', '時計', ''],
    ['/lp/gold', '金・貴金属', ''],
    ['/lp/kotto/kosen', '骨董品', '古銭・小判'],
    ['/lp/kotto/kimono', '骨董品', '着物'],
  ] as const) {
    // Clauses 1.2-156, 1.2-157
    test(`${path} starts with ${selection || label} @desktop`, async ({ page }) => {
      await page.goto(path);
      await formOn(page).scrollIntoViewIfNeeded();
      const item = itemBlock(formOn(page), 1);
      await expect(item.getByText(label).first()).toBeVisible();
      if (selection) await expect(item.getByText(selection).first()).toBeVisible();
    });
  }

  // Clauses 1.2-155, 2.2-8, 2.2-9
  test('a seller reads, presses a button, and sends the request without leaving the page', async ({
    page,
  }) => {
    await page.goto('/lp/music');
    await page.getByRole('link', { name: '無料で一括査定をはじめる' }).first().click();
    await expect(page.locator('#appraisal-form')).toBeInViewport();
    const form = formOn(page);
    await fillBy(form, { items: [GUITAR] });
    await proceed(form);
    expect(new URL(page.url()).pathname).toBe('/lp/music');
    const customer = aCustomer();
    await fillCustomer(form, customer);
    await pressSend(form);
    await untilThanks(page);
    expect(new URL(page.url()).pathname).toBe('/lp/music');
    expect(await submittedRequests(customer.email)).toHaveLength(1);
  });

  test('who only reads does not load the form, which comes when the visitor comes near it @desktop', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/widget/form.js')) scripts.push(request.url());
    });
    await page.goto('/lp/tokei', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByRole('region', { name: 'お客様の声' }).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => customElements.get('appraisal-form'));
    expect(scripts).toHaveLength(1);
  });

  test('the next landing page starts with its own goods @desktop', async ({ page }) => {
    await page.goto('/lp/kotto/kimono');
    await expect(itemBlock(formOn(page), 1).getByText('着物').first()).toBeVisible();
    await page.goto('/lp/tokei');
    const item = itemBlock(formOn(page), 1);
    await expect(item.getByText('時計').first()).toBeVisible();
    await expect(item.getByText('着物')).toHaveCount(0);
  });
});

test.describe('Where a seller came from @desktop', () => {
  test('is read on the first page, and lasts over links and loads to the request', async ({ page }) => {
    await page.goto('/about?utm_source=letter&utm_medium=mail&utm_campaign=spring', {
      referer: 'https://www.google.com/',
    });
    await page.waitForFunction(() => sessionStorage.length > 0);
    await page.goto('/column?page=1', { referer: page.url() });
    await page.goto('/form?utm_source=later', { referer: page.url() });
    await toCustomerPage(page);
    const customer = aCustomer();
    await fillCustomer(formOn(page), customer);
    await pressSend(formOn(page));
    await untilThanks(page);
    expect((await submittedRequests(customer.email))[0]).toMatchObject({
      inflow: 'letter',
      utmSource: 'letter',
      utmMedium: 'mail',
      utmCampaign: 'spring',
      referer: 'https://www.google.com/',
    });
  });

  test('is direct for who typed the address of another page of the site first', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/form', { referer: page.url() });
    await toCustomerPage(page);
    const customer = aCustomer();
    await fillCustomer(formOn(page), customer);
    await pressSend(formOn(page));
    await untilThanks(page);
    expect((await submittedRequests(customer.email))[0]).toMatchObject({ inflow: 'direct', referer: '' });
  });
});

test('An appraisal that starts from an article @desktop', async ({ page }) => {
  await page.goto('/column/watch-box-and-papers');
  await page.getByRole('link', { name: '無料で一括査定をはじめる' }).last().click();
  await expect(page).toHaveURL('/form');
  await expect(itemBlock(formOn(page), 1)).toBeVisible();
});
