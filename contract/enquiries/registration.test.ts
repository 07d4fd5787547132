import { describe, expect, test } from 'vitest';
import { isEmail, isEmailList } from '../customer/email.ts';
import { isJapanesePhone } from './registration.ts';

describe('A shop that registers', () => {
  // Clause 1.5-6
  test.each([
    ['shop@example.jp', true],
    ['a@b.c', true],
    ['shop example@example.jp', false],
    ['shop@example', false],
    ['@example.jp', false],
    ['', false],
  ])('e-mail %s: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  // Clause 1.5-8
  test.each([
    ['03-1234-5678', true],
    ['0312345678', true],
    ['(03)1234-5678', true],
    ['03(1234)5678', true],
    ['0467-12-3456', true],
    ['090-1234-5678', true],
    ['08012345678', true],
    ['070 1234 5678', true],
    ['050-1234-5678', true],
    ['0120-123-456', true],
    ['0120123456', true],
    ['060-1234-5678', false],
    ['03-1234-567', false],
    ['1234567890', false],
    ['abc', false],
    ['', false],
  ])('phone %s: %s', (text, expected) => {
    expect(isJapanesePhone(text)).toBe(expected);
  });
});

describe('A visitor who writes to us', () => {
  // Clause 1.5-20
  test.each([
    ['taro.yamada_1-a@example.co.jp', true],
    ['a@example.jp,b@example.jp', true],
    ['a@example.jp, b@example.jp', true],
    ['a@example', false],
    ['a@@example.jp', false],
    ['a@example.jp,', false],
    ['a b@example.jp', false],
    ['山田@example.jp', false],
    ['', false],
  ])('e-mail %s: %s', (text, expected) => {
    expect(isEmailList(text)).toBe(expected);
  });
});
