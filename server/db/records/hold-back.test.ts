import { describe, expect, test } from 'vitest';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { detailsOf } from '#contract/goods/goods-words.ts';
import { HELD_BACK } from '#contract/life/follow-up.ts';
import { typedContact } from '#contract/typed-contact/typed-contact.ts';
import { parseCatalogueFile, readCatalogueFiles } from '../seed/catalogue.ts';
import { heldBack } from './hold-back.ts';

const SELLER = {
  name1: '山田 花子',
  kana1: 'ヤマダ ハナコ',
  email: 'hanako@example.jp',
  tel1: '090-1234-5678',
  zip1: '1620801',
  addr1: '東京都新宿区山吹町1-2-3 サンプル荘201',
};

const resultOf = (text: string) => heldBack(text, SELLER).replaceAll(HELD_BACK, '■');

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
  ])('%s', (_what, text, expected) => expect(resultOf(text)).toBe(expected));
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
    '東京都新宿区の百貨店で買いました',
    'サブマリーナーとヤマダイのラーメン',
  ])('%s', (text) => expect(heldBack(text, { ...SELLER, kana1: 'ヤマダ マリ' })).toBe(text));

  test('also in all names of the catalogue, and all options of the questions', async () => {
    const files = await readCatalogueFiles();
    const names = [...files]
      .flatMap(([file, text]) => parseCatalogueFile(file, text))
      .map(({ name }) => name);
    const options = CATEGORY_KEYS.flatMap((category) => Object.values(detailsOf(category))).flatMap((row) => [
      row.label,
      ...Object.keys(row.options ?? {}),
    ]);
    const alarms = [...names, ...options].filter((text) => typedContact(text).length > 0);
    console.info(
      `${names.length} names, ${options.length} options and labels: ${alarms.length} false alarms`,
    );
    expect(names.length).toBeGreaterThanOrEqual(4_604);
    expect(alarms).toEqual([]);
  });
});

describe('A seller’s own', () => {
  test.each([
    ['number, without its first 0 and with other signs', '90 1234 5678まで', '■まで'],
    ['postal code, without its sign', '162-0801です', '■です'],
    ['reading, between other words', '申し遅れましたがヤマダです', '申し遅れましたが■です'],
    ['address, with other spaces', '東京都新宿区 山吹町 1-2-3サンプル荘201', '■'],
  ])('%s', (_what, text, expected) => expect(resultOf(text)).toBe(expected));

  test('room number alone hides nothing', () => {
    expect(heldBack('12本、201点', { ...SELLER, addr1: '201' })).toBe('12本、201点');
  });
});
