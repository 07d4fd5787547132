import { expect, it } from 'vitest';
import { walkerOfFile } from '#test/server/life-walker.ts';
import { walkAll } from '#test/server/walk-all.ts';

/** `walk.slow.test.ts` goes deeper. */
const DEPTH = 3;

const walkerNow = walkerOfFile();

it(`Each transition of a request, up to ${DEPTH} steps, is told to everybody as a second look has it`, async () => {
  const { found, figures } = await walkAll(walkerNow(), DEPTH);
  console.log(figures);
  expect(found).toEqual([]);
}, 600_000);
