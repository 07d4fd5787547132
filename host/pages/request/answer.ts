import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import type { ContactHours } from '#contract/life/follow-up.ts';
import type { VisitPerson } from '#contract/life/visit.ts';
import type { ContactPreference } from '#contract/schemas/follow-up.ts';
import { type ActAnswer, type Asked, useAnswers } from '../../blocks/follow-up/answers.ts';
import type { Rejected } from '../../ui/form/form-rules.ts';

/** The actions of a seller on the page. */
export const REQUEST_INTENTS = [
  'prefer',
  'release',
  'choose',
  'unchoose',
  'refuse',
  'undo',
  'invite',
  'uninvite',
  'paper',
  'better',
  'answer',
  'reduce',
  'tell',
  'review',
  'rewrite',
  'reportShop',
  'answerCase',
  'takeBackReport',
  'correct',
  'withdraw',
  'reopen',
  'erase',
] as const;
export type RequestIntent = (typeof REQUEST_INTENTS)[number];

/** An invitation as it was filled in. */
export interface GivenVisit {
  items: readonly string[];
  days: readonly string[];
  hours: readonly ContactHours[];
  people: readonly VisitPerson[];
}

export interface RequestAnswer extends ActAnswer {
  intent: RequestIntent;
  /** The preference that the seller chose. */
  preference: ContactPreference;
  /** A correction with mistakes. */
  rejected?: Rejected<CustomerFieldKey> | undefined;
  /** The shops that were chosen, by uuid, before the page has asked once. */
  confirming?: readonly string[] | undefined;
  /** The same of a seller who goes back from that question. */
  picked?: readonly string[] | undefined;
  /** The question that was answered, by its uuid. */
  question?: string | undefined;
  /** The shop that the act is about, by its uuid. */
  shop?: string | undefined;
  /** An invitation that was not taken. */
  visit?: GivenVisit | undefined;
  /** How many shops are told of an erasure. */
  told?: number | undefined;
}

export type RequestAsked = Asked<RequestAnswer>;

/** All that a seller can do on the page, by intent. */
export type RequestAnswers = Readonly<Record<RequestIntent, RequestAsked>>;

/** @param returned the answer that came with the page */
export const useRequestAnswers = (actionData: RequestAnswer | undefined): RequestAnswers =>
  useAnswers<RequestAnswer, RequestIntent>(REQUEST_INTENTS, actionData);
