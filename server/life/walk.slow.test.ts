import fc from 'fast-check';
import { expect, it } from 'vitest';
import { walkerOfFile } from '#test/server/life-walker.ts';
import { walkAll, walkOnce } from '#test/server/walk-all.ts';

const DEPTH = 6;
const RANDOM = { sequences: Number(process.env.WALKS ?? 300), steps: 12 };
/** `WALK_SEED` walks the same ways again. */
const SEED = Number(process.env.WALK_SEED ?? Date.now() % 2 ** 31);

const walkerNow = walkerOfFile();

it(`${RANDOM.sequences} random sequences of ${RANDOM.steps} steps are told to everybody as a second look has it`, async () => {
  const walker = walkerNow();
  console.log(`seed ${SEED}`);
  const root = await walker.keep();
  const ways = fc.array(fc.nat(), { minLength: RANDOM.steps, maxLength: RANDOM.steps });
  let count = 0;
  const way = fc.asyncProperty(ways, fc.boolean(), async (choices, isTold) => {
    await walker.restore(root);
    if (isTold) for (const shop of walker.shops) await walker.mail(shop, { state: 'sent' });
    count += 1;
    expect(await walkOnce(walker, choices)).toEqual([]);
  });
  // The way to a difference is told as it is: to look for a shorter one takes long.
  await fc.assert(way, { numRuns: RANDOM.sequences, seed: SEED, endOnFailure: true });
  await walker.restore(root);
  console.log(`${count} sequences of ${RANDOM.steps} steps`);
}, 1_800_000);

it(`Each transition of a request, up to ${DEPTH} steps, is told to everybody as a second look has it`, async () => {
  const { found, figures } = await walkAll(walkerNow(), DEPTH);
  console.log(figures);
  expect(found).toEqual([]);
}, 1_800_000);
