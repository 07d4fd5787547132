import { isKeyOf } from '#contract/base/keys.ts';
import type { Notice } from '#contract/desk/notices.ts';
import type { EVENTS, EventName } from './events.ts';

/** The events of which a shop or the operator gets a mail. */
type OfDesks = {
  [Name in EventName]: (typeof EVENTS)[Name]['mail'] extends { shop: object } | { operator: object }
    ? Name
    : never;
}[EventName];

/** Under which of the choices of a person each of these events comes. */
const NOTICE_OF: Readonly<Record<OfDesks, Notice>> = {
  'request.created': 'leads',
  'lead.passed_on': 'leads',
  'lead.reminded': 'reminders',
  'lead.chosen': 'decisions',
  'lead.refused': 'decisions',
  'lead.visit_invited': 'visits',
  'lead.visit_changed': 'visits',
  'lead.visit_taken_back': 'visits',
  'question.answered': 'answers',
  'lead.better_asked': 'answers',
  'lead.corrected': 'changes',
  'lead.goods_changed': 'changes',
  'request.withdrawn': 'changes',
  'request.reopened': 'changes',
  'request.erased': 'changes',
  'lead.outcome_asked': 'outcomes',
  'lead.case_asked': 'cases',
  'lead.case_reminded': 'cases',
  'lead.case_ended': 'cases',
  'lead.review_shown': 'reviews',
  'request.case_reported': 'reports',
  'enquiry.created': 'enquiries',
  'registration.created': 'registrations',
  'request.unplaced': 'unplaced',
  'delivery.dead': 'undelivered',
};

/** The choice under which an event comes; undefined: nobody at a desk is told of it. */
export const noticeOf = (event: EventName): Notice | undefined =>
  isKeyOf(NOTICE_OF, event) ? NOTICE_OF[event] : undefined;
