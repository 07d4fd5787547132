import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { CALLS } from '#contract/calls/index.ts';
import { ROLES, type Role } from '#contract/desk/desk.ts';
import { type Db, openPostgres } from '#server/db/open.ts';
import { deskPeople, deskSignIns, matches, media, shops } from '#server/db/schema.ts';
import { openLinks } from '#server/deliveries/links/links.ts';
import { DESK_CALLS } from '#test/server/desk-calls.ts';
import { encodeSubmission } from '#test/server/submission.ts';

/** The limit of one person is 300 acts a minute, and a page of the desk makes three. */
const PEOPLE_OF_A_ROLE = 40;

const REQUESTS = 20;

/** Everybody by whom a malformed call may come. */
export interface OddCallers {
  sessions: Readonly<Record<Role, readonly string[]>>;
  /** Tokens of sellers' requests and of shops' leads. */
  requests: readonly string[];
  leads: readonly string[];
}

/** The header of a visitor at an address. */
const from = (address: string) => ({ 'x-forwarded-for': address });

/** An address of the Internet. */
export const oddAddress = (place: number) => `20.30.${Math.floor(place / 250)}.${1 + (place % 250)}`;

async function post(url: string, path: string, address: string, body: object): Promise<{ session?: string }> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { session?: string };
}

/** Somebody with a role, who signs in by a link, as everybody does. */
async function signIn(db: Db, url: string, role: Role, place: number): Promise<string> {
  const email = `odd-${role}-${place}@example.jp`;
  const [shop] = await db.select({ uuid: shops.uuid }).from(shops).limit(1);
  const theirs = (await db.select({ uuid: media.uuid }).from(media)).map(({ uuid }) => uuid);
  const [person] = await db
    .insert(deskPeople)
    .values({
      name: ROLES[role],
      email,
      role,
      shopUuids: role === 'shop' && shop ? [shop.uuid] : [],
      mediumUuids: role === 'partner' ? theirs : [],
    })
    .returning({ id: deskPeople.id });
  // Another address than those of the drill, for each of them.
  const address = oddAddress(3_000 + keysOf(ROLES).indexOf(role) * PEOPLE_OF_A_ROLE + place);
  await post(url, DESK_CALLS.askToSignIn.path, address, { email });
  const [signInRow] = await db
    .select()
    .from(deskSignIns)
    .where(eq(deskSignIns.personId, person?.id ?? ''))
    .orderBy(desc(deskSignIns.createdAt))
    .limit(1);
  const { links } = await openLinks(db, { siteUrl: url });
  const token = links.signIns.make(signInRow?.uuid ?? '');
  const { session } = await post(url, DESK_CALLS.signIn.path, address, { token });
  if (!session) throw new Error(`${email} cannot sign in`);
  return session;
}

/** A request of a seller. @returns its uuid */
async function submit(url: string, place: number): Promise<string> {
  const form = await encodeSubmission({
    customer: { email: `odd-${place}@example.jp`, tel1: `080-0000-${String(1_000 + place)}` },
  });
  const answer = await fetch(url + CALLS.submitRequest.path, {
    method: 'POST',
    headers: { ...form.headers, ...from(oddAddress(3_500 + place)), 'idempotency-key': randomUUID() },
    body: new Uint8Array(form.payload),
  });
  return ((await answer.json()) as { uuid: string }).uuid;
}

/** Makes people of every role and requests with links. */
export async function makeCallers(url: string, databaseUrl: string): Promise<OddCallers> {
  const database = await openPostgres(databaseUrl);
  try {
    const { db } = database;
    const sessions: Record<Role, string[]> = { owner: [], staff: [], reader: [], shop: [], partner: [] };
    for (const role of keysOf(ROLES))
      for (let place = 0; place < PEOPLE_OF_A_ROLE; place += 1)
        sessions[role].push(await signIn(db, url, role, place));
    const { links } = await openLinks(db, { siteUrl: url });
    const now = new Date();
    const [requests, leads]: [string[], string[]] = [[], []];
    for (let place = 0; place < REQUESTS; place += 1) {
      const uuid = await submit(url, place);
      requests.push(links.token({ kind: 'request', uuids: [uuid], version: 0 }, now));
      for (const { shopUuid } of await db.select().from(matches).where(eq(matches.requestUuid, uuid)))
        leads.push(links.token({ kind: 'lead', uuids: [uuid, shopUuid], version: 0 }, now));
    }
    return { sessions, requests, leads };
  } finally {
    await database.close();
  }
}
