import { expect, type Page } from 'playwright/test';
import { DEFAULT_THEME } from '#contract/themes.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { aCustomer, attach, fillBy, GUITAR, sendAs } from './support/form.ts';
import { test as housed } from './support/house.ts';
import { requestOf } from './support/kept-mails.ts';
import { untilInteractive } from './support/pages.ts';
import { photo } from './support/photos.ts';

/** With a server of its own, in which nobody else signs in. */
const test = housed.extend({ baseURL: ({ house }, use) => use(house.url) });

/** Signs in as the sample person of a role. */
async function enterAs(page: Page, role: string): Promise<void> {
  await page.goto('/desk/sign-in');
  await page.getByRole('button', { name: role, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');
}

const menu = (page: Page) => page.getByRole('navigation', { name: '管理画面のメニュー' });

test.describe('Somebody who works at the desk', () => {
  test('is led to the page for signing in, and back to what they wanted to see', async ({ page }) => {
    await page.goto('/desk/deliveries?state=dead');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('サインイン');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '担当者', exact: true }).click();
    await expect(page).toHaveURL('/desk/deliveries?state=dead');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('メールと通知');
  });

  test('reads every page of the desk', async ({ page }) => {
    await enterAs(page, '責任者');
    await expectNoAxeViolations(page);
    for (const name of ['査定のご依頼', 'メールと通知', 'メンバー', '操作の記録', 'アカウント']) {
      await menu(page).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectNoAxeViolations(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, `${name} does not scroll sideways`).toBeLessThanOrEqual(0);
    }
  });

  test('has a cookie that scripts and other sites cannot read, and pages that nobody keeps', async ({
    page,
    context,
  }) => {
    await enterAs(page, '責任者');
    const found = (await context.cookies()).find(({ name }) => name === '__Host-desk');
    expect(found).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    const answer = await page.goto('/desk');
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
    await page.goto('/');
    expect(await page.evaluate(() => document.cookie)).not.toContain('desk');
  });

  test('sees what their role may see, and is told so of the rest', async ({ page }) => {
    await enterAs(page, '閲覧のみ');
    await expect(menu(page).getByRole('link')).toHaveText([
      '今日',
      '査定のご依頼',
      'メールと通知',
      'アカウント',
    ]);
    for (const path of ['/desk/log', '/desk/people']) {
      expect((await page.goto(path))?.status()).toBe(403);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('このページを見る権限がありません');
    }
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: '管理画面に戻る' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');
  });

  test('sees nothing more after signing out, also on the way back', async ({ page }) => {
    await enterAs(page, '責任者');
    await page.goto('/desk/people');
    await page.getByRole('button', { name: 'サインアウト' }).click();
    await expect(page.getByRole('status')).toHaveText('サインアウトしました。');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('サインイン');
    await expect(page.getByText('owner@desk.example')).toHaveCount(0);
  });

  test('ends the session of another device', async ({ page, browser, baseURL }) => {
    await enterAs(page, '担当者');
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await enterAs(other, '担当者');
    await page.goto('/desk/self');
    const devices = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'サインアウトさせる' }) });
    await devices.first().getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText('サインアウトさせました。');
    await other.goto('/desk');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('サインイン');
    await other.context().close();
  });
});

test.describe('An owner @desktop', () => {
  test('invites somebody, changes the role, and takes the access away; the log says so', async ({ page }) => {
    await enterAs(page, '責任者');
    const email = `sato-${Date.now()}@example.jp`;
    await page.goto('/desk/people');
    await page.getByRole('button', { name: '招待する' }).click();
    await expect(page.getByText('お名前を50文字以内で入力してください')).toBeVisible();
    await page.getByLabel('お名前').fill('佐藤 健');
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByRole('radio', { name: /^担当者/ }).check();
    await page.getByRole('button', { name: '招待する' }).click();
    await expect(page.getByRole('status')).toContainText('招待しました。');
    const person = page.getByRole('listitem').filter({ hasText: email });
    await person.getByLabel('佐藤 健さんの権限').selectOption('閲覧のみ');
    await person.getByRole('button', { name: '変更する' }).click();
    await expect(page.getByRole('status')).toHaveText('変更しました。');
    await person.getByRole('button', { name: '利用を停止する' }).click();
    await expect(person).toContainText('利用停止中');
    await page.goto('/desk/log');
    const lines = page.getByRole('row').filter({ hasText: email });
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(1)).toContainText('staff → reader');
  });

  test('is told when somebody else was faster', async ({ page, context }) => {
    await enterAs(page, '責任者');
    const email = `suzuki-${Date.now()}@example.jp`;
    await page.goto('/desk/people');
    await page.getByLabel('お名前').fill('鈴木 一');
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByRole('button', { name: '招待する' }).click();
    const other = await context.newPage();
    await other.goto('/desk/people');
    const role = (of: Page) => of.getByRole('listitem').filter({ hasText: email });
    await role(page).getByRole('combobox').selectOption('担当者');
    await role(page).getByRole('button', { name: '変更する' }).click();
    await expect(page.getByRole('status')).toHaveText('変更しました。');
    await role(other).getByRole('combobox').selectOption('責任者');
    await role(other).getByRole('button', { name: '変更する' }).click();
    await expect(other.getByRole('alert').filter({ hasText: 'ほかの方が先に変更しました' })).toBeVisible();
    await expect(role(other).getByRole('combobox')).toHaveValue('staff');
  });
});

