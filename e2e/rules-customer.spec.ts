import { expect, type Page, type Route, test } from 'playwright/test';
import { CUSTOMER_FIELD_KEYS, customerField as rowOf } from '#contract/customer.ts';
import { themeOf } from '#contract/themes.ts';
import {
  aCustomer,
  alertOf,
  type Customer,
  customerField,
  dialogOf,
  fillBy,
  fillCustomer,
  fillCustomerField,
  GUITAR,
  mainButton,
  messageOf,
  messagesOf,
  question,
  send,
  termsBox,
  toCustomer,
} from './support/form.ts';
import { Ime } from './support/ime.ts';
import { openPlainPage, THEMES, type Theme } from './support/pages.ts';

async function openCustomerStep(page: Page, theme: Theme = 'product') {
  const form = await openPlainPage(page, theme);
  await toCustomer(form);
  return form;
}

test.describe('Rules of the contact details', { tag: '@phone' }, () => {
  const REQUIRED: readonly (readonly [keyof Customer, string])[] = [
    ['name1', '氏名を入力してください'],
    ['kana1', 'フリガナを入力してください'],
    ['zip1', '郵便番号を入力してください'],
    ['email', 'メールアドレスを入力してください'],
    ['tel1', '電話番号を入力してください'],
  ];

  test('An empty step lists everything that is missing and focuses the first field; editing a field removes its message', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    await send(form);
    await expect(messagesOf(form)).toHaveText([
      ...REQUIRED.map(([, message]) => message),
      '利用規約に同意してください',
    ]);
    await expect(form.getByRole('alert')).toHaveText(['氏名を入力してください']);
    await expect(customerField(form, 'name1')).toBeFocused();
    await expect(customerField(form, 'name1')).toHaveAttribute('aria-invalid', 'true');

    await fillCustomerField(form, 'tel1', '0');
    await expect(messageOf(form, '電話番号を入力してください')).toHaveCount(0);
    await expect(messagesOf(form)).toHaveCount(5);
    await termsBox(form).check();
    await expect(messageOf(form, '利用規約に同意してください')).toHaveCount(0);
  });

  const WRONG: readonly (readonly [keyof Customer, string, string])[] = [
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
      await send(form);
      await expect(form.getByRole('alert')).toHaveText([message]);
      await expect(customerField(form, field)).toBeFocused();
      await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
      await mainButton(form).click();
    }
  });

  test('A field is checked when the seller leaves it, not during typing', async ({ page }) => {
    const form = await openCustomerStep(page);
    await customerField(form, 'email').focus();
    await customerField(form, 'email').blur();
    await fillCustomerField(form, 'email', 'hanako@');
    await expect(messagesOf(form)).toHaveCount(0);
    await customerField(form, 'email').blur();
    await expect(alertOf(form, '正しいメールアドレスを入力してください')).toBeVisible();
    await fillCustomerField(form, 'email', 'hanako@exa');
    await expect(alertOf(form, '正しいメールアドレスを入力してください')).toHaveCount(0);
    await customerField(form, 'email').blur();
    await expect(alertOf(form, '正しいメールアドレスを入力してください')).toBeVisible();
    await fillCustomerField(form, 'email', 'hanako@example.com');
    await expect(alertOf(form, '正しいメールアドレスを入力してください')).toHaveCount(0);
  });

  test('A message that appears when a field loses the focus does not move the button away from under the finger', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    await fillCustomer(form, aCustomer({ tel1: '' }));
    await send(form);
    await fillCustomerField(form, 'tel1', '0');
    await form.getByRole('button', { name: '商品情報入力に戻る' }).tap();
    await expect(form.getByRole('heading', { name: '一括査定依頼フォーム' })).toBeVisible();
  });

  for (const theme of THEMES) {
    const { asksForTerms, privacyNotice } = themeOf(theme);
    const consent = asksForTerms ? 'asks for consent to the terms' : 'does not ask for consent';
    test(`The ${theme} theme ${consent}${privacyNotice ? ', and shows a privacy notice' : ''}`, async ({
      page,
    }) => {
      const form = await openCustomerStep(page, theme);
      await expect(termsBox(form)).toHaveCount(asksForTerms ? 1 : 0);
      await expect(form.getByText('送信することで、以下の内容に同意したものとみなします。')).toHaveCount(
        privacyNotice ? 1 : 0,
      );
      const links = ['プライバシーポリシー', '個人情報の取り扱い'];
      if (asksForTerms) links.unshift('利用規約');
      for (const name of links) {
        const link = form.getByRole('link', { name }).first();
        await expect(link).toHaveAttribute('href', /\/(terms|privacy)/);
        await expect(link).toHaveAttribute('target', '_blank');
      }
      await send(form);
      const required = CUSTOMER_FIELD_KEYS.filter((key) => rowOf(key).required);
      await expect(messagesOf(form)).toHaveCount(required.length + (asksForTerms ? 1 : 0));
    });
  }

  test('The embedded form focuses the name field; the back link goes to the goods and loses nothing', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    await expect(customerField(form, 'name1')).toBeFocused();
    await fillCustomerField(form, 'name1', '佐藤 太郎');
    await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
    await expect(form.getByRole('heading', { name: '一括査定依頼フォーム' })).toBeFocused();
    await expect(question(form, '楽器の種類')).toHaveText('ギター');
    await mainButton(form).click();
    await expect(customerField(form, 'name1')).toHaveValue('佐藤 太郎');
  });

  test('A button opens the field for optional wishes', async ({ page }) => {
    const form = await openCustomerStep(page);
    const reveal = form.getByRole('button', { name: '任意項目の入力で買取額UP!' });
    const wishes = form.getByRole('textbox', { name: '商品の説明・要望など' });
    await expect(wishes).toBeHidden();
    await expect(reveal).toHaveAttribute('aria-expanded', 'false');
    await reveal.click();
    await expect(wishes).toBeVisible();
    await expect(reveal).toHaveAttribute('aria-expanded', 'true');
  });

  test('Every personal field has its autocomplete token and the right keyboard for phones', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    const fields = await form.locator('input[name]').evaluateAll((inputs) =>
      inputs.map((input) => {
        const { name, type, autocomplete, inputMode } = input as HTMLInputElement;
        return [name, type, autocomplete, inputMode];
      }),
    );
    expect(fields).toEqual([
      ['name1', 'text', 'name', ''],
      ['kana1', 'text', 'on', ''],
      ['zip1', 'text', 'postal-code', 'numeric'],
      ['addr1', 'text', 'address-line1', ''],
      ['email', 'email', 'email', 'email'],
      ['tel1', 'tel', 'tel', 'tel'],
    ]);
  });
});

