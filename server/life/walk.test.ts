import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/app.ts';
import { LifeWalker } from '../test/life-walker.ts';
import { quiet } from '../test/quiet.ts';
import { walkAll } from '../test/walk-all.ts';

const DEPTH = 4;

let server: TestApp;
const { outbox, life, clock } = quiet();
let walker: LifeWalker;

beforeAll(async () => {
  server = await startTestApp({ outbox, clock });
  walker = new LifeWalker(server, life, clock);
  await walker.open();
});
afterAll(() => server.close());

it(`Each transition of a request, up to ${DEPTH} steps, is told to everybody as a second look has it`, async () => {
  const { found, figures } = await walkAll(walker, DEPTH);
  console.log(figures);
  expect(found).toEqual([]);
}, 600_000);
