import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '#contract/calls/call.ts';
import { urlOf } from '#contract/calls/call.ts';
import { readAnswer } from '#contract/calls/read-answer.ts';
import { assertOk, badAnswer, fetchJson } from './http.ts';

type Part<Name extends string, Value> = [Value] extends [never] ? unknown : { [Key in Name]: Value };

/** The parts that a row asks for, and the base of its API. */
export type CallParts<Row extends Call> = Part<'params', ParamsOf<Row>> &
  Part<'query', QueryOf<Row>> &
  Part<'body', BodyOf<Row>> & {
    /** The API as this process reaches it, without a slash at the end. */
    api: string;
    /** Headers that identify the visitor. */
    visitor?: Readonly<Record<string, string>>;
    signal?: AbortSignal | undefined;
  };

/**
 * Makes a call of the product API, and refuses an answer that does not fit its row.
 * @throws CallError
 */
export async function call<Row extends Call>(row: Row, parts: CallParts<Row>): Promise<AnswerOf<Row>> {
  return (await callWithStatus(row, parts)).answer;
}

/** Like `call`, with the status, for callers that accept only one. */
export async function callWithStatus<Row extends Call>(
  row: Row,
  parts: CallParts<Row>,
): Promise<{ status: number; answer: AnswerOf<Row> }> {
  const { api, params, query, body, signal, visitor } = parts as LooseParts;
  const response = await fetchJson(urlOf(row, api, { params, query }), {
    method: row.method,
    body,
    signal,
    headers: visitor,
  });
  assertOk(response);
  const answer = readAnswer<Row['answer']>(row.answer, response.body);
  if (!answer.ok) throw badAnswer(response.status, answer.cause);
  return { status: response.status, answer: answer.value };
}

interface LooseParts {
  api: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  visitor?: Record<string, string>;
  signal?: AbortSignal;
}
