import * as z from 'zod/mini';
import { lenient, text, usable } from '#contract/schemas/lenient.ts';
import { CallError } from './call-error.ts';

/** A refusal. Other back ends may leave out parts of it, which are then empty. */
const looseRefusal = z.object({
  error: z.object({
    code: lenient(z.string()),
    details: z.catch(usable(z.object({ field: text, message: z.string() })), []),
    request_id: lenient(z.string()),
  }),
});

function refusalOf(body: string) {
  try {
    return looseRefusal.safeParse(JSON.parse(body)).data?.error;
  } catch {
    return undefined;
  }
}

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
  const refusal = refusalOf(body);
  return new CallError('http', `${name}: ${status}`, {
    status,
    code: refusal?.code,
    details: refusal?.details ?? [],
    requestId: refusal?.request_id,
    retryAfterS: secondsOf(retryAfter),
  });
}
