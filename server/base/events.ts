import { keysOf } from '#contract/base/keys.ts';
import type { MailRow, Mails, Reader } from './mails.ts';

/** The tables whose rows deliveries refer to. */
export type EventSubject =
  | 'requests'
  | 'contact_enquiries'
  | 'shop_registrations'
  | 'deliveries'
  | 'desk_people'
  | 'desk_sign_ins'
  | 'desk_address_changes'
  | 'desk_digests'
  | 'checkup_reports'
  | 'continuations';

export interface EventRow {
  /** The table of the row that the event is about. */
  readonly subject: EventSubject;
  /** The mails about it, by their readers. Shops: each shop that the request was passed on to. */
  readonly mail: Mails;
  /** Whether webhooks may subscribe to it. */
  readonly webhook: boolean;
  /**
   * The endpoints of the medium that the request counts towards hear of it; `state`: of postbacks only those that name
   * the state, since any other would count a conversion once more.
   */
  readonly media?: 'all' | 'state';
  /** The event is delivered although its row is gone. */
  readonly outlives?: true;
}

/** The events. Webhooks subscribe to and receive them by these names. */
export const EVENTS = {
  'request.created': {
    subject: 'requests',
    mail: {
      seller: { by: ['visitor'], often: ['request'], words: ['shops'] },
      shop: { by: ['visitor'], often: ['request'], words: ['shops', 'goods'] },
    },
    webhook: true,
  },
  /** The same moment, without anything personal: for affiliates. */
  'conversion.completed': {
    subject: 'requests',
    mail: {},
    webhook: true,
    media: 'all',
  },
  /** It was approved or refused, or was withdrawn or opened again before. */
  'conversion.changed': {
    subject: 'requests',
    mail: {},
    webhook: true,
    media: 'state',
  },
  'survey.answered': {
    subject: 'requests',
    mail: {},
    webhook: true,
  },
  'enquiry.created': {
    subject: 'contact_enquiries',
    mail: {
      enquirer: { by: ['visitor'], often: ['enquiry', 'confirmation'], words: [] },
      operator: { by: ['visitor'], often: ['enquiry'], words: ['enquiry'] },
    },
    webhook: true,
  },
  /** The operator has answered an enquiry. */
  'enquiry.answered': {
    subject: 'contact_enquiries',
    mail: { enquirer: { by: ['answerEnquiry'], often: ['once'], words: ['answer'] } },
    webhook: false,
  },
  'registration.created': {
    subject: 'shop_registrations',
    mail: {
      registrant: { by: ['visitor'], often: ['registration', 'confirmation'], words: [] },
      operator: { by: ['visitor'], often: ['registration'], words: ['registration'] },
    },
    webhook: true,
  },
  'registration.approved': {
    subject: 'shop_registrations',
    mail: { registrant: { by: ['decideRegistration'], often: ['once'], words: [] } },
    webhook: false,
  },
  'registration.refused': {
    subject: 'shop_registrations',
    mail: { registrant: { by: ['decideRegistration'], often: ['once'], words: [] } },
    webhook: false,
  },
  /** Somebody may work at a desk. */
  'person.invited': {
    subject: 'desk_people',
    mail: { person: { by: ['invite', 'inviteColleague'], often: ['invitation'], words: ['shops'] } },
    webhook: false,
  },
  /** Somebody who works for a shop works for another one too. */
  'person.shop_added': {
    subject: 'desk_people',
    mail: { person: { by: ['invite'], often: ['invitation'], words: ['shops'] } },
    webhook: false,
  },
  /** Somebody at a desk wants mail at another address: to that one. */
  'person.address_asked': {
    subject: 'desk_address_changes',
    mail: { person: { by: ['askAddress'], often: ['addressChange'], words: [] } },
    webhook: false,
  },
  /** The address of somebody at a desk has changed: to the one before. */
  'person.address_changed': {
    subject: 'desk_address_changes',
    mail: { person: { by: ['changeAddress', 'confirmAddress'], often: ['once'], words: [] } },
    webhook: false,
  },
  /** Somebody who works at a desk wants to sign in. */
  'person.sign_in_asked': {
    subject: 'desk_sign_ins',
    mail: { person: { by: ['visitor'], often: ['signInMail', 'signInMailLater'], words: [] } },
    webhook: false,
  },
  /** Something waits for somebody who works at the operator's desk, at an hour that they have chosen. */
  'person.waiting': {
    subject: 'desk_digests',
    mail: { person: { by: ['clock'], often: ['digest'], words: [] } },
    webhook: false,
  },
  /** A nightly checkup has found another state of a partner's pages than the last one. */
  'checkup.changed': {
    subject: 'checkup_reports',
    mail: { partner: { by: ['clock'], often: ['checkup'], words: ['pages'] } },
    webhook: false,
  },
  /** No shop could be told of a request. */
  'request.unplaced': {
    subject: 'requests',
    mail: { operator: { by: ['visitor'], often: ['request'], words: [] } },
    webhook: false,
  },
  /** Something that the seller has not been told yet: quotes, shops that looked, new shops. */
  'request.news': {
    subject: 'requests',
    mail: { seller: { by: ['shop', 'clock'], often: ['news'], words: ['shops'] } },
    webhook: false,
  },
  /** Shops have asked the seller. */
  'request.asked': {
    subject: 'requests',
    mail: { seller: { by: ['shop', 'clock'], often: ['questions'], words: ['shops', 'question'] } },
    webhook: false,
  },
  /** The seller, or the operator, has opened it again. */
  'request.reopened': {
    subject: 'requests',
    mail: { shop: { by: ['seller'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  /** No shop was found in the time in which they are looked for. */
  'request.ended': {
    subject: 'requests',
    mail: { seller: { by: ['clock'], often: ['once'], words: [] } },
    webhook: false,
  },
  /** A shop has made room for another one. */
  'lead.passed_on': {
    subject: 'requests',
    mail: { shop: { by: ['shop', 'clock', 'passOn'], often: ['once'], words: ['shops', 'goods'] } },
    webhook: false,
  },
  /** A shop has not looked at a request. */
  'lead.reminded': {
    subject: 'requests',
    mail: { shop: { by: ['clock'], often: ['once'], words: ['shops', 'goods'] } },
    webhook: false,
  },
  /** The seller has decided for a shop. */
  'lead.chosen': {
    subject: 'requests',
    mail: { shop: { by: ['seller'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  /** The seller has invited a chosen shop to a visit, after the shop was told of the choice. */
  'lead.visit_invited': {
    subject: 'requests',
    mail: { shop: { by: ['seller'], often: ['visit'], words: ['shops'] } },
    webhook: false,
  },
  'lead.visit_changed': {
    subject: 'requests',
    mail: { shop: { by: ['seller'], often: ['visit'], words: ['shops'] } },
    webhook: false,
  },
  'lead.visit_taken_back': {
    subject: 'requests',
    mail: { shop: { by: ['seller'], often: ['visit'], words: ['shops'] } },
    webhook: false,
  },
  /** The seller has decided for others, or has refused a shop. */
  'lead.refused': {
    subject: 'requests',
    mail: { shop: { by: ['seller', 'clock'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  /** A shop has opened the seller's contact. */
  'lead.viewed': {
    subject: 'requests',
    mail: {},
    webhook: true,
  },
  'quote.given': {
    subject: 'requests',
    mail: {},
    webhook: true,
  },
  'request.withdrawn': {
    subject: 'requests',
    mail: { shop: { by: ['seller', 'withdrawRequest'], often: ['once'], words: ['shops'] } },
    webhook: true,
  },
  /** The operator has withdrawn the request for its seller. */
  'request.withdrawn_for_seller': {
    subject: 'requests',
    mail: { seller: { by: ['withdrawRequest'], often: ['once'], words: [] } },
    webhook: false,
  },
  /** The request is gone. Shops and webhooks that know the seller's contact are asked to erase it too. */
  'request.erased': {
    subject: 'requests',
    mail: { shop: { by: ['seller', 'eraseRequest'], often: ['once'], words: ['shops'] } },
    webhook: true,
    outlives: true,
  },
  /** The seller's data were corrected. Shops that know the contact are told. */
  'lead.corrected': {
    subject: 'requests',
    mail: { shop: { by: ['seller', 'correctRequest'], often: ['correction'], words: ['shops'] } },
    webhook: false,
  },
  /** The seller has withdrawn an item, or added photos. Shops that see the goods are told. */
  'lead.goods_changed': {
    subject: 'requests',
    mail: { shop: { by: ['seller'], often: ['goods', 'addedPhotos'], words: ['shops'] } },
    webhook: false,
  },
  /** The seller lets the shops better their quotes. */
  'lead.better_asked': {
    subject: 'requests',
    mail: { shop: { by: ['seller'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  /** The seller has answered the question of a shop. */
  'question.answered': {
    subject: 'requests',
    mail: { shop: { by: ['seller'], often: ['answer'], words: ['shops'] } },
    webhook: false,
  },
  /** Some days after shops got the contact: what became of it. */
  'request.outcome_asked': {
    subject: 'requests',
    mail: { seller: { by: ['clock'], often: ['outcome'], words: ['shops'] } },
    webhook: false,
  },
  'lead.outcome_asked': {
    subject: 'requests',
    mail: { shop: { by: ['clock'], often: ['outcome'], words: ['shops'] } },
    webhook: false,
  },
  /** A seller or a shop has reported trouble with the other side. */
  'request.case_reported': {
    subject: 'requests',
    mail: { operator: { by: ['seller', 'shop'], often: ['caseWords'], words: ['shops'] } },
    webhook: false,
  },
  /** A side of a case is asked for its words. */
  'request.case_asked': {
    subject: 'requests',
    mail: { seller: { by: ['shop', 'askAboutCase'], often: ['caseWords'], words: ['shops'] } },
    webhook: false,
  },
  'lead.case_asked': {
    subject: 'requests',
    mail: { shop: { by: ['seller', 'askAboutCase'], often: ['caseWords'], words: ['shops'] } },
    webhook: false,
  },
  /** It has not answered. */
  'request.case_reminded': {
    subject: 'requests',
    mail: { seller: { by: ['clock'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  'lead.case_reminded': {
    subject: 'requests',
    mail: { shop: { by: ['clock'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  'request.case_ended': {
    subject: 'requests',
    mail: { seller: { by: ['endCase'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  'lead.case_ended': {
    subject: 'requests',
    mail: { shop: { by: ['endCase'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  /** The operator asks a seller to write a review again. */
  'request.review_change_asked': {
    subject: 'requests',
    mail: { seller: { by: ['askReviewChange'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  /** A review is shown, and its shop may answer it. */
  'lead.review_shown': {
    subject: 'requests',
    mail: { shop: { by: ['decideReview'], often: ['once'], words: ['shops'] } },
    webhook: false,
  },
  /** A seller has lost the link, and asked for it. */
  'link.asked': {
    subject: 'requests',
    mail: {
      seller: {
        by: ['visitor', 'seller', 'correctRequest'],
        often: ['lostLinkMail', 'lostLinkMailLater', 'correction'],
        words: [],
      },
    },
    webhook: false,
  },
  /** A visitor wants to go on with the answers somewhere else. */
  'continuation.asked': {
    subject: 'continuations',
    mail: { continuer: { by: ['visitor'], often: ['continuation'], words: [] } },
    webhook: false,
  },
  /** Something could not be delivered. */
  'delivery.dead': {
    subject: 'deliveries',
    mail: { operator: { by: ['clock'], often: ['dead'], words: [] } },
    webhook: false,
  },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof EVENTS;

/** The events whose mail tells a shop of a request. */
export const TELLING_SHOPS: readonly EventName[] = ['request.created', 'lead.passed_on'];

/** The events that webhooks may ask for. */
export type WebhookEvent = {
  [Name in EventName]: (typeof EVENTS)[Name]['webhook'] extends true ? Name : never;
}[EventName];

export const WEBHOOK_EVENTS = keysOf(EVENTS).filter((name): name is WebhookEvent => EVENTS[name].webhook);

/** Every mail. */
export const MAILS = keysOf(EVENTS).flatMap((event) =>
  Object.entries<MailRow>(EVENTS[event].mail).map(([reader, row]) => ({
    event,
    reader: reader as Reader,
    ...row,
  })),
);
