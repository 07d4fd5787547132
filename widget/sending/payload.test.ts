import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/base/limits.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { type Answers, change, completeItem, itemOf } from '#test/widget/items.ts';
import { CallError } from '../api/call-error.ts';
import { type Customer, EMPTY_CUSTOMER } from '../customer/customer.ts';
import { emptyItem, type Item } from '../goods/item.ts';
import { callMessage } from '../state/call-messages.ts';
import { type Attribution, NO_ATTRIBUTION } from '../visit/attribution.ts';
import { buildPayload, precheck, type SubmissionInput } from './payload.ts';

const CUSTOMER: Customer = {
  ...EMPTY_CUSTOMER,
  name1: '山田 太郎',
  kana1: 'ヤマダ タロウ',
  zip1: '150-0001',
  email: 'taro@example.com',
  tel1: '090-1234-5678',
};

const MEDIUM = '5b1f6f0e-0000-4000-8000-000000000000';

function input(changes: Partial<SubmissionInput> = {}): SubmissionInput {
  return {
    items: [completeItem('watch')],
    customer: CUSTOMER,
    attribution: NO_ATTRIBUTION,
    ip: '',
    mediumUuid: MEDIUM,
    fileOf: ({ file }) => file,
    ...changes,
  };
}

type Pair = [name: string, value: string];

/** The sent pairs, in order. Files are given by their names. */
function pairs(form: FormData): Pair[] {
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : `file ${value.name}`]);
}

const REQUEST = 'user_form[user_requests][]';

/** The pairs of items, without the common part of the names. */
function sentItems(...items: Item[]): Pair[] {
  return pairs(buildPayload(input({ items })))
    .filter(([name]) => name.startsWith(REQUEST))
    .map(([name, value]) => [name.slice(REQUEST.length), value]);
}

const list = (position: number, value: string): Pair => [`[items][][${position}]`, value];
const detail = (key: string, value: string): Pair => [`[item_detail][${key}]`, value];
const image = (name: string): Pair => ['[item_images][]', `file ${name}`];
const entry = (name: string) => ({ name, code: `${name}-code` });

/** Section 3, "Item attribute mapping": an item with all answers, and one with those that are required. */
const MAPPINGS: Partial<Record<CategoryKey, { more: Answers; full: Pair[]; minimal: Pair[] }>> = {
  watch: {
    more: { photos: ['front.jpg', 'back.heic'] },
    full: [
      list(0, 'ロレックス'),
      list(1, 'サブマリーナ'),
      list(2, '116610LN'),
      detail('item_condition', '中古品（使用感あり）'),
      detail('item_accessory', '箱, 保証書'),
      detail('item_purchase_date', '5年以内'),
      image('front.jpg'),
      image('back.heic'),
    ],
    minimal: [
      list(0, 'ロレックス'),
      list(1, 'サブマリーナ'),
      list(2, '116610LN'),
      detail('item_condition', '中古品（使用感あり）'),
      detail('item_accessory', '箱, 保証書'),
      detail('item_purchase_date', '5年以内'),
    ],
  },
  bag: {
    more: { productName: { other: ' 限定品 ' }, photos: ['inside.jpg'] },
    full: [
      list(0, 'エルメス'),
      detail('item_other2', '限定品'),
      detail('item_condition', '新品・未使用'),
      detail('item_accessory', '保存袋'),
      detail('item_purchase_date', '半年以内'),
      image('bag.jpg'),
      image('inside.jpg'),
    ],
    minimal: [
      list(0, 'エルメス'),
      list(1, 'バーキン30'),
      detail('item_condition', '新品・未使用'),
      detail('item_accessory', '保存袋'),
      detail('item_purchase_date', '半年以内'),
      image('bag.jpg'),
    ],
  },
  jewelry: {
    more: { carat: '1.50', weight: '3' },
    full: [
      list(0, 'ダイヤモンド'),
      detail('item_category', 'リング'),
      detail('item_base_metal_type', 'プラチナ'),
      detail('item_carrat', '1.5'),
      detail('item_weight', '3'),
      detail('item_appraisal', 'あり'),
      detail('item_purchase_date', '3年以内'),
      image('ring.jpg'),
    ],
    minimal: [
      list(0, 'ダイヤモンド'),
      detail('item_category', 'リング'),
      detail('item_base_metal_type', 'プラチナ'),
      detail('item_appraisal', 'あり'),
      detail('item_purchase_date', '3年以内'),
      image('ring.jpg'),
    ],
  },
  camera: {
    more: { productName: { other: '試作機' }, photos: ['camera.png'] },
    full: [
      list(0, 'ニコン'),
      list(0, 'デジタルカメラ'),
      detail('item_lense', 'ボディのみ'),
      detail('item_other2', '試作機'),
      detail('item_condition', '美品（目立った傷なし）'),
      image('camera.png'),
    ],
    minimal: [
      list(0, 'ニコン'),
      list(1, 'Z8'),
      list(0, 'デジタルカメラ'),
      detail('item_lense', 'ボディのみ'),
      detail('item_condition', '美品（目立った傷なし）'),
    ],
  },
  alcohol: {
    more: { yearName: '12年', contentVolume: '750ml', photos: ['bottle.webp'] },
    full: [
      list(0, 'ウイスキー'),
      list(1, '山崎'),
      detail('item_detail', '12年'),
      detail('item_contents', '750'),
      image('bottle.webp'),
    ],
    minimal: [list(0, 'ウイスキー'), list(1, '山崎')],
  },
  antique: {
    more: { description: '狩野派の作' },
    full: [list(0, '掛け軸'), detail('item_detail', '狩野派の作'), image('scroll.jpg')],
    minimal: [list(0, '掛け軸'), image('scroll.jpg')],
  },
  preciousMetal: {
    more: { weight: ' 10.0 ', purity: { other: 'K21.6' }, photos: ['gold.jpg'] },
    full: [
      list(0, '金'),
      detail('item_category', 'インゴット'),
      detail('item_other2', 'K21.6'),
      detail('item_weight', '10'),
      image('gold.jpg'),
    ],
    minimal: [list(0, '金'), list(1, 'K24'), detail('item_category', 'インゴット')],
  },
  music: {
    more: { productName: 'レスポール', photos: ['guitar.jpg'] },
    full: [list(0, 'ギター'), list(1, 'ギブソン'), detail('item_name', 'レスポール'), image('guitar.jpg')],
    minimal: [list(0, 'ギター'), list(1, 'ギブソン')],
  },
};

