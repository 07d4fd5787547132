import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_MEDIUM_UUID, TERMS_DATED } from '#contract/base/product.ts';
import { CALLS } from '#contract/calls/index.ts';
import { NOTHING_STORED, startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { jpeg } from '#test/server/photos.ts';
import { enquiryBody, registrationBody } from '#test/server/site-forms.ts';
import { createLog } from '../base/logging.ts';
import { startQueue } from '../db/queue.ts';
import { findByNumber, numberOf } from '../db/records/number.ts';
import { auditLog, contactEnquiries, deliveries, requests, shopRegistrations } from '../db/schema.ts';
import { eraseByUuid, eraseExpired, erasePerson, requestsOf } from './erase.ts';
import { removeErased } from './follow-erasures.ts';
import { listErased, listRequests, readWholeRequest } from './show.ts';

const EMAIL = 'hanako@example.jp';
const PHONE = '080-1111-2222';

const FIRST_PAGE = { limit: 10, offset: 0 };

let server: TestApp;
let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await openSeededDatabase();
  server = await startTestApp({ opened: testDatabase });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await server.db.delete(auditLog);
});

const items = [{ category: 'bag' as const, photos: [{ name: 'a.jpg', content: jpeg() }] }];
const send = async (customer: Record<string, string> = {}) =>
  (await server.submit({ customer, items })).body.uuid;
const audit = async () =>
  (await server.db.select().from(auditLog)).map(({ action, subject }) => `${action} ${subject}`).sort();

describe('The operator', () => {
  it('erases a request: rows, matches and photos are gone, and the log names no person', async () => {
    const [gone, stays] = [await send({ email: EMAIL }), await send()];
    expect(await eraseByUuid(server.db, server.photos, [gone])).toMatchObject({ requests: 1 });
    expect(await server.storedRows()).toMatchObject({ requests: 1, request_items: 1, request_photos: 1 });
    const files = await server.filesOnDisk();
    expect(files.some((path) => path.includes(stays))).toBe(true);
    expect(files.some((path) => path.includes(gone))).toBe(false);
    expect(await audit()).toEqual(['erase requests']);
    expect(JSON.stringify(await server.db.select().from(auditLog))).not.toContain(EMAIL);
    expect(await listErased(server.db)).toEqual([gone]);
  });

  it('erases what could not be delivered: nobody sends it again, and nobody is told that it waits', async () => {
    const [gone, stays] = [await send({ email: EMAIL }), await send()];
    await server.db.update(deliveries).set({ state: 'dead', error: 'gave_up', settledAt: sql`now()` });
    const statesOf = async (uuid: string) =>
      new Set(
        (await server.db.select().from(deliveries).where(eq(deliveries.subjectUuid, uuid))).map(
          ({ state }) => state,
        ),
      );
    await eraseByUuid(server.db, server.photos, [gone]);
    expect(await statesOf(gone)).toEqual(new Set(['erased']));
    expect(await statesOf(stays)).toEqual(new Set(['dead']));
  });

  it('erases again what a restored backup brought back, by the list of what was erased', async () => {
    const uuid = await send();
    const [row] = await server.db.select().from(requests);
    await eraseByUuid(server.db, server.photos, [uuid]);
    const uuids = await listErased(server.db);
    await server.db.insert(requests).values(row as typeof requests.$inferInsert);
    const folder = join(server.photos.folder, uuid);
    await mkdir(folder);
    await writeFile(join(folder, 'back.jpg'), jpeg());
    expect(await eraseByUuid(server.db, server.photos, uuids)).toMatchObject({ requests: 1 });
    expect(await server.storedRows()).toEqual(NOTHING_STORED);
    expect(await readdir(server.photos.folder)).not.toContain(uuid);
  });

  it('finds a person by an index over phone numbers, and by one over e-mail addresses', async () => {
    await send({ email: EMAIL, tel1: PHONE });
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      expect(await requestsOf(tx, { phone: PHONE, email: EMAIL })).toHaveLength(1);
      const { rows } =
        await tx.execute(sql`select pg_stat_get_xact_numscans('requests_phone'::regclass)::int as phone,
        pg_stat_get_xact_numscans('requests_email'::regclass)::int as email`);
      expect(rows).toEqual([{ phone: 1, email: 1 }]);
    });
  });

  it('erases a person everywhere: by e-mail address in any case, by phone number with or without hyphens', async () => {
    const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
    await post(CALLS.sendEnquiry.path, enquiryBody({ email: 'Hanako@Example.jp' }));
    await post(CALLS.registerShop.path, registrationBody());
    expect(await server.db.$count(contactEnquiries)).toBe(1);
    expect(await server.db.$count(shopRegistrations)).toBe(1);
    const uuids = [await send({ email: 'HANAKO@example.jp' }), await send({ tel1: PHONE })];
    await send();
    const [enquiry] = await server.db.select().from(contactEnquiries);
    const person = { email: ` ${EMAIL}`, phone: '08011112222' };
    expect(await requestsOf(server.db, person)).toEqual(uuids);
    const counts = await erasePerson(server.db, server.photos, person);
    expect(counts).toMatchObject({ requests: 2, contact_enquiries: 1, shop_registrations: 1 });
    expect(await requestsOf(server.db, person)).toEqual([]);
    await server.db.insert(contactEnquiries).values(enquiry as typeof contactEnquiries.$inferInsert);
    const again = await eraseByUuid(server.db, server.photos, await listErased(server.db));
    expect(again).toMatchObject({ requests: 0, contact_enquiries: 1, shop_registrations: 0 });
    expect(await server.storedRows()).toMatchObject({ requests: 1 });
    expect((await server.filesOnDisk()).filter((path) => path.endsWith('.jpg'))).toHaveLength(1);
  });

  it('without a person erases nobody', async () => {
    await send();
    await erasePerson(server.db, server.photos, { phone: '-' });
    await erasePerson(server.db, server.photos, { email: '' });
    expect(await server.storedRows()).toMatchObject({ requests: 1 });
  });

  it('finds a request by the number in mails', async () => {
    const uuid = await send();
    expect(await findByNumber(server.db, numberOf(uuid))).toEqual([uuid]);
    expect(await findByNumber(server.db, numberOf(uuid).toLowerCase())).toEqual([uuid]);
    expect(await findByNumber(server.db, numberOf(crypto.randomUUID()))).toEqual([]);
    for (const wrong of ['', 'x', '1234-5678', numberOf(uuid).slice(1)])
      expect(await findByNumber(server.db, wrong)).toBeUndefined();
  });

  it('lists requests without anything personal; what is shown of one is noted', async () => {
    const uuid = await send({ email: EMAIL });
    const rows = await listRequests(server.db, FIRST_PAGE);
    expect(rows).toMatchObject([{ uuid, number: numberOf(uuid), categories: 'bag' }]);
    expect(await listRequests(server.db, { limit: 10, offset: 1 })).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(EMAIL);
    expect(await audit()).toEqual([]);
    const request = await readWholeRequest(server.db, uuid, 'show');
    expect(request).toMatchObject({
      email: EMAIL,
      items: [{ category: 'bag' }],
      photos: [{ type: 'image/jpeg' }],
      deliveries: expect.arrayContaining([
        expect.objectContaining({ recipient: 'seller', state: 'waiting' }),
      ]),
    });
    expect(await audit()).toEqual(['show requests']);
    expect(await readWholeRequest(server.db, DEFAULT_MEDIUM_UUID, 'show')).toBeUndefined();
  });
});

