import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { CALL_ROWS } from '#contract/desk/desk.ts';
import { ENDPOINT_LIMITS, type EndpointKind, idsIn } from '#contract/media/postback.ts';
import type { Connections } from '#contract/schemas/desk/connections.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { numberOf } from '../db/records/number.ts';
import { deliveries, media, mediumEndpoints } from '../db/schema.ts';
import { sendAgain } from '../deliveries/list.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { Undeliverable } from '../deliveries/undeliverable.ts';
import { type AllowedNetworks, isOutOfReach } from '../deliveries/webhooks/guarded-lookup.ts';
import { postbackUrl } from '../deliveries/webhooks/medium-carrier.ts';
import { type Conversion, trialPayload } from '../deliveries/webhooks/payloads.ts';
import { callEndpoint } from '../deliveries/webhooks/webhook-carrier.ts';
import { listKeys } from './keys.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { allow, holdAccess } from './rights.ts';
import { hostOf } from './stopped.ts';

const TABLE = 'medium_endpoints';

/** Secrets of a webhook at a time: a new one beside the one that it replaces. */
const MOST_SECRETS = 2;

const makeSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** The endpoints of somebody's media. */
const isOwn = (by: Person) => inArray(mediumEndpoints.mediumUuid, [...by.media]);

/** The endpoints and keys of a partner, and the last calls. */
export async function readConnections(db: Db, by: Person): Promise<Connections> {
  allow(by, 'readMedia');
  const [own, endpoints, keys] = await Promise.all([
    db
      .select({ uuid: media.uuid, name: media.name })
      .from(media)
      .where(inArray(media.uuid, [...by.media]))
      .orderBy(asc(media.createdAt)),
    db.select().from(mediumEndpoints).where(isOwn(by)).orderBy(asc(mediumEndpoints.createdAt)),
    listKeys(db, by),
  ]);
  const calls = await db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.recipient, 'medium'),
        inArray(
          deliveries.recipientKey,
          endpoints.map(({ uuid }) => uuid),
        ),
      ),
    )
    .orderBy(desc(deliveries.createdAt))
    .limit(CALL_ROWS);
  return {
    media: own,
    endpoints: endpoints.map(({ uuid, mediumUuid: medium, kind, url, secrets, stoppedAt }) => ({
      uuid,
      medium,
      kind,
      url,
      secrets: secrets.length,
      stopped_at: stoppedAt?.toISOString() ?? null,
    })),
    calls: calls.map(({ uuid, recipientKey: endpoint, createdAt, subjectUuid, state, attempts, error }) => ({
      uuid,
      endpoint,
      at: createdAt.toISOString(),
      number: numberOf(subjectUuid),
      state,
      attempts,
      error,
    })),
    keys,
  };
}

/** Shown once, by the page that asked for it. */
interface Made {
  uuid: string;
  secret: string | null;
}

/**
 * Adds an endpoint to a medium of one's own.
 * @throws Refusal `not_found`: the medium is none of theirs; `too_many`, `wrong_endpoint`
 */
export async function addEndpoint(
  db: Db,
  by: Person,
  { medium, kind, url }: { medium: string; kind: EndpointKind; url: string },
): Promise<Made> {
  allow(by, 'changeEndpoints');
  const ids = kind === 'postback' ? idsIn(url) : [];
  // No place stands in the host, so calls go where the address leads as it is written.
  if (await isOutOfReach(url, [])) throw new Refusal('wrong_endpoint');
  const secret = kind === 'webhook' ? makeSecret() : null;
  return db.transaction(async (tx) => {
    const { mediumUuids } = await holdAccess(tx, by);
    if (!mediumUuids.includes(medium.toLowerCase())) throw new Refusal('not_found');
    // One at a time, so that the count holds.
    await tx.select().from(media).where(eq(media.uuid, medium)).for('update');
    const present = await tx.$count(mediumEndpoints, eq(mediumEndpoints.mediumUuid, medium));
    if (present >= ENDPOINT_LIMITS.count) throw new Refusal('too_many');
    const [made] = await tx
      .insert(mediumEndpoints)
      .values({ mediumUuid: medium, kind, url, needs: ids, secrets: secret ? [secret] : [], addedBy: by.id })
      .returning({ uuid: mediumEndpoints.uuid });
    const { uuid = '' } = made ?? {};
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid, changed: `added ${kind} ${hostOf(url)}` });
    return { uuid, secret };
  });
}

