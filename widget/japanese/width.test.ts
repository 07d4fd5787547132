import { describe, expect, test } from 'vitest';
import { customerProblem } from '#contract/customer/customer.ts';
import {
  formatTel,
  groupTel,
  normaliseEmail,
  normaliseTel,
  normaliseZip,
  toHalfWidth,
  toHalfWidthDigits,
} from './width.ts';

type Table = [typed: string, value: string][];

const HYPHENS = [...'-‐‑‒–—―−─━﹘﹣－ーｰ'];

function readsAs(convert: (text: string) => string, table: Table): void {
  test.each(table)('"%s" becomes "%s"', (text, value) => expect(convert(text)).toBe(value));
  test.each(table)('"%s" is not converted twice', (text) => {
    expect(convert(convert(text))).toBe(convert(text));
  });
}

describe('digits of any width', () => {
  readsAs(toHalfWidthDigits, [
    ['０１２３４５６７８９', '0123456789'],
    ['１丁目２－３', '1丁目2－3'],
    ['ＡＢＣ', 'ＡＢＣ'],
    ['', ''],
  ]);
});

describe('full-width signs', () => {
  readsAs(toHalfWidth, [
    ['Ｔａｒｏ＠Ｅｘａｍｐｌｅ．ｃｏｍ', 'Taro@Example.com'],
    ['！～（）＋＿', '!~()+_'],
    ['１　２', '1 2'],
    ['３ー５ー１', '3-5-1'],
    ['３－５', '3-5'],
    ['３—', '3-'],
    ['−５', '-5'],
    ['(03)ー1234', '(03)-1234'],
    ['東京タワー３階', '東京タワー3階'],
    ['ローレックス', 'ローレックス'],
    ['２ＬＤＫーＡ', '2LDKーA'],
    ['𠮷田😀', '𠮷田😀'],
    ['', ''],
  ]);
});

describe('the postal code at the end of editing', () => {
  readsAs(normaliseZip, [
    ['1234567', '123-4567'],
    ['１２３４５６７', '123-4567'],
    ['１２３－４５６７', '123-4567'],
    ['〒123‐4567', '123-4567'],
    ['〒 １２３　４５６７', '123-4567'],
    ['123ー4567', '123-4567'],
    [' 123 - 4567 ', '123-4567'],
    ['\u200b123-4567\u202c', '123-4567'],
    ['123-4567', '123-4567'],
    ['１２３－４５６', '123-456'],
    ['１２３４５６７８', '12345678'],
    ['わからない', 'わからない'],
    ['', ''],
  ]);

  test.each(HYPHENS)('a seller can type %s as the hyphen', (hyphen) => {
    expect(normaliseZip(`１２３${hyphen}４５６７`)).toBe('123-4567');
  });
});

const PHONES: Table = [
  ['09012345678', '09012345678'],
  ['０９０１２３４５６７８', '09012345678'],
  ['090-1234-5678', '090-1234-5678'],
  ['０９０－１２３４－５６７８', '090-1234-5678'],
  ['０９０ー１２３４ー５６７８', '090-1234-5678'],
  ['090 1234 5678', '090-1234-5678'],
  ['090　1234　5678', '090-1234-5678'],
  ['090.1234.5678', '090-1234-5678'],
  ['090--1234--5678', '090-1234-5678'],
  ['03(1234)5678', '03-1234-5678'],
  ['（０３）１２３４－５６７８', '03-1234-5678'],
  ['0467-22-1234', '0467-22-1234'],
  ['04992-2-1234', '04992-2-1234'],
  ['0120-123-456', '0120123456'],
  ['090-12-34-5678', '09012345678'],
  ['+819012345678', '09012345678'],
  ['＋８１ ９０－１２３４－５６７８', '090-1234-5678'],
  ['+81-90-1234-5678', '090-1234-5678'],
  ['+81 (0)3-1234-5678', '03-1234-5678'],
  ['(+81) 090 1234 5678', '090-1234-5678'],
  ['\u202d090-1234-5678\u202c', '090-1234-5678'],
];

