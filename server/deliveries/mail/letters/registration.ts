import type { RegistrationRecord } from '../../records.ts';
import { type Block, facts, footer, type Letter, type MailSender, pageBlock, textBlock } from '../letter.ts';
import {
  APPROVED_MESSAGES,
  FOOTER_MESSAGES,
  OPERATOR_MESSAGES,
  REFUSED_MESSAGES,
  REGISTRANT_MESSAGES,
  REGISTRATION_LABELS,
} from '../messages.ts';
import { momentInWords } from './moment.ts';

/** To a shop that wants to be listed. Nobody has proved the address, so the letter contains nothing that was typed. */
const registrantMail =
  (words: typeof REGISTRANT_MESSAGES | typeof APPROVED_MESSAGES | typeof REFUSED_MESSAGES) =>
  (house: MailSender): Letter => ({
    subject: words.subject,
    blocks: [
      textBlock(REGISTRANT_MESSAGES.greeting),
      textBlock(words.lead(house.product)),
      footer(house, FOOTER_MESSAGES.wrong),
    ],
  });

export const registrantLetter = registrantMail(REGISTRANT_MESSAGES);
export const approvedLetter = registrantMail(APPROVED_MESSAGES);
export const refusedLetter = registrantMail(REFUSED_MESSAGES);

const whatWasWritten = (registration: RegistrationRecord): Block =>
  facts([
    [REGISTRATION_LABELS.company, registration.companyShopName],
    [REGISTRATION_LABELS.name, registration.name],
    [REGISTRATION_LABELS.zipcode, registration.zipcode],
    [REGISTRATION_LABELS.address, registration.address],
    [REGISTRATION_LABELS.tel, registration.tel],
    [REGISTRATION_LABELS.email, registration.email],
  ]);

/** To the operator, who decides on it. */
export function registrationLetter(registration: RegistrationRecord, page: string | undefined): Letter {
  const words = OPERATOR_MESSAGES.registration;
  return {
    subject: words.subject(registration.companyShopName),
    blocks: [
      textBlock(words.lead),
      facts([[words.at, momentInWords(registration.createdAt)]]),
      whatWasWritten(registration),
      pageBlock(words.page, page),
    ],
  };
}
