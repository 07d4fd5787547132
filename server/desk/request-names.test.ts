import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { DESK_ROWS, LEAD_TABS } from '#contract/desk/desk.ts';
import { INTERESTS } from '#contract/goods/options.ts';
import { anything } from '#contract/schemas/lenient.ts';
import { holdsUuid, uuidsWithin } from '#test/base/uuid-traces.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS as DESK } from '#test/server/desk-calls.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { jpeg } from '#test/server/photos.ts';
import { startReceiver } from '#test/server/receiver.ts';
import { sampleBody } from '#test/server/sample-body.ts';
import { EVENTS, type EventName } from '../base/events.ts';
import { uuidBytes } from '../base/seal.ts';
import { NO_ROW } from '../base/uuid-of.ts';
import { ACT_CALLS } from '../calls/desk/act-calls.ts';
import { numberOf } from '../db/records/number.ts';
import {
  cases,
  deliveries,
  deskPeople,
  homeVisits,
  matches,
  media,
  mediumEndpoints,
  quotes,
  requests,
  reviews,
  shops,
} from '../db/schema.ts';
import { ACTS, type ActName, rolesOf } from './acts.ts';

const MEDIUM = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21';
const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const SITE_URL = 'https://takakurabe.example';

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
beforeEach(async () => {
  const { db } = room.server;
  await db.delete(media);
  await db.delete(deskPeople);
  await db.insert(media).values({ uuid: MEDIUM, name: '見本メディア' });
  await db.delete(deliveries);
});

/** A request with a photo, which counts towards the medium. */
const submit = async () =>
  (
    await room.server.submit({
      medium: MEDIUM,
      attribution: { 'tracking][a8': 'a8-1' },
      items: [{ category: 'bag', photos: [{ name: 'a.jpg', content: jpeg() }] }],
    })
  ).body.uuid;

/** Everything that somebody has read, by the call or mail that said it. */
class Read {
  readonly #said: { of: string; text: string }[] = [];
  /** The texts of each member of the answers, such as `token` and `uuid`. */
  readonly #known = new Map<string, Set<string>>();
  readonly answers: { row: Call; status: number; code: string | undefined }[] = [];

  add(of: string, text: string): void {
    this.#said.push({ of, text });
  }

  get text(): string {
    return this.#said.map(({ text }) => text).join('\n');
  }

