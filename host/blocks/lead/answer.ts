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
] as const;
export type LeadIntent = (typeof LEAD_INTENTS)[number];

export interface LeadAnswer extends ActAnswer {
  intent: LeadIntent;
  /** A quote that was not taken. */
  rejected?: Rejected<QuoteName> | undefined;
}

export type LeadAsked = Asked<LeadAnswer>;

/** Stands for a template where the shop writes the question now. */
export const OWN_WORDS = 'own';
