import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { numberOf } from '../db/records/number.ts';
import { deliveries, media, mediumEndpoints, requests, testRequests } from '../db/schema.ts';
import { TEST_KEY_HOURS } from '../deliveries/links/test-keys.ts';
import { act, type Tools, view } from './act.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { holdAccess } from './rights.ts';
import { hostOf } from './stopped.ts';

/** The page lists so many tests. */
const LATEST = 20;

/** The last tests of somebody's media, and what was sent of each. Nothing of who has filled in the form is among it. */
async function readTests({ db, by }: { db: Db; by: Person }) {
  const isOwn = inArray(requests.mediumUuid, [...by.media]);
  const [own, rows] = await Promise.all([
    db
      .select({ uuid: media.uuid, name: media.name })
      .from(media)
      .where(inArray(media.uuid, [...by.media]))
      .orderBy(asc(media.createdAt)),
    db
      .select({
        uuid: requests.uuid,
        medium: requests.mediumUuid,
        createdAt: requests.createdAt,
        isKeyed: testRequests.isKeyed,
        shops: testRequests.shops,
      })
      .from(testRequests)
      .innerJoin(requests, eq(requests.uuid, testRequests.requestUuid))
      .where(isOwn)
      .orderBy(desc(requests.createdAt), asc(requests.uuid))
      .limit(LATEST),
  ]);
  const uuids = rows.map(({ uuid }) => uuid);
  const [sendings, endpoints] = await Promise.all([
    db
      .select()
      .from(deliveries)
      .where(and(inArray(deliveries.subjectUuid, uuids), inArray(deliveries.recipient, ['seller', 'medium'])))
      .orderBy(asc(deliveries.createdAt), asc(deliveries.uuid)),
    db
      .select()
      .from(mediumEndpoints)
      .where(inArray(mediumEndpoints.mediumUuid, [...by.media])),
  ]);
  return {
    media: own,
    /** How long a key works. */
    hours: TEST_KEY_HOURS,
    /** The list holds so many tests. */
    most: LATEST,
    /** The newest first. */
    tests: rows.map(({ uuid, medium, createdAt, isKeyed, shops }) => ({
      number: numberOf(uuid),
      medium,
      at: createdAt.toISOString(),
      is_keyed: isKeyed,
      /** How many shops would have got it. */
      shops: shops.length,
      sendings: sendings
        .filter(({ subjectUuid }) => subjectUuid === uuid)
        .map((row) => ({
          uuid: row.uuid,
          /** The host of an endpoint; empty: the mail to the tester. */
          to: hostOf(endpoints.find((one) => one.uuid === row.recipientKey)?.url ?? ''),
          channel: row.channel,
          state: row.state,
          error: row.error,
        })),
    })),
  };
}

/** @throws Refusal `not_found`: the medium is none of theirs */
const makeKey = (tools: { db: Db; links: Tools['links'] }, by: Person, medium: string) =>
  tools.db.transaction(async (tx) => {
    const { mediumUuids } = await holdAccess(tx, by);
    const uuid = medium.toLowerCase();
    if (!mediumUuids.includes(uuid)) throw new Refusal('not_found');
    await logAct(tx, by, { action: 'change', subject: 'media', uuid, changed: 'test key made' });
    const { key, until } = tools.links.testKeys.make(uuid, new Date());
    return { key, until: until.toISOString() };
  });

export const testActs = {
  /** The last requests in test mode of one's own media. */
  readTests: view({ may: ['partner'], read: readTests }),
  /** Makes a key. It is not stored. A page that is opened with it has its form in test mode for this visitor. */
  makeTestKey: act({
    may: ['partner'],
    asks: z.object({ medium: z.guid() }),
    run: (tools, by, { medium }) => makeKey(tools, by, medium),
  }),
};
