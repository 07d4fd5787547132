import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import { eraseOwnRequest, giveQuote, openContact, withdrawRequest } from '#test/server/link-calls.ts';
import { EMAIL, MailRoom } from '#test/server/mail-room.ts';
import { startReceiver, type TestReceiver, verified } from '#test/server/receiver.ts';
import { SENT_CUSTOMER } from '#test/server/submission.ts';
import type { EventName } from '../../base/events.ts';
import { numberOf } from '../../db/records/number.ts';
import { deliveries, shops } from '../../db/schema.ts';
import { callOnce } from './call-once.ts';
import { isReachable } from './guarded-lookup.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const OFFICE = {
  name: 'office',
  events: [
    'request.created',
    'enquiry.created',
    'lead.viewed',
    'quote.given',
    'request.withdrawn',
    'request.erased',
  ] satisfies EventName[],
};
const AFFILIATE = { name: 'affiliate', events: ['conversion.completed'] satisfies EventName[] };

const room = new MailRoom([OFFICE, AFFILIATE]);
let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

/** Calls the receiver, at a path for each endpoint. */
const start = (
  env: Record<string, string> = { WEBHOOK_ALLOW: '127.0.0.0/8' },
  url = receiver.url,
  secrets: readonly string[] = [SECRET],
) =>
  room.start(env, {
    endpoints: [OFFICE, AFFILIATE].map((of) => ({ ...of, secrets, url: `${url}/${of.name}` })),
    answerMs: 1_000,
  });

const callsOf = (name: string) => receiver.accepted.filter(({ path }) => path.endsWith(name));
const webhookRows = () => room.server.db.select().from(deliveries).where(eq(deliveries.channel, 'webhook'));

describe('A back office that asks for requests', () => {
  it('gets each with all that was sent, signed by the rules of Standard Webhooks', async () => {
    await start();
    const { uuid, company_shops } = await room.ask({ name1: '花子 山田' });
    await room.settled({ sent: 1 + company_shops.length + 2 });
    const [call, ...more] = callsOf('office');
    if (!call) throw new Error('nothing came');
    expect(more).toEqual([]);
    const { type, version, timestamp, data } = verified(call, SECRET);
    expect({ type, version }).toEqual({ type: 'request.created', version: 1 });
    expect(Date.parse(timestamp)).toBeGreaterThan(Date.now() - 60_000);
    expect(data).toMatchObject({
      uuid,
      number: numberOf(uuid),
      customer: { name: '花子 山田', email: EMAIL, prefecture: '東京都' },
      items: [{ category: 'watch', attributes: [['ROLEX', 'デイトナ', '116500LN']], photos: 0 }],
    });
    expect(data.shops).toHaveLength(company_shops.length);
    const rows = await webhookRows();
    expect(rows.map(({ uuid }) => uuid)).toContain(call.headers['webhook-id']);
  });

  it('verifies with the old secret and the new one while one takes the place of the other', async () => {
    const next = `whsec_${Buffer.from('another secret of some thirty bytes').toString('base64')}`;
    await start(undefined, undefined, [SECRET, next]);
    await room.enquire();
    await room.settled({ sent: 3 });
    const [call] = callsOf('office');
    if (!call) throw new Error('nothing came');
    expect(call.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const secret of [SECRET, next]) expect(verified(call, secret).type).toBe('enquiry.created');
  });

  it('notices what somebody else has signed or changed', async () => {
    await start();
    await room.enquire();
    await room.settled({ sent: 3 });
    const [call] = callsOf('office');
    if (!call) throw new Error('nothing came');
    const forgery = { ...call, body: call.body.replace('質問', '注文') };
    expect(() => verified(forgery, SECRET)).toThrow();
    expect(() => verified(call, SECRET.replace('YSB', 'YSC'))).toThrow();
  });
});

