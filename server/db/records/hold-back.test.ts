import { describe, expect, test } from 'vitest';
import { HELD_BACK } from '#contract/follow-up.ts';
import { heldBack } from './hold-back.ts';

const SELLER = {
  name1: '山田 花子',
  kana1: 'ヤマダ ハナコ',
  email: 'hanako@example.jp',
  tel1: '090-1234-5678',
  zip1: '1620801',
  addr1: '東京都新宿区山吹町1-2-3 サンプル荘201',
};

const shown = (text: string) => heldBack(text, SELLER).replaceAll(HELD_BACK, '■');

describe('Until the contact is released, an answer does not tell', () => {
  test.each([
    ['a phone number', '電話は090-1234-5678です', '電話は■です'],
    ['a phone number of somebody else', '03-0000-1111にお願いします', '■にお願いします'],
    ['a phone number in wide digits', '０９０１２３４５６７８', '■'],
    ['a phone number in kanji', '〇九〇一二三四五六七八まで', '■まで'],
    ['a phone number with spaces and points', '090 1234.5678', '■'],
    ['a phone number from abroad', '+81 90-1234-5678', '■'],
    ['an e-mail address', 'hanako@example.jpまで', '■まで'],
    ['a wide e-mail address', '連絡先 ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ', '連絡先 ■'],
    ['a web address', '写真は https://example.com/a?b=1 です', '写真は ■ です'],
    ['an ID of LINE', 'LINE ID：hanako_99', '■'],
    ['a name', '山田花子と申します', '■と申します'],
    ['a family name', '山田です', '■です'],
    ['a name in kana, also half as wide', 'ﾔﾏﾀﾞです', '■です'],
    ['an address', '住所は東京都新宿区山吹町1-2-3 サンプル荘201です', '住所は■'],
    ['an address without its prefecture', '山吹町3丁目2番地', '■'],
    ['a postal code', '〒162-0801', '■'],
    ['two things', '山田です。090-1234-5678', '■です。■'],
  ])('%s', (_what, text, expected) => expect(shown(text)).toBe(expected));
});

describe('The words about goods stay', () => {
  test.each([
    '型番は116500LN、シリアルは12345678です',
    '縦30.5cm、横20cm、高さ15cmです。2019年12月に購入しました。',
    '希望は1,500,000円〜1,700,000円です',
    'Ref.5711/1A-010、ケース径40mm',
    '箱と保証書があります。\n余りコマは2つです。',
    'ラインストーンが1つ取れています',
    '都内の百貨店で買いました',
  ])('%s', (text) => expect(heldBack(text, SELLER)).toBe(text));
});
