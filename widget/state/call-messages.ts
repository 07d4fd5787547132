import { CALL_MESSAGES } from '#contract/messages.ts';
import type { CallError } from '../api/call-error.ts';
import type { AddressProblem } from './address-state.ts';

/** What a seller reads when one call fails. */
interface Words {
  /** By the code of what was missing; given where that was. */
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

const { catalogue, address, submission, timeout, network, unexpected } = CALL_MESSAGES;

const list = (failed: string): Words => ({
  input: { unknown_category: () => catalogue.noCategoryUuid },
  timeout,
  network,
  http: (status) => `${failed} (${status})`,
  failed,
});

/** The words for every call and failure (document 2, section 8). */
const WORDS = {
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
      not_buildable: () => submission.prefix.build,
    },
    timeout,
    network,
    unexpected,
    statuses: { 422: submission.invalid },
    http: submission.failedWithStatus,
    failed: submission.failed,
  },
} as const satisfies Record<string, Words>;

/** The calls whose failures sellers read of, by the names of their rows in contract/calls. */
export type ToldCall = keyof typeof WORDS;

/** What a seller reads when a call fails. */
export function callMessage(name: ToldCall, { reason, status = 0, code = '', details }: CallError): string {
  const words: Words = WORDS[name];
  if (reason === 'http') return words.statuses?.[status] ?? words.http?.(status) ?? words.failed;
  if (reason === 'input') return words.input?.[code]?.(details[0]?.field ?? '') ?? words.failed;
  return (reason !== 'answer' && words[reason]) || words.failed;
}

/** What the server says is wrong with a submission, each thing once, in its own words for sellers. */
export function refusedThings({ status, details }: CallError): readonly string[] {
  return status === 422 ? [...new Set(details.map(({ message }) => message))] : [];
}

/** What a seller reads where a postal code brings no address. */
export function addressProblemLines(problem: AddressProblem): readonly string[] {
  if (problem.kind === 'incomplete') return [address.zipDigits];
  return [...new Set([address.zipFailed, callMessage('zipcodeAddresses', problem.failure)])];
}
