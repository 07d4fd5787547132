import { afterEach, expect, test, vi } from 'vitest';
import { hurry, watchTimeouts } from '../test/clock.ts';
import { type Behaviour, deserted, localApi } from '../test/local-api.ts';
import { publicIp } from './ip.ts';

const api = localApi();
afterEach(() => vi.restoreAllMocks());

test('the address that the service echoes', async () => {
  const waited = watchTimeouts();
  api.reply = () => ({ json: { ip: '203.0.113.9' } });
  expect(await publicIp(`${api.base}/v1/ip`)).toBe('203.0.113.9');
  expect(api.received[0]).toMatchObject({ method: 'GET', path: '/v1/ip' });
  expect(waited(), 'it is waited for 5 seconds').toEqual([5_000]);
});

test.each<Behaviour>([
  { status: 500 },
  { json: { address: '203.0.113.9' } },
  { text: '<html>' },
  'silence',
  'hang up',
])('%o costs the request nothing but the address', async (behaviour) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  if (behaviour === 'silence') hurry();
  api.reply = () => behaviour;
  expect(await publicIp(api.base)).toBe('');
});

test('neither does a service that is not there', async () => {
  expect(await publicIp(await deserted())).toBe('');
});
