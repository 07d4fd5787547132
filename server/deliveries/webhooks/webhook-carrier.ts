import { Webhook } from 'standardwebhooks';
import type { Db } from '../../db/open.ts';
import type { Carrier } from '../carry-out.ts';
import { Undeliverable } from '../undeliverable.ts';
import type { Endpoint } from './endpoints.ts';
import type { AllowedNetworks } from './guarded-lookup.ts';
import { payloadOf } from './payloads.ts';
import { ANSWER_MS, post } from './post.ts';
import { momentOf } from './retry-after.ts';

/** Gone for good (RFC 9110, section 15.5.11). Everything else may pass. */
const GONE = 410;

/** Signs calls by the rules of Standard Webhooks, and makes them. */
export const webhookCarrier = (
  db: Db,
  { url, secrets }: Endpoint,
  allowed: AllowedNetworks,
  answerMs = ANSWER_MS,
): Carrier => ({
  deliver: async (delivery) => {
    const body = await payloadOf(db, delivery);
    if (body === undefined) return false;
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'takakurabe-webhooks/1',
      'webhook-id': delivery.uuid,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': secrets
        .map((secret) => new Webhook(secret).sign(delivery.uuid, now, body))
        .join(' '),
    };
    const { status, retryAfter } = await post({ url, headers, body }, allowed, answerMs);
    if (status >= 200 && status <= 299) return true;
    const notBefore = momentOf(retryAfter, Date.now());
    throw new Undeliverable(`http_${status}`, { isFinal: status === GONE, notBefore });
  },
});
