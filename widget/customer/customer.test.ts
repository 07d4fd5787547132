import { beforeAll, describe, expect, test } from 'vitest';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { THEME_NAMES, themeOf } from '#contract/embed/themes.ts';
import { type Customer, EMPTY_CUSTOMER } from './customer.ts';
import { convert, convertAll, sentText, validateCustomer } from './customer-rules.ts';
import { PHONE_PLAN } from './phone-numbers.ts';

const COMPLETE: Customer = {
  ...EMPTY_CUSTOMER,
  name1: '山田 太郎',
  kana1: 'ヤマダ\u3000タロウ',
  zip1: '150-0001',
  email: 'taro@example.com',
  tel1: '090-1234-5678',
  agreedToTerms: true,
};

describe('what the seller typed, after editing', () => {
  test.each<[CustomerFieldKey, typed: string, converted: string]>([
    ['name1', ' 山田 太郎 ', '山田 太郎'],
    ['name1', '\u200b\u3164', ''],
    ['kana1', 'やまだ たろう', 'ヤマダ\u3000タロウ'],
    ['kana1', 'ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ\u3000タロウ'],
    ['zip1', '１５０ー０００１', '150-0001'],
    ['zip1', '1500001', '150-0001'],
    ['email', ' ｔａｒｏ＠example.com ', 'taro@example.com'],
    ['tel1', '０９０１２３４５６７８', '090-1234-5678'],
    ['tel1', '09012345678', '090-1234-5678'],
    ['tel1', '0312345678', '03-1234-5678'],
    ['tel1', '０４５１２３４５６７', '0451234567'],
    ['tel1', '+81 90 1234 5678', '090-1234-5678'],
    ['addr1', ' １－２－３ ', ' １－２－３ '],
    ['description', ' 箱に傷 ', ' 箱に傷 '],
  ])('%s "%s" becomes "%s"', (key, text, value) => expect(convert(key, text)).toBe(value));

  test('all fields together; without changes it is the same object', () => {
    expect(convertAll({ ...COMPLETE, kana1: 'やまだ\u3000たろう', tel1: '09012345678' })).toEqual(COMPLETE);
    expect(convertAll(COMPLETE)).toBe(COMPLETE);
  });

  test('converted texts are not converted again', () => {
    const once = convertAll({ ...COMPLETE, kana1: 'ﾔﾏﾀﾞ-', zip1: '１５０', tel1: '0120-123-456' });
    expect(convertAll(once)).toBe(once);
  });
});

describe('the errors of contact details', () => {
  test('there are none if all required fields are filled', () => {
    expect(validateCustomer(COMPLETE, true)).toEqual({});
  });

  test('an empty form has all of them, in the order of the screen', () => {
    expect(Object.entries(validateCustomer(EMPTY_CUSTOMER, true))).toEqual([
      ['name1', '氏名を入力してください'],
      ['kana1', 'フリガナを入力してください'],
      ['zip1', '郵便番号を入力してください'],
      ['email', 'メールアドレスを入力してください'],
      ['tel1', '電話番号を入力してください'],
      ['agreedToTerms', '利用規約に同意してください'],
    ]);
  });

  // Clauses 2.1-20, 2.5-54
  test.each(THEME_NAMES)('theme %s asks for consent only if its row says so', (theme) => {
    const { asksForTerms } = themeOf(theme);
    const errors = validateCustomer({ ...COMPLETE, agreedToTerms: false }, asksForTerms);
    expect(errors).toEqual(asksForTerms ? { agreedToTerms: '利用規約に同意してください' } : {});
  });
});

describe('a phone number with the numbering plan', () => {
  beforeAll(() => PHONE_PLAN.load());

  // Clause 2.9-23
  test.each([
    ['0451171064', '045-117-1064'],
    ['0312345678', '03-1234-5678'],
    ['0467-22-1234', '0467-22-1234'],
    ['04-5123-4567', '045-123-4567'],
    ['090-1234-5678', '090-1234-5678'],
    ['0120123456', '0120123456'],
    ['0901234567', '0901234567'],
  ])('%s is shown and sent as %s', (text, value) => {
    expect(convert('tel1', text)).toBe(value);
    expect(sentText('tel1', text)).toBe(value);
  });
});
