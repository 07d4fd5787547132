import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_CHOSEN } from '#contract/life/follow-up.ts';
import { FOLLOW_UP } from '../../blocks/follow-up/messages.ts';
import { loadContext, type Site } from '../../settings/context.ts';
import { offeredOf } from './offered.ts';
import { action, loader } from './request.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

/** Sends a form of the page, as a browser without scripts does. */
async function send(fields: Record<string, string> | [name: string, value: string][]) {
  const calls: string[] = [];
  const link = async (_token: string, name: string) => {
    calls.push(name);
    return { answer: { told: 2 } };
  };
  const request = new Request('http://site.example/requests/t', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const context = loadContext({ link } as unknown as Site);
  const args: Partial<Parameters<typeof action>[0]> = { params: { token: 't', '*': '' }, context, request };
  const answer = await action(args as Parameters<typeof action>[0]);
  const { reason, confirming } = answer.data;
  return { called: calls, reason, status: answer.init?.status, ...(confirming && { confirming }) };
}

test('A site whose API is on another server says that no requests are here', async () => {
  const context = loadContext({ settings: { apiBase: 'https://api.example' } } as Site);
  const request = new Request('http://site.example/requests/t');
  const args: Partial<Parameters<typeof loader>[0]> = { params: { token: 't', '*': '' }, context, request };
  await expect(loader(args as Parameters<typeof loader>[0])).rejects.toMatchObject({
    data: FOLLOW_UP.notHere,
    init: { status: 404 },
  });
});

describe('A seller who wants to be erased', () => {
  test.each([{}, { confirmed: '' }, { confirmed: 'off' }])(
    'is asked again without a confirmation: %o',
    async (fields) => {
      expect(await send({ intent: 'erase', ...fields })).toEqual({
        called: [],
        reason: 'unconfirmed',
        status: 422,
      });
    },
  );

  test('is erased with one', async () => {
    expect(await send({ intent: 'erase', confirmed: 'on' })).toEqual({
      called: ['eraseOwnRequest'],
      reason: undefined,
      status: undefined,
    });
  });
});

describe('A seller who chooses shops', () => {
  const uuid = (nth: number) => `1b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c0${nth}`;
  const choice = (count: number): [string, string][] => [
    ['intent', 'choose'],
    ...Array.from({ length: count }, (_, nth): [string, string] => ['shops', uuid(nth)]),
  ];

  test('is asked once, and nothing has happened', async () => {
    expect(await send(choice(2))).toMatchObject({ called: [], confirming: [uuid(0), uuid(1)] });
  });

  test('has chosen them with the answer', async () => {
    const { called } = await send([...choice(MOST_CHOSEN), ['confirmed', 'on']]);
    expect(called).toEqual(['chooseShops']);
  });

  test.each([0, MOST_CHOSEN + 1])('is told how many they may be, and not asked: %i', async (count) => {
    expect(await send(choice(count))).toEqual({ called: [], reason: 'not_chosen', status: 422 });
  });
});

test('A seller who only withdraws confirms nothing', async () => {
  expect((await send({ intent: 'withdraw' })).called).toEqual(['withdrawRequest']);
});

test.each([
  ['reportShop', { reason: 'calls', text: '毎日電話が来ます。' }, 'reportShop'],
  ['answerCase', { case: '1b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c01', text: 'はい。' }, 'answerCase'],
  ['takeBackReport', { case: '1b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c01' }, 'takeBackReport'],
  ['rewrite', { explanation: '5', speed: '5', paid: 'yes', text: '早い。' }, 'rewriteReview'],
])('A seller in trouble asks for what the button says: %s', async (intent, fields, act) => {
  expect((await send({ intent, ...fields })).called).toEqual([act]);
});

test('A form that asks for nothing the page can do is refused', async () => {
  await expect(send({ intent: 'sell' })).rejects.toMatchObject({ init: { status: 400 } });
});

describe('The page of a request without a shop', () => {
  const offered = (changes: Partial<Parameters<typeof offeredOf>[0]>) =>
    offeredOf({ state: 'unplaced', shops: [], test: null, withdrawn_at: null, ...changes }).isSought;

  test('lets its goods be changed only in test mode, where no shop hears of any', () => {
    expect(offered({})).toBe(false);
    expect(offered({ test: [] })).toBe(true);
    expect(offered({ test: ['【テスト】時計の店'] })).toBe(true);
  });

  test('and no longer once it was taken back', () => {
    expect(offered({ test: [], withdrawn_at: '2026-11-30T00:00:00Z', state: 'withdrawn' })).toBe(false);
  });
});
