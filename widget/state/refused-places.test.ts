import { describe, expect, test } from 'vitest';
import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import '../goods/categories/index.ts';
import { aPhoto, change, completeItem, without } from '#test/widget/items.ts';
import { askedFields } from '../goods/disclosure.ts';
import { refusedPlaces } from './refused-places.ts';

const MESSAGE = 'この内容は受け付けられません';
const refuse = (...fields: string[]) => fields.map((field) => ({ field, message: MESSAGE }));

const bag = { ...completeItem('bag'), photos: [aPhoto('1.jpg'), aPhoto('2.jpg')] };
const camera = completeItem('camera', { productName: { other: '古いレンズ' } });

describe('a field that a server refuses', () => {
  test.each(CUSTOMER_FIELD_KEYS)('of the contact details is found: %s', (key) => {
    const { customer, goods, others } = refusedPlaces(refuse(SUBMISSION_NAMES.customer(customerField(key))), [
      bag,
    ]);
    expect([customer, goods, others]).toEqual([{ [key]: MESSAGE }, [], []]);
  });

  test.each(CATEGORY_KEYS)('of the goods is found, whichever question of %s it is', (category) => {
    const items = [bag, { ...completeItem(category), id: 'second' }];
    const fields = askedFields(items[1] ?? bag).filter(({ attribute, detail }) => attribute || detail);
    for (const { key, attribute, detail } of fields) {
      const name = attribute ? `[items][][${attribute[1]}]` : `[item_detail][${detail}]`;
      const { goods } = refusedPlaces(refuse(`user_form[user_requests][1]${name}`), items);
      const places = goods.map(({ item, field }) => [item, field]);
      const [first = key] = fields
        .filter((one) => attribute && one.attribute?.[1] === attribute[1])
        .toSorted((a, b) => (a.attribute?.[0] ?? 0) - (b.attribute?.[0] ?? 0))
        .map((one) => one.key);
      expect(places).toEqual([['second', first]]);
    }
  });

  test.each([
    ['a category', 'user_form[user_requests][1][medium_uuid]', 'category'],
    ['a free text', 'user_form[user_requests][1][item_detail][item_other2]', 'productName'],
    ['all answers of a list', 'user_form[user_requests][1][items]', 'brand'],
  ])('is found: %s', (_, name, field) => {
    const { goods } = refusedPlaces(refuse(name), [bag, camera]);
    expect(goods).toMatchObject([{ item: 'camera', field, message: MESSAGE }]);
  });

  test.each([
    'user_form',
    'user_form[user_requests]',
    'user_form[user_requests][7][item_images]',
    'user_form[user_requests][0][item_detail][colour]',
    'user_form[user_requests][][items]',
    '',
  ])('has no place on the screen: "%s"', (name) => {
    expect(refusedPlaces(refuse(name, name), [bag, camera])).toEqual({
      goods: [],
      customer: {},
      others: [MESSAGE],
    });
  });
});

describe('a photo that a server refuses', () => {
  test('is found by its number', () => {
    const { goods } = refusedPlaces(refuse('user_form[user_requests][0][item_images][1]'), [bag]);
    expect(goods).toMatchObject([{ item: 'bag', field: 'photos', photo: bag.photos[1]?.id }]);
  });

  test('is found by its name, of a server that counts neither goods nor photos', () => {
    const details = [{ field: 'user_form[user_requests][][item_images][]', message: '2.jpg が壊れています' }];
    expect(refusedPlaces(details, [bag]).goods).toMatchObject([{ photo: bag.photos[1]?.id }]);
  });

  test('is a matter of the question if nobody knows which one it is', () => {
    const [place] = refusedPlaces(refuse('user_form[user_requests][0][item_images]'), [bag]).goods;
    expect([place?.field, place?.photo]).toEqual(['photos', undefined]);
  });
});

test('A refusal stands until its answer changes, and not longer', () => {
  const placeOf = (name: string) =>
    refusedPlaces(refuse(`user_form[user_requests][0]${name}`), [bag]).goods[0];
  const condition = placeOf('[item_detail][item_condition]');
  expect(condition?.stands(change(bag, { purchasePeriod: '3年以内' }))).toBe(true);
  expect(condition?.stands(change(bag, { condition: '美品（目立った傷なし）' }))).toBe(false);
  const accessories = placeOf('[item_detail][item_accessory]');
  expect(accessories?.stands(change(bag, { accessories: ['箱'] }))).toBe(false);
  const second = placeOf('[item_images][1]');
  expect(second?.stands({ ...bag, photos: bag.photos.slice(1) })).toBe(true);
  expect(second?.stands(without(bag, 'photos'))).toBe(false);
  expect(placeOf('[medium_uuid]')?.stands(camera)).toBe(false);
});
