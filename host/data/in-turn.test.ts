import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { fetchJson } from './http.ts';
import { MOST_AT_ONCE, MOST_WAITING } from './in-turn.ts';
import { answeringApi } from './local-api.ts';

const slow = answeringApi();
const quick = answeringApi();

/** Holds all calls until they are let go, and counts how many there are at once. */
function hold() {
  const open = new Set<ServerResponse>();
  let [most, calls, isHeld] = [0, 0, true];
  slow.handler = (_request, response) => {
    calls += 1;
    open.add(response);
    most = Math.max(most, open.size);
    response.on('close', () => open.delete(response));
    if (!isHeld) response.end('{}');
  };
  return {
    open,
    letGo: () => {
      isHeld = false;
      for (const response of open) response.end('{}');
    },
    counted: () => ({ most, calls }),
  };
}

test('a slow API is asked by few visitors at once; the others wait for their turn', async () => {
  const { open, letGo, counted } = hold();
  const visitors = Array.from({ length: 5 * MOST_AT_ONCE }, () => fetchJson(`${slow.base}/posts`));
  await vi.waitFor(() => expect(open.size).toBe(MOST_AT_ONCE));
  letGo();
  for (const { status } of await Promise.all(visitors)) expect(status).toBe(200);
  expect(counted()).toEqual({ most: MOST_AT_ONCE, calls: 5 * MOST_AT_ONCE });
});

test('while one API is slow, another is asked as always', async () => {
  const { open, letGo } = hold();
  quick.answer({});
  const visitors = Array.from({ length: 2 * MOST_AT_ONCE }, () => fetchJson(slow.base));
  await vi.waitFor(() => expect(open.size).toBe(MOST_AT_ONCE));
  expect((await fetchJson(quick.base)).status).toBe(200);
  letGo();
  await Promise.all(visitors);
});

test('a visitor who leaves while waiting is not asked for', async () => {
  const { open, letGo, counted } = hold();
  const controller = new AbortController();
  const first = Array.from({ length: MOST_AT_ONCE }, () => fetchJson(slow.base));
  const rejection = expect(fetchJson(slow.base, { signal: controller.signal })).rejects.toMatchObject({
    code: 'no_answer',
  });
  await vi.waitFor(() => expect(open.size).toBe(MOST_AT_ONCE));
  controller.abort();
  letGo();
  await Promise.all(first);
  await rejection;
  expect(counted().calls).toBe(MOST_AT_ONCE);
});

test('when too many wait, further calls fail at once', async () => {
  const { letGo } = hold();
  const visitors = Array.from({ length: MOST_AT_ONCE + MOST_WAITING }, () => fetchJson(slow.base));
  await expect(fetchJson(slow.base)).rejects.toMatchObject({
    code: 'no_answer',
    message: 'too many calls wait for this API',
  });
  letGo();
  await Promise.all(visitors);
});
