import { keysOf } from '#contract/keys.ts';

/** The tables whose rows deliveries refer to. */
export type Subject =
  | 'requests'
  | 'contact_enquiries'
  | 'shop_registrations'
  | 'deliveries'
  | 'desk_people'
  | 'desk_sign_ins';

/** The readers of mail. The mail is addressed by the contact that is stored for each. */
export const READERS = ['seller', 'shop', 'enquirer', 'registrant', 'operator', 'person'] as const;
export type Reader = (typeof READERS)[number];

export interface EventRow {
  /** The table of the row that the event is about. */
  readonly subject: Subject;
  /** The readers who get mail about it. Shops: each shop that the request was passed on to. */
  readonly mail: readonly Reader[];
  /** Whether webhooks may subscribe to it. */
  readonly webhook: boolean;
  /** The endpoints of the medium that the request counts towards hear of it. */
  readonly media?: true;
  /** The event is delivered although its row is gone. */
  readonly outlives?: true;
}

/** The events. Webhooks subscribe to and receive them by these names. */
export const EVENTS = {
  'request.created': { subject: 'requests', mail: ['seller', 'shop'], webhook: true },
  /** The same moment, without anything personal: for affiliates. */
  'conversion.completed': { subject: 'requests', mail: [], webhook: true, media: true },
  'survey.answered': { subject: 'requests', mail: [], webhook: true },
  'enquiry.created': { subject: 'contact_enquiries', mail: ['enquirer', 'operator'], webhook: true },
  /** The operator has answered an enquiry. */
  'enquiry.answered': { subject: 'contact_enquiries', mail: ['enquirer'], webhook: false },
  'registration.created': { subject: 'shop_registrations', mail: ['registrant', 'operator'], webhook: true },
  'registration.approved': { subject: 'shop_registrations', mail: ['registrant'], webhook: false },
  'registration.refused': { subject: 'shop_registrations', mail: ['registrant'], webhook: false },
  /** Somebody may work at a desk. */
  'person.invited': { subject: 'desk_people', mail: ['person'], webhook: false },
  /** Somebody who works at a desk wants to sign in. */
  'person.sign_in_asked': { subject: 'desk_sign_ins', mail: ['person'], webhook: false },
  /** No shop could be told of a request. */
  'request.unplaced': { subject: 'requests', mail: ['operator'], webhook: false },
  /** Something that the seller has not been told yet: quotes, shops that looked, new shops. */
  'request.news': { subject: 'requests', mail: ['seller'], webhook: false },
  /** No shop was found in the time in which they are looked for. */
  'request.ended': { subject: 'requests', mail: ['seller'], webhook: false },
  /** A shop has made room for another one. */
  'lead.passed_on': { subject: 'requests', mail: ['shop'], webhook: false },
  /** A shop has not looked at a request. */
  'lead.reminded': { subject: 'requests', mail: ['shop'], webhook: false },
  /** The seller has decided for a shop. */
  'lead.chosen': { subject: 'requests', mail: ['shop'], webhook: false },
  /** The seller has decided for others, or has refused a shop. */
  'lead.refused': { subject: 'requests', mail: ['shop'], webhook: false },
  /** A shop has opened the seller's contact. */
  'lead.viewed': { subject: 'requests', mail: [], webhook: true },
  'quote.given': { subject: 'requests', mail: [], webhook: true },
  'request.withdrawn': { subject: 'requests', mail: ['shop'], webhook: true },
  /** The request is gone. Shops and webhooks that know the seller's contact are asked to erase it too. */
  'request.erased': { subject: 'requests', mail: ['shop'], webhook: true, outlives: true },
  /** The seller's data were corrected. Shops that know the contact are told. */
  'lead.corrected': { subject: 'requests', mail: ['shop'], webhook: false },
  /** The seller has withdrawn an item, or added photos. Shops that see the goods are told. */
  'lead.goods_changed': { subject: 'requests', mail: ['shop'], webhook: false },
  /** The seller lets the shops better their quotes. */
  'lead.better_asked': { subject: 'requests', mail: ['shop'], webhook: false },
  /** The seller has answered the question of a shop. */
  'question.answered': { subject: 'requests', mail: ['shop'], webhook: false },
  /** Some days after shops got the contact: what became of it. */
  'request.outcome_asked': { subject: 'requests', mail: ['seller'], webhook: false },
  'lead.outcome_asked': { subject: 'requests', mail: ['shop'], webhook: false },
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
