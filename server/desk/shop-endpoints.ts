import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CALL_ROWS } from '#contract/desk/desk.ts';
import { ENDPOINT_LIMITS, isEndpointUrl } from '#contract/media/postback.ts';
import { shortText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deliveries, shopEndpoints, shops } from '../db/schema.ts';
import { sendAgain } from '../deliveries/list.ts';
import { type AllowedNetworks, isOutOfReach } from '../deliveries/webhooks/guarded-lookup.ts';
import { trialNews } from '../deliveries/webhooks/shop-carrier.ts';
import { act, actOn, view } from './act.ts';
import {
  CHANGED,
  endpointChange,
  type Made,
  MOST_SECRETS,
  makeSecret,
  shownCall,
  tried,
} from './endpoints.ts';
import { ofOne, shownShop } from './inputs.ts';
import { namedThing, programKeys } from './keys.ts';
import { logAct } from './log.ts';
import { type Person, shopOf } from './person.ts';
import { holdAccess } from './rights.ts';
import { hostOf } from './stopped.ts';

/* Where the programs of a shop hear of its requests, and the keys by which they read them. */

const TABLE = 'shop_endpoints';

const isOwn = (by: Person) => eq(shopEndpoints.shopUuid, shopOf(by));

async function readShopConnections({ db, by }: { db: Db; by: Person }) {
  const [endpoints, keys] = await Promise.all([
    db.select().from(shopEndpoints).where(isOwn(by)).orderBy(asc(shopEndpoints.createdAt)),
    programKeys(db, by.id, shopOf(by)),
  ]);
  const uuids = endpoints.map(({ uuid }) => uuid);
  const calls = await db
    .select()
    .from(deliveries)
    .where(and(isCallOfShop, inArray(deliveries.recipientKey, uuids)))
    .orderBy(desc(deliveries.createdAt))
    .limit(CALL_ROWS);
  return {
    shop: shopOf(by),
    endpoints: endpoints.map(({ uuid, url, secrets, stoppedAt }) => ({
      uuid,
      url,
      /** How many secrets sign its calls. */
      secrets: secrets.length,
      /** Since when it is not called any more, because nobody with access worked for the shop. */
      stopped_at: stoppedAt?.toISOString() ?? null,
    })),
    /** The last calls, the newest first. */
    calls: calls.map(shownCall),
    keys: keys.map(namedThing),
  };
}

const isCallOfShop = and(eq(deliveries.recipient, 'shop'), eq(deliveries.channel, 'webhook'));

const newEndpoint = z
  .object({ url: shortText(ENDPOINT_LIMITS.characters).check(z.trim()), ...shownShop })
  .check(z.refine(({ url }) => isEndpointUrl('webhook', url)));

/** @throws Refusal `wrong_endpoint`, `too_many` */
async function addEndpoint(
  db: Db,
  by: Person,
  { url, shop: shown }: z.output<typeof newEndpoint>,
): Promise<Made> {
  if (await isOutOfReach(url, [])) throw new Refusal('wrong_endpoint');
  const shopUuid = shopOf(by, shown);
  const secret = makeSecret();
  return db.transaction(async (tx) => {
    if (!(await holdAccess(tx, by)).shopUuids.includes(shopUuid)) throw new Refusal('not_allowed');
    // One at a time, so that the count holds.
    await tx.select({ uuid: shops.uuid }).from(shops).where(eq(shops.uuid, shopUuid)).for('no key update');
    if ((await tx.$count(shopEndpoints, isOwn(by))) >= ENDPOINT_LIMITS.count) throw new Refusal('too_many');
    const [row] = await tx
      .insert(shopEndpoints)
      .values({ shopUuid, url, secrets: [secret], addedBy: by.id })
      .returning({ uuid: shopEndpoints.uuid });
    const { uuid = '' } = row ?? {};
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid, changed: `added ${hostOf(url)}` });
    return { uuid, secret };
  });
}

/**
 * Calls an endpoint about a request that is made up.
 * @param networks networks that are not public and may be called: none, but in tests
 * @returns the code of the error; null if the call was accepted
 * @throws Refusal `not_found`
 */
export async function tryShopCall(
  db: Db,
  by: Person,
  uuid: string,
  networks: AllowedNetworks = [],
): Promise<string | null> {
  const [endpoint] = await db
    .select()
    .from(shopEndpoints)
    .where(and(eq(shopEndpoints.uuid, uuid), isOwn(by)));
  if (!endpoint) throw new Refusal('not_found');
  return tried({ ...endpoint, allowed: networks }, trialNews());
}

export const shopEndpointActs = {
  readShopConnections: view({ may: ['shop'], read: readShopConnections }),
  addShopEndpoint: act({
    may: ['shop'],
    asks: newEndpoint,
    run: ({ db }, by, input) => addEndpoint(db, by, input),
  }),
  /** As `changeEndpoint` of a partner. */
  changeShopEndpoint: actOn(shopEndpoints, {
    may: ['shop'],
    asks: endpointChange,
    logs: 'change',
    async work({ tx, by, row }, { uuid, to }): Promise<{ answer: Made; changed: string }> {
      if (row.shopUuid !== shopOf(by)) throw new Refusal('not_found');
      const secret = to === 'renew' ? makeSecret() : null;
      if (secret && row.secrets.length >= MOST_SECRETS) throw new Refusal('too_many');
      const which = eq(shopEndpoints.uuid, uuid);
      if (to === 'remove') await tx.delete(shopEndpoints).where(which);
      else if (to === 'resume') await tx.update(shopEndpoints).set({ stoppedAt: null }).where(which);
      else {
        const secrets = secret ? [secret, ...row.secrets] : row.secrets.slice(0, 1);
        await tx.update(shopEndpoints).set({ secrets }).where(which);
      }
      return { answer: { uuid, secret }, changed: `${CHANGED[to]}: ${hostOf(row.url)}` };
    },
  }),
  /** Makes a call about a request that is made up. */
  tryShopEndpoint: act({
    may: ['shop'],
    asks: ofOne,
    async run({ db, limits }, by, { uuid }) {
      await limits?.count('endpointTry', { person: by.id });
      return { error: await tryShopCall(db, by, uuid) };
    },
  }),
  /** Makes a call again that was given up, or that the receiver has lost. */
  sendShopCallAgain: actOn(deliveries, {
    may: ['shop'],
    asks: ofOne,
    logs: 'send_again',
    async work({ tx, by, row }, { uuid }) {
      const which = and(eq(sql`${shopEndpoints.uuid}::text`, row.recipientKey), isOwn(by));
      const isCall =
        row.recipient === 'shop' && row.channel === 'webhook' && (await tx.$count(shopEndpoints, which)) > 0;
      if (!isCall || (await sendAgain(tx, { uuids: [uuid] })).length === 0) throw new Refusal('not_found');
      return { answer: {} };
    },
  }),
};
