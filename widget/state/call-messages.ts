import { spokenLocale } from '#contract/language/manner.ts';
import { CALL_MESSAGES } from '#contract/refusals/call-messages.ts';
import type { CallError } from '../api/call-error.ts';
import type { AddressProblem } from './address-problem.ts';

/** The messages for one call. */
interface Words {
  /** By the code of the missing input. The argument names its place. */
  readonly input?: Readonly<Record<string, (where: string) => string>>;
  readonly timeout?: string;
  readonly network?: string;
  readonly unexpected?: string;
  /** By HTTP status. */
  readonly statuses?: Readonly<Record<number, string>>;
  /** For every other status. */
  readonly http?: (status: number) => string;
  /** For everything else. */
  readonly failed: string;
}

const list = (text: string): Words => ({
  input: { unknown_category: () => CALL_MESSAGES.catalogue.noCategoryUuid },
  timeout: CALL_MESSAGES.timeout,
  network: CALL_MESSAGES.network,
  http: (status) => `${text} (${status})`,
  failed: text,
});

/** The messages for every call and failure (document 2, section 8), in the language that is spoken. */
const wordsOf = ({ catalogue, address, submission, timeout, network, unexpected }: typeof CALL_MESSAGES) =>
  ({
    firstLevel: list(catalogue.groupFailed),
    nextLevel: list(catalogue.levelFailed),
    prefectures: { failed: address.prefecturesFailed },
    cities: {
      input: { missing_parameter: () => address.citiesWithoutPrefecture },
      statuses: { 400: address.citiesNeedPrefecture },
      failed: address.citiesFailed,
    },
    areas: { statuses: { 400: address.areasNeedCity }, failed: address.areasFailed },
    zipcodeAddresses: {
      timeout: address.zipTimeout,
      network: address.zipNetwork,
      statuses: { 404: address.zipNotFound, 422: address.zipInvalid },
      http: address.zipServer,
      failed: address.zipFailed,
    },
    submitRequest: {
      input: {
        no_form: () => submission.noForm,
        no_items: () => submission.noItems,
        no_customer: () => submission.noCustomer,
        unknown_category: (index) => `${submission.prefix.input}: ${submission.badCategory(Number(index))}`,
        unreadable_photo: () => submission.prefix.file,
        photo_gone: () => `${submission.prefix.file}: ${submission.photoGone}`,
        not_buildable: () => submission.prefix.build,
      },
      timeout,
      network,
      unexpected,
      statuses: { 422: submission.invalid },
      http: submission.failedWithStatus,
      failed: submission.failed,
    },
  }) satisfies Record<string, Words>;

/** Calls whose failures are shown to sellers, by the names of their rows in contract/calls. */
export type ToldCall = keyof ReturnType<typeof wordsOf>;

/** The message for a failed call. */
export function callMessage(name: ToldCall, { reason, status = 0, code = '', details }: CallError): string {
  const words: Words = wordsOf(CALL_MESSAGES)[name];
  if (reason === 'http') return words.statuses?.[status] ?? words.http?.(status) ?? words.failed;
  if (reason === 'input') return words.input?.[code]?.(details[0]?.field ?? '') ?? words.failed;
  return (reason !== 'answer' && words[reason]) || words.failed;
}

/** When to try again, for example 約10分後（20:15以降）に. Rounded up, so that nobody comes too early. */
function afterOf(seconds: number | undefined): string {
  const { sometime, seconds: inSeconds, minutes, hours } = CALL_MESSAGES.submission.after;
  if (seconds === undefined) return sometime;
  if (seconds < 60) return inSeconds(Math.max(1, Math.ceil(seconds)));
  const count = Math.ceil(seconds / 60);
  const now = new Date();
  const then = new Date(now.getTime() + count * 60_000);
  const day = then.toDateString() !== now.toDateString() && ({ month: 'long', day: 'numeric' } as const);
  const time = then.toLocaleString(spokenLocale(), { ...day, hour: 'numeric', minute: '2-digit' });
  return count < 120 ? minutes(count, time) : hours(Math.ceil(count / 60), time);
}

/**
 * The remedies for a submission that was refused.
 * @param others the server's messages about wrong input that have no place on the screen
 */
export function remedies(
  { status = 0, retryAfterS }: Pick<CallError, 'status' | 'retryAfterS'>,
  others: readonly string[],
): readonly string[] {
  if (status === 422) return others;
  const all: Readonly<Record<number, (after: string) => string>> = CALL_MESSAGES.submission.remedies;
  const remedy = all[status]?.(afterOf(retryAfterS));
  return remedy ? [remedy] : [];
}

/** The messages if no address is found for a postal code. */
export function addressProblemLines(problem: AddressProblem): readonly string[] {
  if (problem.kind === 'incomplete') return [CALL_MESSAGES.address.zipDigits];
  return [...new Set([CALL_MESSAGES.address.zipFailed, callMessage('zipcodeAddresses', problem.failure)])];
}
