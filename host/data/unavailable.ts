import { logFailure } from './outcome.ts';

const RETRY_AFTER_S = '600';

/**
 * The answer of a file for machines that cannot be made now. Half a file would say that the rest is gone.
 * @param what names the file in the log
 */
export function unavailable(what: string, error: unknown): Response {
  logFailure(what, error);
  return new Response(null, { status: 503, headers: { 'retry-after': RETRY_AFTER_S } });
}
