import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localApi } from '../../data/local-api.ts';
import { loadContext, type Site } from '../../settings/context.ts';
import { action } from './request.tsx';

const api = localApi();
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

/** Sends a form of the page, as a browser without scripts does. */
async function send(fields: Record<string, string>) {
  const called: string[] = [];
  api.handler = ({ method, url }, response) => {
    called.push(`${method} ${url}`);
    response.end('{"told":2}');
  };
  const request = new Request('http://site.example/requests/t', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const context = loadContext({ api: api.base, visitor: {} } as Site);
  const sent: Partial<Parameters<typeof action>[0]> = { params: { token: 't', '*': '' }, context, request };
  const answer = await action(sent as Parameters<typeof action>[0]);
  return { called, reason: answer.data.reason, status: answer.init?.status };
}

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
      called: ['POST /v1/own_requests/t/erasure'],
      reason: undefined,
      status: undefined,
    });
  });
});

test('A seller who only withdraws confirms nothing', async () => {
  expect((await send({ intent: 'withdraw' })).called).toEqual(['POST /v1/own_requests/t/withdrawal']);
});

test('A form that asks for nothing the page can do is refused', async () => {
  await expect(send({ intent: 'sell' })).rejects.toMatchObject({ init: { status: 400 } });
});
