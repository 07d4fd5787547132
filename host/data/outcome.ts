import { noteFailure } from './failures.server.ts';
import { CallError } from './http.ts';

/**
 * The result of a call. Promises that stream to the browser never reject: the router would hide the reason, and React
 * would discard what the server has rendered.
 */
export type Outcome<Value> =
  | { ok: true; value: Value }
  /** `message` is '' where there is nothing to tell the visitor. */
  | { ok: false; message: string };

/** @param what names the call in the log */
export function outcome<Value>(what: string, pending: Promise<Value>): Promise<Outcome<Value>> {
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

/** The reason goes to the log, which visitors do not see. The page is not kept for others. */
export function logFailure(what: string, error: unknown): void {
  noteFailure();
  console.error(`${what}:`, error instanceof Error ? error.message : error);
}

/** For lists: an answer that is no list counts as an empty one (document 1, section 5). The page is not kept for others. */
export function emptyIfBad(error: unknown): [] {
  if (!(error instanceof CallError && error.code === 'bad_answer')) throw error;
  noteFailure();
  return [];
}
