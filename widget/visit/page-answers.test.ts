import { expect, test } from 'vitest';
import { readPageAnswers, writtenAnswers } from './page-answers.ts';

/** An element with attributes, and with the property that scripts of its page set. */
const tag = (attributes: Readonly<Record<string, string>>, prefill?: unknown) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
  hasAttribute: (name: string) => name in attributes,
  prefill,
});

const goodsOf = (...asked: Parameters<typeof readPageAnswers>) =>
  Object.fromEntries(readPageAnswers(...asked).goods);

test('Nothing in the address of a page is read that its tag does not name', () => {
  const query = '?brand=ロレックス&model=116610LN&utm_source=mail';
  expect(goodsOf(tag({}), query)).toEqual({});
  expect(goodsOf(tag({ 'prefill-from': 'brand' }), query)).toEqual({ brand: 'ロレックス' });
  expect(goodsOf(tag({ 'prefill-from': ' brand, model ' }), query)).toEqual({
    brand: 'ロレックス',
    model: '116610LN',
  });
});

test('The property goes before the address, and the address before the attribute', () => {
  const attributes = { 'prefill-with': 'brand=A&product=A&model=A', 'prefill-from': 'product,model' };
  const form = tag(attributes, { model: 'C' });
  expect(goodsOf(form, '?product=B&model=B')).toEqual({ brand: 'A', product: 'B', model: 'C' });
});

test('Contact details are taken from the property alone', () => {
  const attributes = { 'prefill-with': 'brand=A&email=a@example.jp', 'prefill-from': 'tel1' };
  const page = readPageAnswers(tag(attributes, { name1: '山田 花子' }), '?tel1=0312345678');
  expect(page.customer).toEqual({ name1: '山田 花子' });
  expect(Object.fromEntries(page.goods)).toEqual({ brand: 'A' });
  expect(page.refused).toEqual(['email', 'tel1']);
});

test('Several answers may be a list, and values of other types are left out', () => {
  const form = tag({}, { accessories: ['箱', '保証書'], brand: 5, model: null, agreedToTerms: true });
  expect(goodsOf(form, '')).toEqual({ accessories: '箱、保証書' });
  expect(readPageAnswers(tag({}, 'brand=A'), '').goods.size).toBe(0);
});

test.each([
  [{}, false],
  [{ 'skip-filled': '' }, true],
  [{ 'skip-filled': 'true' }, true],
  [{ 'skip-filled': 'FALSE' }, false],
])('%j: the form begins at the first open question: %s', (attributes, skips) => {
  expect(readPageAnswers(tag(attributes), '').skips).toBe(skips);
});

test('A frame hears of the attributes and of the parameters that they name', () => {
  const form = tag({ 'prefill-with': 'category=watch', 'prefill-from': 'brand' });
  expect(String(writtenAnswers(form, '?brand=オメガ&x=1'))).toBe(
    String(new URLSearchParams({ category: 'watch', brand: 'オメガ' })),
  );
});
