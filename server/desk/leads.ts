import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { LEAD_TABS, type LeadTab } from '#contract/desk.ts';
import { amountText } from '#contract/follow-up.ts';
import { isKeyOf, keysOf, tableOf } from '#contract/keys.ts';
import { PREFECTURES } from '#contract/prefectures.ts';
import type { ListedLead } from '#contract/schemas/desk/shop-desk.ts';
import { Refusal } from '../base/errors.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { factsOf, labelOf } from '../db/records/goods-in-words.ts';
import { leadState, newestOfShop, seesGoods } from '../db/records/lead-state.ts';
import { numberOf } from '../db/records/number.ts';
import { readingOf } from '../db/records/reading.ts';
import { matches, requestItems, requestPhotos, requests } from '../db/schema.ts';
import { LINK_DAYS, type Links } from '../links/links.ts';
import { PHOTOS } from '../quotes/shown-goods.ts';
import type { Person } from './person.ts';
import { piece } from './piece.ts';
import { allow } from './rights.ts';

/** The shop of somebody who works for one. @throws Refusal `not_allowed` */
export function shopOf({ shop }: Person): string {
  if (!shop) throw new Refusal('not_allowed');
  return shop;
}

/** The counts of the tabs are of so many of the newest; nobody works through more. */
const MOST_COUNTED = 1000;

/** The matches of a shop whose links still work, each with what the tabs ask for. @param newest only so many of them */
const leadsOf = (shop: string, newest?: number) => sql`(select * from matches
    where shop_uuid = ${shop} and created_at > now() - make_interval(days => ${LINK_DAYS})
    order by created_at desc limit ${newest ?? null}) m join requests r on r.uuid = m.request_uuid
  cross join lateral (select
    exists (select from quotes q where q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid) as quoted,
    (select count(*) = 2 from outcomes o where o.request_uuid = m.request_uuid and o.shop_uuid = m.shop_uuid
      and o.result = 'sold') as sold,
    not exists (select from outcomes o where o.request_uuid = m.request_uuid and o.shop_uuid = m.shop_uuid
      and o.side = 'shop' and o.result <> 'open') as untold,
    r.withdrawn_at is null and m.declined_at is null and m.refused_at is null
      and (r.decided_at is null or m.chosen_at is not null)
      and (m.passed_at is null or m.looked_at is not null) as open) l
  where true`;

/** Which leads are in each tab. */
const TABS: Readonly<Record<LeadTab, SQL>> = {
  new: sql`l.open and not l.quoted and m.looked_at is null`,
  waiting: sql`l.open and ((not l.quoted and m.looked_at is not null)
    or (l.quoted and r.better_asked_at is not null and m.bettered_at is null and m.chosen_at is null)
    or (m.outcome_asked > 0 and l.untold))`,
  quoted: sql`l.open and l.quoted and m.released_at is null`,
  released: sql`m.released_at is not null and not l.sold and l.open`,
  deals: sql`l.sold`,
  all: sql`true`,
};

const isTab = (text: string): text is LeadTab => isKeyOf(LEAD_TABS, text);

/** The requests of the shop of a person, the newest first. */
export async function listLeads(
  db: Db,
  links: Links,
  by: Person,
  given: string | undefined,
  after: string | undefined,
) {
  allow(by, 'readLeads');
  const shop = shopOf(by);
  const tab = given !== undefined && isTab(given) ? given : 'all';
  const [{ rows, next }, [counts]] = await Promise.all([
    piece(
      { at: sql`m.created_at`, uuid: sql`m.request_uuid` },
      after,
      (where, limit) =>
        rowsOf<{ uuid: string; at: string }>(
          db,
          sql`select m.request_uuid as uuid, m.created_at::text as at from ${leadsOf(shop)} and ${TABS[tab]}
            and ${where ?? sql`true`} order by m.created_at desc, m.request_uuid desc limit ${limit}`,
        ),
      ({ at, uuid }) => ({ at, uuid: links.names.make(uuid, shop) }),
      (name) => links.names.open(name, shop),
    ),
    rowsOf<Record<LeadTab, number>>(
      db,
      sql`select ${sql.join(
        keysOf(TABS).map(
          (key) => sql`count(*) filter (where ${TABS[key]})::integer as ${sql.identifier(key)}`,
        ),
        sql`, `,
      )} from ${leadsOf(shop, MOST_COUNTED)}`,
    ),
  ]);
  return {
    leads: await shownLeads(
      db,
      links,
      shop,
      rows.map(({ uuid }) => uuid),
    ),
    next,
    counts: tableOf(keysOf(LEAD_TABS), (key) => counts?.[key] ?? 0),
  };
}