describe('With a retention', () => {
  it('what is older is erased with its photos, once, and the younger stays', async () => {
    const [old, young] = [await send(), await send()];
    await server.db
      .update(requests)
      .set({ createdAt: sql`now() - interval '91 days'` })
      .where(eq(requests.uuid, old));
    await server.db
      .update(deliveries)
      .set({ createdAt: sql`now() - interval '91 days'` })
      .where(eq(deliveries.subjectUuid, old));
    expect(await eraseExpired(server.db, server.photos, 90)).toMatchObject({ requests: 1 });
    expect(await server.db.$count(deliveries, eq(deliveries.subjectUuid, old))).toBe(0);
    expect(await server.db.$count(deliveries, eq(deliveries.subjectUuid, young))).toBeGreaterThan(0);
    expect(await eraseExpired(server.db, server.photos, 90)).toMatchObject({ requests: 0 });
    expect((await listRequests(server.db, FIRST_PAGE)).map(({ uuid }) => uuid)).toEqual([young]);
    expect((await server.filesOnDisk()).some((path) => path.includes(old))).toBe(false);
    expect(await audit()).toEqual(['expire requests']);
  });

  it('one of several processes does it, when its time comes', { timeout: 30_000 }, async () => {
    const work = vi.fn(async () => {});
    const task = { name: 'count', cron: '* * * * *', work };
    const log = createLog({ write: () => {} });
    const queues = [
      await startQueue(testDatabase.database, { tasks: [task] }, log),
      await startQueue(testDatabase.database, { tasks: [task] }, log),
    ];
    onTestFinished(async () => void (await Promise.all(queues.map(({ stop }) => stop()))));
    const jobs = sql`insert into queue.job (name) select 'count' from generate_series(1, 3)`;
    await server.db.execute(jobs);
    const query = sql`select from queue.job where name = 'count' and state = 'completed'`;
    await vi.waitFor(async () => expect((await server.db.execute(query)).rows).toHaveLength(3), {
      timeout: 20_000,
    });
    expect(work).toHaveBeenCalledTimes(3);
  });
});

describe('Photos of a request that was erased', () => {
  it('go also where another process erased it, and after a crash in between', async () => {
    const uuid = await send();
    const folder = join(server.photos.folder, uuid);
    await eraseByUuid(server.db, server.photos, [uuid]);
    for (const remove of [
      () => removeErased(server.db, server.photos),
      async () => expect(await server.photos.sweep(server.db)).toMatchObject({ erased: 1, setAside: 0 }),
    ]) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'a.jpg'), jpeg());
      await remove();
      expect(await readdir(server.photos.folder)).not.toContain(uuid);
    }
    expect(await server.storedRows()).toEqual(NOTHING_STORED);
  });
});

it('A request says which text of the terms was agreed to', async () => {
  await send();
  expect(await server.db.select({ version: requests.termsVersion }).from(requests)).toEqual([
    { version: TERMS_DATED },
  ]);
});