test.describe('A request at the desk @desktop', () => {
  test('is found by its number, shows its seller on demand, and is erased by an owner', async ({
    page,
    house,
  }) => {
    test.slow();
    const customer = aCustomer();
    await page.goto(`/demo/plain/${DEFAULT_THEME}.html`);
    await untilInteractive(page);
    const form = page.locator('appraisal-form');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, photo());
    await sendAs(form, customer);
    const uuid = await requestOf(house.dataDir, customer.email);

    await enterAs(page, '責任者');
    await menu(page).getByRole('link', { name: '査定のご依頼' }).click();
    await expectNoAxeViolations(page);
    await page.getByLabel('受付番号・メールアドレス・電話番号').fill(customer.email);
    await page.getByRole('button', { name: '探す' }).click();
    await expect(page.getByRole('status')).toHaveText('1件見つかりました。');
    expect(page.url(), 'no address of a page has the mail address').not.toContain('example');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(`/desk/requests/${uuid}`);
    await expectNoAxeViolations(page);
    await expect(page.getByText('ご依頼を受け付けました')).toBeVisible();
    await expect(page.getByRole('link', { name: '楽器の写真1' })).toBeVisible();
    await expect(page.getByText(customer.email)).toHaveCount(0);

    await page.getByRole('button', { name: '連絡先を表示する' }).click();
    await expect(page.getByText(customer.email)).toBeVisible();

    await page.getByText('情報を削除する').click();
    await page.getByRole('button', { name: '削除する' }).click();
    await expect(page.getByRole('alert')).toHaveText('確認のうえ、チェックを入れてください。');
    await page.getByLabel('元に戻せないことを確認しました').check();
    await page.getByRole('button', { name: '削除する' }).click();
    await expect(page.getByRole('status')).toHaveText('ご依頼の情報を削除しました。');
    expect((await page.goto(`/desk/requests/${uuid}`))?.status()).toBe(404);

    await page.goto('/desk/log');
    const lines = page.getByRole('row').filter({ hasText: uuid.slice(0, 8) });
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText('削除');
    await expect(lines.last()).toContainText('閲覧');
  });
});

test.describe('A stranger @desktop', () => {
  test('is told that a link is of no use, and gets another', async ({ page }) => {
    await page.goto('/desk/enter/none');
    await page.getByRole('button', { name: '管理画面を開く' }).click();
    await expect(page.getByRole('alert')).toContainText('このリンクは使えません');
    await page.getByRole('link', { name: '新しいリンクを送る' }).click();
    await page.getByLabel('メールアドレス').fill('nobody@');
    await page.getByRole('button', { name: 'リンクを送る' }).click();
    await expect(page.getByText('メールアドレスを正しく入力してください')).toBeVisible();
    await page.getByLabel('メールアドレス').fill('nobody@example.jp');
    await page.getByRole('button', { name: 'リンクを送る' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('メールをご確認ください');
    await expectNoAxeViolations(page);
  });

  test('cannot have a form of another site do anything', async ({ page, request }) => {
    await enterAs(page, '責任者');
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const answer = await request.post('/desk/self', {
        headers: { cookie, ...(origin && { origin }) },
        form: { intent: 'out' },
        maxRedirects: 0,
      });
      expect(answer.status(), origin).toBe(400);
    }
    expect((await page.goto('/desk'))?.status()).toBe(200);
  });
});