describe('what is sent for an item', () => {
  const rows = Object.entries(MAPPINGS).map(([key, mapping]) => ({ key: key as CategoryKey, ...mapping }));

  // Clauses 2.3-20, 2.3-21, 2.3-22, 2.3-23, 2.3-25, 2.3-26, 2.3-27, 2.3-28, 2.3-31
  test.each(rows)('$key with the required answers', ({ key, minimal }) => {
    expect(sentItems(completeItem(key))).toEqual([['[medium_uuid]', CATEGORY_UUIDS[key]], ...minimal]);
  });

  // Clauses 2.3-29, 2.3-32, 2.3-33, 2.3-34, 2.3-36, 2.3-37, 2.3-39, 2.3-40, 2.3-41, 2.7-23
  test.each(rows)('$key with all answers', ({ key, more, full }) => {
    expect(sentItems(completeItem(key, more))).toEqual([['[medium_uuid]', CATEGORY_UUIDS[key]], ...full]);
  });
});

describe('free texts', () => {
  const details = (item: Item) => sentItems(item).slice(1);

  // Clause 2.3-30
  test('a watch with free texts for product and model', () => {
    const item = completeItem('watch', { productName: { other: '古い品' }, modelNumber: { other: 'X-1' } });
    expect(details(item).slice(0, 3)).toEqual([
      list(0, 'ロレックス'),
      detail('item_other2', '古い品'),
      detail('item_other3', 'X-1'),
    ]);
  });

  test('a free text for the shape of a jewel is its shape', () => {
    const item = completeItem('jewelry', { shape: { other: 'ティアラ' }, mainStone: 'ルビー' });
    expect(details(item)).toContainEqual(detail('item_category', 'ティアラ'));
  });

  // Clauses 2.3-36, 2.3-39, 2.3-40, 2.3-41
  test.each<[CategoryKey, Answers, Pair]>([
    ['alcohol', { brand: { other: '地酒' } }, detail('item_other2', '地酒')],
    ['antique', { antiqueType: { other: '鎧' } }, detail('item_other1', '鎧')],
    ['preciousMetal', { shape: { other: '像' }, material: entry('金') }, detail('item_other1', '像')],
    ['music', { brand: { other: '工房' } }, detail('item_other2', '工房')],
    ['music', { instrumentType: { other: '馬頭琴' } }, detail('item_other1', '馬頭琴')],
  ])('%s %o', (category, answers, pair) => {
    expect(details(completeItem(category, answers))).toContainEqual(pair);
  });

  test.each<[CategoryKey, Answers, Pair]>([
    ['watch', { brand: { other: 'フォリフォリ' }, modelNumber: 'わからない' }, list(0, 'その他のブランド')],
    ['bag', { brand: { other: 'フォリフォリ' } }, list(0, 'その他のブランド')],
    ['camera', { brand: { other: 'フォリフォリ' } }, list(0, 'その他のメーカー')],
    ['alcohol', { alcoholType: { other: 'フォリフォリ' } }, list(0, 'その他のお酒')],
  ])('%s: what is in no list is sent as その他 with its text: %o', (category, answers, other) => {
    const lines = details(completeItem(category, answers));
    expect(lines).toContainEqual(other);
    expect(lines).toContainEqual(detail('item_other2', 'フォリフォリ'));
    expect(lines.filter(([name]) => name === 'item_other2' || name.includes('other'))).toHaveLength(1);
  });

  test('その他の楽器 itself is sent as the kind of instrument', () => {
    expect(details(completeItem('music', { instrumentType: { other: '馬頭琴' } }))).toEqual([
      list(0, 'その他の楽器'),
      detail('item_other1', '馬頭琴'),
    ]);
  });
});

