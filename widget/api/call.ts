import type * as z from 'zod/mini';
import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type UrlParts,
  urlOf,
} from '#contract/calls/call.ts';
import { jsonOf, readAnswer } from '#contract/calls/read-answer.ts';
import { toJson } from '../base/json.ts';
import { ask } from './ask.ts';
import { CallError } from './call-error.ts';

/** The arguments of a call, according to its row. */
export type PartsOf<Row extends Call> = (Row extends { params: z.ZodMiniType }
  ? { readonly params: ParamsOf<Row> }
  : unknown) &
  (Row extends { query: z.ZodMiniType } ? { readonly query: QueryOf<Row> } : unknown) &
  (Row extends { body: z.ZodMiniType } ? { readonly body: BodyOf<Row> } : unknown);

interface Options {
  /** Milliseconds until the call is cancelled, including the body of the answer. */
  readonly timeout?: number;
  /** The URL of another service with the same answer, instead of the API. */
  readonly url?: string;
  /** More headers of a call with a body. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The name of a call for the console. It comes from the row, so it contains no postal code. */
export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** The answer in the text of a call. @throws CallError if it does not have the shape of the row */
export function answerIn<Row extends Call>(row: Row, body: string): AnswerOf<Row> {
  const answer = readAnswer<Row['answer']>(row.answer, jsonOf(body));
  if (answer.ok) return answer.value;
  // Sellers cannot correct a wrong answer, but the operators of the API can.
  const message = `${nameOf(row)}: the answer does not fit (${answer.reasons})`;
  console.error(`[appraisal-form] ${message}`);
  throw new CallError('answer', message, { cause: answer.cause });
}

/**
 * Makes a call of the product API (contract/calls).
 * @param base the API's base, without a slash at its end
 * @throws CallError
 */
export async function call<Row extends Call>(
  row: Row,
  base: string,
  parts: PartsOf<Row>,
  { timeout, url, headers }: Options = {},
): Promise<AnswerOf<Row>> {
  const { body, ...place } = parts as UrlParts & { body?: unknown };
  const json = body !== undefined && {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: toJson(body),
  };
  const { method } = row;
  const request = { method, url: url ?? urlOf(row, base, place), ...json, ...(timeout && { timeout }) };
  return answerIn(row, await ask(nameOf(row), request));
}
