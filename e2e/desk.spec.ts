import { expect, type Page } from 'playwright/test';
import { keysOf } from '#contract/base/keys.ts';
import { DEFAULT_MEDIUM_UUID, SERVICE_UUID } from '#contract/base/product.ts';
import { registerShop } from '#contract/calls/shops.ts';
import { sendEnquiry } from '#contract/calls/site.ts';
import { isOfficeRole } from '#contract/desk/desk.ts';
import { LIST_FILTERS } from '#contract/desk/lists.ts';
import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import { HELP_NAMES, helpPath, OPEN_HELP } from '#contract/help/help.ts';
import { HELP_PARTS } from '#contract/help/help-page.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { aCustomer, attach, fillBy, GUITAR, sendAs } from '#test/browser/form.ts';
import { test as housed } from '#test/browser/house.ts';
import { requestOfMail } from '#test/browser/kept-mails.ts';
import { untilInteractive } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { openedBy } from '#test/browser/places.ts';
import { Walker } from '#test/browser/walk.ts';

/** With a server of its own, in which nobody else signs in. */
const test = housed.extend({ baseURL: ({ house }, use) => use(house.url) });

/** Signs in as the sample person of a role. */
async function enterAs(page: Page, role: string): Promise<void> {
  await page.goto('/desk/sign-in');
  await page.getByRole('button', { name: role, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');
}

/** A shop that wants to be listed. */
const registrationOf = (company: string) => ({
  medium_uuid: DEFAULT_MEDIUM_UUID,
  trial_company: {
    inflow: '/store',
    company_shop_name: company,
    name: '見本 花子',
    zipcode: '1620801',
    address: '東京都新宿区山吹町1-2-3',
    tel: '03-0000-0000',
    email: 'shop@reuse.example',
    terms: true,
  },
});

/** A message of a visitor. */
const ENQUIRY = {
  contact: {
    service_uuid: SERVICE_UUID,
    name: '見本 花子',
    email: 'hanako@example.jp',
    mail_body: '写真はあとから追加できますか。',
  },
};

const menu = (page: Page) => page.getByRole('navigation', { name: '管理画面のメニュー' });

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
      expect(await (await request.get('/desk/sign-in', { headers })).text()).not.toContain('見本の人');
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
    await attach(form, smallPhoto());
    await sendAs(form, customer);
    const uuid = await requestOfMail(house.dataDir, customer.email);

    await enterAs(page, '責任者');
    await menu(page).getByRole('link', { name: '査定のご依頼' }).click();
    await expectNoAxeViolations(page);
    await page.getByLabel('ご依頼を探す').fill(customer.email);
    await page.getByRole('button', { name: '探す' }).click();
    await expect(page.getByRole('status')).toHaveText('1件');
    expect(page.url(), 'no address of a page has the mail address').not.toContain('example');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(`/desk/requests/${uuid}`);
    await expectNoAxeViolations(page);
    await expect(page.getByText('ご依頼を受け付けました')).toBeVisible();
    await expect(page.getByRole('link', { name: '楽器の写真1' })).toBeVisible();
    await expect(page.getByText(customer.email)).toHaveCount(0);

    await page.getByText('この買取店に伝わった理由').click();
    await expect(page.getByRole('heading', { name: /^楽器：候補\d+社から10社を選びました/ })).toBeVisible();
    await expect(page.getByText('選ばれました', { exact: true })).toHaveCount(10);
    await expect(page.getByText('選ばれていません', { exact: true })).toHaveCount(5);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: '連絡先を表示する' }).click();
    await expect(page.getByText(customer.email)).toBeVisible();

    const acts = page.getByRole('navigation', { name: '操作' });
    await acts.getByRole('link', { name: 'メモ' }).click();
    await page.getByRole('textbox', { name: 'メモ' }).fill('電話で確認済み');
    await page.getByRole('button', { name: '書き込む' }).click();
    await expect(page.getByRole('status')).toHaveText('メモを書き込みました。');
    await acts.getByRole('link', { name: '取り下げ' }).click();
    await expect(page.getByText('この操作は、次の方に伝わります')).toBeVisible();
    await expect(page.getByText('メール「ご依頼を取り下げました')).toBeVisible();
    await expectNoAxeViolations(page);
    await acts.getByRole('link', { name: '訂正' }).click();
    await page.getByLabel('郵便番号').fill('12');
    await page.getByRole('button', { name: '訂正する' }).click();
    await expect(page.getByLabel('郵便番号')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('郵便番号').fill('');
    await page.getByLabel('氏名').fill('訂正 花子');
    await page.getByRole('button', { name: '訂正する' }).click();
    await expect(page.getByRole('status')).toHaveText('連絡先を訂正しました。');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'ご依頼者' })
      .getByRole('button', { name: '文面を見る' })
      .first()
      .click();
    await expect(page.getByText('リンクの宛先は表示していません')).toBeVisible();
    await expectNoAxeViolations(page);

    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.goto('/desk/requests');
    await page.getByLabel(`${name}を選ぶ`).check();
    await page.getByLabel('選んだご依頼に行うこと').selectOption({ label: '印を付ける：電話が必要' });
    await page.getByRole('button', { name: '内容を確認する' }).click();
    await expect(page.getByText('「印を付ける：電話が必要」を1件に行います。')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '行う' }).click();
    await expect(page.getByRole('status')).toHaveText('1件に行いました。');
    await page.getByRole('link', { name: name.replace('ご依頼 ', '') }).click();
    await expect(page).toHaveTitle(/^\(\d+\) /);

    await page.setViewportSize({ width: 390, height: 664 });
    await page.getByRole('heading', { name: 'これまでの流れ' }).scrollIntoViewIfNeeded();
    await expect(acts).toBeInViewport();
    await acts.getByRole('link', { name: '削除' }).click();
    await page.getByRole('button', { name: '削除する' }).click();
    await expect(page.getByRole('alert')).toHaveText('確認のうえ、チェックを入れてください。');
    await page.getByLabel('元に戻せないことを確認しました').check();
    await page.getByRole('button', { name: '削除する' }).click();
    await expect(page.getByText('ご依頼の情報を削除しました。')).toBeVisible();
    expect((await page.goto(`/desk/requests/${uuid}`))?.status()).toBe(404);

    await page.goto('/desk/log');
    const lines = page
      .getByRole('row')
      .filter({ hasText: `${uuid.slice(0, 4)}-${uuid.slice(4, 8)}`.toUpperCase() });
    await expect(lines).toHaveText([/削除/, /印/, /訂正/, /メモ/, /閲覧/]);
  });
});

