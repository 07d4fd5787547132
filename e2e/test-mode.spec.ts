import { expect } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { menu, test } from '#test/browser/desk.ts';

test('A partner makes a key, and the form of their page is in test mode for this visit alone @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/desk/sign-in');
  await page.getByRole('button', { name: '提携先', exact: true }).click();
  await menu(page).getByRole('link', { name: 'テスト' }).click();
  await page.getByLabel('フォームのあるページのURL').fill(`${baseURL}/demo/plain/lp.html`);
  await page.getByRole('button', { name: '鍵を作る' }).click();
  const address = await page.getByRole('status').locator('pre').innerText();
  await expectNoAxeViolations(page);

  const visit = await (await browser.newContext()).newPage();
  const ribbon = visit.getByText('お店には届きません');
  await visit.goto(address);
  await expect(ribbon).toBeVisible();
  expect(visit.url()).toBe(`${baseURL}/demo/plain/lp.html`);
  await visit.goto(`${baseURL}/demo/plain/product.html`);
  await expect(ribbon).toBeVisible();
  await visit.route('**/lp.html?framed', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<appraisal-form ', '<appraisal-form embed="frame" ');
    await route.fulfill({ response, body });
  });
  await visit.goto(`${baseURL}/demo/plain/lp.html?framed`);
  const framed = visit.frameLocator('iframe').getByRole('button', { name: 'テストを終わる' });
  await framed.press('Enter');
  await expect(framed).toHaveCount(0);
  await visit.goto(`${baseURL}/demo/plain/lp.html`);
  await expect(visit.locator('appraisal-form').getByRole('heading').first()).toBeVisible();
  await expect(ribbon).toHaveCount(0);
  await visit.context().close();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${baseURL}/demo/plain/lp.html`);
  await expect(other.locator('appraisal-form').getByRole('heading').first()).toBeVisible();
  await expect(other.getByText('お店には届きません')).toHaveCount(0);
  await other.context().close();
});
