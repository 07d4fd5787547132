import { expect, it, vi } from 'vitest';
import { keepServing } from './run.mjs';

/** Serves with these exit codes, one after the other. @returns what was said of each death */
async function serveWith(codes, isReadyAt = 0) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const deaths = [];
  let at = 0;
  let code;
  const service = keepServing(
    async (isReady) => {
      if (at === isReadyAt) isReady();
      at += 1;
      return codes[at - 1];
    },
    (dead, pauseMs) => deaths.push([dead, pauseMs]),
  ).then((last) => {
    code = last;
  });
  while (code === undefined) await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await service;
  return { code, starts: at, deaths };
}

it('A server that dies comes back, after longer pauses each time', async () => {
  expect(await serveWith([134, 137, 1, 0])).toEqual({
    code: 0,
    starts: 4,
    deaths: [
      [134, 1_000],
      [137, 2_000],
      [1, 4_000],
    ],
  });
});

it('One that cannot start at all is not started again', async () => {
  expect(await serveWith([1, 0], -1)).toEqual({ code: 1, starts: 1, deaths: [] });
});

it('One that was stopped stays so', async () => {
  expect(await serveWith([0, 1])).toEqual({ code: 0, starts: 1, deaths: [] });
});
