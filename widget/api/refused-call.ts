import { jsonOf, readRefusal } from '#contract/calls/read-answer.ts';
import { CallError } from './call-error.ts';

/** The seconds of a header `Retry-After`, which has a number of them or a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  const waitSeconds = Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1000 : seconds;
  return waitSeconds >= 0 ? waitSeconds : undefined;
}

/**
 * The failure of a call that was answered with an error.
 * @param name the name of the call for the console
 * @param retryAfter the header of that name
 */
export function refusedCall(
  name: string,
  status: number,
  body: string,
  retryAfter: string | null = null,
): CallError {
  const refusal = readRefusal(jsonOf(body));
  return new CallError('http', `${name}: ${status}`, {
    status,
    code: refusal?.code,
    details: refusal?.details ?? [],
    requestId: refusal?.request_id,
    retryAfterS: secondsOf(retryAfter),
  });
}
