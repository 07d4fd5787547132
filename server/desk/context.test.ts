import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONTEXT_LIMITS } from '#contract/media/context.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { readLead, readOwnRequest } from '#test/server/link-calls.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { requests } from '../db/schema.ts';
import { payloadOf } from '../deliveries/webhooks/payloads.ts';

const OWN = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b22';
/** Deliveries come soon, on a busy machine too. */
const SOON = { timeout: 20_000 };

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
const visitors = new Visitors(() => room.server);
const ask = people.ask.bind(people);
let partner: Awaited<ReturnType<typeof people.somebody>>;
beforeEach(async () => {
  partner = await people.onlyPartner({ own: OWN, other: OTHER });
});

const declare = (fields: object = {}) =>
  ask(CALLS.declareContext, {
    as: partner.session,
    body: { medium: OWN, name: 'article', pattern: 'digits', characters: 6, ...fields },
  });

const fieldsOf = async () =>
  (await ask(CALLS.readConnections, { as: partner.session })).body.media[0].context;

/** A request of a page that gives these values. */
const submit = async (values: Record<string, string>, medium = OWN): Promise<string> => {
  const attribution = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`context][${name}`, value]),
  );
  return (await room.server.submit({ medium, attribution })).body.uuid;
};

const storedOf = async (uuid: string) =>
  (await room.server.db.select().from(requests).where(eq(requests.uuid, uuid)))[0]?.context;

describe('A partner who declares named values', () => {
  it('finds them in the list, may change and end them', async () => {
    expect((await declare()).status).toBe(200);
    await declare({ name: 'place', pattern: 'text', characters: 20 });
    await declare({ characters: 8 });
    expect(await fieldsOf()).toEqual([
      { name: 'place', pattern: 'text', characters: 20 },
      { name: 'article', pattern: 'digits', characters: 8 },
    ]);
    const end = { as: partner.session, body: { medium: OWN, name: 'place' } };
    expect((await ask(CALLS.endContext, end)).status).toBe(200);
    expect(await ask(CALLS.endContext, end)).toEqual(refusal(404, 'not_found'));
    expect(await fieldsOf()).toEqual([{ name: 'article', pattern: 'digits', characters: 8 }]);
  });

  it('may declare so many, for media of their own', async () => {
    for (let at = 0; at < CONTEXT_LIMITS.fields; at += 1) await declare({ name: `field_${at}` });
    expect(await declare({ name: 'one_more' })).toEqual(refusal(409, 'too_many'));
    expect((await declare({ name: 'field_0', characters: 7 })).status).toBe(200);
    expect(await declare({ medium: OTHER })).toEqual(refusal(404, 'not_found'));
  });
});

describe('A request', () => {
  it('keeps the values that are declared and as declared, and is stored whatever a page gives', async () => {
    await declare();
    await declare({ name: 'place', pattern: 'text', characters: 20 });
    const values = { article: '42', place: 'a@example.jp', member: '7', Article: '1' };
    expect(await storedOf(await submit(values))).toEqual({ article: '42' });
    expect(await storedOf(await submit({ article: '42' }, OTHER))).toBeNull();
    expect(await storedOf(await submit({ member: '7' }))).toBeNull();
  });

  it('tells them to its partner and the operator, and neither to a shop nor in a mail', async () => {
    const VALUE = 'leaflet-in-the-lobby';
    await declare({ name: 'place', pattern: 'code', characters: 40 });
    await room.start();
    const uuid = await submit({ place: VALUE });

    const { body } = await ask(CALLS.readConversions, { as: partner.session });
    expect(body.conversions[0].context).toEqual({ place: VALUE });
    const delivery = { event: 'conversion.completed', subjectUuid: uuid, createdAt: new Date() } as const;
    const payload = JSON.parse((await payloadOf(room.server.db, delivery as never)) ?? '');
    expect(payload.data.attribution.context).toEqual({ place: VALUE });
    const { session } = await people.somebody('staff');
    const request = await ask(CALLS.readRequest, { as: session, params: { uuid } });
    expect(request.body.context).toEqual({ place: VALUE });

    const [shop] = await visitors.shopsOf(uuid);
    expect(JSON.stringify(await visitors.lead(readLead, uuid, shop))).not.toContain(VALUE);
    expect(JSON.stringify(await visitors.own(readOwnRequest, uuid))).not.toContain(VALUE);
    // To the seller, the operator and each shop.
    await expect.poll(() => room.smtp.accepted.length, SOON).toBeGreaterThan(2);
    for (const { raw, text = '', html = '' } of room.smtp.accepted)
      expect(`${raw}${text}${html}`).not.toContain(VALUE);
  });
});
