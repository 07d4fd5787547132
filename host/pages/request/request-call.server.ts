import { data } from 'react-router';
import {
  chooseShops,
  correctRequest,
  eraseOwnRequest,
  preferContact,
  readOwnRequest,
  refuseShop,
  releaseContact,
  undoRefusal,
  withdrawRequest,
} from '#contract/calls/follow-up.ts';
import {
  CONTACT_HOURS,
  CONTACT_METHODS,
  CONTACT_RELEASES,
  type ContactRelease,
  MOST_CHOSEN,
  REFUSAL_REASONS,
  type RefusalReason,
} from '#contract/follow-up.ts';
import { dayInJapan } from '#contract/japanese-days.ts';
import { isKeyOf, keysOf } from '#contract/keys.ts';
import type { ContactPreference, Erased, OwnRequest } from '#contract/schemas/follow-up.ts';
import { answered } from '../../blocks/follow-up/answered.server.ts';
import { withPhotoUrls } from '../../blocks/follow-up/photo-urls.ts';
import { call } from '../../data/call.ts';
import type { Site } from '../../settings/context.ts';
import { problemsOf, readValues } from '../../ui/form/form-rules.ts';
import type { RequestAnswer, RequestIntent } from './answer.ts';
import { CORRECTION_RULES, correctionOf } from './correction-rules.ts';

export type ShownRequest = OwnRequest & {
  /** In Japan: which quotes still hold. */
  today: string;
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

/** The parts of the form that a decision consists of. */
interface Decision {
  release: ContactRelease;
  shops: string[];
  shop: string;
  reason: RefusalReason;
}

/** @returns `incomplete` if the form lacks something that the act needs */
export function decisionOf(intent: RequestIntent, form: FormData): Decision | 'incomplete' {
  const [release, reason] = [String(form.get('release')), String(form.get('reason'))];
  const shops = form.getAll('shops').map(String);
  const shop = String(form.get('shop') ?? '');
  const lacks = {
    release: !isKeyOf(CONTACT_RELEASES, release),
    choose: shops.length === 0 || shops.length > MOST_CHOSEN,
    refuse: !shop || !isKeyOf(REFUSAL_REASONS, reason),
    undo: !shop,
  };
  if (isKeyOf(lacks, intent) && lacks[intent]) return 'incomplete';
  return {
    release: isKeyOf(CONTACT_RELEASES, release) ? release : 'all',
    shops,
    shop,
    reason: isKeyOf(REFUSAL_REASONS, reason) ? reason : 'other',
  };
}

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

/**
 * @returns for an erasure, how many shops are told of it
 * @throws CallError
 */
export async function doIntent(
  intent: Exclude<RequestIntent, 'correct'>,
  { api, visitor }: Site,
  { token, preference, decision }: { token: string; preference: ContactPreference; decision: Decision },
): Promise<number | undefined> {
  const parts = { api, visitor, params: { token } };
  const { release, shops, shop, reason } = decision;
  const acts: Record<Exclude<RequestIntent, 'correct'>, () => Promise<unknown>> = {
    prefer: () => call(preferContact, { ...parts, body: preference }),
    release: () => call(releaseContact, { ...parts, body: { release } }),
    choose: () => call(chooseShops, { ...parts, body: { shops } }),
    refuse: () => call(refuseShop, { ...parts, body: { shop, reason } }),
    undo: () => call(undoRefusal, { ...parts, body: { shop } }),
    withdraw: () => call(withdrawRequest, parts),
    erase: () => call(eraseOwnRequest, parts),
  };
  const done = await acts[intent]();
  return intent === 'erase' ? (done as Erased).told : undefined;
}