test.describe('Typed text', { tag: '@phone' }, () => {
  const CONVERTED: readonly (readonly [keyof Customer, string, string])[] = [
    ['tel1', '０９０１２３４５６７８', '090-1234-5678'],
    ['tel1', '0312345678', '03-1234-5678'],
    ['tel1', '０４５－１２３－４５６７', '045-123-4567'],
    ['tel1', '090 1234 5678', '090-1234-5678'],
    ['zip1', '１０００００１', '100-0001'],
    ['zip1', '〒100ー0001', '100-0001'],
    ['kana1', 'やまだ ﾊﾅｺ', 'ヤマダ\u3000ハナコ'],
    ['email', ' hanako＠example．com', 'hanako@example.com'],
  ];

  test('becomes what is sent when the field loses the focus, not before', async ({ page }) => {
    const form = await openCustomerStep(page);
    for (const [field, typed, shown] of CONVERTED) {
      const input = customerField(form, field);
      await input.fill('');
      await input.focus();
      await page.keyboard.insertText(typed);
      await expect(input).not.toHaveValue(shown);
      await input.blur();
      await expect(input).toHaveValue(shown);
    }
  });

  test('that has only the wrong width is valid: the rules apply to the converted values', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    await fillCustomer(
      form,
      aCustomer({ kana1: 'やまだはなこ', zip1: '１００－０００１', tel1: '０９０ー１２３４ー５６７８' }),
    );
    // Sent with Enter, without leaving the field.
    await customerField(form, 'tel1').press('Enter');
    await expect(
      page.getByRole('heading', { name: /ありがとうございます/, includeHidden: true }),
    ).toBeAttached();
  });

  test('fills in the furigana from the keystrokes of the name', async ({ page }) => {
    const form = await openCustomerStep(page);
    const kana = customerField(form, 'kana1');
    const ime = await Ime.on(customerField(form, 'name1'));
    await ime.compose('y', 'や', 'やm', 'やま', 'やまd', 'やまだ', '山田');
    await ime.confirm('山田');
    await expect(customerField(form, 'name1')).toHaveValue('山田');
    await expect(kana).toHaveValue('ヤマダ');
    await ime.compose('h', 'は', 'はn', 'はな', 'はなk', 'はなこ', '花子');
    await ime.confirm('花子');
    await expect(kana).toHaveValue('ヤマダハナコ');
  });

  test('does not replace furigana that the seller typed', async ({ page }) => {
    const form = await openCustomerStep(page);
    await fillCustomerField(form, 'kana1', 'サトウ');
    const ime = await Ime.on(customerField(form, 'name1'));
    await ime.compose('や', 'やま', 'やまだ', '山田');
    await ime.confirm('山田');
    await expect(customerField(form, 'name1')).toHaveValue('山田');
    await expect(customerField(form, 'kana1')).toHaveValue('サトウ');
  });

  test('is left by the Enter after the one that confirms a conversion; Enter in the last field sends', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    const ime = await Ime.on(customerField(form, 'name1'));
    await ime.compose('や', 'やま', '山');
    await page.keyboard.press('Enter');
    await ime.confirm('山');
    await expect(customerField(form, 'name1')).toHaveValue('山');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(customerField(form, 'kana1')).toBeFocused();
    await customerField(form, 'tel1').press('Enter');
    await expect(messageOf(form, '郵便番号を入力してください')).toBeVisible();
  });

  test('with a typo in the mail domain gets a suggestion for one tap, which never blocks', async ({
    page,
  }) => {
    const form = await openCustomerStep(page);
    await fillCustomerField(form, 'email', 'hanako@gmial.com');
    const offer = form.getByText('もしかして hanako@gmail.com ですか？');
    await expect(offer).toHaveCount(0);
    await customerField(form, 'email').blur();
    await expect(offer).toBeVisible();
    await form.getByRole('button', { name: 'この内容に修正する' }).click();
    await expect(customerField(form, 'email')).toHaveValue('hanako@gmail.com');
    await expect(offer).toHaveCount(0);
  });
});

