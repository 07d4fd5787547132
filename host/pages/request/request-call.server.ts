import { data } from 'react-router';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { type Call, urlOf } from '#contract/calls/call.ts';
import {
  addPhotos,
  answerShop,
  askForBetter,
  chooseShops,
  correctRequest,
  eraseOwnRequest,
  inviteVisit,
  notePaper,
  preferContact,
  readOwnRequest,
  refuseShop,
  releaseContact,
  reopenRequest,
  takeBackVisit,
  tellOutcome,
  undoChoice,
  undoRefusal,
  withdrawItem,
  withdrawRequest,
  writeReview,
} from '#contract/calls/follow-up.ts';
import { CONTACT_HOURS, CONTACT_METHODS } from '#contract/life/follow-up.ts';
import { VISIT_PEOPLE } from '#contract/life/visit.ts';
import type { ContactPreference, Erased, OwnRequest } from '#contract/schemas/follow-up.ts';
import { answered } from '../../blocks/follow-up/answered.server.ts';
import type { Reason } from '../../blocks/follow-up/answers.ts';
import { CORRECTION_RULES, correctionOf } from '../../blocks/follow-up/correction-rules.ts';
import { outcomeIn } from '../../blocks/follow-up/outcome-in.ts';
import { withPhotoUrls } from '../../blocks/follow-up/photo-urls.ts';
import { call } from '../../data/call.ts';
import type { Site } from '../../settings/context.ts';
import { problemsOf, readValues } from '../../ui/form/form-rules.ts';
import type { GivenVisit, RequestAnswer, RequestIntent } from './answer.ts';

export type ShownRequest = OwnRequest & {
  /** In Japan: which quotes still hold. */
  today: string;
  /** Where the page sends photos that are added. */
  photosUrl: string;
};

/** @throws CallError */
export async function loadRequest(
  { api, visitor, settings }: Site,
  token: string,
  signal: AbortSignal,
): Promise<ShownRequest> {
  const request = await call(readOwnRequest, { api, visitor, params: { token }, signal });
  return {
    ...request,
    items: withPhotoUrls(request.items, settings.apiBase),
    today: dayInJapan(new Date()),
    photosUrl: urlOf(addPhotos, settings.apiBase, { params: { token } }),
  };
}

/** The preference of the form; an unknown value counts as none. */
export function preferenceOf(form: FormData): ContactPreference {
  const method = String(form.get('method'));
  return {
    method: isKeyOf(CONTACT_METHODS, method) ? method : 'any',
    hours: keysOf(CONTACT_HOURS).filter((hours) => form.getAll('hours').includes(hours)),
  };
}

/** An invitation as the form has it; unknown values are left out. */
export const visitOf = (form: FormData): GivenVisit => ({
  items: form.getAll('items').map(String),
  days: form.getAll('days').map(String).filter(Boolean),
  hours: keysOf(CONTACT_HOURS).filter((hours) => form.getAll('hours').includes(hours)),
  people: keysOf(VISIT_PEOPLE).filter((person) => form.getAll('people').includes(person)),
});

/** Corrects the fields that were filled in. */
export function correct(form: FormData, { api, visitor }: Site, token: string, answer: RequestAnswer) {
  const values = readValues(CORRECTION_RULES, form);
  const problems = problemsOf(CORRECTION_RULES, values);
  const body = correctionOf(values);
  const isSound = Object.keys(problems).length === 0 && Object.keys(body).length > 0;
  const kept: RequestAnswer = { ...answer, rejected: { problems, values, failed: false } };
  if (!isSound) return data<RequestAnswer>({ ...kept, reason: 'not_taken' }, { status: 422 });
  return answered(kept, () => call(correctRequest, { api, visitor, params: { token }, body }));
}

interface Parts extends Pick<Site, 'api' | 'visitor'> {
  params: { token: string };
}

/** An act of the page: its call, and the body that it reads from the form. */
const act =
  <Row extends Call & { params: typeof readOwnRequest.params }>(
    row: Row,
    read?: (form: FormData) => object,
  ) =>
  (parts: Parts, form: FormData): (() => Promise<unknown>) | undefined => {
    if (!read || !row.body || row.body === 'multipart') return () => call<Call>(row, parts as never);
    const body = row.body.safeParse(read(form));
    return body.success ? () => call<Call>(row, { ...parts, body: body.data } as never) : undefined;
  };

const ACTS: Record<Exclude<RequestIntent, 'correct'>, ReturnType<typeof act>> = {
  prefer: act(preferContact, preferenceOf),
  release: act(releaseContact, (form) => ({ contact_release: form.get('contact_release') })),
  choose: act(chooseShops, (form) => ({
    shops: form.getAll('shops'),
    ...(form.has('given_at') && { given_at: form.getAll('given_at') }),
  })),
  refuse: act(refuseShop, (form) => ({ shop: form.get('shop'), reason: form.get('reason') })),
  unchoose: act(undoChoice),
  undo: act(undoRefusal, (form) => ({ shop: form.get('shop') })),
  invite: act(inviteVisit, (form) => {
    const { items, ...given } = visitOf(form);
    return { ...given, shop: form.get('shop'), items: items.map(Number), asked: form.get('asked') === 'on' };
  }),
  uninvite: act(takeBackVisit, (form) => ({ shop: form.get('shop') })),
  paper: act(notePaper, (form) => ({
    shop: form.get('shop'),
    day: form.has('clear') ? null : form.get('day'),
  })),
  better: act(askForBetter),
  answer: act(answerShop, (form) => ({ question: form.get('question'), text: form.get('text') })),
  reduce: act(withdrawItem, (form) => ({ item: Number(form.get('item') ?? Number.NaN) })),
  tell: act(tellOutcome, (form) => ({ shop: form.get('shop'), ...outcomeIn(form) })),
  review: act(writeReview, (form) => ({
    shop: form.get('shop'),
    explanation: Number(form.get('explanation')),
    speed: Number(form.get('speed')),
    paid: form.get('paid') === 'yes',
    text: form.get('text'),
  })),
  withdraw: act(withdrawRequest),
  reopen: act(reopenRequest),
  erase: act(eraseOwnRequest),
};

/** Why a form with something missing is not sent on. */
const INCOMPLETE: { readonly [Intent in RequestIntent]?: Reason } = {
  choose: 'not_chosen',
  invite: 'visit_incomplete',
};

/** Does an act of the page, and notes in `answer` how many shops are told of an erasure. */
export function doIntent(
  intent: Exclude<RequestIntent, 'correct'>,
  form: FormData,
  { api, visitor }: Site,
  token: string,
  answer: RequestAnswer,
) {
  const work = ACTS[intent]({ api, visitor, params: { token } }, form);
  if (!work) {
    const reason = INCOMPLETE[intent] ?? 'not_taken';
    return data<RequestAnswer>({ ...answer, reason }, { status: 422 });
  }
  if (intent === 'choose' && (form.has('back') || form.get('confirmed') !== 'on')) {
    const shops = form.getAll('shops').map(String);
    return data<RequestAnswer>({
      ...answer,
      ...(form.has('back') ? { picked: shops } : { confirming: shops }),
    });
  }
  return answered(answer, async () => {
    const done = await work();
    if (intent === 'erase') answer.told = (done as Erased).told;
  });
}
