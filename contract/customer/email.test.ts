import { describe, expect, test } from 'vitest';
import { isEmail, isEmailList, mailAddressOf } from './email.ts';

describe('An e-mail address', () => {
  test.each([
    'hanako@example.jp',
    'hanako.yamada+tk@mail.example.co.jp',
    "o'brien_1-a@example.com",
    'a@b.c',
    'hanako@xn--r8jz45g.jp',
    'ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ',
    `${'a'.repeat(64)}@example.jp`,
    `a@${'b'.repeat(63)}.jp`,
    'hana..ko.@docomo.ne.jp',
    '.hanako@ezweb.ne.jp',
    'hana..ko@au.com',
  ])('%s is one', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    '<a@b.jp>',
    'x@[127.0.0.1]',
    'x@127.0.0.1',
    'a(b)@b.jp',
    `${'a'.repeat(65)}@example.jp`,
    `a@${'b'.repeat(64)}.jp`,
    `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}jp`,
    'hanako@example..jp',
    'hanako@.example.jp',
    'hanako@example.jp.',
    'hanako@例え.jp',
    'hanako@gmail.com、',
    'hanako@gmail.com・',
    'hanako@gmail.comです',
    'hanako@gmailー.com',
    'hanako@gmail-.com',
    'hanako@gmáil.com',
    'hanako@example.jp2',
    'hanako@-example.jp',
    'mailto:hanako@example.jp',
    'hana..ko@example.jp',
    '.hanako@example.jp',
    'hanako.@example.jp',
    'hanako,taro@example.jp',
    'hanako;@example.jp',
    '"hanako"@example.jp',
    'hana\\ko@example.jp',
    'hana ko@example.jp',
    'hanako@example.jp\r\nBcc: x@example.jp',
    'hana\u200bko@example.jp',
    '花子@example.jp',
    'a@b@example.jp',
    'hanako@example',
    '@example.jp',
    '',
  ])('%s is none', (text) => expect(isEmail(text)).toBe(false));

  test('of full-width letters is the same as of narrow ones', () => {
    expect(mailAddressOf(' Ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ　')).toBe('Hanako@example.jp');
  });

  // The code with all mutants in it is slow.
  test.skipIf(process.env.MUTANTS)('of a megabyte is answered at once', () => {
    const startedAt = performance.now();
    for (const sign of ['a', '.', '-', '@', 'a.', 'a@a.']) isEmail(sign.repeat(500_000));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  test('in a list of which one is wrong is refused with it', () => {
    expect(isEmailList('a@example.jp, b@example.jp')).toBe(true);
    expect(isEmailList('a@example.jp, b@example..jp')).toBe(false);
    expect(isEmailList('a@example.jp, b@example.jp2')).toBe(false);
  });
});