describe('the phone number at the end of editing', () => {
  readsAs(normaliseTel, PHONES);

  test.each(PHONES)('"%s" is accepted after conversion', (text) => {
    expect(customerProblem('tel1', normaliseTel(text))).toBeUndefined();
  });

  test.each(HYPHENS)('a seller can type %s as the hyphen', (hyphen) => {
    expect(normaliseTel(`03${hyphen}1234${hyphen}5678`)).toBe('03-1234-5678');
  });

  readsAs(normaliseTel, [
    ['０９０－１２３４－５６７８（自宅）', '090-1234-5678(自宅)'],
    ['９０１２', '9012'],
    ['なし', 'なし'],
    ['', ''],
  ]);
});

describe('the phone number of a shop', () => {
  test.each<[string, string]>([
    ['09012345678', '090-1234-5678'],
    ['０９０１２３４５６７８', '090-1234-5678'],
    ['0312345678', '03-1234-5678'],
    ['+819012345678', '090-1234-5678'],
    ['0120-123-456', '0120-123-456'],
    ['０１２０－１２３－４５６', '０１２０－１２３－４５６'],
    ['090-1234-5678', '090-1234-5678'],
    ['0467-22-1234', '0467-22-1234'],
    ['110', '110'],
    ['031234567', '031234567'],
    ['090123456789', '090123456789'],
    ['店舗にお問い合わせください', '店舗にお問い合わせください'],
    ['', ''],
  ])('"%s" is shown as "%s"', (text, value) => expect(formatTel(text)).toBe(value));
});

describe('a number that a seller typed', () => {
  test.each([
    ['09012345678', '090-1234-5678'],
    ['07012345678', '070-1234-5678'],
    ['05012345678', '050-1234-5678'],
    ['0312345678', '03-1234-5678'],
    ['0612345678', '06-1234-5678'],
    ['045-123-4567', '045-123-4567'],
    ['0451234567', '0451234567'],
    ['0120123456', '0120123456'],
    ['08001234567', '08001234567'],
    ['123', '123'],
    ['', ''],
  ])('"%s" is shown as "%s", never with groups that no such number has', (text, value) => {
    expect(groupTel(text)).toBe(value);
  });
});

describe('the e-mail address at the end of editing', () => {
  readsAs(normaliseEmail, [
    ['taro@example.com', 'taro@example.com'],
    ['  taro@example.com\n', 'taro@example.com'],
    ['taro @ example .com', 'taro@example.com'],
    ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'taro@example.com'],
    ['taro　＠example.com', 'taro@example.com'],
    ['taro＠gmail。com', 'taro@gmail.com'],
    ['taro、yamada@example｡co、jp', 'taro.yamada@example.co.jp'],
    ['taro@gmail,com', 'taro@gmail.com'],
    ['taro@example.com。', 'taro@example.com'],
    ['taro@example.com、', 'taro@example.com'],
    ['taro@example.com・', 'taro@example.com'],
    ['taro@example.comです', 'taro@example.com'],
    ['taro@example.com です。', 'taro@example.com'],
    ['taro@gmailー.com', 'taro@gmail-.com'],
    ['taro@gmail・com', 'taro@gmail・com'],
    ['taro@例え.jp', 'taro@例え.jp'],
    ['taroー1@so－net.ne.jp', 'taro-1@so-net.ne.jp'],
    ['taro.@docomo.ne.jp', 'taro.@docomo.ne.jp'],
    ['Taro+uri_1@Example.com', 'Taro+uri_1@Example.com'],
    ['taro\u200b@example.com', 'taro@example.com'],
    ['a@example.com,b@example.com', 'a@example.com,b@example.com'],
    ['たろう。@example.com', 'たろう。@example.com'],
    ['メールはありません。', 'メールはありません。'],
    ['', ''],
  ]);
});