const CHANGED = {
  renew: 'secret added',
  settle: 'older secret removed',
  resume: 'called again',
  remove: 'removed',
} as const;

/**
 * Adds a secret beside the present one, takes the older one away, has a stopped endpoint called again, or takes it away.
 * @throws Refusal `not_found`, `too_many`: there are two secrets already
 */
export async function changeEndpoint(
  db: Db,
  by: Person,
  uuid: string,
  to: 'renew' | 'settle' | 'resume' | 'remove',
): Promise<Made> {
  allow(by, 'changeEndpoints');
  return db.transaction(async (tx) => {
    const { mediumUuids } = await holdAccess(tx, by);
    const which = and(eq(mediumEndpoints.uuid, uuid), inArray(mediumEndpoints.mediumUuid, mediumUuids));
    const [endpoint] = await tx.select().from(mediumEndpoints).where(which).for('update');
    const isOfSecrets = to === 'renew' || to === 'settle';
    if (!endpoint || (isOfSecrets && endpoint.kind !== 'webhook')) throw new Refusal('not_found');
    const secret = to === 'renew' ? makeSecret() : null;
    if (secret && endpoint.secrets.length >= MOST_SECRETS) throw new Refusal('too_many');
    if (to === 'remove') await tx.delete(mediumEndpoints).where(which);
    else if (to === 'resume') await tx.update(mediumEndpoints).set({ stoppedAt: null }).where(which);
    else {
      const secrets = secret ? [secret, ...endpoint.secrets] : endpoint.secrets.slice(0, 1);
      await tx.update(mediumEndpoints).set({ secrets }).where(which);
    }
    const changed = CHANGED[to];
    await logAct(tx, by, {
      action: 'change',
      subject: TABLE,
      uuid,
      changed: `${changed}: ${hostOf(endpoint.url)}`,
    });
    return { uuid, secret };
  });
}

/**
 * Calls an endpoint with a conversion that is made up, so that a partner sees whether it answers.
 * @param allowed networks that are not public and may be called: none, but in tests
 * @returns the code of the error; null if the call was accepted
 * @throws Refusal `not_found`
 */
export async function tryEndpoint(
  db: Db,
  by: Person,
  uuid: string,
  allowed: AllowedNetworks = [],
): Promise<string | null> {
  allow(by, 'changeEndpoints');
  const which = and(eq(mediumEndpoints.uuid, uuid), isOwn(by));
  const [endpoint] = await db.select().from(mediumEndpoints).where(which);
  if (!endpoint) throw new Refusal('not_found');
  const { mediumUuid, kind, url, secrets, needs } = endpoint;
  const tracking = Object.fromEntries(needs.map((id) => [id, 'TEST']));
  const conversion: Conversion = {
    number: 'TEST',
    createdAt: new Date(),
    mediumUuid,
    tracking,
    items: [],
    inflow: '',
    utmSource: '',
    utmMedium: '',
    utmCampaign: '',
  };
  const target = kind === 'webhook' ? { url, secrets } : { url: postbackUrl(url, conversion) };
  const body = kind === 'webhook' ? trialPayload(conversion) : undefined;
  try {
    await callEndpoint({ ...target, allowed }, crypto.randomUUID(), body);
    return null;
  } catch (error) {
    if (error instanceof Undeliverable) return error.code;
    throw error;
  }
}

/** Makes a call again that was given up, or that the receiver has lost. @returns whether there is one */
export async function sendCallAgain(db: Db, outbox: Outbox, by: Person, uuid: string): Promise<boolean> {
  allow(by, 'sendCallAgain');
  const sent = await db.transaction(async (tx) => {
    const [own] = await tx
      .select({ uuid: deliveries.uuid })
      .from(deliveries)
      .innerJoin(
        mediumEndpoints,
        and(eq(deliveries.recipientKey, sql`${mediumEndpoints.uuid}::text`), isOwn(by)),
      )
      .where(and(eq(deliveries.uuid, uuid), eq(deliveries.recipient, 'medium')));
    if (!own || (await sendAgain(tx, { uuids: [uuid] })).length === 0) return false;
    await logAct(tx, by, { action: 'send_again', subject: 'deliveries', uuid });
    return true;
  });
  if (sent) outbox.posted();
  return sent;
}
