import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/categories.ts';
import { DESK_ROWS, REQUEST_STATES, type RequestState, STATE_DAYS } from '#contract/desk.ts';
import { amountText } from '#contract/follow-up.ts';
import { isKeyOf } from '#contract/keys.ts';
import { PREFECTURES } from '#contract/prefectures.ts';
import type { DeskRequest, ListedRequest, Step } from '#contract/schemas/desk.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { customerTexts } from '../db/records/customer-texts.ts';
import { labelOf } from '../db/records/goods-in-words.ts';
import { leadState, newestQuotes } from '../db/records/lead-state.ts';
import { findByNumber, numberOf } from '../db/records/number.ts';
import { deliveries, matches, questions, quotes, requests, shops } from '../db/schema.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Links } from '../links/links.ts';
import { revokeLinks } from '../links/revoke.ts';
import { eraseByUuid, requestsOf } from '../people/erase.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { withdraw } from '../quotes/own-request.ts';
import { shownGoods } from '../quotes/shown-goods.ts';
import type { Person } from './auth.ts';
import { byOf, logAct } from './log.ts';
import { piece } from './piece.ts';

const TABLE = 'requests';

/** A row of the list, as PostgreSQL gives it. */
interface Found {
  uuid: string;
  created_at: string;
  categories: CategoryKey[];
  prefecture_id: number | null;
  state: RequestState;
  shops: number;
  quotes: number;
  [column: string]: unknown;
}

/** Requests and how far they are, the newest first. */
const select = (where: SQL, limit: number) => sql`
  select r.uuid, r.created_at::text as created_at, r.prefecture_id, m.shops, q.quotes, s.state,
    (select array_agg(i.category order by i.position) from request_items i where i.request_uuid = r.uuid) as categories
  from requests r
    cross join lateral (select count(*)::integer as shops from matches m where m.request_uuid = r.uuid) m
    cross join lateral (
      select count(distinct q.shop_uuid)::integer as quotes from quotes q where q.request_uuid = r.uuid) q
    cross join lateral (select case
      when r.withdrawn_at is not null then 'withdrawn'
      when r.decided_at is not null then 'decided'
      when q.quotes > 0 then 'quoted'
      when m.shops = 0 then 'unplaced'
      else 'waiting' end as state) s
  where ${where} order by r.created_at desc, r.uuid desc limit ${limit}`;

const listed = (row: Found): ListedRequest => ({
  uuid: row.uuid,
  number: numberOf(row.uuid),
  at: new Date(row.created_at).toISOString(),
  goods: row.categories.map(labelOf),
  prefecture: PREFECTURES[(row.prefecture_id ?? 0) - 1] ?? '',
  state: row.state,
  shops: row.shops,
  quotes: row.quotes,
});

interface Filter {
  state: string | undefined;
  category: string | undefined;
}

/** The newest requests, all or those of a state and a category. */
export async function listRequests(db: Db, { state, category }: Filter, after: string | undefined) {
  const wanted: SQL[] = [];
  if (state && isKeyOf(REQUEST_STATES, state))
    wanted.push(sql`s.state = ${state} and r.created_at > now() - make_interval(days => ${STATE_DAYS})`);
  // Nearly all requests have shops. For those without, shops are looked for, or were: both are found by an index.
  if (state === 'unplaced') wanted.push(sql`(r.seek_at is not null or r.ended_at is not null)`);
  if (CATEGORY_KEYS.some((key) => key === category))
    wanted.push(
      sql`exists (select from request_items i where i.request_uuid = r.uuid and i.category = ${category})`,
    );
  const { rows, next } = await piece(
    { at: sql`r.created_at`, uuid: sql`r.uuid` },
    after,
    (where, limit) => rowsOf<Found>(db, select(sql.join([where ?? sql`true`, ...wanted], sql` and `), limit)),
    ({ created_at: at, uuid }) => ({ at, uuid }),
  );
  return { requests: rows.map(listed), next };
}

/** The requests with this number, or of the seller with this mail address or phone number. */
export async function findRequests(db: Db, text: string): Promise<ListedRequest[]> {
  const asked = text.normalize('NFKC').trim();
  const digits = asked.replace(/\D/g, '');
  const numbered = await findByNumber(db, asked);
  const person = asked.includes('@') ? { email: asked } : digits.length >= 10 ? { phone: asked } : undefined;
  const uuids = numbered ?? (person ? await requestsOf(db, person) : []);
  if (uuids.length === 0) return [];
  const found = sql`r.uuid in ${uuids.slice(0, DESK_ROWS)}`;
  return (await rowsOf<Found>(db, select(found, DESK_ROWS))).map(listed);
}

