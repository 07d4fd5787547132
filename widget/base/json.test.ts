import { afterEach, expect, test } from 'vitest';
import { toJson } from './json.ts';

const VALUE = { until: 1, items: [{ id: 'a', answers: { brand: '"ROLEX"' }, others: [] }], left: undefined };

const prototypes = [Array.prototype, String.prototype, Object.prototype] as { toJSON?: () => string }[];
afterEach(() => {
  for (const prototype of prototypes) delete prototype.toJSON;
});

test('A value is the same in JSON on pages that give everything a toJSON', () => {
  const expected = JSON.stringify(VALUE);
  for (const prototype of prototypes) prototype.toJSON = () => 'something else';
  expect(toJson(VALUE)).toBe(expected);
});
