import { data } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import {
  answerReview,
  askSeller,
  declineLead,
  giveQuote,
  noteOpened,
  openContact,
  readLead,
  reportCall,
  tellShopOutcome,
} from '#contract/calls/follow-up.ts';
import { DECLINE_REASONS, type DeclineReason, QUESTION_TEMPLATES } from '#contract/life/follow-up.ts';
import { askedQuestion, type Lead, outcome, reviewAnswer, seenActs } from '#contract/schemas/follow-up.ts';
import { call } from '../../data/call.ts';
import type { Site } from '../../settings/context.ts';
import { problemsOf, readValues } from '../../ui/form/form-rules.ts';
import { answered } from '../follow-up/answered.server.ts';
import { outcomeIn } from '../follow-up/outcome-in.ts';
import { withPhotoUrls } from '../follow-up/photo-urls.ts';
import { type LeadAnswer, type LeadIntent, OWN_WORDS } from './answer.ts';
import { QUOTE_RULES, quoteOf, validDays } from './quote-rules.ts';

export type ShownLead = Lead & {
  /** To which days a quote may hold. */
  days: ReturnType<typeof validDays>;
  /** The texts that the shop keeps, where its person is signed in. */
  templates?: readonly string[];
};

/** @throws CallError */
export async function loadLead(
  { api, visitor, settings }: Site,
  token: string,
  signal: AbortSignal,
): Promise<ShownLead> {
  const lead = await call(readLead, { api, visitor, params: { token }, signal });
  return { ...lead, items: withPhotoUrls(lead.items, settings.apiBase), days: validDays(new Date()) };
}

const isReason = (text: string): text is DeclineReason => Object.hasOwn(DECLINE_REASONS, text);

/** The answer of the page if the form is invalid. */
const notTaken = (answer: LeadAnswer) =>
  data<LeadAnswer>({ ...answer, reason: 'not_taken' }, { status: 422 });

/** How many acts of the shop the page showed. */
const seenIn = (form: FormData) => {
  const { data: seen } = seenActs.safeParse({ seen: form.get('seen') ?? undefined });
  return seen ?? {};
};

type Parts = Pick<Site, 'api' | 'visitor'> & { params: { token: string } };

function sendQuote(parts: Parts, form: FormData) {
  const typed = readValues(QUOTE_RULES, form);
  const values = { ...typed, remark: typed.remark || String(form.get('template') ?? '').trim() };
  const problems = problemsOf(QUOTE_RULES, values);
  const isSound = Object.keys(problems).length === 0;
  const answer: LeadAnswer = { intent: 'quote', rejected: { problems, values, failed: isSound } };
  if (!isSound) return notTaken(answer);
  return answered(answer, () => call(giveQuote, { ...parts, query: seenIn(form), body: quoteOf(values) }));
}

function sendDecline(parts: Parts, form: FormData) {
  const answer: LeadAnswer = { intent: 'decline' };
  const reason = String(form.get('reason'));
  if (!isReason(reason)) return notTaken(answer);
  return answered(answer, () => call(declineLead, { ...parts, query: seenIn(form), body: { reason } }));
}

/** A question is one of the templates, a text that the shop keeps, or what it has written now. */
function sendQuestion(parts: Parts, form: FormData) {
  const answer: LeadAnswer = { intent: 'ask' };
  const [template, own] = [String(form.get('template') ?? ''), String(form.get('text') ?? '')];
  const chosen = isKeyOf(QUESTION_TEMPLATES, template) ? QUESTION_TEMPLATES[template] : template;
  const text = own.trim() || (chosen === OWN_WORDS ? '' : chosen);
  const body = askedQuestion.safeParse({ text });
  if (!body.success) return notTaken(answer);
  return answered(answer, () => call(askSeller, { ...parts, query: seenIn(form), body: body.data }));
}

function sendOutcome(parts: Parts, form: FormData) {
  const answer: LeadAnswer = { intent: 'tell' };
  const body = outcome.safeParse(outcomeIn(form));
  if (!body.success) return notTaken(answer);
  return answered(answer, () => call(tellShopOutcome, { ...parts, query: seenIn(form), body: body.data }));
}

function sendReply(parts: Parts, form: FormData) {
  const answer: LeadAnswer = { intent: 'reply' };
  const body = reviewAnswer.safeParse({ text: form.get('text') });
  if (!body.success) return notTaken(answer);
  return answered(answer, () => call(answerReview, { ...parts, body: body.data }));
}

/** Runs the action of a form of the page. */
export function doIntent(intent: LeadIntent, form: FormData, parts: Parts) {
  switch (intent) {
    case 'opened':
      return answered<LeadAnswer>({ intent }, () => call(noteOpened, parts));
    case 'open':
      return answered<LeadAnswer>({ intent }, () => call(openContact, { ...parts, query: seenIn(form) }));
    case 'called':
      return answered<LeadAnswer>({ intent }, () => call(reportCall, { ...parts, query: {} }));
    case 'quote':
      return sendQuote(parts, form);
    case 'ask':
      return sendQuestion(parts, form);
    case 'tell':
      return sendOutcome(parts, form);
    case 'reply':
      return sendReply(parts, form);
    case 'decline':
      return sendDecline(parts, form);
  }
}
