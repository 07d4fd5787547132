import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { CALLS } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { registrationBody } from '#test/server/site-forms.ts';
import { asListing } from '../base/listing.ts';
import { auditLog, deliveries, shopRegistrations, shops } from '../db/schema.ts';
import { registrationsAsFile } from './open-registrations.ts';
import {
  approveRegistration,
  listRegistrations,
  refuseRegistration,
  showRegistration,
} from './registrations.ts';

const FIRST_PAGE = { limit: 20, offset: 0 };
const MORE = { antique_dealer_license: '第1号', categories: '時計/バッグ', served_prefectures: '東京都' };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(shopRegistrations);
  await server.db.delete(auditLog);
});

/** @returns the uuid of the registration */
async function register(company: string): Promise<string> {
  const payload = registrationBody({
    company_shop_name: company,
    name: '見本 一郎',
    tel: '03-0000-0000',
    email: 'ichiro@reuse.example',
  });
  await server.app.inject({ method: 'POST', url: CALLS.registerShop.path, payload });
  const rows = await server.db.select().from(shopRegistrations);
  return rows.find(({ companyShopName }) => companyShopName === company)?.uuid ?? '';
}

/** The events that a registrant is told of. */
const toldOf = async (uuid: string) =>
  (await server.db.select().from(deliveries).where(eq(deliveries.subjectUuid, uuid)))
    .filter(({ recipient }) => recipient === 'registrant')
    .map(({ event }) => event)
    .sort();

const statesOf = async () =>
  (await listRegistrations(server.db, undefined, FIRST_PAGE)).map(
    ({ company, state }) => `${company} ${state}`,
  );

describe('The operator', () => {
  it('approves a registration: it is a shop that gets requests by mail', async () => {
    const uuid = await register('見本堂');
    expect(await approveRegistration(server.db, uuid, {})).toContainEqual({
      line: 0,
      column: 'antique_dealer_license',
      problem: 'is empty',
    });
    expect(await statesOf()).toEqual(['見本堂 open']);
    const dayBefore = dayInJapan(new Date());
    expect(await approveRegistration(server.db, uuid, MORE)).toEqual([]);
    expect(await statesOf()).toEqual(['見本堂 approved']);
    const shop = (await server.db.select().from(shops)).find((row) => row.uuid === uuid);
    expect(shop).toMatchObject({ shopName: '見本堂', prefectureId: 13, email: 'ichiro@reuse.example' });
    // Its licence was looked at with it, before or after midnight.
    expect([dayBefore, dayInJapan(new Date())]).toContain(shop?.licenceCheckedOn);
    expect(await approveRegistration(server.db, uuid, MORE)).toBeUndefined();
    expect(await refuseRegistration(server.db, uuid)).toBe(false);
    expect(await toldOf(uuid)).toEqual(['registration.approved', 'registration.created']);
  });

  it('refuses one, which is no longer asked about', async () => {
    const uuid = await register('断り堂');
    expect(await refuseRegistration(server.db, uuid)).toBe(true);
    expect(await refuseRegistration(server.db, uuid)).toBe(false);
    expect(await statesOf()).toEqual(['断り堂 refused']);
    expect(await toldOf(uuid)).toEqual(['registration.created', 'registration.refused']);
    expect(await registrationsAsFile(server.db)).not.toContain('断り堂');
    expect(await approveRegistration(server.db, uuid, MORE)).toBeUndefined();
    expect(await listRegistrations(server.db, 'open', FIRST_PAGE)).toEqual([]);
  });

  it('reads lists without people in them; what is shown of one is noted', async () => {
    const uuid = await register('=HYPERLINK("x")堂');
    const rows = await listRegistrations(server.db, 'open', FIRST_PAGE);
    const text = asListing(rows, { csv: true }, '');
    expect(text).toContain(`"'=HYPERLINK(""x"")堂"`);
    expect(text).not.toContain('一郎');
    expect(await server.db.$count(auditLog)).toBe(0);
    expect(await showRegistration(server.db, uuid, '当番')).toMatchObject({ name: '見本 一郎' });
    expect(await server.db.select().from(auditLog).orderBy(asc(auditLog.at))).toMatchObject([
      { action: 'show', subject: 'shop_registrations', subjectUuid: uuid },
    ]);
    expect(await showRegistration(server.db, crypto.randomUUID(), '当番')).toBeUndefined();
  });
});
