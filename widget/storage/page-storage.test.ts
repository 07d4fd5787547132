import { expect, test } from 'vitest';
import { whileAllowed } from '../base/page-storage.ts';
import { contentsOf, memoryStorage } from '../test/storage.ts';

test('Without consent nothing is written or read; with it, both; what is there can always be deleted', () => {
  let isAllowed = false;
  const page = memoryStorage();
  const storage = whileAllowed(page, () => isAllowed);
  storage?.setItem('a', '1');
  expect(contentsOf(page)).not.toContain('1');
  isAllowed = true;
  storage?.setItem('a', '1');
  expect(storage?.getItem('a')).toBe('1');
  isAllowed = false;
  expect(storage?.getItem('a')).toBeNull();
  storage?.removeItem('a');
  expect(page.getItem('a')).toBeNull();
});

test('A page without storage has none', () => {
  expect(whileAllowed(undefined, () => true)).toBeUndefined();
});
