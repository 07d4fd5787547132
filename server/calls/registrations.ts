import type { SQLWrapper } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { registerShop } from '#contract/calls/shops.ts';
import { sendEnquiry } from '#contract/calls/site.ts';
import { ENQUIRY_FIELDS } from '#contract/enquiries/enquiry.ts';
import { ADDED_LINE, REGISTRATION_FIELDS } from '#contract/enquiries/registration.ts';
import type { EventName } from '../base/events.ts';
import type { Reader } from '../base/mails.ts';
import { toColumns } from '../db/columns.ts';
import type { Db } from '../db/open.ts';
import { contactEnquiries, shopRegistrations } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import { firstAddress } from '../deliveries/mail/address.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { addressOf, type RateLimits } from '../limits/rate-limits.ts';
import { checkTexts, cleaned, wrong } from './check-texts.ts';
import { route } from './route.ts';

const isUuid = (text: string) => z.guid().safeParse(text).success;

/** Stores registrations of shops and messages of visitors, for the people who answer them (document 1, section 7). */
export function registrationCalls(app: FastifyInstance, db: Db, outbox: Outbox, limits?: RateLimits): void {
  /** Anybody can type an address, so its owner gets only so many confirmations. The texts are stored in any case. */
  const store = async (event: EventName, [reader, email]: [Reader, string], insertion: SQLWrapper) => {
    const isConfirmed = !limits || (await limits.left('confirmation', { email })) !== undefined;
    const announcement = outbox.announce([event], { without: isConfirmed ? undefined : reader });
    await withStored(db, insertion, { announced: announcement });
    outbox.posted();
  };

  route(app, registerShop, async ({ body: { medium_uuid, trial_company }, request, refuse }) => {
    const { terms, ...texts } = trial_company;
    const details = [
      ...checkTexts({ inflow: ADDED_LINE, ...REGISTRATION_FIELDS, address: ADDED_LINE }, texts),
      ...wrong('terms', terms),
      ...wrong('medium_uuid', isUuid(medium_uuid)),
    ];
    if (details.length > 0) refuse('invalid_body', undefined, details);
    await limits?.count('registration', { ...addressOf(request), email: texts.email });
    await store(
      'registration.created',
      ['registrant', texts.email],
      db
        .insert(shopRegistrations)
        .values({
          mediumUuid: medium_uuid,
          ...toColumns(shopRegistrations, cleaned(REGISTRATION_FIELDS, texts)),
        })
        .returning({ uuid: shopRegistrations.uuid }),
    );
    return {};
  });

  route(app, sendEnquiry, async ({ body: { contact }, request, refuse }) => {
    const { service_uuid, ...texts } = contact;
    const details = [...checkTexts(ENQUIRY_FIELDS, texts), ...wrong('service_uuid', isUuid(service_uuid))];
    if (details.length > 0) refuse('invalid_body', undefined, details);
    // The address that gets mail: others beside it must not make it look like somebody else's.
    const email = firstAddress(texts.email);
    await limits?.count('enquiry', { ...addressOf(request), email });
    await store(
      'enquiry.created',
      ['enquirer', email],
      db
        .insert(contactEnquiries)
        .values({ serviceUuid: service_uuid, ...toColumns(contactEnquiries, cleaned(ENQUIRY_FIELDS, texts)) })
        .returning({ uuid: contactEnquiries.uuid }),
    );
    return {};
  });
}
