import type { AnswerOf } from '#contract/calls/call.ts';
import type { CALLS, CallName } from '#contract/calls/index.ts';
import { rowOf } from './call-input.ts';
import { issueText } from './issue-text.ts';
import { Broken } from './outcome.ts';
import type { ReceivedAnswer } from './sent.ts';

/* Expectations of rows. If one is not met, the message is in plain English. */

const SHOWN_CHARACTERS = 160;

/** A short description of an answer. */
export function told({ status, headers, text }: ReceivedAnswer): string {
  const location = headers.get('location');
  const body = text.replace(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS);
  const rest = location ? ` that leads to ${location}` : body ? `: ${body}` : ' with an empty body';
  return `status ${status}${rest}${body.length === SHOWN_CHARACTERS ? '…' : ''}`;
}

/** @throws Broken unless the condition is true */
export function hold(
  condition: boolean,
  expected: string,
  actual: () => string,
  answer?: ReceivedAnswer,
): asserts condition {
  if (!condition) throw new Broken(expected, actual(), answer?.sent);
}

const orOf = (statuses: readonly number[]) => statuses.join(' or ');

/** @param statuses `any` means every status from 400 to 499 */
export function expectStatus(answer: ReceivedAnswer, statuses: readonly number[] | 'any'): ReceivedAnswer {
  const right =
    statuses === 'any' ? answer.status >= 400 && answer.status < 500 : statuses.includes(answer.status);
  const expected =
    statuses === 'any' ? 'a refusal with a status from 400 to 499' : `status ${orOf(statuses)}`;
  hold(right, expected, () => told(answer), answer);
  return answer;
}

export function expectSuccess(answer: ReceivedAnswer): ReceivedAnswer {
  hold(answer.status >= 200 && answer.status < 300, 'a status from 200 to 299', () => told(answer), answer);
  return answer;
}

/** The body as JSON. An empty body is undefined. */
export function expectJson(answer: ReceivedAnswer): unknown {
  if (!answer.text) return undefined;
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new Broken('JSON', told(answer), answer.sent);
  }
}

/** The answer as the clients parse it: missing texts become empty, ids that are numbers become texts, and so on. */
export function expectFit<Name extends CallName>(
  name: Name,
  answer: ReceivedAnswer,
): AnswerOf<(typeof CALLS)[Name]> {
  const raw = expectJson(answer);
  const result = rowOf(name).answer.safeParse(raw);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => issueText(issue, raw));
    throw new Broken('the shape of the specification', problems.join('; '), answer.sent);
  }
  return result.data as AnswerOf<(typeof CALLS)[Name]>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists from which the clients removed unusable entries: `data: 2 of 8`. */
export function leftOut(raw: unknown, data: unknown, path = ''): string[] {
  if (Array.isArray(raw) && Array.isArray(data)) {
    if (raw.length !== data.length)
      return [`${path || 'the list'}: ${raw.length - data.length} of ${raw.length}`];
    return raw.flatMap((entry, index) => leftOut(entry, data[index], `${path}[${index}]`));
  }
  if (!isRecord(raw) || !isRecord(data)) return [];
  return Object.keys(data).flatMap((key) => leftOut(raw[key], data[key], path ? `${path}.${key}` : key));
}

/** Counts members that are missing and that the clients replaced, by path without positions. */
function countMembers(
  raw: unknown,
  data: unknown,
  path: string,
  counts: Map<string, [there: number, of: number]>,
) {
  if (Array.isArray(data)) {
    for (const [index, entry] of data.entries()) {
      countMembers(Array.isArray(raw) ? raw[index] : undefined, entry, `${path}[]`, counts);
    }
  } else if (isRecord(data)) {
    for (const [key, value] of Object.entries(data)) {
      const at = path ? `${path}.${key}` : key;
      const member = isRecord(raw) ? raw[key] : undefined;
      const [there, of] = counts.get(at) ?? [0, 0];
      counts.set(at, [there + (member === undefined ? 0 : 1), of + 1]);
      countMembers(member, value, at, counts);
    }
  }
}

/** Members of the specification that are missing in the whole answer, although clients accept that. */
export function missingMembers(raw: unknown, data: unknown): string[] {
  const counts = new Map<string, [number, number]>();
  countMembers(raw, data, '', counts);
  return [...counts].filter(([, [there]]) => there === 0).map(([path]) => path);
}
