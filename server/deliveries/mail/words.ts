import { eq } from 'drizzle-orm';
import { EVENTS, type EventRow } from '../../base/events.ts';
import { sentMails } from '../../db/schema.ts';
import type { Delivery } from '../carry-out.ts';
import { asText } from './as-text.ts';
import { compose, type Office } from './compose.ts';
import type { Letter, MailWords } from './letter.ts';

/** Mails about these may be read: others carry a key to the desk itself. A copy has the words of the first. */
const READABLE: readonly string[] = ['requests', 'contact_enquiries', 'shop_registrations'];

const isReadable = ({ channel, subject, recipient }: Delivery) =>
  channel === 'mail' && READABLE.includes(subject) && recipient !== 'person';

/** The words without the addresses of links: a private one opens what its reader may see. */
function wordsOf(letter: Letter): MailWords {
  const blocks = letter.blocks.map((block) => (block.kind === 'link' ? { ...block, url: '…' } : block));
  return { subject: letter.subject, text: asText({ ...letter, blocks }) };
}

/** The words of a mail that are kept when it is sent; undefined if nobody may read it, or its row is gone already. */
export function wordsToKeep(delivery: Delivery, letter: Letter): MailWords | undefined {
  const { outlives }: EventRow = EVENTS[delivery.event];
  return isReadable(delivery) && !outlives ? wordsOf(letter) : undefined;
}

/**
 * The words of a mail as it was sent, or as it would go out now if none are kept: it waits, or was sent before words
 * were kept. Undefined if nobody may read it, or its row is gone.
 */
export async function readWords(
  office: Office,
  delivery: Delivery,
): Promise<(MailWords & { as_sent: boolean }) | undefined> {
  if (!isReadable(delivery)) return undefined;
  const [mail] = await office.db.select().from(sentMails).where(eq(sentMails.deliveryUuid, delivery.uuid));
  if (mail) return { subject: mail.subject, text: mail.text, as_sent: true };
  const message = await compose(office, delivery);
  return message && { ...wordsOf(message.letter), as_sent: false };
}
