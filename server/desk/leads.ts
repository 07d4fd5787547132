import { asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { LEAD_TABS, type LeadTab } from '#contract/desk/desk.ts';
import { deadlineOf } from '#contract/life/clocks.ts';
import { amountText } from '#contract/life/follow-up.ts';
import { placeRow, placeState, stateSince } from '#contract/life/place-states.ts';
import { askedText } from '#contract/schemas/asked.ts';
import { tokenText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import { factsOf, labelOf } from '../db/records/goods-in-words.ts';
import { numberOf } from '../db/records/number.ts';
import { readPlaces } from '../db/records/places.ts';
import { newestOfShop } from '../db/records/quotes.ts';
import { readingOf } from '../db/records/reading.ts';
import { shopNames } from '../db/records/shop-names.ts';
import { workingTimeAt } from '../db/records/working-time.ts';
import { matches, requestItems, requestPhotos, requests } from '../db/schema.ts';
import { assigneesOf, peopleOf } from '../quotes/assignment.ts';
import { PHOTOS } from '../quotes/shown-goods.ts';
import { act, type Tools, view } from './act.ts';
import { after } from './inputs.ts';
import { countLeads, findLeads, findNear } from './lead-list.ts';
import { type Person, shopOf } from './person.ts';
import { piece } from './piece.ts';

/** The tabs in which a shop looks for what it has still to answer. */
const AWAITED_TABS: readonly LeadTab[] = ['new', 'waiting', 'all'];

const isTab = (text: string): text is LeadTab => isKeyOf(LEAD_TABS, text);

/** Requests at the desk of their shop, without the contact of their sellers. */
export async function shownLeads(
  { db, links, life }: Pick<Tools, 'db' | 'links' | 'life'>,
  shop: string,
  uuids: string[],
) {
  if (uuids.length === 0) return [];
  const [places, rows, time, items, photos, newestQuotes, assignees] = await Promise.all([
    readPlaces(db, sql`m.shop_uuid = ${shop} and m.request_uuid in ${uuids}`),
    db.select().from(requests).where(inArray(requests.uuid, uuids)),
    workingTimeAt(db, shop),
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
    assigneesOf(db, shop, uuids),
  ]);
  const now = life.now();
  return uuids.map((uuid) => {
    const request = rows.find((row) => row.uuid === uuid);
    const place = places.find((one) => one.request === uuid);
    if (!request || !place) throw new Error('a lead went away');
    const { facts } = place;
    const state = placeState(facts, now);
    const isOpen = placeRow(state).sees;
    const goods = items.filter((item) => item.requestUuid === uuid && !item.withdrawnAt);
    const [first] = goods;
    const photo = photos.find((one) => one.requestUuid === uuid && one.itemPosition === first?.position);
    const quote = newestQuotes.get(uuid);
    const words = first && [
      labelOf(first.category),
      ...factsOf(first, readingOf(request, facts, now)).map(([, value]) => value),
    ];
    return {
      /** The shop’s own name for the request. Its uuid is the seller’s. */
      name: links.names.make(uuid, shop),
      number: numberOf(uuid),
      at: (facts.matched ?? request.createdAt).toISOString(),
      /** The first item in a few words, and how many there are besides. */
      goods: isOpen && words ? words.slice(0, 4).join(' ') : first ? labelOf(first.category) : '',
      category: first?.category ?? '',
      more: Math.max(0, goods.length - 1),
      /** The path of its first photo; null: none, or it is over for the shop. */
      photo:
        isOpen && photo
          ? `${PHOTOS}/${links.photos.make(
              {
                request: uuid,
                shop,
                version: place.linkVersion,
                item: photo.itemPosition,
                position: photo.position,
              },
              now,
            )}`
          : null,
      prefecture: PREFECTURES[(request.prefectureId ?? 0) - 1] ?? '',
      state,
      /** Why the shop has lost its place, if it has. */
      why: place.passedWhy,
      since: stateSince(state, facts).toISOString(),
      /** The name of the person of the shop who is on it; empty: nobody. */
      assignee: assignees.get(uuid) ?? '',
      /** The quote in words; empty: none yet. */
      quote: quote ? amountText(quote) : '',
      /** Until when the shop has to answer; null: nothing is awaited. */
      due: deadlineOf(facts, time, life.rules, now)?.toISOString() ?? null,
    };
  });
}

/** A lead, by the name that its shop has for the request. */
export const ofLead = z.object({ name: z.guid() });

/** The lead of a name, of one of somebody's shops; undefined: none of them knows the name. */
export async function leadNamed({ db, links }: Pick<Tools, 'db' | 'links'>, by: Person, name: string) {
  const pairs = by.shops.map((shop) => sql`(${links.names.open(name, shop)}::uuid, ${shop}::uuid)`);
  if (pairs.length === 0) return undefined;
  const [row] = await db
    .select({
      uuid: matches.requestUuid,
      shop: matches.shopUuid,
      version: matches.linkVersion,
      at: requests.createdAt,
    })
    .from(matches)
    .innerJoin(requests, eq(requests.uuid, matches.requestUuid))
    .where(sql`(${matches.requestUuid}, ${matches.shopUuid}) in (${sql.join(pairs, sql`, `)})`);
  return row;
}

export const leadActs = {
  /** The requests of the shop of a person: those whose deadline is near, and the others, the newest first. */
  readLeads: view({
    may: ['shop'],
    asks: z.extend(after, { tab: askedText, mine: askedText }),
    async read({ by, ...tools }, { tab: text, mine, after }) {
      const { db, links, life } = tools;
      const now = life.now();
      const shop = shopOf(by);
      const tab = text !== undefined && isTab(text) ? text : 'all';
      const filter = { shop, now, ...(mine && { assignee: by.id }) };
      const near = AWAITED_TABS.includes(tab) ? await findNear(db, filter, life.rules) : [];
      const isElsewhere = near.length > 0 ? sql`m.request_uuid not in ${near}` : sql`true`;
      const [{ rows, next }, counts] = await Promise.all([
        piece(
          { at: sql`m.created_at`, uuid: sql`m.request_uuid` },
          after,
          (where, limit) =>
            findLeads(db, { ...filter, tab, where: sql`${isElsewhere} and ${where ?? sql`true`}`, limit }),
          ({ at, uuid }) => ({ at, uuid: links.names.make(uuid, shop) }),
          { uuidOf: (name) => links.names.open(name, shop) },
        ),
        countLeads(db, filter),
      ]);
      const uuids = rows.map(({ uuid }) => uuid);
      const [nearLeads, leads] = await Promise.all([
        shownLeads(tools, shop, after ? [] : near),
        shownLeads(tools, shop, uuids),
      ]);
      return {
        /** Those whose deadline is near, before the first piece of the others. */
        near: nearLeads,
        leads,
        next,
        /** How many there are in each tab, up to MOST_COUNTED. */
        counts,
        /** Whether there is somebody else of the shop who could be on one. */
        are_several: (await peopleOf(db, shop)).length > 1,
      };
    },
  }),
  /**
   * The key of a lead, with which all calls of a shop are made. The shop’s own name for the request names the lead, of
   * whichever shop of the person it is: a link in a mail may be about another one than the one that is open.
   */
  readLeadKey: view({
    may: ['shop'],
    asks: ofLead,
    async read({ db, links, by }, { name }) {
      const lead = await leadNamed({ db, links }, by, name);
      if (!lead) return undefined;
      const { uuid, shop, version, at } = lead;
      const [elsewhere] = shop === by.shop ? [] : await shopNames(db, [shop]);
      return {
        // The key names the person, so that colleagues see who did what.
        token: links.token({ kind: 'lead', uuids: [uuid, shop, by.id], version }, at),
        /** The shop of the lead, if another one is open. */
        elsewhere: elsewhere ?? null,
      };
    },
  }),
  /** Tells which lead of this shop a link of a mail opens. It changes nothing; tokens that are tried are counted. */
  findLead: act({
    may: ['shop'],
    asks: z.object({ token: tokenText }),
    async run({ links }, by, { token }) {
      const [request, shop] = links.tokens.open('lead', token)?.uuids ?? [];
      if (!request || !shop || !by.shops.includes(shop)) throw new Refusal('not_found');
      return { name: links.names.make(request, shop) };
    },
  }),
};