test.describe('The address', { tag: '@phone' }, () => {
  const resolved = (page: Page) => page.getByRole('status').filter({ hasText: 'ご住所' });

  test('Seven digits, with or without a hyphen, show the address; fewer remove it', async ({ page }) => {
    const form = await openCustomerStep(page);
    await fillCustomerField(form, 'zip1', '100-0001');
    await expect(resolved(page)).toContainText('東京都千代田区千代田');
    await fillCustomerField(form, 'zip1', '100-000');
    await expect(resolved(page)).toHaveCount(0);
    await fillCustomerField(form, 'zip1', '５３００００１');
    await expect(resolved(page)).toContainText('大阪府大阪市北区梅田');
  });

  test('An unknown postal code shows a message and blocks nobody', async ({ page }) => {
    const form = await openCustomerStep(page);
    await fillCustomer(form, aCustomer({ zip1: '9999999' }));
    await expect(form.getByText('住所の取得に失敗しました')).toBeVisible();
    await expect(form.getByText('住所情報が見つかりません')).toBeVisible();
    await send(form);
    await expect(page.getByText('このページは一度しか表示されません')).toBeVisible();
  });

  test('A late answer does not replace a newer one', async ({ page }) => {
    const form = await openCustomerStep(page);
    const late: Route[] = [];
    await page.route('**/zipcode_addresses/1000001', (route) => void late.push(route));
    await fillCustomerField(form, 'zip1', '1000001');
    await expect.poll(() => late.length).toBe(1);
    await fillCustomerField(form, 'zip1', '5300001');
    await expect(resolved(page)).toContainText('大阪府大阪市北区梅田');
    const answered = page.waitForResponse('**/zipcode_addresses/1000001');
    await late[0]?.continue();
    await (await answered).finished();
    await expect(resolved(page)).toContainText('大阪府大阪市北区梅田');
    await expect(resolved(page)).not.toContainText('東京都');
  });

  test('For a postal code with several towns, the seller can choose the town', async ({ page }) => {
    const form = await openCustomerStep(page);
    await fillCustomerField(form, 'zip1', '4520961');
    const towns = form.getByLabel('町名を選択してください');
    await expect(towns).toBeVisible();
    const options = await towns.getByRole('option').allTextContents();
    expect(options.length).toBeGreaterThan(5);
    await towns.selectOption({ index: 3 });
    await expect(resolved(page)).toContainText(`愛知県清須市${options[3]}`);
    await expect(customerField(form, 'addr1')).toHaveValue(`${options[3]}`);
  });

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
    await expect(resolved(page)).toContainText('東京都千代田区千代田');

    await prefecture.selectOption('大阪府');
    await expect(city).toHaveValue('');
    await expect(town).toBeDisabled();
    await form.getByRole('button', { name: '郵便番号入力に戻る' }).click();
    await expect(prefecture).toHaveCount(0);
  });

  test('In the brand theme, a postal code lookup selects prefecture, city and town', async ({ page }) => {
    const form = await openCustomerStep(page, 'brand');
    await fillCustomerField(form, 'zip1', '1000001');
    await expect(resolved(page)).toContainText('東京都千代田区千代田');
    await form.getByRole('button', { name: '郵便番号がわからない場合' }).click();
    const chosen = (name: string) =>
      form.getByRole('combobox', { name, exact: true }).locator('option:checked');
    await expect(chosen('都道府県')).toHaveText('東京都');
    await expect(chosen('市区町村')).toHaveText('千代田区');
    await expect(chosen('町名')).toHaveText('千代田');
  });
});