describe('what is not sent', () => {
  // Clause 2.3-42
  test('spaces', () => {
    const item = completeItem('alcohol', { yearName: ' \u3000' });
    expect(sentItems(item)).toEqual(sentItems(completeItem('alcohol')));
  });

  test('a volume that the seller does not know', () => {
    const item = completeItem('alcohol', { contentVolume: 'わからない', photos: ['1.jpg'] });
    expect(sentItems(item).map(([name]) => name)).not.toContain('[item_detail][item_contents]');
  });

  // Clause 2.3-33
  test.each(['ふたつ', '1.2.3', ' ', '-1', '1e3', '0x10', '.', '１'])('a carat of "%s"', (carat) => {
    const names = sentItems(completeItem('jewelry', { carat })).map(([name]) => name);
    expect(names).not.toContain('[item_detail][item_carrat]');
  });

  // Clause 2.3-35
  test('the lens of a lens', () => {
    expect(sentItems(completeItem('camera', { cameraType: 'レンズのみ' })).slice(1)).toEqual([
      list(0, 'ニコン'),
      list(1, 'Z8'),
      list(0, 'レンズのみ'),
      detail('item_condition', '美品（目立った傷なし）'),
    ]);
  });

  test('answers to questions that are not asked, even if a page filled them in', () => {
    const item = completeItem('camera', { cameraType: 'レンズのみ' });
    const other = { ...item, answers: { ...item.answers, lensStatus: 'ボディのみ' } };
    expect(sentItems(other)).toEqual(sentItems(item));
  });

  test('codes of the catalogue', () => {
    expect(sentItems(completeItem('watch')).map(([, value]) => value)).not.toContain('W1');
  });

  test('a free text if another option was chosen later', () => {
    const item = change(completeItem('bag', { productName: { other: '限定品' } }), { productName: 'ケリー' });
    expect(sentItems(item).map(([, value]) => value)).not.toContain('限定品');
  });
});

describe('several items', () => {
  // Clause 2.7-22
  test('each starts with the identifier of its category, so that Rack separates them', () => {
    const items = [completeItem('watch', {}, 'a'), completeItem('watch', {}, 'b'), completeItem('antique')];
    const lines = sentItems(...items);
    const starts = lines.flatMap(([name], index) => (name === '[medium_uuid]' ? [index] : []));
    expect(starts).toEqual([0, 7, 14]);
    expect(lines.slice(0, 7)).toEqual(lines.slice(7, 14));
    expect(lines[14]).toEqual(['[medium_uuid]', CATEGORY_UUIDS.antique]);
  });
});

