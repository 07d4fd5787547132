import { data } from 'react-router';
import { urlOf } from '#contract/calls/call.ts';
import { addCasePhotos } from '#contract/calls/case-photos.ts';
import { seenActs } from '#contract/schemas/follow-up.ts';
import type { Lead, LinkActName } from '#server/quotes/link-acts.ts';
import { problemsOf, readValues } from '../../ui/form/form-rules.ts';
import { answered } from '../follow-up/answered.server.ts';
import type { BehindLink } from '../follow-up/behind-link.server.ts';
import { outcomeIn } from '../follow-up/outcome-in.ts';
import { withPhotoUrls } from '../follow-up/photo-urls.ts';
import type { LeadAnswer, LeadIntent } from './answer.ts';
import { QUOTE_RULES, quoteOf, validDays } from './quote-rules.ts';
import { INSERT, TEMPLATE, withTemplate } from './template-text.ts';

export type ShownLead = Lead & {
  /** To which days a quote may hold. */
  days: ReturnType<typeof validDays>;
  /** Where the page sends photos that are added to a case. */
  casePhotosUrl: string;
};

/** @param apiBase as browsers reach it @throws CallError */
export async function loadLead(ask: BehindLink, apiBase: string, token: string): Promise<ShownLead> {
  const lead = await ask('readLead');
  return {
    ...lead,
    items: withPhotoUrls(lead.items, apiBase),
    cases: withPhotoUrls(lead.cases, apiBase),
    days: validDays(new Date()),
    casePhotosUrl: urlOf(addCasePhotos, apiBase, { params: { token } }),
  };
}

/** How many acts of the shop the page showed. An odd text counts as none. */
const seenIn = (form: FormData) => seenActs.safeParse({ seen: form.get('seen') ?? undefined }).data ?? {};

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

function sendQuote(ask: BehindLink, form: FormData) {
  const texts = readValues(QUOTE_RULES, form);
  const values = { ...texts, remark: texts.remark || textOf(form, TEMPLATE).trim() };
  const problems = problemsOf(QUOTE_RULES, values);
  const isSound = Object.keys(problems).length === 0;
  const answer: LeadAnswer = { intent: 'quote', rejected: { problems, values, failed: isSound } };
  if (!isSound) return data<LeadAnswer>({ ...answer, reason: 'not_taken' }, { status: 422 });
  return answered(answer, () => ask('giveQuote', { ...quoteOf(values), ...seenIn(form) }));
}

/** Puts a text that the shop keeps into the field of a form, for a page without scripts. */
function draftOf(intent: LeadIntent, form: FormData): LeadAnswer {
  const template = textOf(form, TEMPLATE);
  if (intent !== 'quote')
    return { intent, isDraft: true, text: withTemplate(textOf(form, 'text'), template) };
  const texts = readValues(QUOTE_RULES, form);
  const values = { ...texts, remark: withTemplate(texts.remark, template) };
  return { intent, isDraft: true, rejected: { problems: {}, values, failed: false } };
}

/** The words of the shop, or a text that it has only chosen. */
const questionIn = (form: FormData) => ({ text: textOf(form, 'text').trim() || textOf(form, TEMPLATE) });

/** The acts of the page, each with the input that it reads from the form. */
const ACTS: Record<
  Exclude<LeadIntent, 'quote'>,
  readonly [act: LinkActName, read: (form: FormData) => object]
> = {
  opened: ['noteOpened', () => ({})],
  open: ['openContact', seenIn],
  called: ['reportCall', () => ({})],
  ask: ['askSeller', (form) => ({ ...questionIn(form), ...seenIn(form) })],
  tell: ['tellShopOutcome', (form) => ({ ...outcomeIn(form), ...seenIn(form) })],
  reply: ['answerReview', (form) => ({ text: form.get('text') })],
  report: [
    'reportSeller',
    (form) => ({ reason: form.get('reason'), text: form.get('text'), ...seenIn(form) }),
  ],
  answerCase: [
    'answerCaseOfShop',
    (form) => ({ case: form.get('case'), text: form.get('text'), ...seenIn(form) }),
  ],
  takeBackReport: ['takeBackReportOfShop', (form) => ({ case: form.get('case'), ...seenIn(form) })],
  assign: ['assignLead', (form) => ({ person: form.get('person') || null, ...seenIn(form) })],
  decline: ['declineLead', (form) => ({ reason: form.get('reason'), ...seenIn(form) })],
};

/** Runs the action of a form of the page. */
export function doLeadIntent(intent: LeadIntent, form: FormData, ask: BehindLink) {
  if (form.has(INSERT)) return data<LeadAnswer>(draftOf(intent, form));
  if (intent === 'quote') return sendQuote(ask, form);
  const [act, read] = ACTS[intent];
  const text = form.has('text') ? String(form.get('text')) : undefined;
  return answered<LeadAnswer>({ intent, text }, () => ask(act, read(form)));
}
