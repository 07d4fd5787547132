import { expect, test } from 'vitest';
import { visitorAddress, visitorHeaders } from './visitor.ts';

const THIS_MACHINE = '127.0.0.1';

test.each(['203.0.113.7', '2001:db8::1', '::ffff:203.0.113.7'])(
  'what our pages ask for counts for their visitor: %s',
  (visitor) => {
    const headers = visitorHeaders(visitor, false);
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
  expect(visitorHeaders('203.0.113.7', true)).toEqual({ 'x-forwarded-for': '203.0.113.7' }));
