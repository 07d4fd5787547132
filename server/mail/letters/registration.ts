import type { RegistrationRecord } from '../../deliveries/records.ts';
import { type Block, footer, type House, heading, type Letter, text } from '../letter.ts';
import {
  APPROVED_MESSAGES,
  OPERATOR_MESSAGES,
  REFUSED_MESSAGES,
  REGISTRANT_MESSAGES,
  REGISTRATION_LABELS,
} from '../messages.ts';
import { inJapan } from './moment.ts';

const whatWasWritten = (registration: RegistrationRecord): Block => ({
  kind: 'facts',
  rows: [
    [REGISTRATION_LABELS.company, registration.companyShopName],
    [REGISTRATION_LABELS.name, registration.name],
    [REGISTRATION_LABELS.zipcode, registration.zipcode],
    [REGISTRATION_LABELS.address, registration.address],
    [REGISTRATION_LABELS.tel, registration.tel],
    [REGISTRATION_LABELS.email, registration.email],
  ],
});

/** To who registers a shop: a copy. */
export const registrantLetter = (registration: RegistrationRecord, house: House): Letter => ({
  subject: REGISTRANT_MESSAGES.subject,
  blocks: [
    text(REGISTRANT_MESSAGES.greeting(registration.companyShopName, registration.name)),
    text(REGISTRANT_MESSAGES.lead(house.product)),
    heading(REGISTRANT_MESSAGES.copy),
    whatWasWritten(registration),
    footer(house),
  ],
});

/** To who registered a shop: what was decided. */
const decision =
  (words: typeof APPROVED_MESSAGES | typeof REFUSED_MESSAGES) =>
  (registration: RegistrationRecord, house: House): Letter => ({
    subject: words.subject,
    blocks: [
      text(REGISTRANT_MESSAGES.greeting(registration.companyShopName, registration.name)),
      text(words.lead(house.product)),
      footer(house),
    ],
  });

export const approvedLetter = decision(APPROVED_MESSAGES);
export const refusedLetter = decision(REFUSED_MESSAGES);

/** To the operator, who decides on it. */
export function registrationLetter(registration: RegistrationRecord): Letter {
  const words = OPERATOR_MESSAGES.registration;
  return {
    subject: words.subject(registration.companyShopName),
    blocks: [
      text(words.lead),
      { kind: 'facts', rows: [[words.at, inJapan(registration.createdAt)]] },
      whatWasWritten(registration),
      text(words.next),
      { kind: 'commands', lines: words.commands },
    ],
  };
}
