import { data } from 'react-router';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { urlOf } from '#contract/calls/call.ts';
import { addCasePhotos } from '#contract/calls/case-photos.ts';
import { addPhotos } from '#contract/calls/follow-up.ts';
import { languageQuery } from '#contract/language/address.ts';
import type { Language } from '#contract/language/languages.ts';
import { CONTACT_HOURS, CONTACT_METHODS, MOST_CHOSEN } from '#contract/life/follow-up.ts';
import { VISIT_PEOPLE } from '#contract/life/visit.ts';
import type { ContactPreference } from '#contract/schemas/follow-up.ts';
import type { LinkActName, OwnRequest } from '#server/quotes/link-acts.ts';
import { answered } from '../../blocks/follow-up/answered.server.ts';
import type { BehindLink } from '../../blocks/follow-up/behind-link.server.ts';
import { CORRECTION_RULES, correctionOf } from '../../blocks/follow-up/correction-rules.ts';
import { outcomeIn } from '../../blocks/follow-up/outcome-in.ts';
import { withPhotoUrls } from '../../blocks/follow-up/photo-urls.ts';
import { problemsOf, readValues } from '../../ui/form/form-rules.ts';
import type { GivenVisit, RequestAnswer, RequestIntent } from './answer.ts';

export type ShownRequest = OwnRequest & {
  /** In Japan: which quotes still hold. */
  today: string;
  /** Where the page sends photos that are added to an item, and to a case. */
  photosUrl: string;
  casePhotosUrl: string;
};

interface Loading {
  /** The API as browsers reach it. */
  readonly apiBase: string;
  readonly token: string;
  /** The language that the address names. */
  readonly asked: Language | undefined;
}

/** @throws CallError */
export async function loadRequest(
  ask: BehindLink,
  { apiBase, token, asked }: Loading,
): Promise<ShownRequest> {
  const request = await ask('readOwnRequest', { language: asked });
  // The way back from an upload is to a page in the same language.
  const uploadUrl = (row: typeof addPhotos | typeof addCasePhotos) =>
    urlOf(row, apiBase, { params: { token } }) + (asked ? languageQuery(asked) : '');
  return {
    ...request,
    items: withPhotoUrls(request.items, apiBase),
    shops: request.shops.map((shop) => ({ ...shop, cases: withPhotoUrls(shop.cases, apiBase) })),
    today: dayInJapan(new Date()),
    photosUrl: uploadUrl(addPhotos),
    casePhotosUrl: uploadUrl(addCasePhotos),
  };
}

/** The preference of the form; an unknown value counts as none. */
function preferenceOf(form: FormData): ContactPreference {
  const method = String(form.get('method'));
  return {
    method: isKeyOf(CONTACT_METHODS, method) ? method : 'any',
    hours: keysOf(CONTACT_HOURS).filter((hours) => form.getAll('hours').includes(hours)),
  };
}

/** An invitation as the form has it; unknown values are left out. */
const visitOf = (form: FormData): GivenVisit => ({
  items: form.getAll('items').map(String),
  days: form.getAll('days').map(String).filter(Boolean),
  hours: keysOf(CONTACT_HOURS).filter((hours) => form.getAll('hours').includes(hours)),
  people: keysOf(VISIT_PEOPLE).filter((person) => form.getAll('people').includes(person)),
});

/** Something is left out of an invitation. */
const isIncomplete = (form: FormData): boolean =>
  !form.has('asked') || Object.values(visitOf(form)).some((values) => values.length === 0);

/** The answer to a form before its act is done: all that a page without scripts shows again. */
export const answerOf = (intent: RequestIntent, form: FormData): RequestAnswer => ({
  intent,
  preference: preferenceOf(form),
  question: intent === 'answer' ? String(form.get('question')) : undefined,
  shop: form.has('shop') ? String(form.get('shop')) : undefined,
  visit: intent === 'invite' ? visitOf(form) : undefined,
  text: form.has('text') ? String(form.get('text')) : undefined,
});

