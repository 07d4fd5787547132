import type { EnquiryRecord } from '../../records.ts';
import { facts, footer, heading, type Letter, type MailSender, pageBlock, textBlock } from '../letter.ts';
import {
  ENQUIRER_MESSAGES,
  ENQUIRY_ANSWER_MESSAGES,
  FOOTER_MESSAGES,
  OPERATOR_MESSAGES,
} from '../messages.ts';
import { momentInWords } from './moment.ts';

/**
 * To a visitor who wrote: confirms the arrival. Nobody has proved the address, so the letter contains nothing that was
 * typed.
 */
export const enquirerLetter = (
  { createdAt }: Pick<EnquiryRecord, 'createdAt'>,
  house: MailSender,
): Letter => ({
  subject: ENQUIRER_MESSAGES.subject,
  blocks: [
    textBlock(ENQUIRER_MESSAGES.greeting),
    textBlock(ENQUIRER_MESSAGES.lead(house.product)),
    facts([[OPERATOR_MESSAGES.enquiry.at, momentInWords(createdAt)]]),
    footer(house, FOOTER_MESSAGES.wrong),
  ],
});

/** To the operator, whose answer to this mail reaches the visitor. */
export function enquiryLetter(
  { name, email, mailBody, createdAt }: EnquiryRecord,
  page: string | undefined,
): Letter {
  const words = OPERATOR_MESSAGES.enquiry;
  return {
    subject: words.subject(name),
    blocks: [
      textBlock(words.lead),
      facts([
        [words.name, name],
        [words.email, email],
        [words.at, momentInWords(createdAt)],
      ]),
      heading(words.body),
      { kind: 'quote', text: mailBody },
      pageBlock(words.page, page),
    ],
  };
}

/** To a visitor: the answer of the operator. As above, nothing that was typed: somebody may have typed another's address. */
export const enquiryAnswerLetter = (
  { createdAt, answer }: Pick<EnquiryRecord, 'createdAt' | 'answer'>,
  house: MailSender,
): Letter => ({
  subject: ENQUIRY_ANSWER_MESSAGES.subject,
  blocks: [
    textBlock(ENQUIRER_MESSAGES.greeting),
    textBlock(ENQUIRY_ANSWER_MESSAGES.lead(house.product)),
    facts([[OPERATOR_MESSAGES.enquiry.at, momentInWords(createdAt)]]),
    ...(answer ?? '').split(/\n+/).map(textBlock),
    footer(house, FOOTER_MESSAGES.wrong),
  ],
});
