import { describe, expect, test } from 'vitest';
import { enquiryProblem } from '../enquiries/enquiry.ts';
import { registrationProblem } from '../enquiries/registration.ts';
import { customerProblem } from './customer.ts';
import { isName } from './name.ts';

describe('A name', () => {
  test.each([
    '山田 花子',
    'ヤマダ・ハナコ',
    '髙𠮷 葵',
    "O'Brien",
    'J. Smith',
    'J.P. Smith',
    'Dr. 山田',
    'Jean-Luc',
    '田中（店長）',
    '3号店の鈴木',
    'iPhone 15 Pro',
    'Chrome / Windows',
    'v1.2 集計用',
    'K.K.',
    '営業部/田中',
    ' 佐藤 ',
    '𠮷'.repeat(50),
  ])('may be %s', (text) => expect(isName(text)).toBe(true));

  test.each([
    'https://evil.example/a',
    'HTTP://EVIL',
    'evil.example',
    '無料プレゼント evil.co.jp/win',
    'こちら→www.evil.example',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'evil。example',
    'evil｡com',
    'evil\u200b.\u2060example',
    '日本語.jp',
    '例え.テスト',
    'evil.xn--q9jyb4c',
    '192.0.2.1',
    '１９２．０．２．１/a',
    'hanako@example.jp',
    'hanako＠example.jp',
    'a@b',
    'line-id:@evil',
    'ftp://x',
    '佐藤\r\nBcc: all@evil.example',
    '佐藤\n健',
    '佐藤\u2028健',
    '',
    '　',
    '\u200b\u2800',
    'あ'.repeat(51),
  ])('is not %j', (text) => expect(isName(text)).toBe(false));
});

test('The names of the site’s forms are names, and those of sellers are any text of document 2', () => {
  for (const text of ['無料 https://evil.example/win', 'a@evil.example', 'evil.example']) {
    expect(registrationProblem('name', text)).toBe('ご担当者名に、URLやメールアドレスは入力できません');
    expect(enquiryProblem('name', text)).toBe('氏名に、URLやメールアドレスは入力できません');
    expect(customerProblem('name1', text)).toBeUndefined();
  }
  for (const text of ['山田 花子', '営業部・課長 J. スミス'])
    expect([registrationProblem('name', text), enquiryProblem('name', text)]).toEqual([undefined, undefined]);
});