/** A request without the contact of its seller; undefined if there is none. */
export async function readRequest(db: Db, links: Links, uuid: string): Promise<DeskRequest | undefined> {
  const [[row], [request]] = await Promise.all([
    rowsOf<Found>(db, select(sql`r.uuid = ${uuid}`, 1)),
    db.select().from(requests).where(eq(requests.uuid, uuid)),
  ]);
  if (!row || !request) return undefined;
  const [matched, given, asked, sent, newest] = await Promise.all([
    db
      .select({ match: matches, name: shops.shopName })
      .from(matches)
      .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
      .where(eq(matches.requestUuid, uuid))
      .orderBy(asc(matches.position)),
    db.select().from(quotes).where(eq(quotes.requestUuid, uuid)),
    db.select().from(questions).where(eq(questions.requestUuid, uuid)),
    db
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.subjectUuid, uuid), eq(deliveries.subject, TABLE))),
    newestQuotes(db, uuid),
  ]);
  const nameOf = new Map(matched.map(({ match, name }) => [match.shopUuid, name]));
  const steps: (Omit<Step, 'at'> & { at: Date | null })[] = [
    { at: request.createdAt, what: 'stored' },
    { at: request.betterAskedAt, what: 'better_asked' },
    { at: request.decidedAt, what: 'decided' },
    { at: request.endedAt, what: 'ended' },
    { at: request.withdrawnAt, what: 'withdrawn' },
    ...matched.flatMap(({ match, name: shop }) => [
      { at: match.lookedAt, what: 'looked', shop },
      { at: match.calledAt, what: 'called', shop },
      { at: match.declinedAt, what: 'declined', shop },
      { at: match.passedAt, what: 'passed', shop },
      { at: match.chosenAt, what: 'chosen', shop },
      { at: match.refusedAt, what: 'refused', shop },
      { at: match.releasedAt, what: 'released', shop },
    ]),
    ...given.map((quote) => ({
      at: quote.givenAt,
      what: 'quoted',
      shop: nameOf.get(quote.shopUuid) ?? '',
      detail: amountText(quote),
    })),
    ...asked.flatMap(({ askedAt, answeredAt, shopUuid }) => [
      { at: askedAt, what: 'asked', shop: nameOf.get(shopUuid) ?? '' },
      { at: answeredAt, what: 'answered', shop: nameOf.get(shopUuid) ?? '' },
    ]),
    ...sent.map(({ event, recipient, recipientKey, state, settledAt, createdAt }) => ({
      at: settledAt ?? createdAt,
      what: 'mail',
      ...(nameOf.has(recipientKey) && { shop: nameOf.get(recipientKey) ?? '' }),
      delivery: { event, recipient, state },
    })),
  ];
  const viewer = { request: uuid, shop: undefined, version: request.linkVersion };
  return {
    ...listed(row),
    medium_uuid: request.mediumUuid,
    inflow: request.inflow,
    contact_release: request.contactRelease,
    items: await shownGoods(db, links, uuid, viewer),
    matched: matched.map(({ match, name }) => {
      const quote = newest.get(match.shopUuid);
      const { state, since } = leadState(match, quote);
      return {
        uuid: match.shopUuid,
        name,
        state,
        since: since.toISOString(),
        quote: quote ? amountText(quote) : '',
      };
    }),
    steps: steps
      .flatMap(({ at, ...step }) => (at ? [{ ...step, at: at.toISOString() }] : []))
      .sort((one, other) => one.at.localeCompare(other.at)),
  };
}

/** The contact of the seller, which the log notes; undefined if there is no such request. */
export const showContact = (db: Db, by: Person, uuid: string) =>
  db.transaction(async (tx) => {
    const [request] = await tx.select().from(requests).where(eq(requests.uuid, uuid));
    if (!request) return undefined;
    await logAct(tx, by, { action: 'show', subject: TABLE, uuid });
    return customerTexts(request, 'export');
  });

/** Ends all links to a request. @returns whether there is one */
export async function endLinks(db: Db, by: Person, uuid: string): Promise<boolean> {
  const isThere = (await revokeLinks(db, [uuid])) > 0;
  if (isThere) await logAct(db, by, { action: 'revoke', subject: TABLE, uuid });
  return isThere;
}

/** Withdraws a request, as its seller would. @returns whether there is one */
export async function withdrawFor(db: Db, outbox: Outbox, by: Person, uuid: string): Promise<boolean> {
  const [request] = await db
    .select({ version: requests.linkVersion })
    .from(requests)
    .where(eq(requests.uuid, uuid));
  if (!request) return false;
  await withdraw(db, outbox, { request: uuid, version: request.version });
  await logAct(db, by, { action: 'withdraw', subject: TABLE, uuid });
  return true;
}

interface Erasing {
  db: Db;
  photos: PhotoStore;
  outbox: Outbox;
  forgetMail(uuid: string): Promise<void>;
}

/** Erases all that is known of a request. @returns whether there was one */
export async function eraseFor(
  { db, photos, outbox, forgetMail }: Erasing,
  by: Person,
  uuid: string,
): Promise<boolean> {
  const erased = await eraseByUuid(db, photos, [uuid], outbox, byOf(by));
  await forgetMail(uuid);
  return erased.requests > 0;
}
