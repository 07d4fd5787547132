import { eq } from 'drizzle-orm';
import { deskDevices } from '../../db/schema.ts';
import type { Office } from '../mail/compose.ts';
import { Undeliverable } from '../undeliverable.ts';
import { ANSWER_MS, callOnce } from '../webhooks/call-once.ts';
import type { AllowedNetworks } from '../webhooks/guarded-lookup.ts';
import { momentOf } from '../webhooks/retry-after.ts';
import { pushLibrary, readPushKeys } from './push-keys.ts';

export type Device = typeof deskDevices.$inferSelect;

/** The words and the link that a device shows, in a body that only its browser can read. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of this site. */
  url: string;
  /** One that comes later takes the place of one with the same tag, on its way and on the screen. */
  tag: string;
}

/** How a push service handles a message. */
interface Handling {
  /** For how long it tries to reach a device that is off. */
  seconds: number;
  /** Whether the device may wake up for it. */
  isUrgent: boolean;
}

export interface PushOffice extends Pick<Office, 'db' | 'contact'> {
  /** Networks that are not public and may be called: none, but in tests. */
  allowed?: AllowedNetworks;
  answerMs?: number | undefined;
}

/** The device is there no more, or the person does not want it: the browser has another address, if any. */
const GONE = [404, 410];

/**
 * Hands a message over to the push service of a device. A device that is there no more is forgotten.
 * @returns whether the device is still there
 * @throws Undeliverable if the push service does not take it now
 */
export async function sendPush(
  { db, contact, allowed = [], answerMs = ANSWER_MS }: PushOffice,
  { uuid, address, publicKey: p256dh, authSecret: auth }: Device,
  message: PushMessage,
  { seconds, isUrgent }: Handling,
): Promise<boolean> {
  const { generateRequestDetails } = await pushLibrary();
  const { headers, body } = generateRequestDetails(
    { endpoint: address, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${contact}`, ...(await readPushKeys(db)) },
      TTL: seconds,
      urgency: isUrgent ? 'high' : 'normal',
      topic: message.tag,
      contentEncoding: 'aes128gcm',
    },
  );
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const call = { url: address, headers: texts, body: body ?? Buffer.alloc(0) };
  const { status, retryAfter } = await callOnce(call, allowed, answerMs);
  if (GONE.includes(status)) {
    await db.delete(deskDevices).where(eq(deskDevices.uuid, uuid));
    return false;
  }
  if (status < 200 || status > 299)
    throw new Undeliverable(`http_${status}`, { notBefore: momentOf(retryAfter, Date.now()) });
  await db.update(deskDevices).set({ toldAt: new Date() }).where(eq(deskDevices.uuid, uuid));
  return true;
}
