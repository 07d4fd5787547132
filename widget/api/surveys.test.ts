import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hurry } from '../test/clock.ts';
import { type Behaviour, localApi } from '../test/local-api.ts';
import { sendFeedback, sendInterests } from './surveys.ts';

const api = localApi();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('interests are sent as a JSON-encoded array of labels', async () => {
  api.reply = () => ({ status: 204 });
  await sendInterests(api.base, 'r1', ['株式投資', 'NISA・iDeCo']);
  expect(api.received[0]).toMatchObject({ method: 'PATCH', path: '/v1/ucv/sa' });
  expect(api.json).toEqual([{ uuid: 'r1', survay_answer: '["株式投資","NISA・iDeCo"]' }]);
});

test('feedback is sent as text', async () => {
  api.reply = () => ({ json: { whatever: true } });
  await sendFeedback(api.base, 'r1', '簡単でした');
  expect(api.received[0]).toMatchObject({ method: 'PATCH', path: '/v1/ucv/sf' });
  expect(api.json).toEqual([{ uuid: 'r1', survey_feedback: '簡単でした' }]);
  expect(console.error).not.toHaveBeenCalled();
});

test('a request that the server gave no uuid has no surveys', async () => {
  await sendInterests(api.base, '', ['特になし']);
  await sendFeedback(api.base, '', '簡単でした');
  expect(api.received).toEqual([]);
});

test.each<Behaviour>([{ status: 404 }, { status: 500 }, 'silence', 'hang up'])(
  '%o is logged and bothers no seller',
  async (behaviour) => {
    if (behaviour === 'silence') hurry();
    api.reply = () => behaviour;
    await expect(sendInterests(api.base, 'r1', ['特になし'])).resolves.toBeUndefined();
    await expect(sendFeedback(api.base, 'r1', '簡単でした')).resolves.toBeUndefined();
    expect(console.error).toHaveBeenCalledTimes(2);
  },
);
