import type { CustomerFieldKey } from '#contract/customer/customer.ts';
import type { ContactPreference } from '#contract/schemas/follow-up.ts';
import type { Answer, Asked } from '../../blocks/follow-up/answers.ts';
import type { Rejected } from '../../ui/form/form-rules.ts';

/** The actions of a seller on the page. */
export const REQUEST_INTENTS = [
  'prefer',
  'release',
  'choose',
  'unchoose',
  'refuse',
  'undo',
  'better',
  'answer',
  'reduce',
  'tell',
  'review',
  'correct',
  'withdraw',
  'reopen',
  'erase',
] as const;
export type RequestIntent = (typeof REQUEST_INTENTS)[number];

export interface RequestAnswer extends Answer {
  intent: RequestIntent;
  /** As the seller chose it. */
  preference: ContactPreference;
  /** A correction with mistakes. */
  rejected?: Rejected<CustomerFieldKey> | undefined;
  /** The shops that were chosen, by uuid, before the page has asked once. */
  confirming?: readonly string[] | undefined;
  /** The same of a seller who goes back from that question. */
  picked?: readonly string[] | undefined;
  /** The question that was answered, by its uuid. */
  question?: string | undefined;
  /** How many shops are told of an erasure. */
  told?: number | undefined;
}

export type RequestAsked = Asked<RequestAnswer>;
