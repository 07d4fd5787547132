import { expect } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { enterAs, sendGuitar, test } from '#test/browser/desk.ts';
import { openedBy } from '#test/browser/places.ts';

test.describe('A shop at its desk @phone', () => {
  test('finds its requests, and sets when it is away', async ({ page }) => {
    await page.goto('/desk/sign-in');
    await page.getByRole('button', { name: '買取店', exact: true }).click();
    await expect(page).toHaveURL('/desk/shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ご依頼');
    await expectNoAxeViolations(page);
    expect((await page.goto('/desk/requests'))?.status()).toBe(403);
    await page.goto('/desk/own-shop');
    await page.getByRole('button', { name: '受付を休止する' }).click();
    await expect(page.getByText('休止しています。')).toBeVisible();
    await page.getByRole('button', { name: '受付を再開する' }).click();
    await expect(page.getByText('新しいご依頼を受け付けています。')).toBeVisible();
    await page.getByRole('textbox', { name: '新しい定型文' }).fill('実物を拝見して決めます。');
    await page.getByRole('button', { name: '保存する' }).last().click();
    await expect(page.getByRole('status')).toHaveText('保存しました。');
    await expectNoAxeViolations(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
});

test.describe('A shop with a new request @desktop', () => {
  test('names a price beside the list, and the request moves on', async ({ page, house }) => {
    test.slow();
    const { uuid } = await sendGuitar(page, house);
    await page.goto('/desk/sign-in');
    await page.getByRole('button', { name: '買取店', exact: true }).click();
    await expect(page).toHaveURL('/desk/shop');
    await page.goto('/desk/own-shop');
    const own = '弦高はどのくらいですか。';
    await page.getByRole('textbox', { name: '新しい定型文' }).fill(own);
    await page.getByRole('button', { name: '保存する' }).last().click();
    await expect(page.getByRole('status')).toHaveText('保存しました。');
    await page.goto('/desk/shop');
    const list = page.getByRole('region', { name: 'ご依頼', exact: true });
    const lead = list.getByRole('link', { name: /^楽器/ }).first();
    // Its clock begins when the mail was accepted.
    await expect(async () => {
      await page.goto('/desk/shop');
      await expect(lead).toContainText('回答の期限：', { timeout: 500 });
    }).toPass();
    const inList = /：(.+)$/.exec((await lead.locator('[data-due]').textContent()) ?? '')?.[1];
    await lead.click();
    await expect(page.getByRole('heading', { name: /査定依頼/ })).toBeVisible();
    const deadline = page.getByRole('main').getByText('回答の期限', { exact: true }).locator('xpath=..');
    await expect(deadline, 'list and page name one moment').toContainText(inList ?? '-');
    await expectNoAxeViolations(page);
    await page.mouse.move(9, 9);
    await expect.poll(() => openedBy(house, uuid), 'the page at the desk says so too').toBe(1);
    await page.getByText('質問を送る').first().click();
    const questionForm = page.locator('form', { has: page.getByRole('button', { name: '質問を送る' }) });
    await questionForm.getByLabel('定型文').selectOption(own);
    await questionForm.getByRole('button', { name: '入れる' }).click();
    await expect(questionForm.getByLabel('質問の内容')).toHaveValue(own);
    await questionForm.getByRole('button', { name: '質問を送る' }).click();
    await expect(page.getByText('質問をお客様にお知らせします。')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: own })).toBeVisible();
    await page.getByRole('textbox', { name: '査定額', exact: true }).fill('120000');
    await page.getByRole('radio', { name: '宅配買取' }).check();
    await page.getByRole('button', { name: '査定額を連絡する' }).click();
    await expect(page.getByText('120,000円').first()).toBeVisible();
    await list.getByRole('link', { name: /^査定済み/ }).click();
    await expect(list.getByRole('link', { name: /120,000円/ })).toBeVisible();
    await expect(list.getByText('回答の期限：'), 'nothing is awaited').toHaveCount(0);
  });
});

test.describe('Somebody of two shops @desktop', () => {
  test('switches between them without a script, and takes the data of the open one along', async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const desk = await context.newPage();
    await desk.goto('/desk/sign-in');
    await desk.getByRole('button', { name: '買取店', exact: true }).click();
    await desk.goto('/desk/own-shop');
    const first = await desk.getByRole('heading', { level: 1 }).innerText();
    await enterAs(page, '責任者');
    await page.goto('/desk/shops');
    const links = page.locator('main a[href^="/desk/shops/"]').filter({ hasNotText: first });
    const second = await links.last().innerText();
    await links.last().click();
    await page.getByLabel('お名前').fill('見本の買取店');
    await page.getByLabel('メールアドレス', { exact: true }).last().fill('shop@desk.example');
    await page.getByRole('button', { name: '招待する' }).click();
    await expect(page.getByRole('status')).toContainText('招待しました');

    await desk.goto('/desk/own-shop');
    await expect(desk).toHaveTitle(new RegExp(`^【${first}】`));
    await desk.getByRole('combobox', { name: 'お店' }).selectOption(second);
    await desk.getByRole('button', { name: '切り替える' }).click();
    await expect(desk).toHaveTitle(new RegExp(`^【${second}】`));
    await desk.goto('/desk/own-shop');
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(second);
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'ZIPファイルで持ち出す' }).click();
    expect((await download).suggestedFilename()).toMatch(/^data-[\d-]+\.zip$/);
    await context.close();
  });
});