  /** The members of answers by their name. */
  valuesOf(name: string): string[] {
    return [...(this.#known.get(name) ?? [])];
  }

  know(name: string, value: string): void {
    this.#known.set(name, (this.#known.get(name) ?? new Set()).add(value));
  }

  /** The calls and mails that say more of a uuid than its number. */
  placesOf(uuid: string): string[] {
    return [...new Set(this.#said.filter(({ text }) => holdsUuid(text, uuid)).map(({ of }) => of))];
  }

  /** Makes a call, and keeps the whole answer. */
  async call(
    row: Call,
    as: string | undefined,
    parts: Parameters<typeof urlOf>[2] = {},
    payload?: object,
  ): Promise<number> {
    const answer = await room.server.app.inject({
      method: row.method,
      url: urlOf(row, '', parts),
      headers: { ...(as && { authorization: `Bearer ${as}` }) },
      ...(payload && { payload }),
    });
    const isPhoto = answer.headers['content-type']?.toString().startsWith('image/');
    this.add(
      `${row.method} ${row.path}`,
      `${JSON.stringify(answer.headers)}\n${isPhoto ? '' : answer.payload}`,
    );
    const body = isPhoto ? {} : answer.json();
    this.#learn(body);
    this.answers.push({ row, status: answer.statusCode, code: body.error?.code });
    return answer.statusCode;
  }

  #learn(value: unknown, name = ''): void {
    if (typeof value === 'string') this.know(name, value);
    else if (value && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) this.#learn(part, Array.isArray(value) ? name : key);
  }
}

const ROWS: readonly Call[] = [...Object.values(DESK), ...Object.values(LINK_CALLS), ...Object.values(CALLS)];
const pathsOf = (is: (name: ActName) => boolean) =>
  keysOf(ACTS)
    .filter(is)
    .map((name) => ACT_CALLS[name].path);
const ACT_PATHS = pathsOf(() => true);
const VIEW_PATHS = pathsOf((name) => !ACTS[name].changes);
/** Acts come after what can be read; a shop that has declined can do nothing more. */
const turnOf = (row: Call) =>
  row === LINK_CALLS.declineLead
    ? 2
    : row.method === 'GET' || VIEW_PATHS.includes(row.path) || row === LINK_CALLS.readLead
      ? 0
      : 1;

/** The calls that a shop or anybody may make: what they take is tried, too. */
const OF_SHOPS = /^\/v1\/(?!desk\/)|^\/v1\/desk\/(shop|self)\b/;
const SHOP_PATHS = pathsOf((name) => rolesOf(name).includes('shop'));
const isOfShops = (path: Call['path']) => OF_SHOPS.test(path) || SHOP_PATHS.includes(path);

/** The members of the bodies of acts that name something. */
const NAMES = ['uuid', 'name', 'token'];

/** A call is made with so many of the values that its parameter may have. */
const TRIED = 5;

/** Somebody at a desk, who signs in again after an act has ended the session. */
interface Visitor {
  session: string;
  enter: () => Promise<string>;
  /** The shop that is open, as its pages say in their forms. */
  shop?: string;
}

/** Makes every call of the contract, with what is known by then as its parameter. */
async function readAll(reader: Read, who: Visitor): Promise<void> {
  for (const tab of keysOf(LEAD_TABS)) await reader.call(DESK.readLeads, who.session, {}, { tab });
  for (const after of reader.valuesOf('next')) await reader.call(DESK.readLeads, who.session, {}, { after });
  const rows = [...ROWS].sort((one, other) => turnOf(one) - turnOf(other));
  for (const row of rows) await callEach(reader, row, who);
  const photos = [...reader.valuesOf('photo'), ...reader.valuesOf('url')].filter((one) =>
    one.startsWith('/v1/'),
  );
  for (const path of photos)
    await reader.call(
      { method: 'GET', path: path as `/v1/${string}`, answer: anything, refusals: [] },
      undefined,
    );
}

async function callEach(reader: Read, row: Call, who: Visitor): Promise<void> {
  const [, param] = /\{(\w+)\}/.exec(row.path) ?? [];
  const isAct = ACT_PATHS.includes(row.path);
  const members = keysOf(sampleBody(row, {}) ?? {}) as string[];
  const member = (isAct ? NAMES : ['token']).find((name) => members.includes(name));
  const bodyWith = (value: string) =>
    sampleBody(row, {
      email: `somebody-${Math.random()}@example.jp`,
      medium: MEDIUM,
      // A page that shows all that has happened.
      seen: '9999',
      days: dayInJapan(new Date()),
      day: dayInJapan(new Date()),
      url: 'https://192.0.2.0.example/hook',
      until: '24',
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      p256dh: Buffer.alloc(65, 4).toString('base64url'),
      auth: Buffer.alloc(16, 4).toString('base64url'),
      ...(who.shop && { shop: who.shop }),
      ...(member && { [member]: value }),
    });
  const tried = param ?? member;
  const unknown = isAct && member !== 'token' ? NO_ROW : 'x';
  for (const value of tried ? [unknown, ...reader.valuesOf(tried).slice(0, TRIED)] : ['']) {
    const parts = param ? { params: { [param]: value } } : {};
    if ((await reader.call(row, who.session, parts, bodyWith(value))) !== 401) continue;
    who.session = await who.enter();
    await reader.call(row, who.session, parts, bodyWith(value));
  }
}

/** The surveys of a request, tried with everything that somebody has read. @returns the statuses */
async function trySurveys(reader: Read, uuid: string): Promise<number[]> {
  const number = numberOf(uuid).replaceAll('-', '').toLowerCase();
  const ids = [
    ...uuidsWithin(reader.text),
    ...['name', 'uuid', 'token', 'number'].flatMap((name) => reader.valuesOf(name)),
    `${number.slice(0, 8)}-${number.slice(8)}-4000-8000-000000000000`,
  ];
  const statuses = new Set<number>();
  for (const id of new Set(ids))
    for (const { method, path } of [CALLS.answerInterests, CALLS.answerFeedback]) {
      const payload = { uuid: id, survay_answer: JSON.stringify([INTERESTS[0]]), survey_feedback: 'x' };
      statuses.add((await room.server.app.inject({ method, url: path, payload })).statusCode);
    }
  return [...statuses];
}

const answersOf = async (uuid: string) => {
  const [row] = await room.server.db.select().from(requests).where(eq(requests.uuid, uuid));
  return [row?.interestsAt, row?.feedbackAt];
};

/** The events about which shops get mail. */
const SHOP_EVENTS = keysOf(EVENTS).filter((name) => 'shop' in EVENTS[name].mail);

/** Three shops of a request to which every mail to shops is true, before the seller has chosen one and after it. */
async function mailsTo(uuid: string, [looked, fresh, pick]: string[]): Promise<void> {
  const { db } = room.server;
  const now = new Date();
  const update = (shop: string | undefined, values: Partial<typeof matches.$inferInsert>) =>
    db
      .update(matches)
      .set(values)
      .where(and(eq(matches.requestUuid, uuid), eq(matches.shopUuid, shop ?? '')));
  await update(looked, { toldAt: now, contactSeenAt: now });
  await update(fresh, { toldAt: now, nextAt: now });
  await update(pick, { toldAt: now, contactSeenAt: now });
  const validUntil = dayInJapan(now);
  const quote = { requestUuid: uuid, shopUuid: pick ?? '', low: 1, high: 2, validUntil, remark: '' };
  await db.insert(quotes).values({ ...quote, method: 'post' });
  const report = { requestUuid: uuid, side: 'seller', reason: 'other_shop', askedSide: 'shop' } as const;
  const moments = { reportedAt: now, toldAt: now, askedAt: now };
  await db.insert(cases).values([
    { ...report, ...moments, shopUuid: looked ?? '' },
    { ...report, ...moments, shopUuid: fresh ?? '', endedAt: now, outcome: 'solved', effect: 'none' },
  ]);
  const stars = { explanation: 5, speed: 5, paid: true };
  await db
    .insert(reviews)
    .values({ requestUuid: uuid, shopUuid: pick ?? '', ...stars, text: '早い。', shownAt: now });
  await db.delete(deliveries);
  const about = { channel: 'mail', recipient: 'shop', subject: 'requests', subjectUuid: uuid } as const;
  const toAll = async (events: readonly EventName[]) => {
    const rows = events.flatMap((event) =>
      [looked, fresh, pick].map((shop = '') => ({ ...about, event, recipientKey: shop })),
    );
    await db.insert(deliveries).values(rows);
    room.outbox.posted();
    await expect
      .poll(async () => Object.keys(await room.states()), { timeout: 30_000 })
      .not.toContain('waiting');
  };
  await toAll(SHOP_EVENTS);
  await update(pick, {
    chosenAt: new Date(now.getTime() - 3_600_000),
    decisionToldAt: now,
    invitedAt: now,
  });
  await db.insert(homeVisits).values({
    requestUuid: uuid,
    shopUuid: pick ?? '',
    items: [0],
    days: [validUntil],
    hours: ['morning'],
    people: ['self'],
    at: now,
  });
  await toAll(['lead.chosen', 'lead.visit_invited', 'lead.visit_changed', 'lead.refused']);
}

describe('Somebody who looks for the uuid of a request in what is said', () => {
  const uuid = '8f2b6c1e-4f3a-4a62-9a51-0d6f5e4c3b21';
  it.each([
    ['as it is', `x${uuid}x`],
    ['in capitals without dashes', uuid.replaceAll('-', '').toUpperCase()],
    ['as bytes in base64url', `a/${uuidBytes([uuid]).toString('base64url')}`],
    [
      'as bytes behind others in base64',
      Buffer.concat([Buffer.from('ab'), uuidBytes([uuid])]).toString('base64'),
    ],
    ['within a text in base64url', Buffer.from(`2026-01-01|${uuid}`).toString('base64url')],
    ['over two lines of a mail', `${uuid.slice(0, 30)}=\r\n${uuid.slice(30)}`],
    ['percent-encoded', uuid.replaceAll('-', '%2D')],
  ])('finds it %s', (_, text) => expect(holdsUuid(text, uuid)).toBe(true));

  it('does not find it in the number of the request', () =>
    expect(holdsUuid(numberOf(uuid), uuid)).toBe(false));
});

describe('A shop, signed in and by its link', () => {
  it('reads the uuid of a request nowhere, in calls and mails, and cannot answer the surveys of its seller', {
    timeout: 120_000,
  }, async () => {
    const { db } = room.server;
    await db.update(shops).set({ email: 'shop@shop.example' });
    const uuid = await submit();
    const own = await db
      .select()
      .from(matches)
      .where(eq(matches.requestUuid, uuid))
      .orderBy(matches.position);
    const [shop = '', ...others] = own.map(({ shopUuid }) => shopUuid);
    await manyLeads(uuid, shop);

    const reader = new Read();
    await room.start({ SITE_URL });
    await mailsTo(uuid, [shop, ...others]);
    const rows = await db.select().from(deliveries).where(eq(deliveries.state, 'sent'));
    expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(SHOP_EVENTS));
    for (const { raw, text = '', html = '', subject } of room.smtp.accepted) {
      reader.add(`mail ${subject}`, `${raw}\n${text}\n${html}`);
      for (const [, token = ''] of text.matchAll(/\/leads\/([\w-]+)/g)) reader.know('token', token);
    }

    const enter = async () => (await people.somebody('shop', { shop })).session;
    await readAll(reader, { session: await enter(), enter, shop });
    for (const name of ['token', 'name', 'next']) expect(reader.valuesOf(name), name).not.toEqual([]);
    const paths = reader.answers.filter(({ status }) => status < 300).map(({ row }) => row.path);
    for (const { path } of [
      DESK.readLeads,
      DESK.readLeadKey,
      DESK.findLead,
      LINK_CALLS.readLead,
      LINK_CALLS.askSeller,
    ])
      expect(paths).toContain(path);
    const illShaped = reader.answers.filter(({ code }) => code === 'invalid_body').map(({ row }) => row.path);
    expect(illShaped.filter(isOfShops)).toEqual([]);
    expect(reader.text).toContain(numberOf(uuid));

    expect(reader.placesOf(uuid)).toEqual([]);
    expect(await trySurveys(reader, uuid)).toEqual([404]);
    expect(await answersOf(uuid)).toEqual([null, null]);
  });
});

/** Adds so many other requests of a shop that its list has two pieces. */
async function manyLeads(uuid: string, shop: string): Promise<void> {
  const { db } = room.server;
  const [one] = await db.select().from(requests).where(eq(requests.uuid, uuid));
  if (!one) throw new Error('no request');
  const more = Array.from({ length: DESK_ROWS }, (_, index) => ({
    ...one,
    uuid: crypto.randomUUID(),
    idempotencyKey: null,
    createdAt: new Date(one.createdAt.getTime() - index - 1),
  }));
  await db.insert(requests).values(more);
  await db.insert(matches).values(
    more.map(({ uuid: requestUuid, createdAt }) => ({
      requestUuid,
      shopUuid: shop,
      position: 0,
      createdAt,
    })),
  );
}

describe('A partner, signed in, by a key, a webhook and a postback', () => {
  it('reads the uuid of a request nowhere, and cannot answer the surveys of its seller', {
    timeout: 120_000,
  }, async () => {
    const receiver = await startReceiver();
    const { db } = room.server;
    const values = ['number', 'time', 'unixtime', 'categories', 'medium', 'a8', 'uuid'];
    const query = values.map((name) => `${name}={${name}}`).join('&');
    await db.insert(mediumEndpoints).values([
      { mediumUuid: MEDIUM, kind: 'webhook', url: `${receiver.url}/hook`, secrets: [SECRET] },
      { mediumUuid: MEDIUM, kind: 'postback', url: `${receiver.url}/cv?${query}`, needs: ['a8'] },
    ]);
    await room.start({ SITE_URL }, { othersAllowed: ['127.0.0.0/8'] });
    const uuid = await submit();
    await expect.poll(() => receiver.accepted.length, { timeout: 30_000 }).toBe(2);

    const reader = new Read();
    for (const { path, headers, body } of receiver.accepted)
      reader.add(`call ${path.split('?')[0]}`, `${path}\n${JSON.stringify(headers)}\n${body}`);
    const enter = async () => (await people.somebody('partner', { media: [MEDIUM] })).session;
    const session = await enter();
    const { body: added } = await people.ask(DESK.addKey, { as: session, body: { name: '集計' } });
    await readAll(reader, { session, enter });
    for (const row of [DESK.readMedia, DESK.readConversions]) await reader.call(row, added.key);
    expect(reader.valuesOf('number')).toContain(numberOf(uuid));
    await receiver.stop();

    expect(reader.placesOf(uuid)).toEqual([]);
    expect(await trySurveys(reader, uuid)).toEqual([404]);
    expect(await answersOf(uuid)).toEqual([null, null]);
  });
});
