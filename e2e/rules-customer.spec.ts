import { expect, type Page } from 'playwright/test';
import {
  aCustomer,
  customerBox,
  dialogOf,
  fieldMessage,
  fillBy,
  fillCustomer,
  fillCustomerField,
  GUITAR,
  mainButton,
  messagesOf,
  pressSend,
  type TypedCustomer,
  termsBox,
  toCustomer,
  untilThanks,
} from '#test/browser/form.ts';
import { Ime } from '#test/browser/ime.ts';
import { openPlainPage, type Theme } from '#test/browser/pages.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

async function openCustomerStep(page: Page, theme: Theme = 'product') {
  const form = await openPlainPage(page, theme);
  await toCustomer(form);
  return form;
}

test.describe('Rules of the contact details', { tag: '@phone' }, () => {
  const REQUIRED: readonly (readonly [keyof TypedCustomer, string])[] = [
    ['name1', '氏名を入力してください'],
    ['kana1', 'フリガナを入力してください'],
    ['zip1', '郵便番号を入力してください'],
    ['email', 'メールアドレスを入力してください'],
    ['tel1', '電話番号を入力してください'],
  ];

  // Clauses 2.5-40, 2.5-54
  test('An empty step lists everything that is missing and focuses the first field; editing a field removes its message', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    await pressSend(form);
    await expect(messagesOf(form)).toHaveText([
      ...REQUIRED.map(([, message]) => message),
      '利用規約に同意してください',
    ]);
    await expect(form.getByRole('alert')).toHaveText(['氏名を入力してください']);
    await expect(customerBox(form, 'name1')).toBeFocused();
    await expect(customerBox(form, 'name1')).toHaveAttribute('aria-invalid', 'true');

    await fillCustomerField(form, 'tel1', '0');
    await expect(fieldMessage(form, '電話番号を入力してください')).toHaveCount(0);
    await expect(messagesOf(form)).toHaveCount(5);
    await termsBox(form).check();
    await expect(fieldMessage(form, '利用規約に同意してください')).toHaveCount(0);
  });

  const WRONG: readonly (readonly [keyof TypedCustomer, string, string])[] = [
    ['name1', '山'.repeat(51), '氏名は50文字以内で入力してください'],
    ['kana1', '山田', 'フリガナは全角カタカナで入力してください'],
    ['kana1', 'ヤ'.repeat(51), 'フリガナは50文字以内で入力してください'],
    ['zip1', '12345', '郵便番号は7桁の数字で入力してください'],
    ['email', 'hanako', '正しいメールアドレスを入力してください'],
    ['tel1', '12345', '正しい電話番号を入力してください'],
  ];

  test('A wrong value gets its message, and its field is focused', async ({ page }) => {
    const form = await openCustomerStep(page);
    for (const [field, text, message] of WRONG) {
      await fillCustomer(form, aCustomer({ [field]: text }));
      await pressSend(form);
      await expect(form.getByRole('alert')).toHaveText([message]);
      await expect(customerBox(form, field)).toBeFocused();
      await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
      await mainButton(form).click();
    }
  });

  test('A message that appears when a field loses the focus does not move the button away from under the finger', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    await fillCustomer(form, aCustomer({ tel1: '' }));
    await pressSend(form);
    await fillCustomerField(form, 'tel1', '0');
    await form.getByRole('button', { name: '商品情報入力に戻る' }).tap();
    await expect(form.getByRole('heading', { name: '一括査定依頼フォーム' })).toBeVisible();
  });
});

test.describe('Typed text', { tag: '@phone' }, () => {
  test('is left by the Enter after the one that confirms a conversion; Enter in the last field sends', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    const ime = await Ime.on(customerBox(form, 'name1'));
    await ime.compose('や', 'やま', '山');
    await page.keyboard.press('Enter');
    await ime.confirm('山');
    await expect(customerBox(form, 'name1')).toHaveValue('山');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(customerBox(form, 'kana1')).toBeFocused();
    await customerBox(form, 'tel1').press('Enter');
    await expect(fieldMessage(form, '郵便番号を入力してください')).toBeVisible();
  });
});

