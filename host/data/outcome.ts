import { CallError } from './http.ts';

/**
 * What a call came to. Promises that stream to the browser never fail: the router would hide the reason, and React
 * would throw away what the server has rendered.
 */
export type Outcome<Value> =
  | { ok: true; value: Value }
  /** `message` is '' where there is nothing to tell. */
  | { ok: false; message: string };

/** @param what names the call in the log */
export function outcome<Value>(what: string, call: Promise<Value>): Promise<Outcome<Value>> {
  return call.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      console.error(`${what}:`, error instanceof Error ? error.message : error);
      return { ok: false, message: error instanceof CallError && error.status > 0 ? error.message : '' };
    },
  );
}
