import { expect, test } from 'vitest';
import { isOnThisMachine, visitorAddress, visitorHeaders } from './visitor.ts';

const THIS_MACHINE = '127.0.0.1';

test.each(['203.0.113.7', '2001:db8::1', '::ffff:203.0.113.7'])(
  'what our pages ask for counts for their visitor: %s',
  (visitor) => {
    const headers = visitorHeaders({ ip: visitor, isHere: false }, false);
    expect(visitorAddress({ headers, ip: THIS_MACHINE })).toBe(visitor);
    expect(JSON.stringify(headers)).not.toContain(visitor);
  },
);

test.each(['203.0.113.9', '', 'A'.repeat(31), 'x'.repeat(5_000)])(
  'nobody else can say who asks: %s',
  (forged) =>
    expect(visitorAddress({ headers: { 'x-visitor': forged }, ip: '198.51.100.4' })).toBe('198.51.100.4'),
);

test('an API on another server is told as a proxy tells it', () =>
  expect(visitorHeaders({ ip: '203.0.113.7', isHere: true }, true)).toEqual({
    'x-forwarded-for': '203.0.113.7',
  }));

interface Sent {
  from?: string;
  host?: string;
  headers?: Record<string, string>;
  httpVersion?: string;
}

const isHere = ({ from = THIS_MACHINE, host = 'localhost:3000', headers = {}, httpVersion = '1.1' }: Sent) =>
  isOnThisMachine({
    headers: { host, 'user-agent': 'Firefox', ...headers },
    socket: { remoteAddress: from } as never,
    raw: { httpVersion },
  });

test.each(['127.0.0.1', '127.0.0.5', '::1', '::ffff:127.0.0.1'])(
  'somebody at %s sits at this machine',
  (from) => expect(isHere({ from })).toBe(true),
);

test.each(['localhost', '127.0.0.1:3000', '[::1]:3000'])('and calls it %s', (host) =>
  expect(isHere({ host })).toBe(true),
);

test.each([
  ['from another machine', { from: '192.168.1.20' }],
  ['from another machine, in the other notation', { from: '::ffff:192.168.1.20' }],
  ['by the name of the site', { host: 'takakurabe.example' }],
  ['by a name that somebody lets lead here', { host: '127.0.0.1.attacker.example' }],
  ['through a proxy that adds no header', { httpVersion: '1.0' }],
] as const)('nobody sits at this machine who comes %s', (_how, request) =>
  expect(isHere(request)).toBe(false),
);

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
  'x-client-ip',
  'x-envoy-external-address',
  'x-visitor',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'true-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'client-ip',
])('nobody sits at this machine whose request has a proxy’s %s', (name) =>
  expect(isHere({ headers: { [name]: THIS_MACHINE } })).toBe(false),
);

test('a page of ours says of its visitor, and of no other, that they sit at this machine', () => {
  for (const isHere of [true, false]) {
    const headers = visitorHeaders({ ip: THIS_MACHINE, isHere }, false);
    const call = { headers, socket: { remoteAddress: THIS_MACHINE } as never, raw: { httpVersion: '1.1' } };
    expect(isOnThisMachine(call)).toBe(isHere);
  }
});
