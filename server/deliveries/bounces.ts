import { and, eq, inArray } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { messageOf, StartError } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deliveries } from '../db/schema.ts';
import { end, type Follower } from './carry-out.ts';

/** A delivery status notification: what became of a mail of ours (RFC 3464). */
export interface Bounce {
  /** The delivery that the mail was made for. */
  delivery: string;
  /** Whether the mail was given up for good. A notice of a delay is none. */
  isFinal: boolean;
}

/** The Message-ID of our mails: the uuid of the delivery, at our domain. */
const MESSAGE_ID = /^Message-ID:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/im;

const decoder = new TextDecoder();
const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : decoder.decode(content as ArrayBuffer);

/** No notice about a mail of ours is as long. Anybody can write to the address, and long mails take long to read. */
const MOST_BYTES = 512 * 1024;

const unreadable = (why: string) =>
  new StartError(
    `The mail cannot be read as a notice of a mail server: ${why}.`,
    'Nothing was noted. A mail that nobody needs can be thrown away.',
  );

/** A mail as it comes in. @throws StartError if it is longer than any notice */
export async function readMail(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw unreadable(`it is longer than ${MOST_BYTES / 1024} KB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a mail that a mail server sends about one of ours.
 * @returns undefined if it is about none of ours, or says nothing of a delivery
 * @throws StartError if it cannot be read, such as one that is nested too deep
 */
export async function readBounce(mail: Uint8Array): Promise<Bounce | undefined> {
  const { attachments } = await PostalMime.parse(mail, { forceRfc822Attachments: true }).catch((error) => {
    throw unreadable(messageOf(error));
  });
  const partOf = (types: readonly string[]) =>
    textOf(attachments.find(({ mimeType }) => types.includes(mimeType))?.content ?? '');
  const status = partOf(['message/delivery-status', 'message/global-delivery-status']);
  const original = partOf([
    'message/rfc822',
    'message/global',
    'text/rfc822-headers',
    'message/rfc822-headers',
    'message/global-headers',
  ]);
  const [, delivery] = MESSAGE_ID.exec(original) ?? [];
  if (!status || !delivery) return undefined;
  return { delivery, isFinal: /^Action:\s*failed/im.test(status) && /^Status:\s*5\./im.test(status) };
}

/**
 * A mail that was accepted has come back.
 * @param follow does what follows for the request
 * @returns whether there is such a mail, and it was not known to have failed
 */
export async function noteBounce(db: Db, uuid: string, follow: Follower): Promise<boolean> {
  const which = and(eq(deliveries.uuid, uuid), inArray(deliveries.state, ['sent', 'waiting']));
  const [delivery] = await db.select().from(deliveries).where(which);
  return delivery ? end({ db, follow }, delivery, { state: 'dead', error: 'bounced' }, which) : false;
}
