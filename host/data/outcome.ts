import { noteFailure } from './failures.server.ts';
import { CallError } from './http.ts';

/**
 * The result of a call. Promises that stream to the browser never reject: the router would hide the reason, and React
 * would discard the server's HTML.
 */
export type CallOutcome<Value> =
  | { ok: true; value: Value }
  /** `message` is '' if there is no message for the visitor. */
  | { ok: false; message: string };

/** @param what names the call in the log */
export function callOutcome<Value>(what: string, pending: Promise<Value>): Promise<CallOutcome<Value>> {
  return pending.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      logFailure(what, error);
      const isFromApi =
        error instanceof CallError && error.code !== 'no_answer' && error.code !== 'bad_answer';
      return { ok: false, message: isFromApi ? error.message : '' };
    },
  );
}

/** Statuses of the API that a visitor causes: there is no such thing, it makes no sense, too often. */
const OF_VISITORS = [400, 404, 410, 422, 429];

/** Tells if a visitor alone brought it about, by the address or by leaving. */
const isOfVisitor = (error: unknown) =>
  error instanceof CallError &&
  (OF_VISITORS.includes(error.status) || (error.cause instanceof Error && error.cause.name === 'AbortError'));

/**
 * The reason goes to the log, which visitors do not see: as an error, unless a visitor can bring it about. The page is
 * not kept for others.
 */
export function logFailure(what: string, error: unknown): void {
  const isExpected = isOfVisitor(error);
  noteFailure(!isExpected);
  const write = isExpected ? console.info : console.error;
  write(`${what}:`, error instanceof Error ? error.message : error);
}

/** For an API without an answer, or with an unusable one. */
const BAD_GATEWAY = 502;

/** The status of a page that could not send a visitor's form: the API's if it is about the visitor's input. */
export const statusOfFailure = (error: unknown): number =>
  error instanceof CallError && OF_VISITORS.includes(error.status) ? error.status : BAD_GATEWAY;

/** For lists: an answer that is no list counts as an empty one (document 1, section 5). The page is not kept for others. */
export function emptyIfBad(error: unknown): [] {
  if (!(error instanceof CallError && error.code === 'bad_answer')) throw error;
  noteFailure();
  return [];
}
