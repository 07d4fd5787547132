import {
  eraseOwnRequest,
  preferContact,
  readOwnRequest,
  withdrawRequest,
} from '#contract/calls/follow-up.ts';
import { CONTACT_HOURS, CONTACT_METHODS } from '#contract/follow-up.ts';
import { dayInJapan } from '#contract/japanese-days.ts';
import { isKeyOf, keysOf } from '#contract/keys.ts';
import type { ContactPreference, OwnRequest } from '#contract/schemas/follow-up.ts';
import { withPhotoUrls } from '../../blocks/follow-up/photo-urls.ts';
import { call } from '../../data/call.ts';
import type { Site } from '../../settings/context.ts';
import type { RequestIntent } from './answer.ts';

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

/**
 * @returns for an erasure, how many shops are told of it
 * @throws CallError
 */
export async function doIntent(
  intent: RequestIntent,
  { api, visitor }: Site,
  { token, preference }: { token: string; preference: ContactPreference },
): Promise<number | undefined> {
  const parts = { api, visitor, params: { token } };
  if (intent === 'erase') return (await call(eraseOwnRequest, parts)).told;
  if (intent === 'withdraw') await call(withdrawRequest, parts);
  else await call(preferContact, { ...parts, body: preference });
  return undefined;
}
