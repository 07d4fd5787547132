import { expect } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { menu, pressFinal, test } from '#test/browser/desk.ts';

test.describe('A partner at its desk @desktop', () => {
  test('sees counts and the tag of a medium, and nothing of the office', async ({ page }) => {
    await page.goto('/desk/sign-in');
    await page.getByRole('button', { name: '提携先', exact: true }).click();
    await expect(page).toHaveURL('/desk/partner');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('媒体の成果');
    await expect(page.getByText('<appraisal-form medium-uuid=')).toBeVisible();
    await expectNoAxeViolations(page);
    for (const path of ['/desk/requests', '/desk/figures', '/desk/shop'])
      expect((await page.goto(path))?.status(), path).toBe(403);
  });

  test('hears of conversions, exchanges a secret, and gives a program a key that it takes back', async ({
    page,
    request,
  }) => {
    await page.goto('/desk/sign-in');
    await page.getByRole('button', { name: '提携先', exact: true }).click();
    await menu(page).getByRole('link', { name: '連携' }).click();
    await page.getByLabel('送り先のURL').fill('http://asp.example/cv');
    await page.getByRole('button', { name: '追加する' }).click();
    await expect(
      page.getByText('https:// ではじまる、公開されている送り先を入力してください。'),
    ).toBeVisible();
    await expect(page.getByLabel('送り先のURL')).toHaveValue('http://asp.example/cv');
    await page.getByLabel('送り先のURL').fill('https://asp.example/cv?id={a8}&order={number}');
    await page.getByRole('radio', { name: /成果通知URL/ }).check();
    await page.getByRole('button', { name: '追加する' }).click();
    await expect(page.getByRole('status')).toContainText('送り先を追加しました');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'テストを送る：asp.example' }).click();
    await expect(page.getByText(/テストは受け取られませんでした（.+）/)).toBeVisible();

    await page.getByLabel('送り先のURL').fill('https://crm.example/hook');
    await page.getByRole('button', { name: '追加する' }).click();
    await expect(page.getByRole('region', { name: '署名キー' })).toContainText(/whsec_\S{40,}/);
    await page.getByRole('button', { name: '署名キーを追加する：crm.example' }).click();
    await expect(page.getByText('署名キー：2つ')).toBeVisible();
    await pressFinal(page, '古い署名キーを削除する：crm.example');
    await expect(page.getByText('署名キー：1つ')).toBeVisible();

    await page.getByLabel('キーの名前').fill('集計');
    await page.getByRole('button', { name: 'キーを作る' }).click();
    const key = await page.getByRole('region', { name: '新しいキー' }).locator('pre').innerText();
    const read = () => request.get('/v1/desk/partner', { headers: { authorization: `Bearer ${key}` } });
    expect((await read()).status()).toBe(200);
    await page.goto('/desk/connections');
    await expect(page.getByText(key)).toHaveCount(0);
    await pressFinal(page, '削除する：集計');
    await expect(page.getByRole('status')).toHaveText('キーを削除しました。');
    expect((await read()).status()).toBe(401);
    for (const host of ['asp.example', 'crm.example']) await pressFinal(page, `削除する：${host}`);
    await expect(page.getByText('送り先はまだありません。')).toBeVisible();
  });
});