test.describe('The contents of the site @desktop', () => {
  test('are seen in its pages before an owner publishes them', async ({ page, request }) => {
    await enterAs(page, '担当者');
    await menu(page).getByRole('link', { name: 'サイトの内容' }).click();
    await page.getByText('運営者の情報', { exact: true }).first().click();
    await page.getByLabel('会社名').fill('見本買取株式会社');
    await page.getByLabel('電話番号').fill('x');
    await page.getByRole('button', { name: '下書きを保存する' }).click();
    await expect(page.getByText('この項目を正しく入力してください')).toHaveCount(3);
    await expect(page.getByLabel('会社名')).toHaveValue('見本買取株式会社');
    await page.getByLabel('代表者').fill('見本 一郎');
    await page.getByLabel('所在地').fill('東京都新宿区1-2-3');
    await page.getByLabel('電話番号').fill('03-0000-0000');
    await page.getByRole('button', { name: '下書きを保存する' }).click();
    await expect(page.getByRole('status')).toHaveText('下書きを保存しました。');
    await expectNoAxeViolations(page);
    for (const name of ['運営会社', 'プライバシーポリシー', 'トップページ']) {
      const opening = page.waitForEvent('popup');
      await page.getByRole('link', { name, exact: true }).click();
      const preview = await opening;
      await expect(preview.getByRole('note').first()).toContainText('公開されていません');
      await expect(preview.locator('h1').first()).toBeVisible();
      if (name !== 'トップページ') await expect(preview.getByText('見本買取株式会社').first()).toBeVisible();
      await preview.close();
    }
    // Nobody else sees it, there or here.
    const stranger = await request.get('/desk/site/preview/company', { maxRedirects: 0 });
    expect(stranger.status()).toBe(302);
    expect(await (await request.get('/company')).text()).not.toContain('見本買取株式会社');
    await page.goto('/desk/site');
    await expect(page.getByRole('button', { name: '下書きを公開する' })).toHaveCount(0);
  });
});

