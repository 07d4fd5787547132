import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type * as z from 'zod/mini';
import { keysOf } from '#contract/base/keys.ts';
import { urlOf } from '#contract/calls/call.ts';
import { sendLostLink } from '#contract/calls/follow-up.ts';
import { ROLES } from '#contract/desk/desk.ts';
import { ALL_CALLS, type TestedCall } from '#test/server/all-calls.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS } from '#test/server/desk-calls.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { correctRequest } from '#test/server/link-calls.ts';
import { sampleOf } from '#test/server/sample-of.ts';
import { rowsOf } from '../db/open.ts';
import { checkContent } from '../db/reference/site-content.ts';
import { deliveries, deskPeople, shops } from '../db/schema.ts';
import { requestsOf } from '../people/erase.ts';
import { cellsOf, checkShop } from '../shops/import-shops.ts';

/** An address in full-width letters. */
const wide = (name: string) =>
  `${name}@example.jp`.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

let server: TestApp;
const people = new DeskPeople(() => server);
const visitors = new Visitors(() => server);
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
});
afterAll(() => server.close());

/** The tables in which a text stands, as it stands in any of their columns. */
async function tablesWith(text: string): Promise<string[]> {
  const names = await rowsOf<{ name: string }>(
    server.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const tables: string[] = [];
  for (const { name } of names) {
    const [row] = await rowsOf(
      server.db,
      sql`select from ${sql.identifier(name)} t where position(${text} in t::text) > 0 limit 1`,
    );
    if (row) tables.push(name);
  }
  return tables;
}

/** A body with another address in each member that takes one, and these addresses. */
function withAddresses(value: unknown, name: string): { body: unknown; addresses: string[] } {
  const addresses: string[] = [];
  const filled = (one: unknown, key = ''): unknown => {
    if (Array.isArray(one)) return one.map((entry) => filled(entry, key));
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(
        Object.entries(one).map(([member, inner]) => [member, filled(inner, member)]),
      );
    if (typeof one !== 'string' || !(key === 'email' || one.includes('@'))) return one;
    addresses.push(`${name.toLowerCase()}-${addresses.length}`);
    return wide(addresses.at(-1) ?? '');
  };
  return { body: filled(value), addresses };
}

/** The bodies that a call takes: that of its document, one with all members, and one with the address alone. */
function bodiesOf({ name, row, body }: TestedCall): { body: unknown; addresses: string[] }[] {
  if (body === undefined || !row.body || row.body === 'multipart') return [];
  return [body, sampleOf(row.body), { email: 'a@b.example' }]
    .filter((one) => /"email":|@/.test(JSON.stringify((row.body as z.ZodMiniType).safeParse(one).data ?? '')))
    .map((one, at) => withAddresses(one, `${name.replaceAll(' ', '-')}-${at}`))
    .filter(({ addresses }) => addresses.length > 0);
}

const TAKING = ALL_CALLS.map((call) => ({ ...call, bodies: bodiesOf(call) })).filter(
  ({ bodies }) => bodies.length > 0,
);

describe('An address typed in full-width letters is stored and found in narrow ones:', () => {
  it('every call that takes an address is known here', () => {
    expect(TAKING.map(({ name }) => name).sort()).toEqual(
      expect.arrayContaining([
        'askToSignIn of a desk',
        'correctRequest behind a link',
        'correctRequest of a desk',
        'invite of a desk',
        'inviteColleague of a desk',
        'makeFirstOwner of a desk',
        'registerShop',
        'sendEnquiry',
        'sendLostLink',
      ]),
    );
  });

  test.for(TAKING)('$name', async ({ row, bodies }) => {
    const { uuid } = (await server.submit()).body;
    const [shop] = await visitors.shopsOf(uuid);
    const token = row === correctRequest ? visitors.ownToken(uuid) : visitors.leadToken(uuid, shop);
    const sessions = [
      '',
      ...(await Promise.all(keysOf(ROLES).map((role) => people.somebody(role, { shop })))).map(
        ({ session }) => session,
      ),
    ];
    for (const { body, addresses } of bodies) {
      for (const session of sessions)
        await server.app.inject({
          method: row.method,
          url: urlOf(row, '', { params: { uuid, token } }),
          headers: session ? { authorization: `Bearer ${session}` } : {},
          payload: body as object,
        });
      for (const address of addresses) expect(await tablesWith(wide(address))).toEqual([]);
    }
  });

  it('of a request: its seller finds it again', async () => {
    const { uuid } = (await server.submit({ customer: { email: wide('seller') } })).body;
    expect(await requestsOf(server.db, { email: 'seller@example.jp' })).toEqual([uuid]);
    expect(await requestsOf(server.db, { email: wide('SELLER') })).toEqual([uuid]);
    const before = await server.db.$count(deliveries);
    await visitors.call(sendLostLink, '', { email: wide('seller') });
    expect(await server.db.$count(deliveries)).toBe(before + 1);
  });

  it('of somebody who works at a desk: they sign in by it', async () => {
    const { session } = await people.somebody('owner');
    const person = { name: '山田', email: wide('yamada'), role: 'staff' };
    expect((await people.ask(DESK_CALLS.invite, { as: session, body: person })).status).toBe(200);
    const [row] = await server.db.select().from(deskPeople).where(sql`name = '山田'`);
    expect(row?.email).toBe('yamada@example.jp');
    const before = await server.db.$count(deliveries);
    for (const email of ['yamada@example.jp', wide('yamada'), wide('YAMADA')])
      await people.ask(DESK_CALLS.askToSignIn, { body: { email } });
    expect(await server.db.$count(deliveries)).toBe(before + 3);
    const again = await people.ask(DESK_CALLS.invite, {
      as: session,
      body: { ...person, email: 'yamada@example.jp' },
    });
    expect(again.status).toBe(409);
  });

  it('of a shop in a file, and of the operator in the content of the site', async () => {
    const [shop] = await server.db.select().from(shops).limit(1);
    if (!shop) throw new Error('there is no shop');
    const result = checkShop({ ...cellsOf(shop), email: wide('shop') });
    expect([result.wrong, result.shop?.email]).toEqual([[], 'shop@example.jp']);
    const operator = {
      name: 'a',
      representative: 'b',
      address: 'c',
      phone: '03-1234-5678',
      email: wide('office'),
      license: '',
    };
    expect(checkContent({ operator }).content?.operator?.email).toBe('office@example.jp');
  });
});
