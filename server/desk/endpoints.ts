import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { keysOf as namesOf } from '#contract/base/keys.ts';
import { CALL_ROWS } from '#contract/desk/desk.ts';
import {
  ENDPOINT_KINDS,
  ENDPOINT_LIMITS,
  type EndpointKind,
  idsIn,
  isEndpointUrl,
} from '#contract/media/postback.ts';
import { shortText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { numberOf } from '../db/records/number.ts';
import { deliveries, media, mediumEndpoints } from '../db/schema.ts';
import { sendAgain } from '../deliveries/list.ts';
import { Undeliverable } from '../deliveries/undeliverable.ts';
import { type AllowedNetworks, isOutOfReach } from '../deliveries/webhooks/guarded-lookup.ts';
import { postbackUrl } from '../deliveries/webhooks/medium-carrier.ts';
import { type Conversion, trialPayload } from '../deliveries/webhooks/payloads.ts';
import { callEndpoint, type Target } from '../deliveries/webhooks/webhook-carrier.ts';
import { act, actOn, view } from './act.ts';
import { ofOne } from './inputs.ts';
import { namedThing, programKeys } from './keys.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { holdAccess } from './rights.ts';
import { hostOf } from './stopped.ts';

const TABLE = 'medium_endpoints';

/** Secrets of a webhook at a time: a new one beside the one that it replaces. */
export const MOST_SECRETS = 2;

export const makeSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** The endpoints of somebody's media. */
const isOwn = (by: Person) => inArray(mediumEndpoints.mediumUuid, [...by.media]);

/** The endpoints and keys of a partner, and the last calls. */
async function readConnections({ db, by }: { db: Db; by: Person }) {
  const [own, endpoints, keys] = await Promise.all([
    db
      .select({ uuid: media.uuid, name: media.name, context: media.context })
      .from(media)
      .where(inArray(media.uuid, [...by.media]))
      .orderBy(asc(media.createdAt)),
    db.select().from(mediumEndpoints).where(isOwn(by)).orderBy(asc(mediumEndpoints.createdAt)),
    programKeys(db, by.id),
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
      /** How many secrets sign its calls. */
      secrets: secrets.length,
      /** Since when it is not called any more, because nobody with access worked for its medium. */
      stopped_at: stoppedAt?.toISOString() ?? null,
    })),
    /** The last calls, the newest first. */
    calls: calls.map(shownCall),
    keys: keys.map(namedThing),
  };
}

/** A call to an endpoint as pages show it. */
export const shownCall = ({
  uuid,
  recipientKey: endpoint,
  createdAt,
  subjectUuid,
  state,
  attempts,
  error,
}: typeof deliveries.$inferSelect) => ({
  uuid,
  endpoint,
  at: createdAt.toISOString(),
  /** The number of the request. */
  number: numberOf(subjectUuid),
  state,
  attempts,
  error,
});

/** The secret is shown once, by the page that asked for it; null: the endpoint has none. */
export interface Made {
  uuid: string;
  secret: string | null;
}

const newEndpoint = z
  .object({
    medium: z.guid(),
    kind: z.enum(namesOf(ENDPOINT_KINDS) as [EndpointKind, ...EndpointKind[]]),
    url: shortText(ENDPOINT_LIMITS.characters).check(z.trim()),
  })
  .check(z.refine(({ kind, url }) => isEndpointUrl(kind, url)));

/**
 * Adds an endpoint to a medium of one's own.
 * @throws Refusal `not_found`: the medium is none of theirs; `too_many`, `wrong_endpoint`
 */
async function addEndpoint(
  db: Db,
  by: Person,
  { medium, kind, url }: z.output<typeof newEndpoint>,
): Promise<Made> {
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
    const [row] = await tx
      .insert(mediumEndpoints)
      .values({ mediumUuid: medium, kind, url, needs: ids, secrets: secret ? [secret] : [], addedBy: by.id })
      .returning({ uuid: mediumEndpoints.uuid });
    const { uuid = '' } = row ?? {};
    await logAct(tx, by, {
      action: 'change',
      subject: TABLE,
      uuid,
      changed: `added: ${kind} ${hostOf(url)}`,
    });
    return { uuid, secret };
  });
}

