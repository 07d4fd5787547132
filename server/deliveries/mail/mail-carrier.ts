import { createHmac } from 'node:crypto';
import { oneLine } from '#contract/base/text.ts';
import { isEmail } from '#contract/customer/email.ts';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import type { MailSettings } from '../../base/config.ts';
import { EVENTS, type EventRow } from '../../base/events.ts';
import type { Carrier, Delivery } from '../carry-out.ts';
import { NO_ADDRESS, Undeliverable } from '../undeliverable.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import { type Composed, compose, type Office } from './compose.ts';
import { mistakeOf, type SmtpError } from './smtp-mistake.ts';
import type { Mail, Transport } from './transport.ts';
import { wordsToKeep } from './words.ts';

interface Sender extends Office {
  settings: Pick<MailSettings, 'from'>;
  transport: Transport;
  /** The key that hashes the names of threads. */
  secret: string;
}

/** Renders mail when it is sent, and hands it over. @param senderNow of this moment: its operator may change */
export function mailCarrier(senderNow: () => Sender): Carrier {
  return {
    deliver: async (delivery) => {
      const sender = senderNow();
      const message = await compose(sender, delivery);
      if (!message) return false;
      const mail = mailOf(sender, delivery, message);
      const { outlives }: EventRow = EVENTS[delivery.event];
      // Kept mail is filed under its row, and removed with it.
      const about = { subject: outlives ? delivery.uuid : delivery.subjectUuid, uuid: delivery.uuid };
      await sender.transport.send(mail, about).catch((error) => {
        throw refusalOf(error);
      });
      return wordsToKeep(delivery, message.letter) ?? true;
    },
    takeBack: ({ subjectUuid }) => senderNow().transport.forget(subjectUuid),
  };
}

function mailOf(
  { settings: { from }, house: { product }, operator, secret }: Sender,
  { uuid, subjectUuid, recipient, recipientKey }: Delivery,
  { to, letter, replyTo, unsubscribe }: Composed,
): Mail {
  const domain = from.slice(from.indexOf('@') + 1);
  // A shop must not learn the uuid of a request, so the thread has a name of its own for each reader.
  const thread = createHmac('sha256', secret)
    .update(`${subjectUuid} ${recipient} ${recipientKey}`)
    .digest('hex');
  const answers = replyTo ?? (operator ? [operator] : []);
  return {
    from: { name: product, address: from },
    to: addresses(to),
    replyTo: answers.length > 0 ? addresses(answers) : undefined,
    subject: oneLine(letter.subject),
    text: asText(letter),
    html: asHtml(letter, product),
    messageId: `<${uuid}@${domain}>`,
    references: `<${thread.slice(0, 32)}@${domain}>`,
    headers: {
      // Keeps automatic answers such as "I am on holiday" away.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': letter.language ?? OWN_LANGUAGE,
      ...(unsubscribe && operator && { 'List-Unsubscribe': unsubscribeBy(operator, unsubscribe) }),
    },
  };
}

const unsubscribeBy = (operator: string, subject: string) =>
  `<mailto:${encodeURIComponent(operator).replace('%40', '@')}?subject=${encodeURIComponent(subject)}>`;

function addresses(list: readonly string[]): Mail['to'] {
  if (list.length === 0) throw new Undeliverable(NO_ADDRESS, { isFinal: true });
  if (!list.every(isEmail)) throw new Undeliverable('bad_address', { isFinal: true });
  return list.map((address) => ({ name: '', address }));
}

/** A final no to these is about this mail. To others (AUTH, MAIL FROM) it is about us, and passes when mended. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/** The words of the mail server are not stored: they may contain the address. */
function refusalOf(error: SmtpError): Undeliverable {
  const mistake = mistakeOf(error);
  if (mistake) return new Undeliverable(mistake.code, { isFinal: true, cause: error });
  const { code = 'unknown', command = '', responseCode = 0 } = error;
  const isFinal = responseCode >= 500 && ABOUT_THE_MAIL.includes(command);
  const name = responseCode ? `smtp_${responseCode}` : code.toLowerCase();
  return new Undeliverable(name, { isFinal, cause: error });
}
