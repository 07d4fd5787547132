import type { EnquiryRecord } from '../../deliveries/records.ts';
import { footer, type House, heading, type Letter, text } from '../letter.ts';
import { ENQUIRER_MESSAGES, OPERATOR_MESSAGES } from '../messages.ts';
import { inJapan } from './moment.ts';

/** To a visitor who wrote: a copy. */
export const enquirerLetter = ({ name, mailBody }: EnquiryRecord, house: House): Letter => ({
  subject: ENQUIRER_MESSAGES.subject,
  blocks: [
    text(ENQUIRER_MESSAGES.greeting(name)),
    text(ENQUIRER_MESSAGES.lead(house.product)),
    heading(ENQUIRER_MESSAGES.copy),
    { kind: 'quote', text: mailBody },
    footer(house),
  ],
});

/** To the operator, who answers by answering this mail. */
export function enquiryLetter({ name, email, mailBody, createdAt }: EnquiryRecord): Letter {
  const words = OPERATOR_MESSAGES.enquiry;
  return {
    subject: words.subject(name),
    blocks: [
      text(words.lead),
      {
        kind: 'facts',
        rows: [
          [words.name, name],
          [words.email, email],
          [words.at, inJapan(createdAt)],
        ],
      },
      heading(words.body),
      { kind: 'quote', text: mailBody },
    ],
  };
}