/** The changes of an endpoint, in the words of the log. */
export const CHANGED = {
  renew: 'secret added',
  settle: 'older secret removed',
  resume: 'called again',
  remove: 'removed',
} as const;

export const endpointChange = z.extend(ofOne, { to: z.enum(['renew', 'settle', 'resume', 'remove']) });

/**
 * The person is held before the endpoint, in the order in which the access of people is taken away.
 * @throws Refusal `not_found`, `too_many`: there are two secrets already
 */
const changeEndpoint = (db: Db, by: Person, { uuid, to }: z.output<typeof endpointChange>): Promise<Made> =>
  db.transaction(async (tx) => {
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
    const verb = CHANGED[to];
    await logAct(tx, by, {
      action: 'change',
      subject: TABLE,
      uuid,
      changed: `${verb}: ${hostOf(endpoint.url)}`,
    });
    return { uuid, secret };
  });

/**
 * Calls an endpoint with a conversion that is made up, so that a partner sees whether it answers.
 * @param networks networks that are not public and may be called: none, but in tests
 * @returns the code of the error; null if the call was accepted
 * @throws Refusal `not_found`
 */
export async function tryCall(
  db: Db,
  by: Person,
  uuid: string,
  networks: AllowedNetworks = [],
): Promise<string | null> {
  const which = and(eq(mediumEndpoints.uuid, uuid), isOwn(by));
  const [endpoint] = await db.select().from(mediumEndpoints).where(which);
  if (!endpoint) throw new Refusal('not_found');
  const { mediumUuid, kind, url, secrets, needs } = endpoint;
  const tracking = Object.fromEntries(needs.map((id) => [id, 'TEST']));
  const conversion: Conversion = {
    number: 'TEST',
    kind: 'test',
    createdAt: new Date(),
    mediumUuid,
    tracking,
    context: {},
    items: [],
    inflow: '',
    utmSource: '',
    utmMedium: '',
    utmCampaign: '',
  };
  const target = kind === 'webhook' ? { url, secrets } : { url: postbackUrl(url, conversion) };
  return tried({ ...target, allowed: networks }, kind === 'webhook' ? trialPayload(conversion) : undefined);
}

/** Makes a call that is made up. @returns the code of the error; null if the call was accepted */
export async function tried(target: Target, body: string | undefined): Promise<string | null> {
  try {
    await callEndpoint(target, crypto.randomUUID(), body);
    return null;
  } catch (error) {
    if (error instanceof Undeliverable) return error.code;
    throw error;
  }
}

export const endpointActs = {
  readConnections: view({ may: ['partner'], read: readConnections }),
  addEndpoint: act({
    may: ['partner'],
    asks: newEndpoint,
    run: ({ db }, by, input) => addEndpoint(db, by, input),
  }),
  /**
   * `renew` adds a secret beside the present one; `settle` takes the older one away; `resume` has a stopped endpoint
   * called again; `remove` takes it away.
   */
  changeEndpoint: act({
    may: ['partner'],
    asks: endpointChange,
    run: ({ db }, by, input) => changeEndpoint(db, by, input),
  }),
  /** Makes a call with a conversion that is made up. */
  tryEndpoint: act({
    may: ['partner'],
    asks: ofOne,
    async run({ db, limits }, by, { uuid }) {
      await limits?.count('endpointTry', { person: by.id });
      return { error: await tryCall(db, by, uuid) };
    },
  }),
  /** Makes a call again that was given up, or that the receiver has lost. */
  sendCallAgain: actOn(deliveries, {
    may: ['partner'],
    asks: ofOne,
    logs: 'send_again',
    async work({ tx, by, row }, { uuid }) {
      const which = and(eq(sql`${mediumEndpoints.uuid}::text`, row.recipientKey), isOwn(by));
      const isCall = row.recipient === 'medium' && (await tx.$count(mediumEndpoints, which)) > 0;
      if (!isCall || (await sendAgain(tx, { uuids: [uuid] })).length === 0) throw new Refusal('not_found');
      return { answer: {} };
    },
  }),
};
