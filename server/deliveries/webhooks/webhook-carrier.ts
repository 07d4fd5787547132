import { Webhook } from 'standardwebhooks';
import type { Db } from '../../db/open.ts';
import type { Carrier } from '../carry-out.ts';
import { Undeliverable } from '../undeliverable.ts';
import { ANSWER_MS, callOnce } from './call-once.ts';
import type { Endpoint } from './endpoints.ts';
import type { AllowedNetworks } from './guarded-lookup.ts';
import { payloadOf } from './payloads.ts';
import { momentOf } from './retry-after.ts';

/** Gone for good (RFC 9110, section 15.5.11). Everything else may pass. */
const GONE = 410;

const AGENT = { 'user-agent': 'takakurabe-webhooks/1' };

/** Where a call goes, and how. */
export interface Target extends Pick<Endpoint, 'url'> {
  /** The secrets that sign it; without one it is the plain call of an address. */
  secrets?: readonly string[];
  allowed: AllowedNetworks;
  answerMs?: number | undefined;
}

/**
 * Makes a call, signed by the rules of Standard Webhooks if it has a body.
 * @throws Undeliverable if it was not accepted
 */
export async function callEndpoint(
  { url, secrets = [], allowed, answerMs = ANSWER_MS }: Target,
  id: string,
  body?: string,
): Promise<void> {
  const now = new Date();
  const signature = body !== undefined && {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
  const call = { url, headers: { ...AGENT, ...signature }, ...(body !== undefined && { body }) };
  const { status, retryAfter } = await callOnce(call, allowed, answerMs);
  if (status >= 200 && status <= 299) return;
  const notBefore = momentOf(retryAfter, Date.now());
  throw new Undeliverable(`http_${status}`, { isFinal: status === GONE, notBefore });
}

/** Calls a webhook of the operator. */
export const webhookCarrier = (
  db: Db,
  { url, secrets }: Endpoint,
  networks: AllowedNetworks,
  answerMs?: number,
): Carrier => ({
  deliver: async (delivery) => {
    const body = await payloadOf(db, delivery);
    if (body === undefined) return false;
    await callEndpoint({ url, secrets, allowed: networks, answerMs }, delivery.uuid, body);
    return true;
  },
});