describe('A back office that asks for what becomes of requests', () => {
  const visitors = new Visitors(() => room.server);

  it('hears what shops and sellers do with them, and nothing of who the seller is', async () => {
    await start();
    const { uuid } = await room.ask({ name1: '花子 山田' });
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(openContact, uuid, shop);
    await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
    // The content is made at the time of sending, so later events must not have happened yet.
    await room.settled({ sent: 1 + 10 + 2 + 1 + 2 });
    await visitors.own(withdrawRequest, uuid);
    await room.settled({ sent: 16 + 11 });
    await visitors.own(eraseOwnRequest, uuid);
    await room.settled({ sent: 27 + 11 });

    const about = { uuid, number: numberOf(uuid) };
    const { shopName: name } =
      (await room.server.db.select().from(shops).where(eq(shops.uuid, shop)))[0] ?? {};
    const calls = callsOf('office').map((call) => ({ call, said: verified(call, SECRET) }));
    const messages = calls.filter(({ said }) => said.type !== 'request.created');
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(messages.map(({ said }) => ({ type: said.type, version: said.version, data: said.data }))).toEqual(
      [
        {
          type: 'lead.viewed',
          version: 1,
          data: { ...about, shop: { uuid: shop, name }, viewed_at: moment },
        },
        {
          type: 'quote.given',
          version: 1,
          data: { ...about, shop: { uuid: shop, name }, quote: { ...QUOTE_OF_TODAY, given_at: moment } },
        },
        { type: 'request.withdrawn', version: 1, data: { ...about, withdrawn_at: moment } },
        { type: 'request.erased', version: 1, data: { ...about, erased_at: moment } },
      ],
    );
    for (const { call } of messages)
      for (const secret of ['花子', '山田', EMAIL, '1-2-3']) expect(call.body).not.toContain(secret);
  });
});

describe('An affiliate', () => {
  it('gets medium and click id of a conversion, and nothing of the person', async () => {
    await start();
    const { body } = await room.server.submit({
      customer: { email: EMAIL, name1: '花子 山田' },
      attribution: { utm_source: 'blog' },
    });
    await room.settled({ sent: 1 + body.company_shops.length + 2 });
    const [call] = callsOf('affiliate');
    if (!call) throw new Error('nothing came');
    expect(verified(call, SECRET).data).toEqual({
      number: numberOf(body.uuid),
      created_at: expect.any(String),
      categories: ['watch'],
      attribution: {
        medium_uuid: expect.any(String),
        inflow: '',
        utm_source: 'blog',
        utm_medium: '',
        utm_campaign: '',
        tracking: {},
        context: {},
      },
    });
    // Whole values: the digits alone may stand in an id by chance.
    for (const secret of ['花子', '山田', EMAIL, SENT_CUSTOMER.tel1, SENT_CUSTOMER.zip1, body.uuid])
      expect(call.body).not.toContain(secret);
  });
});

describe('A webhook', () => {
  it('does not reach what is not public, unless it is listed', async () => {
    const { lines } = await start({});
    await room.enquire();
    await room.settled({ sent: 2, waiting: 1 });
    await expect.poll(async () => (await webhookRows())[0]?.error).toBe('private_network');
    expect(receiver.seen).toEqual([]);
    expect(lines.join('\n')).not.toContain(receiver.url);
  });

  it.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[::7f00:1]', '2130706433', '0x7f.1'])(
    'does not reach this machine by the name %s',
    async (name) => {
      for (const protocol of ['http', 'https']) {
        const url = `${protocol}://${name}:${receiver.port}/`;
        await expect(callOnce({ url, headers: {}, body: '' }, [], 500)).rejects.toThrow('private_network');
      }
      expect(receiver.seen).toEqual([]);
    },
  );

  it.each([
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    'fd00::1',
    'fe80::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::7f00:1',
    '::10.1.2.3',
    '::5db8:d822',
    '::ffff:0:10.1.2.3',
    '64:ff9b:1::7f00:1',
    '2001:0:4136:e378:8000:63bf:80ff:fffe',
    '4000::1',
  ])('does not reach %s', (address) => expect(isReachable(address, [])).toBe(false));

  it('reaches public addresses, those without TLS only if they are listed', () => {
    for (const address of ['8.8.8.8', '2001:4860:4860::8888']) {
      expect(isReachable(address, [])).toBe(true);
      expect(isReachable(address, [], { onlyAllowed: true })).toBe(false);
      expect(isReachable(address, [address], { onlyAllowed: true })).toBe(true);
    }
    expect(isReachable('10.1.2.3', ['10.0.0.0/8'])).toBe(true);
    expect(isReachable('11.1.2.3', ['10.0.0.0/8'], { onlyAllowed: true })).toBe(false);
  });

  it('that is gone is not called again; one that redirects is not followed', async () => {
    receiver.answer = ({ path }) => (path.endsWith('office') ? 410 : 302);
    await start();
    const { company_shops } = await room.ask();
    await room.settled({ sent: 1 + company_shops.length, dead: 1, waiting: 1 });
    const errors = (await webhookRows()).map(({ recipientKey, error }) => `${recipientKey} ${error}`);
    expect(errors.sort()).toEqual(['affiliate http_302', 'office http_410']);
    expect(new Set(receiver.seen.map(({ path }) => path))).toEqual(
      new Set(['/hooks/office', '/hooks/affiliate']),
    );
  });
});