test.describe('A phone number', { tag: '@phone' }, () => {
  const sentNumber = async (page: Page, tel1: string) => {
    const form = await openCustomerStep(page);
    const customer = aCustomer({ tel1 });
    await fillCustomer(form, customer);
    return { form, customer };
  };

  test('that is a digit short is asked back about, and can be sent as it is', async ({ page }) => {
    const { form, customer } = await sentNumber(page, '0901234567');
    await expect(form.getByRole('status').filter({ hasText: '携帯電話の番号は11桁です。' })).toBeVisible();
    await expect(messagesOf(form)).toHaveCount(0);
    await pressSend(form);
    await untilThanks(form);
    expect((await submittedRequests(customer.email))[0]?.tel1).toBe('0901234567');
  });

  test('that is unlikely is asked back about before it is sent, also from its field, and once only', async ({
    page,
  }) => {
    const { form, customer } = await sentNumber(page, '03123456');
    // A test types faster than the numbering plan comes, and without the plan nothing is asked back.
    await expect(form.getByText('固定電話の番号は、市外局番を含めて10桁です。')).toBeVisible();
    const question = form.getByText('携帯電話の番号は11桁です。');
    await fillCustomerField(form, 'tel1', '0901234567');
    await customerBox(form, 'tel1').press('Enter');
    await expect(question).toBeInViewport();
    await expect(form.locator(':focus')).toContainText('携帯電話の番号は11桁です。');
    await expect(messagesOf(form)).toHaveCount(0);
    await fillCustomerField(form, 'tel1', '09012345');
    await pressSend(form);
    await expect(form.locator(':focus')).toContainText('いまは8桁です。');
    expect(await submittedRequests(customer.email)).toEqual([]);
    await pressSend(form);
    await untilThanks(form);
    expect((await submittedRequests(customer.email))[0]?.tel1).toBe('09012345');
  });

  test('is sent in the groups of its area code, also when it is sent from its field', async ({ page }) => {
    const { form, customer } = await sentNumber(page, '0451171064');
    await customerBox(form, 'tel1').press('Enter');
    await untilThanks(form);
    expect((await submittedRequests(customer.email))[0]?.tel1).toBe('045-117-1064');
  });

  test('loads its numbering plan when the seller comes to it; without the plan it is sent all the same', async ({
    page,
  }) => {
    const urls: string[] = [];
    await page.route(/\/phone-plan-[\w-]+\.js$/, (route) => {
      urls.push(route.request().url());
      return route.abort();
    });
    const form = await openCustomerStep(page);
    const customer = aCustomer({ tel1: '0451171064' });
    await fillCustomerField(form, 'email', customer.email);
    expect(urls).toEqual([]);
    await fillCustomer(form, customer);
    await expect.poll(() => urls.length).toBeGreaterThan(0);
    await pressSend(form);
    await untilThanks(form);
    expect((await submittedRequests(customer.email))[0]?.tel1).toBe('0451171064');
  });
});

test.describe('The address', { tag: '@phone' }, () => {
  const addressStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'ご住所' });

  // Clause 2.2-105
  test('Without a postal code, the brand theme asks for prefecture, city and town and fills in the code', async ({
    page,
  }) => {
    const form = await openCustomerStep(page, 'brand');
    await form.getByRole('button', { name: '郵便番号がわからない場合' }).click();
    const [prefecture, city, town] = ['都道府県', '市区町村', '町名'].map((name) =>
      form.getByRole('combobox', { name, exact: true }),
    );
    if (!prefecture || !city || !town) throw new Error('three selectors');
    await expect(city).toBeDisabled();
    await prefecture.selectOption('東京都');
    await city.selectOption('千代田区');
    await town.selectOption('千代田');
    await expect(addressStatus(page)).toContainText('東京都千代田区千代田');

    await prefecture.selectOption('大阪府');
    await expect(city).toHaveValue('');
    await expect(town).toBeDisabled();
    await form.getByRole('button', { name: '郵便番号入力に戻る' }).click();
    await expect(prefecture).toHaveCount(0);
  });

  // Clause 2.4-30
  test('In the brand theme, a postal code lookup selects prefecture, city and town', async ({ page }) => {
    const form = await openCustomerStep(page, 'brand');
    await fillCustomerField(form, 'zip1', '1000001');
    await expect(addressStatus(page)).toContainText('東京都千代田区千代田');
    await form.getByRole('button', { name: '郵便番号がわからない場合' }).click();
    const choice = (name: string) =>
      form.getByRole('combobox', { name, exact: true }).locator('option:checked');
    await expect(choice('都道府県')).toHaveText('東京都');
    await expect(choice('市区町村')).toHaveText('千代田区');
    await expect(choice('町名')).toHaveText('千代田');
  });
});

test.describe('The progress bar', { tag: '@desktop' }, () => {
  // Clauses 1.2-154, 1.9-30, 2.2-14, 2.2-116
  test('has two steps on landing pages, is at most 500 pixels wide and stays visible', async ({ page }) => {
    const form = await openPlainPage(page, 'lp');
    const goods = form.getByRole('progressbar', { name: '商品の情報：入力の進み具合' });
    const seller = form.getByRole('progressbar', { name: 'お客様情報：入力の進み具合' });
    await fillBy(form, {
      items: [GUITAR, { category: 'music', answers: {} }, { category: 'watch', answers: {} }],
    });
    await expect(goods).not.toHaveAttribute('value', '100');
    await fillBy(form, { items: [GUITAR, GUITAR, GUITAR, GUITAR] });
    await expect(goods).toHaveAttribute('value', '100');
    await expect(seller).toHaveAttribute('value', '0');
    expect((await form.locator('[part=progress]').boundingBox())?.width).toBeLessThanOrEqual(500);
    await mainButton(form).scrollIntoViewIfNeeded();
    await expect(goods).toBeInViewport();
    await mainButton(form).click();
    await fillCustomerField(form, 'tel1', '09012345678');
    await expect(seller).toHaveAttribute('value', '20');
    await expect(dialogOf(page)).toHaveCount(0);
  });
});
