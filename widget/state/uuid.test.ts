import { afterEach, expect, test, vi } from 'vitest';
import { uuid } from '../base/uuid.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['with', crypto],
  ['without', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('pages %s https get a random UUID', (_, provided) => {
  vi.stubGlobal('crypto', provided);
  const made = Array.from({ length: 100 }, () => uuid());
  expect(new Set(made).size).toBe(100);
  for (const one of made)
    expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