test.describe('The progress bar', { tag: '@desktop' }, () => {
  test('reaches 50 percent with the goods and 100 percent with five details of the seller', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    const bar = form.getByRole('progressbar', { name: '入力の進み具合' });
    await expect(form.getByText('かんたん3ステップ')).toBeVisible();
    await expect(bar).toHaveAttribute('value', '0');
    // One of three required questions: the category. Type and brand follow.
    await fillBy(form, { items: [{ category: 'music', answers: {} }] });
    await expect(bar).toHaveAttribute('value', '17');
    await fillBy(form, { items: [GUITAR] });
    await expect(bar).toHaveAttribute('value', '50');
    await mainButton(form).click();
    await expect(form.getByRole('listitem').filter({ hasText: 'お客様情報' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    const customer = aCustomer();
    const shares = { name1: 60, kana1: 70, zip1: 80, addr1: 80, email: 90, tel1: 100 } as const;
    for (const [field, percent] of Object.entries(shares) as [keyof Customer, number][]) {
      await fillCustomerField(form, field, customer[field]);
      await expect(bar).toHaveAttribute('value', String(percent));
    }
  });

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
    await fillCustomerField(form, 'name1', '山田');
    await expect(seller).toHaveAttribute('value', '20');
    await expect(dialogOf(page)).toHaveCount(0);
  });
});
