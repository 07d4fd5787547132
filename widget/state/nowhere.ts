import type { RefusalCode } from '#contract/refusals/refusals.ts';
import type { Api } from '../api/api.ts';
import { CallError, type FailureReason } from '../api/call-error.ts';
import type { PhoneCalls } from '../api/phone-calls.ts';
import type { Connection } from '../sending/connection.ts';
import { keptPlace } from '../storage/kept-place.ts';
import { keptResult } from '../storage/kept-result.ts';
import { NO_ATTRIBUTION } from '../visit/attribution.ts';
import type { FormEnvironment } from './form-environment.ts';

/** Calls that stay pending. */
const pending = () => new Promise<never>(() => {});

const NO_API: Api = {
  entries: pending,
  prefectures: pending,
  cities: pending,
  areas: pending,
  addressOf: pending,
  submit: pending,
  publicIp: async () => '',
  disclosure: pending,
  answerInterests: pending,
  answerFeedback: pending,
  quotesFirst: pending,
};

const NO_PHONE: PhoneCalls = { open: pending, tell: pending, photo: pending, follow: () => () => {} };

const ALWAYS_UP: Connection = { isUp: () => true, onChange: () => () => {}, pause: pending };

/** The answers of calls without a network. */
export type OfflineAnswers = Partial<Api>;

/** The calls of a phone. */
export type OfflinePhone = Partial<PhoneCalls>;

/** A call that fails. @param code of the refusal */
export const failing = (reason: FailureReason, status?: number, code?: RefusalCode) => () =>
  Promise.reject(
    new CallError(reason, 'fails on purpose', {
      ...(status !== undefined && { status }),
      ...(code && { code }),
    }),
  );

/**
 * The environment of a form that belongs to no page: nothing is kept and no call goes out.
 * @param answers the answers of some calls; the others stay pending
 * @param connection the line to the network
 * @param phone the calls of a phone that is the camera of the form
 */
export function nowhere(
  answers: OfflineAnswers = {},
  connection: Connection = ALWAYS_UP,
  phone: OfflinePhone = {},
): FormEnvironment {
  return {
    emit: () => true,
    api: () => ({ ...NO_API, ...answers }),
    draft: ({ Draft, DraftKeeper }) =>
      new DraftKeeper(new Draft('nowhere', { lasting: undefined, session: undefined }), {
        load: async () => new Map(),
        keep: async () => {},
        clear: async () => {},
      }),
    keepAnew: () => {},
    results: keptResult(undefined),
    places: keptPlace('nowhere', undefined),
    session: undefined,
    connection,
    phone: () => ({ ...NO_PHONE, ...phone }),
    attribution: () => NO_ATTRIBUTION,
    testKey: '',
    history: { window: undefined, name: 'nowhere' },
    keepScroll: () => () => {},
    leaveFor: () => {},
    reload: () => {},
    tellAnalytics: () => {},
    loadThanks: async () => {},
  };
}