describe('the seller', () => {
  // Clauses 2.3-11, 2.3-12, 2.3-19, 2.7-19, 2.7-20, 2.7-21
  test('is sent in the order of the specification, the postal code as digits', () => {
    const attribution: Attribution = {
      utmSource: 'mail',
      utmMedium: 'letter',
      utmCampaign: 'spring',
      referrer: 'https://www.google.com/',
    };
    const customer = { ...CUSTOMER, addr1: '1-2-3', description: '箱に傷', agreedToTerms: true };
    const form = buildPayload(input({ customer, attribution, ip: '203.0.113.9' }));
    expect(pairs(form).filter(([name]) => !name.startsWith(REQUEST))).toEqual([
      ['medium_uuid', MEDIUM],
      ['user_form[address_attributes][name1]', '山田 太郎'],
      ['user_form[address_attributes][kana1]', 'ヤマダ タロウ'],
      ['user_form[address_attributes][zip1]', '1500001'],
      ['user_form[address_attributes][addr1]', '1-2-3'],
      ['user_form[address_attributes][tel1]', '090-1234-5678'],
      ['user_form[address_attributes][email]', 'taro@example.com'],
      ['user_form[user_attributes][inflow]', 'mail'],
      ['user_form[user_attributes][referer]', 'https://www.google.com/'],
      ['user_form[user_attributes][ip_address]', '203.0.113.9'],
      ['user_form[user_attributes][utm_source]', 'mail'],
      ['user_form[user_attributes][utm_medium]', 'letter'],
      ['user_form[user_attributes][utm_campaign]', 'spring'],
      ['user_form[user_attributes][user_note]', '箱に傷'],
    ]);
  });

  test('is sent with the number of pieces in words, below the own note', () => {
    const bottle = { ...completeItem('alcohol'), pieces: { count: 12, mixed: false } };
    const box = { ...completeItem('jewelry'), pieces: { count: 30, mixed: true } };
    const noteOf = (description: string, items: readonly Item[]) => {
      const form = buildPayload(input({ customer: { ...CUSTOMER, description }, items }));
      return form.get('user_form[user_attributes][user_note]');
    };
    const words = [
      '査定希望商品2（ウイスキー 山崎）：同じ物が12点',
      '査定希望商品3（リング ダイヤモンド プラチナ）：いろいろな物をまとめて30点',
    ];
    const items = [completeItem('watch'), bottle, box];
    expect(noteOf('', items)).toBe(words.join('\n'));
    expect(noteOf('箱に傷\n', items)).toBe(['箱に傷', ...words].join('\n'));
    expect(noteOf('', [completeItem('watch')])).toBeNull();
    const long = 'あ'.repeat(LIMITS.textCharacters - 45);
    expect(noteOf(long, items)).toBe(
      [long, '査定希望商品2：同じ物が12点', '査定希望商品3：いろいろな物をまとめて30点'].join('\n'),
    );
    expect(sentItems(bottle)).toEqual(sentItems(completeItem('alcohol')));
  });

  // Clause 2.3-42
  test('is sent without empty values', () => {
    const customer = { ...CUSTOMER, addr1: ' ', description: '\n' };
    const names = pairs(buildPayload(input({ customer }))).map(([name]) => name);
    expect(names.filter((name) => !name.startsWith(REQUEST))).toEqual([
      'medium_uuid',
      'user_form[address_attributes][name1]',
      'user_form[address_attributes][kana1]',
      'user_form[address_attributes][zip1]',
      'user_form[address_attributes][tel1]',
      'user_form[address_attributes][email]',
      'user_form[user_attributes][inflow]',
    ]);
  });

  test('is sent with ids of affiliates and ads; what the page names counts more than the address', () => {
    const attribution = { ...NO_ATTRIBUTION, tracking: { gclid: 'from-address', a8: 'a23' } };
    const tracking = `gclid=from-page&sub_id=${'x'.repeat(600)}&no%20key=1`;
    const lines = pairs(buildPayload(input({ attribution, tracking })));
    expect(lines.filter(([name]) => name.includes('[tracking]'))).toEqual([
      ['user_form[user_attributes][tracking][gclid]', 'from-page'],
      ['user_form[user_attributes][tracking][a8]', 'a23'],
      ['user_form[user_attributes][tracking][sub_id]', 'x'.repeat(500)],
    ]);
  });

  test('is sent with the campaign by which the seller came again, under names of its own', () => {
    const last = { ...NO_ATTRIBUTION, utmSource: 'banner', tracking: { yclid: '2' } };
    const attribution = { ...NO_ATTRIBUTION, utmSource: 'mail', tracking: { gclid: '1' }, last };
    const lines = pairs(buildPayload(input({ attribution })));
    expect(lines).toContainEqual(['user_form[user_attributes][utm_source]', 'mail']);
    expect(lines.filter(([name]) => name.includes('[tracking]'))).toEqual([
      ['user_form[user_attributes][tracking][gclid]', '1'],
      ['user_form[user_attributes][tracking][last_utm_source]', 'banner'],
      ['user_form[user_attributes][tracking][last_yclid]', '2'],
    ]);
  });

  test('is sent with the named values of its page; a name that would break the form is left out', () => {
    const context = new URLSearchParams({ article: '42', 'x]y': '1', place: ' ' });
    const lines = pairs(buildPayload(input({ context })));
    expect(lines.filter(([name]) => name.includes('[context]'))).toEqual([
      ['user_form[user_attributes][context][article]', '42'],
    ]);
  });

  test('no item comes before the fields of the seller', () => {
    const names = pairs(buildPayload(input())).map(([name]) => name);
    expect(names.findIndex((name) => name.startsWith(REQUEST))).toBe(7);
    expect(names.slice(7).every((name) => name.startsWith(REQUEST))).toBe(true);
  });
});

