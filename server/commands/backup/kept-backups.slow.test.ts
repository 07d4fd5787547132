import { expect, it } from 'vitest';
import { EARLIER, OLDEST, restoresWithout, youngerTables } from '#test/server/kept-backups/places.ts';

it('a backup is restored without any one of its younger tables', async () => {
  const younger = await youngerTables(OLDEST, EARLIER);
  expect(younger.length).toBeGreaterThanOrEqual(10);
  for (const name of younger) await restoresWithout(EARLIER, [name]);
}, 300_000);
