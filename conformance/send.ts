import { LIMITS } from '#contract/base/limits.ts';
import { bytesOf, formDataOf } from './form-parts.ts';
import { Broken } from './outcome.ts';
import type { ReceivedAnswer, Sent } from './sent.ts';

/** Uploads get this extra time. The form itself has no limit on the whole upload, only on time without progress. */
const UPLOAD_BYTES_PER_MS = 100;

const REASON_CHARACTERS = 300;

/** The timeout of a request (document 2, section 9). */
export const budgetOf = ({ form = [] }: Pick<Sent, 'form'>): number =>
  LIMITS.apiTimeoutMs + Math.ceil(bytesOf(form) / UPLOAD_BYTES_PER_MS);

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return String(cause instanceof Error ? cause.message || cause.name : cause).slice(0, REASON_CHARACTERS);
}

/** Sends a request. @throws Broken when there is no answer, or none in time */
export async function send(request: Sent): Promise<ReceivedAnswer> {
  const { method, url, headers, text, form } = request;
  const budget = budgetOf(request);
  const signal = AbortSignal.timeout(budget);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: form ? formDataOf(form) : (text ?? null),
      // A redirect is reported, because browsers do not follow all of them either.
      redirect: 'manual',
      signal,
    });
    return { sent: request, status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const seconds = Math.round(budget / 1000);
    const outcome = signal.aborted ? 'none by then' : `no answer: ${reasonOf(error)}`;
    throw new Broken(`an answer within ${seconds} s`, outcome, request);
  }
}
