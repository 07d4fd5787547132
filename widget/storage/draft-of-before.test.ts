import { beforeEach, describe, expect, test } from 'vitest';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { aPhoto } from '#test/widget/items.ts';
import { memoryStorage } from '#test/widget/storage.ts';
import { emptyItem, type Item } from '../goods/item.ts';
import { validateItem } from '../goods/item-validation.ts';
import { sampleItemOf } from '../goods/sample-answers.ts';
import { Draft } from './draft.ts';

/*
 * Drafts in the browsers of sellers, stored by earlier releases. Do not edit them: every later release must open
 * them.
 */
const KEY = 'appraisal-form:draft:/sell#0';

const ITEMS = `{"until":1700604800000,"items":[
  {"id":"5f0c","category":"watch","answers":{"brand":"ROLEX（ロレックス）","brandCode":"w-rolex","itemOther2":"バブルバック","modelNumber":"わからない","condition":"美品（目立った傷なし）","purchasePeriod":"3年以内"},"accessories":["箱","保証書"],"others":["productName"]},
  {"id":"6a1d","category":"preciousMetal","answers":{"shape":"リング","material":"金（キン）","materialCode":"m-gold","purity":"K18","weight":"12.5"},"accessories":[],"others":[]},
  {"id":"7b2e","category":"","answers":{},"accessories":[],"others":[]}]}`;

const CUSTOMER =
  '{"name1":"山田 花子","kana1":"ヤマダ　ハナコ","zip1":"150-0041","addr1":"1-2-3","email":"hanako@example.jp","tel1":"090-1234-5678","description":"箱に傷","agreedToTerms":true}';

let lasting: Storage;
let session: Storage;
const draft = () => new Draft('/sell#0', { lasting, session }, () => 1_700_000_000_000);

beforeEach(() => {
  lasting = memoryStorage();
  session = memoryStorage();
});

describe('a draft of the previous release', () => {
  test('opens with its goods', () => {
    lasting.setItem(KEY, ITEMS);
    const before: (Item & { accessories: string[] })[] = JSON.parse(ITEMS).items;
    expect(draft().items()).toEqual(
      before.map(({ accessories, ...item }) => ({
        ...item,
        choices: accessories.length > 0 ? { accessories } : {},
        photos: [],
      })),
    );
  });

  test('has answers that are still valid', () => {
    lasting.setItem(KEY, ITEMS);
    const [watch, ring] = draft().items() ?? [];
    if (!watch || !ring) throw new Error('the draft was expected to open');
    expect(Object.keys(validateItem(watch)), 'わからない asks for a photo, which is kept apart').toEqual([
      'photos',
    ]);
    expect(validateItem(ring)).toEqual({});
  });

  test('opens with its contact details; newer fields are empty', () => {
    session.setItem(KEY, CUSTOMER);
    const old = JSON.parse(CUSTOMER);
    const expected = Object.fromEntries(CUSTOMER_FIELD_KEYS.map((key) => [key, old[key] ?? '']));
    expect(draft().customer()).toEqual({ ...expected, agreedToTerms: true });
  });

  test('that has no value for a field opens, too', () => {
    const { description: _, ...older } = JSON.parse(CUSTOMER);
    session.setItem(KEY, JSON.stringify(older));
    expect(draft().customer()).toMatchObject({ name1: '山田 花子', description: '' });
  });
});

test.each(CATEGORY_KEYS)('a %s is stored with all its answers', (category) => {
  const sources = { theme: 'product', manner: 'unlisted', photo: () => aPhoto() } as const;
  const item = { ...sampleItemOf(emptyItem('1', category), sources), photos: [] };
  draft().keepItems([item]);
  expect(draft().items()).toEqual([item]);
});