async function shownLeads(db: Db, links: Links, shop: string, uuids: string[]): Promise<ListedLead[]> {
  if (uuids.length === 0) return [];
  const [rows, items, photos, quoted] = await Promise.all([
    db
      .select({ match: matches, request: requests })
      .from(matches)
      .innerJoin(requests, eq(requests.uuid, matches.requestUuid))
      .where(and(eq(matches.shopUuid, shop), inArray(matches.requestUuid, uuids))),
    db
      .select()
      .from(requestItems)
      .where(inArray(requestItems.requestUuid, uuids))
      .orderBy(asc(requestItems.position)),
    db
      .select()
      .from(requestPhotos)
      .where(inArray(requestPhotos.requestUuid, uuids))
      .orderBy(asc(requestPhotos.itemPosition), asc(requestPhotos.position)),
    newestOfShop(db, shop, uuids),
  ]);
  const now = new Date();
  return uuids.map((uuid) => {
    const row = rows.find(({ request }) => request.uuid === uuid);
    if (!row) throw new Error('a lead went away');
    const { match, request } = row;
    const isOpen = seesGoods(request, match);
    const left = items.filter((item) => item.requestUuid === uuid && !item.withdrawnAt);
    const [first] = left;
    const photo = photos.find((one) => one.requestUuid === uuid && one.itemPosition === first?.position);
    const quote = quoted.get(uuid);
    const { state, since } = leadState(match, quote);
    const words = first && [
      labelOf(first.category),
      ...factsOf(first, readingOf(request, match)).map(([, value]) => value),
    ];
    return {
      name: links.names.make(uuid, shop),
      number: numberOf(uuid),
      at: match.createdAt.toISOString(),
      goods: isOpen && words ? words.slice(0, 4).join(' ') : first ? labelOf(first.category) : '',
      category: first?.category ?? '',
      more: Math.max(0, left.length - 1),
      photo:
        isOpen && photo
          ? `${PHOTOS}/${links.photos.make(
              {
                request: uuid,
                shop,
                version: match.linkVersion,
                item: photo.itemPosition,
                position: photo.position,
              },
              now,
            )}`
          : null,
      prefecture: PREFECTURES[(request.prefectureId ?? 0) - 1] ?? '',
      state,
      since: since.toISOString(),
      quote: quote ? amountText(quote) : '',
      due: isOpen ? (match.nextAt?.toISOString() ?? null) : null,
    };
  });
}

/** The key of a lead of this shop, by the shop’s name for the request; undefined if it has none of that name. */
export async function leadKey(db: Db, links: Links, by: Person, name: string): Promise<string | undefined> {
  allow(by, 'readLeads');
  const shop = shopOf(by);
  const uuid = links.names.open(name, shop);
  const [found] = await db
    .select({ version: matches.linkVersion, at: requests.createdAt })
    .from(matches)
    .innerJoin(requests, eq(requests.uuid, matches.requestUuid))
    .where(and(eq(matches.requestUuid, uuid), eq(matches.shopUuid, shop)));
  return found && links.token({ kind: 'lead', uuids: [uuid, shop], version: found.version }, found.at);
}

/** The shop’s name for the request that a link of a mail opens, if it is one of this shop. */
export function leadBehind(links: Links, by: Person, token: string): string | undefined {
  allow(by, 'readLeads');
  const [request, shop] = links.tokens.open('lead', token)?.uuids ?? [];
  return request && shop === shopOf(by) ? links.names.make(request, shop) : undefined;
}
