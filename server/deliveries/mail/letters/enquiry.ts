import type { EnquiryRecord } from '../../records.ts';
import { facts, footer, type House, heading, type Letter, text } from '../letter.ts';
import {
  ENQUIRER_MESSAGES,
  ENQUIRY_ANSWER_MESSAGES,
  FOOTER_MESSAGES,
  OPERATOR_MESSAGES,
} from '../messages.ts';
import { inJapan } from './moment.ts';

/**
 * To a visitor who wrote: confirms the arrival. Nobody has proved the address, so the letter contains nothing that was
 * typed.
 */
export const enquirerLetter = ({ createdAt }: Pick<EnquiryRecord, 'createdAt'>, house: House): Letter => ({
  subject: ENQUIRER_MESSAGES.subject,
  blocks: [
    text(ENQUIRER_MESSAGES.greeting),
    text(ENQUIRER_MESSAGES.lead(house.product)),
    facts([[OPERATOR_MESSAGES.enquiry.at, inJapan(createdAt)]]),
    footer(house, FOOTER_MESSAGES.wrong),
  ],
});

/** To the operator, whose answer to this mail reaches the visitor. */
export function enquiryLetter({ name, email, mailBody, createdAt }: EnquiryRecord): Letter {
  const words = OPERATOR_MESSAGES.enquiry;
  return {
    subject: words.subject(name),
    blocks: [
      text(words.lead),
      facts([
        [words.name, name],
        [words.email, email],
        [words.at, inJapan(createdAt)],
      ]),
      heading(words.body),
      { kind: 'quote', text: mailBody },
    ],
  };
}

/** To a visitor: the answer of the operator. As above, nothing that was typed: somebody may have typed another's address. */
export const enquiryAnswerLetter = (
  { createdAt, answer }: Pick<EnquiryRecord, 'createdAt' | 'answer'>,
  house: House,
): Letter => ({
  subject: ENQUIRY_ANSWER_MESSAGES.subject,
  blocks: [
    text(ENQUIRER_MESSAGES.greeting),
    text(ENQUIRY_ANSWER_MESSAGES.lead(house.product)),
    facts([[OPERATOR_MESSAGES.enquiry.at, inJapan(createdAt)]]),
    ...(answer ?? '').split(/\n+/).map(text),
    footer(house, FOOTER_MESSAGES.wrong),
  ],
});
