import { expect, type Page } from 'playwright/test';
import { isOfficeRole } from '#contract/desk/desk.ts';
import { HELP_NAMES, helpPage, helpPath, OPEN_HELP } from '#contract/help/help.ts';
import { HELP_PARTS } from '#contract/help/help-page.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { enterAs, menu, pressFinal, test } from '#test/browser/desk.ts';
import { openHouse } from '#test/browser/house.ts';
import { Walker } from '#test/browser/walk.ts';
import { FaultyLine } from '#test/server/faulty-line.ts';

test.describe('Somebody who works at the desk @desktop', () => {
  test('is led to the page for signing in, and back to what they wanted to see', async ({ page }) => {
    await page.goto('/desk/deliveries?state=dead');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('サインイン');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '担当者', exact: true }).click();
    await expect(page).toHaveURL('/desk/deliveries?state=dead');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('メールと通知');
  });

  test('reads every page of the desk', async ({ page }) => {
    test.slow();
    await enterAs(page, '責任者');
    await expectNoAxeViolations(page);
    for (const name of [
      '査定のご依頼',
      '買取店',
      '加盟の申し込み',
      'お問い合わせ',
      '口コミ',
      'トラブル',
      'メールと通知',
      '集計',
      'サイトの内容',
      'メンバー',
      '操作の記録',
      '困ったとき',
      'アカウント',
    ]) {
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectNoAxeViolations(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${name} does not scroll sideways`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('reads a page for each trouble in the office, and without signing in where nobody can', async ({
    page,
    house,
  }) => {
    for (const role of ['owner', 'staff', 'reader', 'shop', 'partner', undefined] as const) {
      const walker = new Walker(house.url, role);
      const isOffice = role !== undefined && isOfficeRole(role);
      for (const name of HELP_NAMES) {
        const { status, text } = await walker.ask(helpPath(name));
        const isRead = isOffice || OPEN_HELP.includes(name);
        expect([name, status]).toEqual([name, isRead ? 200 : role ? 403 : 302]);
        for (const part of Object.values(HELP_PARTS)) expect(text.includes(`>${part}</h2>`)).toBe(isRead);
      }
    }
    await page.goto('/desk/sign-in');
    await page.getByRole('link', { name: 'サインインできないときは' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('管理画面に入れないとき');
    await expectNoAxeViolations(page);
    await enterAs(page, '閲覧のみ');
    await page.goto(helpPath('deliveries_waiting'));
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'メールと通知（送信待ち）' }).click();
    await expect(page).toHaveURL('/desk/deliveries?state=waiting');
  });

  test('reads what to do while the database is away, and works on when it is back', async ({
    page,
    house,
  }) => {
    test.slow();
    const { line, url } = await FaultyLine.toDatabase(house.databaseUrl);
    const behind = await openHouse(url);
    try {
      const health = async () => (await page.request.get(`${behind.url}/health`)).status();
      line.disturb('refused');
      await expect.poll(health).toBe(503);
      for (const name of OPEN_HELP) {
        const answer = await page.goto(behind.url + helpPath(name));
        expect([name, answer?.status()]).toEqual([name, 200]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpPage(name).title);
        await expectNoAxeViolations(page);
      }
      line.disturb('open');
      await expect.poll(health).toBe(200);
      await page.goto(`${behind.url}/desk/sign-in`);
      await page.getByRole('button', { name: '責任者', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');
    } finally {
      await behind.close();
      await line.close();
    }
  });

  test('has a cookie that scripts and other sites cannot read, and pages that nobody keeps', async ({
    page,
    context,
  }) => {
    await enterAs(page, '責任者');
    const cookie = (await context.cookies()).find(({ name }) => name === '__Host-desk');
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
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
      '買取店',
      '加盟の申し込み',
      'お問い合わせ',
      '口コミ',
      'トラブル',
      'メールと通知',
      '媒体',
      '集計',
      'サイトの内容',
      '困ったとき',
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
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: 'サインアウト' }).click();
    await expect(page.getByRole('status')).toHaveText('サインアウトしました。');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('サインイン');
    await expect(page.getByText('owner@desk.example')).toHaveCount(0);
    // Somebody may have copied the cookie before.
    await page.context().addCookies(cookies);
    await page.goto('/desk/people');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('サインイン');
  });

  test('comes in by a page that loads nothing and sends no referrer', async ({ page }) => {
    const requests: { url: string; referrer: string | undefined }[] = [];
    page.on('request', (one) => requests.push({ url: one.url(), referrer: one.headers().referer }));
    for (const place of ['enter', 'first']) {
      const path = `/desk/${place}/${'Zq0_'.repeat(13)}`;
      requests.length = 0;
      const answer = await page.goto(path);
      expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([{ url: page.url(), referrer: undefined }]);
      await expectNoAxeViolations(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBeLessThanOrEqual(0);
      if (place === 'first') {
        await page.getByLabel('お名前').fill('山田 花子');
        await page.getByLabel('メールアドレス').fill('yamada@example.jp');
      }
      await page.getByRole('button').click();
      await expect(page.getByRole('alert')).toContainText('このリンクは使えません');
      const background = () => getComputedStyle(document.body).backgroundColor;
      expect(await page.evaluate(background), 'its style counts').toBe('rgb(250, 247, 240)');
      expect(requests.every(({ url, referrer }) => url.endsWith(path) && !referrer)).toBe(true);
    }
  });

  test('is not offered the sample people behind a proxy on this machine', async ({ page, request }) => {
    await page.goto('/desk/sign-in');
    await expect(page.getByRole('button', { name: '責任者', exact: true })).toBeVisible();
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      const headers = { [name]: '127.0.0.1', origin: new URL(page.url()).origin };
      expect(await (await request.get('/desk/sign-in', { headers })).text()).not.toContain('見本の利用者');
      const answer = await request.post('/desk/sign-in', {
        headers,
        form: { sample: 'owner' },
        maxRedirects: 0,
      });
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('desk');
    }
  });

  test('is known in a browser that has signed in before, also after signing out', async ({
    page,
    context,
  }) => {
    await enterAs(page, '責任者');
    const browserId = async () =>
      (await context.cookies()).find(({ name }) => name === '__Host-desk-browser')?.value;
    const value = await browserId();
    expect((await context.cookies()).find(({ name }) => name === '__Host-desk-browser')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    });
    await page.getByRole('button', { name: 'サインアウト' }).click();
    await expect(page.getByRole('status')).toHaveText('サインアウトしました。');
    expect(await browserId()).toBe(value);
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
  test('invites somebody, changes the role, and withdraws the invitation; the log says so', async ({
    page,
  }) => {
    await enterAs(page, '責任者');
    const email = `sato-${Date.now()}@example.jp`;
    await page.goto('/desk/people');
    await page.getByRole('button', { name: '招待する' }).click();
    await expect(page.getByText('お名前を50文字以内で入力してください')).toBeVisible();
    await page.getByLabel('お名前').fill('佐藤 https://evil.example');
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByRole('radio', { name: /^担当者/ }).check();
    await page.getByRole('button', { name: '招待する' }).click();
    await expect(page.getByText('お名前に、URLやメールアドレスは入力できません')).toBeVisible();
    await page.getByLabel('お名前').fill('佐藤 健');
    await page.getByRole('radio', { name: /^担当者/ }).check();
    await page.getByRole('button', { name: '招待する' }).click();
    await expect(page.getByRole('status')).toContainText('招待しました。');
    const person = page.getByRole('listitem').filter({ hasText: email });
    await expect(person).toContainText('招待中');
    await person.getByRole('link', { name: '佐藤 健' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('佐藤 健');
    await page.getByRole('radio', { name: /^閲覧のみ/ }).check();
    await page.getByRole('button', { name: '変更する' }).click();
    await expect(page.getByRole('status')).toHaveText('変更しました。');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '招待を取り消す' }).click();
    await expect(page.getByRole('status')).toHaveText('招待を取り消しました。');
    await expect(person).toHaveCount(0);
    await page.goto('/desk/log');
    const lines = page.getByRole('row').filter({ hasText: email });
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(1)).toContainText('担当者 → 閲覧のみ');
  });

  test('is told when somebody else was faster', async ({ page, context }) => {
    await enterAs(page, '責任者');
    const email = `suzuki-${Date.now()}@example.jp`;
    await page.goto('/desk/people');
    await page.getByLabel('お名前').fill('鈴木 一');
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByRole('button', { name: '招待する' }).click();
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('鈴木 一');
    const other = await context.newPage();
    await other.goto(page.url());
    const change = async (of: Page, role: RegExp) => {
      await of.getByRole('radio', { name: role }).check();
      await of.getByRole('button', { name: '変更する' }).click();
    };
    await change(page, /^担当者/);
    await expect(page.getByRole('status')).toHaveText('変更しました。');
    await change(other, /^責任者/);
    await expect(other.getByRole('alert').filter({ hasText: 'ほかの方が先に変更しました' })).toBeVisible();
    await expect(other.getByRole('radio', { name: /^担当者/ })).toBeChecked();
  });
});

test.describe('Somebody with a device that signs @phone', () => {
  test('adds a passkey, signs in by it without a mail, and takes it away', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await enterAs(page, '担当者');
    await page.goto('/desk/self');
    await page.getByLabel('端末の名前').fill('店の電話');
    await page.getByRole('button', { name: 'この端末をパスキーに登録する' }).click();
    await expect(page.getByRole('status')).toContainText('パスキーを登録しました');
    await expect(page.getByText('店の電話')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'サインアウト', exact: true }).click();
    await expect(page.getByText('サインアウトしました。')).toBeVisible();
    await page.getByRole('button', { name: 'パスキーでサインイン' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');

    await page.goto('/desk/self');
    await pressFinal(page, '削除する：店の電話');
    await expect(page.getByRole('status')).toHaveText('パスキーを削除しました。');
    await page.getByRole('button', { name: 'サインアウト', exact: true }).click();
    await page.getByRole('button', { name: 'パスキーでサインイン' }).click();
    await expect(page.getByText('このパスキーは登録されていません。')).toBeVisible();
  });
});

test.describe('Somebody who wants to be told @desktop', () => {
  test('chooses what and when, and the policy of the desk lets a worker tell the browser', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['notifications']);
    await enterAs(page, '担当者');
    await page.goto('/desk/self');
    await page.getByLabel(/自分のメールアドレス/).check();
    await page.getByLabel('加盟の申し込み').uncheck();
    await page.getByRole('combobox', { name: 'から' }).selectOption('9時');
    await page.getByRole('button', { name: '保存する' }).last().click();
    await expect(page.getByRole('status')).toHaveText('保存しました。');
    await expect(page.getByLabel(/自分のメールアドレス/)).toBeChecked();
    await expect(page.getByLabel('加盟の申し込み')).not.toBeChecked();
    await expectNoAxeViolations(page);
    // No push service is in reach, so the browser gets no address; its worker runs all the same.
    await page.getByRole('button', { name: 'この端末でお知らせを受け取る' }).click();
    const stateOfWorker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/desk/'))?.active?.state);
    await expect.poll(stateOfWorker).toBe('activated');
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
