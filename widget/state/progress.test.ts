import { describe, expect, test } from 'vitest';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { change, completeItem, itemOf } from '#test/widget/items.ts';
import { type Customer, customerShare, EMPTY_CUSTOMER } from '../customer/customer.ts';
import { emptyItem } from '../goods/item.ts';
import { itemsShare, progressPercent } from './progress.ts';

const CUSTOMER: Customer = {
  ...EMPTY_CUSTOMER,
  name1: '山田',
  kana1: 'ヤマダ',
  zip1: '150-0001',
  email: 'a@b.jp',
  tel1: '0312345678',
};

describe('the first half: the goods', () => {
  const percent = (...items: Parameters<typeof itemsShare>[0]) =>
    progressPercent('items', itemsShare(items), 0);

  test('starts at 0', () => expect(percent(emptyItem('1'))).toBe(0));

  // Clauses 2.2-113, 2.9-6
  test.each(CATEGORY_KEYS)('a complete %s is 50', (category) =>
    expect(percent(completeItem(category))).toBe(50),
  );

  // Clause 2.2-113
  test('counts the category and each required question once', () => {
    // A watch: its category and six required answers.
    expect(itemsShare([emptyItem('1', 'watch')])).toBeCloseTo(1 / 7);
    expect(itemsShare([itemOf('watch', { brand: 'ロレックス' })])).toBeCloseTo(2 / 7);
    expect(percent(itemOf('watch', { brand: 'ロレックス', productName: 'デイトナ' }))).toBe(21);
  });

  // Clause 2.2-114
  test('optional answers do not count', () => {
    const item = itemOf('alcohol', { alcoholType: 'ワイン' });
    expect(itemsShare([change(item, { yearName: '2015', contentVolume: '750ml' })])).toBe(itemsShare([item]));
  });

  test('goes back if an answer makes a photo necessary', () => {
    expect(itemsShare([completeItem('watch', { modelNumber: 'わからない' })])).toBeCloseTo(7 / 8);
  });

  test('goes back by one unit for an empty item', () => {
    expect(itemsShare([completeItem('alcohol'), emptyItem('2')])).toBeCloseTo(3 / 4);
    expect(percent(completeItem('alcohol'), emptyItem('2'))).toBe(38);
  });

  test('is 0 without items', () => expect(percent()).toBe(0));
  test('does not count the customer', () =>
    expect(progressPercent('items', itemsShare([completeItem('watch')]), customerShare(CUSTOMER))).toBe(50));
});

describe('the second half: the customer', () => {
  const percent = (customer: Partial<Customer>) =>
    progressPercent('customer', 0, customerShare({ ...EMPTY_CUSTOMER, ...customer }));

  // Clauses 2.2-115, 2.9-6
  test.each<[number, Partial<Customer>]>([
    [50, {}],
    [60, { name1: CUSTOMER.name1 }],
    [60, { kana1: CUSTOMER.kana1 }],
    [60, { zip1: CUSTOMER.zip1 }],
    [60, { email: CUSTOMER.email }],
    [60, { tel1: CUSTOMER.tel1 }],
    [80, { name1: '山田', kana1: 'ヤマダ', zip1: '1' }],
    [100, CUSTOMER],
    [50, { addr1: '1-2-3', description: '箱に傷', agreedToTerms: true }],
    [50, { name1: ' ' }],
  ])('%i percent with %o', (expected, customer) => expect(percent(customer)).toBe(expected));

  // Clause 2.2-115
  test('the share is of five fields', () => {
    expect(customerShare({ ...CUSTOMER, tel1: '' })).toBe(0.8);
  });
});

test('the thank-you step is the end', () => {
  expect(progressPercent('thanks', 0, 0)).toBe(100);
});