/** The message for a form that cannot be sent; empty if it can be sent. */
function problemOf(one: SubmissionInput): string {
  try {
    precheck(one);
    buildPayload(one);
    return '';
  } catch (error) {
    if (error instanceof CallError && error.reason === 'input') return callMessage('submitRequest', error);
    throw error;
  }
}

describe('a form that cannot be sent', () => {
  const noForm = { items: undefined, customer: undefined } as unknown as Partial<SubmissionInput>;
  const nowhere = { category: 'car' } as unknown as Partial<Item>;

  // Clauses 2.5-59, 2.8-8, 2.8-9, 2.8-10, 2.8-11, 2.8-12
  test.each<[what: string, Partial<SubmissionInput>, message: string]>([
    ['no form', noForm, '無効なフォームデータです'],
    ['no items', { items: [] }, '商品が選択されていません。商品を選択してください。'],
    [
      'no name',
      { customer: { ...CUSTOMER, name1: '' } },
      '顧客情報が不完全です。必須項目を入力してください。',
    ],
    [
      'no phone',
      { customer: { ...CUSTOMER, tel1: ' ' } },
      '顧客情報が不完全です。必須項目を入力してください。',
    ],
    [
      'no e-mail',
      { customer: { ...CUSTOMER, email: '' } },
      '顧客情報が不完全です。必須項目を入力してください。',
    ],
    [
      'an item without category',
      { items: [emptyItem('1')] },
      '入力データエラー: 無効なカテゴリです: items[0]',
    ],
    [
      'a second item of no category of ours',
      { items: [completeItem('watch'), { ...emptyItem('2'), ...nowhere }] },
      '入力データエラー: 無効なカテゴリです: items[1]',
    ],
    [
      'a photo that is no file any more',
      { items: [{ ...itemOf('bag'), photos: [{ id: '1', file: {} as File, preview: '' }] }] },
      'ファイル処理エラー',
    ],
    [
      'answers that are none',
      { items: [{ ...itemOf('bag'), choices: null as unknown as Item['choices'] }] },
      'フォームデータの構築に失敗しました',
    ],
  ])('%s: %o', (_, changes, message) => {
    expect(problemOf(input(changes))).toBe(message);
  });
});

test.each([
  [undefined, []],
  [{ key: '' }, [['test', 'true']]],
  [
    { key: 'K1' },
    [
      ['test', 'true'],
      ['test_key', 'K1'],
    ],
  ],
] as const)('A request with the test mode %o says so right behind its medium', (test, expected) => {
  const form = pairs(buildPayload(input(test ? { test } : {})));
  expect(form[0]).toEqual(['medium_uuid', MEDIUM]);
  expect(form.filter(([name]) => name.startsWith('test'))).toEqual(expected);
  expect(form.slice(1, 1 + expected.length)).toEqual(expected);
});

test.each([
  [undefined, undefined],
  [false, undefined],
  [true, 'true'],
])('A request with quotes first %s says so as %s', (quotesFirst, sent) => {
  const form = buildPayload(input(quotesFirst === undefined ? {} : { quotesFirst }));
  expect(form.get('quotes_first') ?? undefined).toBe(sent);
});
