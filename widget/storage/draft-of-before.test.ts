import { beforeEach, describe, expect, test } from 'vitest';
import { CATEGORY_KEYS } from '#contract/categories.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer.ts';
import { emptyItem } from '../goods/item.ts';
import { validateItem } from '../goods/item-validation.ts';
import { sampleItemOf } from '../goods/sample-answers.ts';
import { photo } from '../test/items.ts';
import { memoryStorage } from '../test/storage.ts';
import { Draft } from './draft.ts';

/*
 * Drafts as they are in sellers' browsers, written by releases before this one. They are never to be edited: whatever
 * changes in the form, these open.
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

describe('a draft of the release before', () => {
  test('opens with its goods', () => {
    lasting.setItem(KEY, ITEMS);
    expect(draft().items()).toEqual(JSON.parse(ITEMS).items.map((item: object) => ({ ...item, photos: [] })));
  });

  test('has answers that the questions of today take', () => {
    lasting.setItem(KEY, ITEMS);
    const [watch, ring] = draft().items() ?? [];
    if (!watch || !ring) throw new Error('the draft was expected to open');
    expect(Object.keys(validateItem(watch)), 'わからない asks for a photo, which is kept apart').toEqual([
      'photos',
    ]);
    expect(validateItem(ring)).toEqual({});
  });

  test('opens with its contact details; fields that it does not know are empty', () => {
    session.setItem(KEY, CUSTOMER);
    const old = JSON.parse(CUSTOMER);
    const expected = Object.fromEntries(CUSTOMER_FIELD_KEYS.map((key) => [key, old[key] ?? '']));
    expect(draft().customer()).toEqual({ ...expected, agreedToTerms: true });
  });

  test('that lacks a field of today opens all the same', () => {
    const { description: _, ...older } = JSON.parse(CUSTOMER);
    session.setItem(KEY, JSON.stringify(older));
    expect(draft().customer()).toMatchObject({ name1: '山田 花子', description: '' });
  });
});

test.each(CATEGORY_KEYS)('a %s is kept with all that it was asked', (category) => {
  const sources = { theme: 'product', manner: 'unlisted', photo: () => photo() } as const;
  const item = { ...sampleItemOf(emptyItem('1', category), sources), photos: [] };
  draft().keepItems([item]);
  expect(draft().items()).toEqual([item]);
});
