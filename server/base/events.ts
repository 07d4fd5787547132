import { keysOf } from '#contract/keys.ts';

/** The tables whose rows deliveries are about. */
export type Subject = 'requests' | 'contact_enquiries' | 'shop_registrations' | 'deliveries';

/** Who gets mail, by what is known of them where the mail is sent. */
export const READERS = ['seller', 'shop', 'enquirer', 'registrant', 'operator'] as const;
export type Reader = (typeof READERS)[number];

export interface EventRow {
  /** What it happened to. */
  readonly subject: Subject;
  /** Who is told of it by mail. Shops: each that the request was passed on to. */
  readonly mail: readonly Reader[];
  /** Whether webhooks may ask for it. */
  readonly webhook: boolean;
  /** It is told although what it happened to is gone. */
  readonly outlives?: true;
}

/** What happens here that others learn of. The names are those that webhooks ask for and get. */
export const EVENTS = {
  'request.created': { subject: 'requests', mail: ['seller', 'shop'], webhook: true },
  /** The same moment, without anything personal: for affiliates. */
  'conversion.completed': { subject: 'requests', mail: [], webhook: true },
  'survey.answered': { subject: 'requests', mail: [], webhook: true },
  'enquiry.created': { subject: 'contact_enquiries', mail: ['enquirer', 'operator'], webhook: true },
  'registration.created': { subject: 'shop_registrations', mail: ['registrant', 'operator'], webhook: true },
  'registration.approved': { subject: 'shop_registrations', mail: ['registrant'], webhook: false },
  'registration.refused': { subject: 'shop_registrations', mail: ['registrant'], webhook: false },
  /** A shop that declined has made room for another one. */
  'lead.passed_on': { subject: 'requests', mail: ['shop'], webhook: false },
  /** A shop has opened the seller's contact. */
  'lead.viewed': { subject: 'requests', mail: ['seller'], webhook: true },
  'quote.given': { subject: 'requests', mail: ['seller'], webhook: true },
  'request.withdrawn': { subject: 'requests', mail: ['shop'], webhook: true },
  /** The request is gone. Those who know the seller's contact are told to erase it too. */
  'request.erased': { subject: 'requests', mail: ['shop'], webhook: true, outlives: true },
  /** A seller has lost the link, and asked for it. */
  'link.asked': { subject: 'requests', mail: ['seller'], webhook: false },
  /** Something could not be delivered. */
  'delivery.dead': { subject: 'deliveries', mail: ['operator'], webhook: false },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof EVENTS;

/** The events that webhooks may ask for. */
export type WebhookEvent = {
  [Name in EventName]: (typeof EVENTS)[Name]['webhook'] extends true ? Name : never;
}[EventName];

export const WEBHOOK_EVENTS = keysOf(EVENTS).filter((name): name is WebhookEvent => EVENTS[name].webhook);
