import type { Rejected } from '../../ui/form/form-rules.ts';
import type { ActAnswer, Asked } from '../follow-up/answers.ts';
import type { QuoteName } from './quote-rules.ts';

/** The actions of a shop on the page. `opened`: its script says that the page is there. */
export const LEAD_INTENTS = [
  'opened',
  'open',
  'called',
  'quote',
  'ask',
  'tell',
  'reply',
  'decline',
  'report',
  'answerCase',
  'takeBackReport',
  'assign',
] as const;
export type LeadIntent = (typeof LEAD_INTENTS)[number];

export interface LeadAnswer extends ActAnswer {
  intent: LeadIntent;
  /** A quote that was not taken. */
  rejected?: Rejected<QuoteName> | undefined;
  /** Nothing was sent: the page only has a text that the shop keeps in the field of this form. */
  isDraft?: boolean | undefined;
  /** The field of that form, if it is not the quote’s. */
  text?: string | undefined;
}

export type LeadAsked = Asked<LeadAnswer>;
