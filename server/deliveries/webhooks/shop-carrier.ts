import { eq } from 'drizzle-orm';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { deadlineOf } from '#contract/life/clocks.ts';
import { type PlaceState, stateSince } from '#contract/life/place-states.ts';
import type { EventName } from '../../base/events.ts';
import { numberOf } from '../../db/records/number.ts';
import { shopEndpoints } from '../../db/schema.ts';
import type { Carrier, Delivery } from '../carry-out.ts';
import { letterFor, type Office } from '../mail/compose.ts';
import { readRequestRecord } from '../records.ts';
import { ENDPOINT_STOPPED, Undeliverable } from '../undeliverable.ts';
import type { AllowedNetworks } from './guarded-lookup.ts';
import { bodyOf, categoriesOf } from './payloads.ts';
import { callEndpoint } from './webhook-carrier.ts';

/** The part of a request that a shop's program is told: no word that a seller has typed, and no contact. */
interface LeadNews {
  /** The shop's own name for the request, by which its key reads more. */
  name: string;
  number: string;
  /** The state of the request for the shop; null: it is erased. */
  state: PlaceState | null;
  since: string | null;
  /** Until when the shop has to answer; null: nothing is awaited. */
  deadline: string | null;
  categories: string[];
  prefecture: string;
  /** Its page at the desk, where the origin of the site is set. */
  url: string | null;
}

const pageOf = ({ links: { siteUrl } }: Office, name: string) =>
  siteUrl ? `${siteUrl}${DESK_PAGES.shop}/${name}?tab=all` : null;

async function newsOf(office: Office, { subjectUuid, shopUuid }: Delivery): Promise<LeadNews> {
  const now = office.now();
  const name = office.links.names.make(subjectUuid, shopUuid ?? '');
  const request = await readRequestRecord(office.db, subjectUuid, now);
  const shop = request?.shops.find(({ uuid }) => uuid === shopUuid);
  return {
    name,
    number: numberOf(subjectUuid),
    state: shop?.state ?? null,
    since: shop ? stateSince(shop.state, shop.facts).toISOString() : null,
    deadline: (shop && deadlineOf(shop.facts, shop.time, office.rules, now)?.toISOString()) ?? null,
    categories: request ? categoriesOf(request) : [],
    prefecture: request?.prefecture ?? '',
    url: shop ? pageOf(office, name) : null,
  };
}

/** Calls the programs of shops about their requests: of what the shop gets a mail about. */
export const shopCarrier = (
  officeNow: () => Office,
  allowed: AllowedNetworks,
  answerMs?: number,
): Carrier => ({
  deliver: async (delivery) => {
    const office = officeNow();
    const { recipientKey, shopUuid, event, createdAt } = delivery;
    const [endpoint] = await office.db
      .select()
      .from(shopEndpoints)
      .where(eq(shopEndpoints.uuid, recipientKey));
    if (!endpoint) throw new Undeliverable('nobody_there', { isFinal: true });
    if (endpoint.stoppedAt) throw new Undeliverable(ENDPOINT_STOPPED, { isFinal: true });
    if (!(await letterFor(office, delivery, { role: 'shop', shopUuids: shopUuid ? [shopUuid] : [] })))
      return false;
    const body = bodyOf(event, createdAt, await newsOf(office, delivery));
    await callEndpoint({ ...endpoint, allowed, answerMs }, delivery.uuid, body);
    return true;
  },
});

/** The body of a call about a request that is made up. It says so. */
export function trialNews(): string {
  const news: LeadNews = {
    name: '00000000-0000-4000-8000-000000000000',
    number: 'TEST',
    state: 'told',
    since: new Date().toISOString(),
    deadline: null,
    categories: [],
    prefecture: '',
    url: null,
  };
  const event: EventName = 'request.created';
  return bodyOf(event, new Date(), { ...news, test: true });
}
