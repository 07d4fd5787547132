import type { Rejected } from '../../ui/form/form-rules.ts';
import type { Answer, Asked } from '../follow-up/answers.ts';
import type { QuoteName } from './quote-rules.ts';

/** The actions of a shop on the page. */
const INTENTS = ['open', 'called', 'quote', 'ask', 'tell', 'reply', 'decline'] as const;
export type LeadIntent = (typeof INTENTS)[number];

export interface LeadAnswer extends Answer {
  intent: LeadIntent;
  /** A quote that was not taken. */
  rejected?: Rejected<QuoteName> | undefined;
}

export type LeadAsked = Asked<LeadAnswer>;

export const intentOf = (form: FormData): LeadIntent | undefined =>
  INTENTS.find((intent) => intent === form.get('intent'));

/** Stands for a template where the shop writes the question now. */
export const OWN_WORDS = 'own';