/** Corrects the fields that were filled in. */
export function correctAnswers(form: FormData, ask: BehindLink, answer: RequestAnswer) {
  const values = readValues(CORRECTION_RULES, form);
  const problems = problemsOf(CORRECTION_RULES, values);
  const texts = correctionOf(values);
  const isSound = Object.keys(problems).length === 0 && Object.keys(texts).length > 0;
  const rejection: RequestAnswer = { ...answer, rejected: { problems, values, failed: false } };
  if (!isSound) return data<RequestAnswer>({ ...rejection, reason: 'not_taken' }, { status: 422 });
  return answered(rejection, () => ask('correctRequest', texts));
}

const nothing = () => ({});
const shopOf = (form: FormData) => ({ shop: form.get('shop') });

const reviewIn = (form: FormData) => ({
  ...shopOf(form),
  explanation: Number(form.get('explanation')),
  speed: Number(form.get('speed')),
  paid: form.get('paid') === 'yes',
  text: form.get('text'),
});

/** The acts of the page, each with the input that it reads from the form. */
const ACTS: Record<
  Exclude<RequestIntent, 'correct' | 'erase'>,
  readonly [act: LinkActName, read: (form: FormData) => object]
> = {
  prefer: ['preferContact', preferenceOf],
  release: ['releaseContact', (form) => ({ contact_release: form.get('contact_release') })],
  choose: [
    'chooseShops',
    (form) => ({
      shops: form.getAll('shops'),
      ...(form.has('given_at') && { given_at: form.getAll('given_at') }),
    }),
  ],
  refuse: ['refuseShop', (form) => ({ ...shopOf(form), reason: form.get('reason') })],
  unchoose: ['undoChoice', nothing],
  undo: ['undoRefusal', shopOf],
  invite: [
    'inviteVisit',
    (form) => {
      const { items, ...visit } = visitOf(form);
      return { ...shopOf(form), ...visit, items: items.map(Number), asked: form.get('asked') === 'on' };
    },
  ],
  uninvite: ['takeBackVisit', shopOf],
  paper: ['notePaper', (form) => ({ ...shopOf(form), day: form.has('clear') ? null : form.get('day') })],
  better: ['askForBetter', nothing],
  answer: ['answerShop', (form) => ({ question: form.get('question'), text: form.get('text') })],
  reduce: ['withdrawItem', (form) => ({ item: Number(form.get('item') ?? Number.NaN) })],
  tell: ['tellOutcome', (form) => ({ ...shopOf(form), ...outcomeIn(form) })],
  review: ['writeReview', reviewIn],
  rewrite: ['rewriteReview', reviewIn],
  reportShop: [
    'reportShop',
    (form) => ({ ...shopOf(form), reason: form.get('reason'), text: form.get('text') }),
  ],
  answerCase: ['answerCase', (form) => ({ case: form.get('case'), text: form.get('text') })],
  takeBackReport: ['takeBackReport', (form) => ({ case: form.get('case') })],
  withdraw: ['withdrawRequest', nothing],
  reopen: ['reopenRequest', nothing],
};

/** Asks once before shops are chosen. @returns undefined where the seller has been asked */
export function confirmChoice(form: FormData, answer: RequestAnswer) {
  const shops = form.getAll('shops').map(String);
  if (shops.length === 0 || shops.length > MOST_CHOSEN)
    return data<RequestAnswer>({ ...answer, reason: 'not_chosen' }, { status: 422 });
  if (form.has('back')) return data<RequestAnswer>({ ...answer, picked: shops });
  if (form.get('confirmed') !== 'on') return data<RequestAnswer>({ ...answer, confirming: shops });
  return undefined;
}

/** Does an act of the page, and notes in `answer` how many shops are told of an erasure. */
export function doIntent(
  intent: Exclude<RequestIntent, 'correct'>,
  form: FormData,
  ask: BehindLink,
  answer: RequestAnswer,
) {
  if (intent === 'erase')
    return answered(answer, async () => {
      answer.told = (await ask('eraseOwnRequest')).told;
    });
  const question = intent === 'choose' ? confirmChoice(form, answer) : undefined;
  if (question) return question;
  if (intent === 'invite' && isIncomplete(form))
    return data<RequestAnswer>({ ...answer, reason: 'visit_incomplete' }, { status: 422 });
  const [act, read] = ACTS[intent];
  return answered(answer, () => ask(act, read(form)));
}
