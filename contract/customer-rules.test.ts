import { describe, expect, test } from 'vitest';
import { CUSTOMER_RULES, zipDigits } from './customer-rules.ts';

const accepts = (field: keyof typeof CUSTOMER_RULES) => (text: string) =>
  expect(CUSTOMER_RULES[field](text)).toBeUndefined();
const refuses = (field: keyof typeof CUSTOMER_RULES, message: string) => (text: string) =>
  expect(CUSTOMER_RULES[field](text)).toBe(message);

describe('the name', () => {
  test.each(['山田 太郎', 'John Smith', 'あ'.repeat(50), '𠮷'.repeat(50)])(
    '"%s" is accepted',
    accepts('name1'),
  );
  test.each(['', ' ', '\u3000'])('"%s" is no name', refuses('name1', '氏名を入力してください'));
  test.each(['あ'.repeat(51), '𠮷'.repeat(51)])(
    'a name of 51 characters is too long',
    refuses('name1', '氏名は50文字以内で入力してください'),
  );
});

describe('the furigana', () => {
  test.each(['ヤマダ タロウ', 'ヤマダ\u3000タロウ', 'ジョージ', 'ヴァイオレット', 'ヵヶ', 'ア'.repeat(50)])(
    '"%s" is accepted',
    accepts('kana1'),
  );
  test.each(['', ' ', '\u3000'])('"%s" is no reading', refuses('kana1', 'フリガナを入力してください'));
  test.each([
    'やまだ たろう',
    'ﾔﾏﾀﾞ ﾀﾛｳ',
    '山田',
    'Yamada',
    'ヤマダ1',
    'ヤマダ・タロウ',
    'ヤマダ-',
    'ヤマダ太郎',
    'や'.repeat(51),
  ])('"%s" is not in full-width katakana', refuses('kana1', 'フリガナは全角カタカナで入力してください'));
  test('51 characters are too many', () =>
    refuses('kana1', 'フリガナは50文字以内で入力してください')('ア'.repeat(51)));
});

describe('the postal code', () => {
  test.each(['1500001', '150-0001', '150 0001', ' 150-0001 ', '1-5-0-0-0-0-1'])(
    '"%s" is accepted',
    accepts('zip1'),
  );
  test.each(['', ' '])('"%s" is none', refuses('zip1', '郵便番号を入力してください'));
  test.each(['150000', '15000011', '150-000a', '１５０００１１', '-', '150.0001'])(
    '"%s" has not seven digits',
    refuses('zip1', '郵便番号は7桁の数字で入力してください'),
  );
  test('hyphens and spaces do not count', () => expect(zipDigits(' 150-00 01\u3000')).toBe('1500001'));
});

describe('the e-mail address', () => {
  test.each(['taro@example.com', 't.a+b@mail.example.co.jp', 'a@b.c', 'taro..t@docomo.ne.jp'])(
    '"%s" is accepted',
    accepts('email'),
  );
  test.each(['', ' '])('"%s" is none', refuses('email', 'メールアドレスを入力してください'));
  test.each([
    'taro',
    'taro@',
    '@example.com',
    'taro@example',
    'ta ro@example.com',
    'taro@exa mple.com',
    'taro@example.com ',
    'a@b@c.d',
    'taro@example.',
  ])('"%s" does not look like one', refuses('email', '正しいメールアドレスを入力してください'));
});

describe('the phone number', () => {
  test.each([
    '09012345678',
    '090-1234-5678',
    '090 1234 5678',
    '0312345678',
    '03-1234-5678',
    '0120-12-3456',
    '0123456',
    '01234-1-5678',
    '01234-1234-5678',
  ])('"%s" is accepted', accepts('tel1'));
  test.each(['', ' '])('"%s" is none', refuses('tel1', '電話番号を入力してください'));
  test.each([
    '9012345678',
    '+819012345678',
    '090-1234-567',
    '0-1234-5678',
    '090--1234-5678',
    '090-12345-6789',
    '012345-1234-5678',
    '01234567890123',
    '090(1234)5678',
    '０９０１２３４５６７８',
    '090-1234-5678x',
    '012345',
  ])('"%s" is not right', refuses('tel1', '正しい電話番号を入力してください'));
});
