import { afterEach, expect, test, vi } from 'vitest';
import { uuid } from '../base/uuid.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['with', crypto],
  ['without', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('pages %s https get a random UUID', (_, cryptoStub) => {
  vi.stubGlobal('crypto', cryptoStub);
  const uuids = Array.from({ length: 100 }, () => uuid());
  expect(new Set(uuids).size).toBe(100);
  for (const one of uuids)
    expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
