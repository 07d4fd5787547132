import { expect } from 'playwright/test';
import { keysOf } from '#contract/base/keys.ts';
import { registerShop } from '#contract/calls/shops.ts';
import { sendEnquiry } from '#contract/calls/site.ts';
import { LIST_FILTERS } from '#contract/desk/lists.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { ENQUIRY, enterAs, menu, registrationOf, sendGuitar, test } from '#test/browser/desk.ts';

test.describe('A request at the desk @desktop', () => {
  test('is found by its number, shows its seller on demand, and is erased by an owner', async ({
    page,
    house,
  }) => {
    test.slow();
    const { uuid, email } = await sendGuitar(page, house);

    await enterAs(page, '責任者');
    await menu(page).getByRole('link', { name: '査定のご依頼' }).click();
    await expectNoAxeViolations(page);
    await page.getByLabel('ご依頼を探す').fill(email);
    await page.getByRole('button', { name: '探す' }).click();
    await expect(page.getByRole('status')).toHaveText('1件');
    expect(page.url(), 'no address of a page has the mail address').not.toContain('example');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(`/desk/requests/${uuid}`);
    await expectNoAxeViolations(page);
    await expect(page.getByText('ご依頼を受け付けました')).toBeVisible();
    await expect(page.getByRole('link', { name: '楽器の写真1' })).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);

    await page.getByText('この買取店に伝わった理由').click();
    await expect(page.getByRole('heading', { name: /^楽器：候補\d+社から10社を選びました/ })).toBeVisible();
    await expect(page.getByText('選ばれました', { exact: true })).toHaveCount(10);
    await expect(page.getByText('選ばれていません', { exact: true })).toHaveCount(5);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: '連絡先を表示する' }).click();
    await expect(page.getByText(email)).toBeVisible();

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
    await expect(page.getByLabel('元に戻せないことを確認しました')).toBeFocused();
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
      await expect(preview.getByRole('complementary', { name: 'サイトでの見え方' })).toContainText(
        '公開されていません',
      );
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
    await page.getByRole('textbox', { name: 'お送りする文' }).fill('お答えします。');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '回答を送る' }).click();
    await expect(page.getByRole('status')).toHaveText('回答をお送りします。');
  });
});
