import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import {
  deliveries,
  deskPeople,
  media,
  mediumEndpoints,
  requests,
  reviews,
  shopEndpoints,
  shops,
  siteContents,
} from '../../db/schema.ts';
import { LINK_DAYS } from '../../deliveries/links/links.ts';
import type { Manifest } from './manifest.ts';

/**
 * A restored database cannot know what was ended, taken away or erased after the backup: all of that is back. Lists what
 * grants access, what is called, what is sent and what is shown, so that the operator can end it again.
 * @returns a line for each
 */
export async function whatIsBack(db: Db, { takenAt }: Pick<Manifest, 'takenAt'>): Promise<string[]> {
  const endpoints = await endpointsOf(db);
  const people = await peopleOf(db);
  return [
    '',
    `This is the state of ${takenAt}. All that was ended, taken away or erased since then is back. Look at:`,
    `- ${people.length} people have access again, by a link in a mail${colon(people)}`,
    ...people.map((line) => `    ${line}`),
    `- ${endpoints.length} endpoints of partners and shops are called${colon(endpoints)}`,
    ...endpoints.map((line) => `    ${line}`),
    '- erased requests, enquiries and registrations: npm run requests -- erase --file FILE, with the list of those erased since',
    `- ${await openRequests(db)} requests that were not withdrawn have links that open: withdraw (at the desk) or revoke (npm run requests -- revoke UUID) what was since`,
    `- ${await countWaiting(db, 'mail')} mails and ${await countWaiting(db, 'webhook')} calls wait and will be sent by the first server`,
    `- ${await db.$count(reviews, isShown)} reviews and ${await db.$count(siteContents, isPublished)} contents of the desk are shown`,
  ];
}

const colon = (lines: readonly string[]) => (lines.length > 0 ? ':' : '');

const isShown = and(isNotNull(reviews.shownAt), isNull(reviews.refusedAt));

const isPublished = and(isNotNull(siteContents.publishedAt), isNull(siteContents.takenBackAt));

async function peopleOf(db: Db): Promise<string[]> {
  const rows = await db
    .select()
    .from(deskPeople)
    .where(
      and(
        isNull(deskPeople.endedAt),
        or(isNull(deskPeople.invitedUntil), gt(deskPeople.invitedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(deskPeople.role), asc(deskPeople.email));
  return rows.map(({ role, name, email }) => `${role}: ${name} <${email}>`);
}

/** The rest of an address may hold a secret. */
async function endpointsOf(db: Db): Promise<string[]> {
  const rows = await db
    .select({ kind: mediumEndpoints.kind, url: mediumEndpoints.url, medium: media.name })
    .from(mediumEndpoints)
    .innerJoin(media, eq(media.uuid, mediumEndpoints.mediumUuid))
    .where(isNull(mediumEndpoints.stoppedAt))
    .orderBy(asc(media.name), asc(mediumEndpoints.createdAt));
  const ofShops = await db
    .select({ url: shopEndpoints.url, shop: shops.shopName })
    .from(shopEndpoints)
    .innerJoin(shops, eq(shops.uuid, shopEndpoints.shopUuid))
    .where(isNull(shopEndpoints.stoppedAt))
    .orderBy(asc(shops.shopName), asc(shopEndpoints.createdAt));
  return [
    ...rows.map(({ kind, url, medium }) => `${kind} at ${hostOf(url)}, of ${medium}`),
    ...ofShops.map(({ url, shop }) => `webhook at ${hostOf(url)}, of ${shop}`),
  ];
}

/** A postback has places for values, which may stand in its host. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '(no address)');

const openRequests = (db: Db) =>
  db.$count(
    requests,
    and(isNull(requests.withdrawnAt), gt(requests.createdAt, sql`now() - ${LINK_DAYS} * interval '1 day'`)),
  );

const countWaiting = (db: Db, channel: 'mail' | 'webhook') =>
  db.$count(deliveries, and(eq(deliveries.state, 'waiting'), eq(deliveries.channel, channel)));
