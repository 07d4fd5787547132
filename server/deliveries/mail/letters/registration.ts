import type { RegistrationRecord } from '../../records.ts';
import { type Block, facts, footer, type House, type Letter, text } from '../letter.ts';
import {
  APPROVED_MESSAGES,
  FOOTER_MESSAGES,
  OPERATOR_MESSAGES,
  REFUSED_MESSAGES,
  REGISTRANT_MESSAGES,
  REGISTRATION_LABELS,
} from '../messages.ts';
import { inJapan } from './moment.ts';

/** To a shop that wants to be listed. Nobody has proved the address, so the letter contains nothing that was typed. */
const registrantMail =
  (words: typeof REGISTRANT_MESSAGES | typeof APPROVED_MESSAGES | typeof REFUSED_MESSAGES) =>
  (house: House): Letter => ({
    subject: words.subject,
    blocks: [
      text(REGISTRANT_MESSAGES.greeting),
      text(words.lead(house.product)),
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
export function registrationLetter(registration: RegistrationRecord): Letter {
  const words = OPERATOR_MESSAGES.registration;
  return {
    subject: words.subject(registration.companyShopName),
    blocks: [
      text(words.lead),
      facts([[words.at, inJapan(registration.createdAt)]]),
      whatWasWritten(registration),
      text(words.next),
      { kind: 'commands', lines: words.commands },
    ],
  };
}