test.describe('Somebody who cares for the shops @desktop', () => {
  test('pauses a shop, changes it, and is told of what cannot be', async ({ page }) => {
    await enterAs(page, '担当者');
    await page.goto('/desk/shops');
    await page.getByRole('row').nth(1).getByRole('link').click();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: '受付を休止する' }).click();
    await expect(page.getByText('新しいご依頼は届きません。')).toBeVisible();
    await page.getByLabel('1日に受けるご依頼の上限').fill('many');
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByText('0以上の整数を入力してください')).toBeVisible();
    await expect(page.getByLabel('1日に受けるご依頼の上限')).toHaveValue('many');
    await page.getByLabel('1日に受けるご依頼の上限').fill('4');
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByRole('status')).toHaveText('保存しました。');
    await expectNoAxeViolations(page);
    await page.goto('/desk/shops?state=away');
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: '受付を再開する' }).click();
    await expect(page.getByText('新しいご依頼を受け付けています。')).toBeVisible();
  });

  test('sees what a file would change before it does', async ({ page }) => {
    await enterAs(page, '責任者');
    await page.goto('/desk/shops/import');
    const head =
      'shop_name,company_name,zipcode,prefecture,address,tel,antique_dealer_license,categories,served_prefectures';
    const row = (zip: string) =>
      `取込堂,株式会社取込堂,${zip},東京都,渋谷区神南1-2-3,03-0000-0000,第9号,時計,東京都`;
    const choose = (text: string) =>
      page
        .getByLabel('CSVファイル')
        .setInputFiles({ name: 'shops.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose(`${head}\n${row('12')}`);
    await page.getByRole('button', { name: '内容を確認する' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('2行目');
    await expect(page.getByRole('row').nth(1)).toContainText('郵便番号を7桁の数字で入力してください');
    await page.goto('/desk/shops/import');
    await choose(`${head}\n${row('1500041')}`);
    await page.getByRole('button', { name: '内容を確認する' }).click();
    await expect(page.getByRole('status')).toHaveText('追加1件、変更0件、変更なし0件');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '取り込む' }).click();
    await expect(page.getByText('取り込みました')).toBeVisible();
    await expect(page.getByRole('link', { name: '取込堂', exact: true })).toBeVisible();
  });

  test('approves a registration after reading the mail that goes out', async ({ page }) => {
    const company = `見本商会${Date.now()}`;
    const answer = await page.request.post(registerShop.path, {
      data: registrationOf(company),
    });
    expect(answer.ok()).toBe(true);
    await enterAs(page, '担当者');
    await page.goto('/desk/registrations');
    await page.getByRole('link', { name: company }).click();
    await page.getByText('送られるメール：').first().click();
    await expect(page.getByText('掲載を始めました').first()).toBeVisible();
    await page.getByRole('button', { name: '承認する' }).click();
    await expect(page.getByText('古物商許可の番号を入力してください')).toBeVisible();
    await page.getByLabel('古物商許可').fill('第1号');
    for (const category of ['時計', 'バッグ'])
      await page.getByRole('group', { name: '取扱カテゴリ' }).getByLabel(category).check();
    await page.getByRole('group', { name: '関東' }).getByLabel('東京都').check();
    await page.getByRole('button', { name: '承認する' }).click();
    await expect(page.getByRole('status')).toContainText('承認しました。');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: '買取店のページを開く' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
  });

  test('takes each list along as a file, and the log only as an owner', async ({ page }) => {
    await page.request.post(sendEnquiry.path, { data: ENQUIRY });
    const fileOf = (list: string) => page.request.post(`/desk/lists/${list}.csv`, { form: {} });
    await enterAs(page, '閲覧のみ');
    expect((await fileOf('log')).status()).toBe(403);
    await enterAs(page, '責任者');
    const heads = keysOf(LIST_FILTERS).map(async (list) => {
      const answer = await fileOf(list);
      expect(answer.headers()['content-disposition'], list).toContain(`${list}.csv`);
      return (await answer.text()).replace('\uFEFF', '').split('\r\n', 1)[0]?.split(',').length;
    });
    expect(Math.min(...(await Promise.all(heads)).map(Number))).toBeGreaterThan(1);
    expect(await (await fileOf('enquiries')).text()).not.toContain(ENQUIRY.contact.name);
    const log = await (await fileOf('log')).text();
    for (const list of keysOf(LIST_FILTERS)) expect(log).toContain(`"書き出し","一覧","${list}"`);
  });

  test('answers an enquiry', async ({ page }) => {
    const answer = await page.request.post(sendEnquiry.path, { data: ENQUIRY });
    expect(answer.ok()).toBe(true);
    await enterAs(page, '担当者');
    await page.goto('/desk/enquiries');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('textbox', { name: '回答' }).fill('お答えします。');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '回答を送る' }).click();
    await expect(page.getByRole('status')).toHaveText('回答をお送りします。');
  });
});

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
    const customer = aCustomer();
    await page.goto(`/demo/plain/${DEFAULT_THEME}.html`);
    await untilInteractive(page);
    const form = page.locator('appraisal-form');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto());
    await sendAs(form, customer);
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
    const uuid = await requestOfMail(house.dataDir, customer.email);
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
    await page.getByRole('button', { name: '古い署名キーを削除する：crm.example' }).click();
    await expect(page.getByText('署名キー：1つ')).toBeVisible();

    await page.getByLabel('キーの名前').fill('集計');
    await page.getByRole('button', { name: 'キーを作る' }).click();
    const key = await page.getByRole('region', { name: '新しいキー' }).locator('pre').innerText();
    const read = () => request.get('/v1/desk/partner', { headers: { authorization: `Bearer ${key}` } });
    expect((await read()).status()).toBe(200);
    await page.goto('/desk/connections');
    await expect(page.getByText(key)).toHaveCount(0);
    await page.getByRole('button', { name: '削除する：集計' }).click();
    await expect(page.getByRole('status')).toHaveText('キーを削除しました。');
    expect((await read()).status()).toBe(401);
    for (const host of ['asp.example', 'crm.example'])
      await page.getByRole('button', { name: `削除する：${host}` }).click();
    await expect(page.getByText('送り先はまだありません。')).toBeVisible();
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
    await page.getByRole('button', { name: '削除する：店の電話' }).click();
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
