import { and, eq, gte } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { type PlaceState, placeState } from '#contract/life/place-states.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { type Place, placeAt } from '../db/records/places.ts';
import { auditLog, isErasure, quotes, type RequestRow, requests, shops } from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
import type { LinkKind, OpenedLink } from '../deliveries/links/tokens.ts';

/** A seller's request, as a token names it. */
export interface OwnLink {
  request: string;
  version: number;
}

/** A shop's lead, as a token names it. */
export interface LeadLink extends OwnLink {
  shop: string;
  /** The person at the desk who uses it; undefined: somebody with the link of the mail. */
  person?: string | undefined;
  /** How many acts of the shop the page showed. */
  seen?: number | undefined;
}

interface Door {
  db: Db;
  links: Links;
}

/** @throws Refusal unknown_link, expired_link */
export async function openOwnLink(door: Door, token: string): Promise<OwnLink> {
  const { uuids, version } = await openLink(door, 'request', token);
  return { request: uuids[0] ?? '', version };
}

/** @throws Refusal unknown_link, expired_link */
export async function openLeadLink(door: Door, token: string): Promise<LeadLink> {
  const { uuids, version } = await openLink(door, 'lead', token);
  return { request: uuids[0] ?? '', shop: uuids[1] ?? '', person: uuids[2], version };
}

/** A link works until its end, and as long as a quote of its request holds. */
async function openLink({ db, links: { tokens } }: Door, kind: LinkKind, token: string): Promise<OpenedLink> {
  const link = tokens.open(kind, token);
  if (!link) throw new Refusal('unknown_link');
  const now = new Date();
  if (link.expiresAt > now) return link;
  const holds = and(eq(quotes.requestUuid, link.uuids[0] ?? ''), gte(quotes.validUntil, dayInJapan(now)));
  if ((await db.$count(quotes, holds)) === 0) throw new Refusal('expired_link');
  return link;
}

/** @throws Refusal if the token opens nothing */
export function opened<Opened extends object>(link: Opened | 'unknown' | 'expired'): Opened {
  if (typeof link === 'object') return link;
  throw new Refusal(link === 'expired' ? 'expired_link' : 'unknown_link');
}

/**
 * The request of a link.
 * @param hold whether to lock the request, its matches and quotes until the transaction ends
 * @throws Refusal unknown_link if the link is revoked, erased_request
 */
export async function requestOf(db: Db, { request, version }: OwnLink, hold = false): Promise<RequestRow> {
  const row = await findRequest(db, request, hold);
  if (row.linkVersion !== version) throw new Refusal('unknown_link');
  return row;
}

export interface LeadRow {
  request: RequestRow;
  place: Place;
  /** The state of the place, now. */
  state: PlaceState;
  shopName: string;
  templates: string[];
  /** How the shop buys, in its words. */
  methods: string[];
}

/** The shop may not see the contact before the seller chooses it. */
export const isWithheld = ({
  request,
  place: { facts },
  state,
}: Pick<LeadRow, 'request' | 'place' | 'state'>): boolean =>
  !facts.contactSeen && state !== 'chosen' && request.contactRelease === 'chosen';

/**
 * The lead of a link.
 * @param hold as for requestOf; of two calls about one request, the second sees the changes of the first
 * @throws Refusal unknown_link if the link is revoked, erased_request
 */
export async function leadOf(
  db: Db,
  { request: uuid, shop, version }: LeadLink,
  now: Date,
  hold = false,
): Promise<LeadRow> {
  const request = await findRequest(db, uuid, hold);
  const place = await placeAt(db, uuid, shop);
  const [row] = await db
    .select({ shopName: shops.shopName, templates: shops.templates, methods: shops.methods })
    .from(shops)
    .where(eq(shops.uuid, shop));
  // The request may have been erased between the two questions.
  if (!place) await findRequest(db, uuid, false);
  if (!place || place.linkVersion !== version) throw new Refusal('unknown_link');
  return {
    request,
    place,
    state: placeState(place.facts, now),
    shopName: '',
    templates: [],
    methods: [],
    ...row,
  };
}

async function findRequest(db: Db, uuid: string, hold: boolean): Promise<RequestRow> {
  const query = db.select().from(requests).where(eq(requests.uuid, uuid));
  const [row] = await (hold ? query.for('no key update') : query);
  if (row) return row;
  const isErased = await db.$count(auditLog, and(eq(auditLog.subjectUuid, uuid), isErasure));
  throw new Refusal(isErased > 0 ? 'erased_request' : 'unknown_link');
}
