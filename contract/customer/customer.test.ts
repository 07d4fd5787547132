import { describe, expect, test } from 'vitest';
import { fieldProblem } from '../base/field.ts';
import { CUSTOMER_SAMPLES } from '../docs/customer.ts';
import { customerField, customerProblem, strangeCharacters } from './customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from './keys.ts';
import { zipDigits } from './postal-code.ts';

const accepts = (field: CustomerFieldKey) => (text: string) =>
  expect(customerProblem(field, text)).toBeUndefined();
const refuses = (field: CustomerFieldKey, message: string) => (text: string) =>
  expect(customerProblem(field, text)).toBe(message);

describe('the name', () => {
  test.each(['山田 太郎', 'John Smith', 'あ'.repeat(50), '𠮷'.repeat(50)])(
    '"%s" is accepted',
    accepts('name1'),
  );
  // Clause 2.5-43
  test.each(['', ' ', '\u3000'])('"%s" is no name', refuses('name1', '氏名を入力してください'));
  test.each([
    ['a zero-width space', '\u200b'],
    ['a word joiner and a soft hyphen', '\u2060\u00ad'],
    ['a byte order mark', '\ufeff'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['variation selectors alone', '\ufe0f\u{e0100}'],
    ['an empty braille cell', '\u2800'],
    ['a direction mark between spaces', ' \u200f\u3000'],
  ])('%s is no name', (_, text) => refuses('name1', '氏名を入力してください')(text));
  test.each(['葛\u{e0100}城', '山田\u200b太郎', '❤\ufe0f'])('"%s" is a name', accepts('name1'));
  // Clause 2.5-44
  test.each(['あ'.repeat(51), '𠮷'.repeat(51)])(
    'a name of 51 characters is too long',
    refuses('name1', '氏名は50文字以内で入力してください'),
  );
});

describe('the furigana', () => {
  // Clause 2.5-46
  test.each([
    'ヤマダ タロウ',
    'ヤマダ\u3000タロウ',
    'ジョージ',
    'ヴァイオレット',
    'ヵヶ',
    'ヽヾ',
    'ㇷ゚ㇻ セ゚タ ト゚ㇰ',
    'カ\u3099トウ',
    'ア'.repeat(50),
  ])('"%s" is accepted', accepts('kana1'));
  // Clause 2.5-45
  test.each(['', ' ', '\u3000'])('"%s" is no reading', refuses('kana1', 'フリガナを入力してください'));
  // Clause 2.5-46
  test.each([
    'やまだ たろう',
    'ﾔﾏﾀﾞ ﾀﾛｳ',
    '山田',
    'Yamada',
    'ヤマダ1',
    'ヤマダ・タロウ',
    'ヤマダ-',
    'ヤマダ゜',
    'ヤマダ（スズキ）',
    'ヤマダ太郎',
  ])('"%s" is not in full-width katakana', refuses('kana1', 'フリガナは全角カタカナで入力してください'));
  // Clause 2.5-47
  test('51 characters are too many', () =>
    refuses('kana1', 'フリガナは50文字以内で入力してください')('ア'.repeat(51)));
});

test.each<[CustomerFieldKey, text: string, strange: string]>([
  ['kana1', 'ヤマダ（旧姓スズキ）ハナコ', '（旧姓）'],
  ['kana1', 'ヤマダ・ハナコ・', '・'],
  ['kana1', 'ㇷ゚', ''],
  ['email', 'hanako@例え.jp', '例え'],
  ['name1', '山田（旧姓鈴木）花子', ''],
])('%s does not take all characters of "%s", and a line can name them', (key, text, strange) =>
  expect(strangeCharacters(key, text).join('')).toBe(strange),
);

describe('the name', () => {
  test('counts kana that come apart from their marks once', () => accepts('name1')('か\u3099'.repeat(50)));
  test.each([
    ['山田\t花子', '山田 花子'],
    ['山田 \u3000花子\n', '山田\u3000花子'],
    ['か\u3099とう', 'がとう'],
    ['神\uFA19田', '神\uFA19田'],
  ])('"%s" is stored as "%s"', (text, name) => expect(customerField('name1').stored?.(text)).toBe(name));
});

describe('the postal code', () => {
  test.each(['1500001', '150-0001', '150 0001', ' 150-0001 ', '1-5-0-0-0-0-1'])(
    '"%s" is accepted',
    accepts('zip1'),
  );
  // Clause 2.5-48
  test.each(['', ' '])('"%s" is none', refuses('zip1', '郵便番号を入力してください'));
  // Clauses 2.5-49, 2.9-5
  test.each(['150000', '15000011', '150-000a', '１５０００１１', '-', '150.0001'])(
    '"%s" has not seven digits',
    refuses('zip1', '郵便番号は7桁の数字で入力してください'),
  );
  // Clause 2.5-49
  test('hyphens and spaces do not count', () => expect(zipDigits(' 150-00 01\u3000')).toBe('1500001'));
});

describe('the e-mail address', () => {
  test.each(['taro@example.com', 't.a+b@mail.example.co.jp', 'a@b.c', 'taro..t@docomo.ne.jp'])(
    '"%s" is accepted',
    accepts('email'),
  );
  // Clause 2.5-50
  test.each(['', ' '])('"%s" is none', refuses('email', 'メールアドレスを入力してください'));
  // Clause 2.5-51
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
  // Clause 2.5-53
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
  // Clause 2.5-52
  test.each(['', ' '])('"%s" is none', refuses('tel1', '電話番号を入力してください'));
  // Clause 2.5-53
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

describe('the sample of a field', () => {
  test.each(CUSTOMER_FIELD_KEYS)('of %s is accepted', (key) =>
    expect(customerProblem(key, CUSTOMER_SAMPLES[key])).toBeUndefined(),
  );
});

describe('what a seller may leave out', () => {
  // Clause 2.2-98
  test.each(CUSTOMER_FIELD_KEYS.filter((key) => !customerField(key).required))('%s may be empty', (key) =>
    expect(customerProblem(key, '')).toBeUndefined(),
  );
});

describe('a text that is far too long', () => {
  test.each(CUSTOMER_FIELD_KEYS)('is refused as %s before its form is looked at', (key) => {
    let hasLooked = false;
    const field = {
      ...customerField(key),
      accepts: () => {
        hasLooked = true;
        return true;
      },
    };
    fieldProblem(field, 'a'.repeat(field.limit + 1));
    expect(hasLooked).toBe(false);
  });

  test('is measured in characters, not in UTF-16 units', () =>
    expect(customerProblem('name1', '𠮷'.repeat(50))).toBeUndefined());
});

describe('the readers of a field', () => {
  test.each(CUSTOMER_FIELD_KEYS)('%s is read by somebody, or it would not be stored', (key) => {
    expect(customerField(key).readers).not.toEqual([]);
  });

  const inMail = CUSTOMER_FIELD_KEYS.filter((key) => customerField(key).readers.includes('sellerMail'));
  test('are not mails to an address that nobody has proved, if the field takes sentences or links', () => {
    const takesWords = inMail.filter((key) =>
      ['至急お電話ください', 'https://evil.example/a', 'evil.example'].some(
        (text) => !customerProblem(key, text),
      ),
    );
    expect(takesWords).toEqual([]);
  });
});
