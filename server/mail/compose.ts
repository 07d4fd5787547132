import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { deliveries } from '../db/schema.ts';
import type { Delivery } from '../deliveries/carry-out.ts';
import type { EventName, Reader } from '../deliveries/events.ts';
import {
  type RequestRecord,
  readEnquiry,
  readRegistration,
  readRequestRecord,
} from '../deliveries/records.ts';
import { NO_ADDRESS } from '../deliveries/undeliverable.ts';
import type { Links } from '../links/links.ts';
import { firstAddress } from './address.ts';
import type { House, Letter } from './letter.ts';
import { deadLetter } from './letters/dead.ts';
import { enquirerLetter, enquiryLetter } from './letters/enquiry.ts';
import { registrantLetter, registrationLetter } from './letters/registration.ts';
import { sellerLetter } from './letters/seller.ts';
import { shopLetter } from './letters/shop.ts';
import { SHOP_MESSAGES } from './messages.ts';

/** A letter and where it goes. Empty addresses: nobody said where. */
export interface Composed {
  to: readonly string[];
  letter: Letter;
  /** Where an answer goes, if not to the operator. */
  replyTo?: readonly string[];
  /** The subject of a mail that asks not to get these any more, to the operator. */
  unsubscribe?: string;
}

export interface Desk {
  db: Db;
  links: Links;
  house: House;
  /** Where the operator reads. */
  operator: string | undefined;
}

type Compose = (desk: Desk, delivery: Delivery) => Promise<Composed | undefined>;

const aboutRequest =
  (compose: (desk: Desk, request: RequestRecord, delivery: Delivery) => Composed | undefined): Compose =>
  async (desk, delivery) => {
    const request = await readRequestRecord(desk.db, delivery.subjectUuid);
    return request && compose(desk, request, delivery);
  };

const listed = (addresses: string) => addresses.split(',').map((address) => address.trim());

/** What each reader of each event gets. */
const LETTERS: { readonly [Name in EventName]?: { readonly [Who in Reader]?: Compose } } = {
  'request.created': {
    seller: aboutRequest(({ links, house }, request) => {
      const subject = { kind: 'request', uuids: [request.uuid], version: request.linkVersion } as const;
      return {
        to: [request.email],
        letter: sellerLetter(request, house, links.to(subject, request.createdAt)),
      };
    }),
    shop: aboutRequest(({ links, house }, request, { recipientKey }) => {
      const shop = request.shops.find(({ uuid }) => uuid === recipientKey);
      if (!shop) return undefined;
      const subject = {
        kind: 'lead',
        uuids: [request.uuid, shop.uuid],
        version: shop.linkVersion,
      } as const;
      return {
        to: shop.email ? [shop.email] : [],
        letter: shopLetter(request, shop.name, house, links.to(subject, request.createdAt)),
        unsubscribe: SHOP_MESSAGES.stopSubject,
      };
    }),
  },
  'enquiry.created': {
    enquirer: async ({ db, house }, { subjectUuid }) => {
      const enquiry = await readEnquiry(db, subjectUuid);
      // To one only: or anybody could have us write to many.
      return enquiry && { to: [firstAddress(enquiry.email)], letter: enquirerLetter(enquiry, house) };
    },
    operator: async ({ db, operator }, { subjectUuid }) => {
      const enquiry = await readEnquiry(db, subjectUuid);
      return (
        enquiry && {
          to: operator ? [operator] : [],
          letter: enquiryLetter(enquiry),
          replyTo: listed(enquiry.email),
        }
      );
    },
  },
  'registration.created': {
    registrant: async ({ db, house }, { subjectUuid }) => {
      const registration = await readRegistration(db, subjectUuid);
      return registration && { to: [registration.email], letter: registrantLetter(registration, house) };
    },
    operator: async ({ db, operator }, { subjectUuid }) => {
      const registration = await readRegistration(db, subjectUuid);
      return (
        registration && {
          to: operator ? [operator] : [],
          letter: registrationLetter(registration),
          replyTo: [registration.email],
        }
      );
    },
  },
  'delivery.dead': {
    operator: async ({ db, operator }) => {
      const counts = await countDead(db);
      return counts.length > 0 ? { to: operator ? [operator] : [], letter: deadLetter(counts) } : undefined;
    },
  },
};

/** The mail that a delivery is; undefined if what it is about is gone. */
export async function compose(desk: Desk, delivery: Delivery): Promise<Composed | undefined> {
  const { event, recipient } = delivery;
  return recipient === 'endpoint' ? undefined : LETTERS[event]?.[recipient]?.(desk, delivery);
}

/** What was given up and waits for a person. That a shop has no address is known without a mail. */
const countDead = (db: Db) =>
  db
    .select({
      event: deliveries.event,
      error: sql<string>`coalesce(${deliveries.error}, '')`,
      count: count(),
    })
    .from(deliveries)
    .where(and(eq(deliveries.state, 'dead'), ne(deliveries.error, NO_ADDRESS)))
    .groupBy(deliveries.event, deliveries.error)
    .orderBy(deliveries.event);
