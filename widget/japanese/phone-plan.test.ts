import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { groupByPlan, phoneDoubt } from './phone-plan.ts';

describe('a number is grouped by its area code', () => {
  test.each([
    ['0451171064', '045-117-1064'],
    ['04-5117-1064', '045-117-1064'],
    ['0312345678', '03-1234-5678'],
    ['0467221234', '0467-22-1234'],
    ['0494221234', '0494-22-1234'],
    ['0499821234', '04998-2-1234'],
    ['09012345678', '090-1234-5678'],
    ['06012345678', '060-1234-5678'],
    ['05012345678', '050-1234-5678'],
    ['0800-123-4567', '0800-123-4567'],
    ['+81 45 117 1064', '045-117-1064'],
  ])('%s → %s', (text, groups) => expect(groupByPlan(text)).toBe(groups));

  test('where the rule for phones does not take the groups, the digits stay together', () => {
    expect(groupByPlan('0120-123-456')).toBe('0120123456');
    expect(groupByPlan('0570-012-345')).toBe('0570012345');
  });

  test.each(['03-1234-567 内線8', '090-1234-567x8', '03-1234-567#8'])(
    '%s is no number of ten digits',
    (text) => {
      expect(groupByPlan(text)).toBeUndefined();
    },
  );

  test('words before and after a number do not count', () => {
    expect(groupByPlan('携帯：０９０１２３４５６７８')).toBe('090-1234-5678');
    expect(groupByPlan('03-1234-5678（自宅）')).toBe('03-1234-5678');
  });

  test('a number that nobody has keeps its own groups', () => {
    expect(groupByPlan('0901234567')).toBeUndefined();
    expect(groupByPlan('00000000000')).toBeUndefined();
  });
});

const CALLABLE = ['MOBILE', 'FIXED_LINE', 'VOIP', 'TOLL_FREE', 'UAN'];

/** The library's own answer. To it, 010 leads to other countries. */
function byLibrary(digits: string): string | undefined {
  const parsedNumber = parsePhoneNumberFromString(digits, 'JP');
  const type = parsedNumber?.country === 'JP' && parsedNumber.getType();
  return type && CALLABLE.includes(type) ? parsedNumber.formatNational() : undefined;
}

describe('every beginning of five digits is grouped as the library groups it', () => {
  test.each([...'123456789'])('0%s', (first) => {
    for (let rest = 0; rest < 1000; rest += 1) {
      const beginning = `0${first}${String(rest).padStart(3, '0')}`;
      for (const number of [`${beginning}12345`, `${beginning}123456`]) {
        const expected = byLibrary(number);
        // The rule for phones takes no group of three digits at the end.
        const result = expected && /-\d{4}$/.test(expected) ? expected : expected && number;
        expect(groupByPlan(number), number).toBe(result);
      }
    }
  });
});

describe('a number that the rule accepts and that reaches nobody', () => {
  test.each([
    ['09012345', { kind: 'mobile', digits: 11, typed: 8 }],
    ['0901234567', { kind: 'mobile', digits: 11, typed: 10 }],
    ['090-123-4567', { kind: 'mobile', digits: 11, typed: 10 }],
    ['0601234567', { kind: 'mobile', digits: 11, typed: 10 }],
    ['090123456789', { kind: 'mobile', digits: 11, typed: 12 }],
    ['03123456', { kind: 'landline', digits: 10, typed: 8 }],
    ['045-123-45678', undefined],
    ['04512345678', { kind: 'landline', digits: 10, typed: 11 }],
    ['0501234567', { kind: 'beginning', beginning: '050', digits: 11, typed: 10 }],
    ['0800123456', { kind: 'beginning', beginning: '0800', digits: 11, typed: 10 }],
    ['01201234567', { kind: 'beginning', beginning: '0120', digits: 10, typed: 11 }],
    ['00000000000', { kind: 'unused' }],
    ['09000000000', { kind: 'unused' }],
    ['0912345678', { kind: 'unused' }],
    ['02012345678', { kind: 'unused' }],
  ])('%s', (text, doubt) => expect(phoneDoubt(text)).toEqual(doubt));

  test.each([
    '090-1234-5678',
    '070-1234-5678',
    '060-1234-5678',
    '050-1234-5678',
    '03-1234-5678',
    '045-117-1064',
    '0467-22-1234',
    '04992-2-1234',
    '0120123456',
    '08001234567',
    '0570012345',
  ])('%s is not asked about', (text) => expect(phoneDoubt(text)).toBeUndefined());

  test('a text that the rule refuses has its message already', () => {
    for (const text of ['', '090', '1234567890', 'なし']) expect(phoneDoubt(text)).toBeUndefined();
  });
});
