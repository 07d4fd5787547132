import { describe, expect, test } from 'vitest';
import { problemsOf, readValues, type Values } from '../../ui/form/form-rules.ts';
import { REGISTRATION_RULES, type RegistrationName } from './registration-rules.ts';

const problems = (values: Values<RegistrationName>) => problemsOf(REGISTRATION_RULES, values);

const FILLED = {
  company_shop_name: '株式会社たから堂',
  name: '宝田 一郎',
  zipcode: '1600022',
  tel: '03-1234-5678',
  email: 'takara@example.jp',
  terms: 'on',
};

describe('The registration form', () => {
  test('finds no problem when it is filled in', () => {
    expect(problems(FILLED)).toEqual({});
  });

  test('reports each empty field by its label', () => {
    const empty = { company_shop_name: '', name: ' ', zipcode: '', tel: '', email: '', terms: '' };
    expect(problems(empty)).toEqual({
      company_shop_name: '法人名（正式社名）',
      name: 'ご担当者名',
      zipcode: '郵便番号',
      tel: '電話番号',
      email: 'メールアドレス',
      terms: '利用規約・プライバシーポリシー・個人情報の取り扱いに同意してください',
    });
  });

  test('refuses a malformed e-mail address and phone number', () => {
    expect(problems({ ...FILLED, email: 'takara @example.jp', tel: '12-34' })).toEqual({
      email: '正しいメールアドレスを入力してください',
      tel: '正しい電話番号を入力してください（例：03-1234-5678）',
    });
  });

  test('refuses a postal code that is too short', () => {
    expect(problems({ ...FILLED, zipcode: '160' })).toEqual({
      zipcode: '郵便番号が正しくありません。',
    });
  });

  test.each([
    ['160-0022', '1600022'],
    ['１６００００２２', '1600002'],
    ['〒160 0022', '1600022'],
    ['abc', ''],
  ])('keeps only the digits of %s', (text, digits) => {
    const form = new FormData();
    form.set('zipcode', text);
    expect(readValues(REGISTRATION_RULES, form).zipcode).toBe(digits);
  });
});
