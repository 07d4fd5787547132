import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import { ROLES, type Role } from '#contract/desk/desk.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { sampleOf } from '#test/server/sample-of.ts';
import { ACT_CALLS } from '../calls/desk/act-calls.ts';
import { ACTS, type ActName, rolesOf } from './acts.ts';

let server: TestApp;
const people = new DeskPeople(() => server);
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  await server.db.execute(sql`truncate desk_people cascade`);
});
afterAll(() => server.close());

/** The rights as somebody would tell them, apart from the rows: a mistake in a row would pass every other test. */
const SECOND_LOOK = {
  owner:
    'changeAddress changePerson endDeviceOf endEndpointOf endKeyOf endPasskeyOf endSessionOf endShopEndpointOf eraseRequest ' +
    'exportRequest importShops invite previewImport publishSite readLog takeBackSite takeDataOfShop',
  reader:
    'addDevice addPasskey askAddress askForPasskey changeNotices confirmAddress endSession findRequests ' +
    'keepView noteExport openSearch previewSite readCases readColleagues readDeliveries readEnquiries ' +
    'readFigures readHelp readMediaList readMedium readNotices ' +
    'readRegistrations readRequest readRequests readReviews readSelf readShop readShops readSite readToday readUnsent ' +
    'readViews removeDevice removePasskey removeView renameView renewDevice sealSearch tryDevice',
  shop:
    'addDevice addKey addPasskey addShopEndpoint askAddress askForPasskey changeNotices changeOwnShop ' +
    'changeShopEndpoint confirmAddress endColleague endSession findLead inviteColleague openShop ' +
    'readDealFile readLeadFile readLeadKey readLeads readNotices readOwnShop readSelf readShopConnections ' +
    'readShopData readShopHead refuseInvitation removeDevice removeKey removePasskey renewDevice ' +
    'sendShopCallAgain takeOwnData takeUpInvitation tryDevice tryShopEndpoint',
  partner:
    'addEndpoint addKey addPasskey askAddress askCheckup askForPasskey changeCheckup changeEndpoint confirmAddress declareContext endContext endSession makeTestKey ' +
    'readCheckups readConnections readConversions readMedia readSelf readTests removeKey removePasskey sendCallAgain tryEndpoint',
};

describe('An act at a desk', () => {
  const isOpen = (act: ActName) => ACTS[act].may === 'anybody';
  const cells = keysOf(ACTS).flatMap((act) => keysOf(ROLES).map((role) => [role, act] as const));

  test.each([
    ['an owner alone', 'owner'],
    ['a reader', 'reader'],
    ['a shop’s person', 'shop'],
    ['a partner', 'partner'],
  ] as const)('is for %s only if a second look says so, too', (_name, role) => {
    const acts = keysOf(ACTS).filter((act) => rolesOf(act).includes(role));
    const own = role === 'owner' ? acts.filter((act) => rolesOf(act).length === 1) : acts;
    expect(own.toSorted().join(' ')).toBe(SECOND_LOOK[role]);
  });

  /** One person of each role, who signs in again where an act has ended the session. */
  const sessions = new Map<Role, string>();
  async function sessionOf(role: Role): Promise<string> {
    const session = sessions.get(role);
    if (session && !(await server.ask(session, 'readSelf', {})).refusal) return session;
    const person = await people.somebody(role);
    sessions.set(role, person.session);
    return person.session;
  }

  test.each(cells)('is refused to %s or not as its row says: %s', async (role, act) => {
    const session = await sessionOf(role);
    const body = sampleOf(ACTS[act].asks) as object;
    const isRefused = !isOpen(act) && !rolesOf(act).includes(role);
    const { status } = await people.ask(ACT_CALLS[act], { as: session, body });
    expect(status === 403).toBe(isRefused);
    expect(status).not.toBe(401);
    const result = await server.ask(session, act, body as never);
    expect(result.refusal?.code === 'not_allowed').toBe(isRefused);
  });

  test.each(keysOf(ACTS).filter(isOpen))('is open to somebody who is not signed in: %s', async (act) => {
    const body = sampleOf(ACTS[act].asks) as object;
    const { status } = await people.ask(ACT_CALLS[act], { body });
    expect([401, 403]).not.toContain(status);
    const { refusal } = await server.ask(undefined, act, body as never);
    expect([401, 403]).not.toContain(refusal?.status);
  });

  const ofPeople = keysOf(ACTS).filter((act) => !isOpen(act));
  test.each(ofPeople)('is refused to somebody who is not signed in: %s', async (act) => {
    expect(await people.ask(ACT_CALLS[act], { body: {} })).toEqual(refusal(401, 'not_signed_in'));
    expect((await server.ask(undefined, act, {} as never)).refusal?.code).toBe('not_signed_in');
  });

  it('names a thing: a text that cannot be a name is not found', async () => {
    const { session } = await people.somebody('owner');
    expect((await server.ask(session, 'showEnquiry', { uuid: 'x' })).refusal?.code).toBe('not_found');
  });

  it('takes no input that its row does not read', async () => {
    const { session } = await people.somebody('owner');
    const uuid = crypto.randomUUID();
    const result = await server.ask(session, 'answerEnquiry', { uuid, text: 'x'.repeat(100_000) });
    expect(result.refusal).toMatchObject({ code: 'invalid_body', details: [{ field: 'text' }] });
  });
});
