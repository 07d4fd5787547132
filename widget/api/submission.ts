import { LIMITS } from '#contract/limits.ts';
import { CALL_MESSAGES } from '#contract/messages.ts';
import { IDEMPOTENCY_HEADER, ROUTES } from '#contract/routes.ts';
import {
  refusal,
  type SubmissionResult,
  submissionAnswer,
  toSubmissionResult,
} from '#contract/schemas/submission.ts';
import { ApiError, parseAnswer } from './client.ts';

const MESSAGES = CALL_MESSAGES.submission;

/** The message of a failed submission (document 2, section 8). */
export function submissionMessage(error: unknown): string {
  if (!(error instanceof ApiError))
    return error instanceof Error && error.message ? error.message : MESSAGES.failed;
  if (error.failure === 'timeout') return CALL_MESSAGES.timeout;
  if (error.failure === 'network') return CALL_MESSAGES.network;
  if (error.status === 422) return MESSAGES.invalid;
  return error.status ? MESSAGES.failedWithStatus(error.status) : MESSAGES.failed;
}

/** What a server that refuses says is wrong, such as a photo that is none, by its name. */
function detailsOf({ status, responseText }: XMLHttpRequest): string[] {
  if (status !== 422) return [];
  try {
    const parsed = refusal.safeParse(JSON.parse(responseText));
    return [...new Set(parsed.data?.error.details.map(({ message }) => message))];
  } catch {
    return [];
  }
}

/** Sends a form by XMLHttpRequest, the only call that tells how far an upload is. */
function post(url: string, form: FormData, key: string, onUpload: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The limit is on silence: photos on a slow line take longer than 10 s while all is well.
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new ApiError('timeout', `${url}: no answer`));
        request.abort();
      }, LIMITS.apiTimeoutMs);
    };
    request.upload.onprogress = (event) => {
      watch();
      if (event.lengthComputable) onUpload(event.loaded / event.total);
    };
    request.onprogress = watch;
    request.onloadend = () => clearTimeout(timer);
    request.onerror = () => reject(new ApiError('network', `${url}: no response`));
    request.onload = () => {
      const { status } = request;
      if (status >= 200 && status < 300) resolve(request.responseText);
      else reject(new ApiError('http', `${url}: ${status}`, { status, details: detailsOf(request) }));
    };
    request.open('POST', url);
    request.setRequestHeader(IDEMPOTENCY_HEADER, key);
    watch();
    request.send(form);
  });
}

/**
 * Sends a request (document 2, section 7, `POST /v1/mucv`). The same key makes a second sending count once.
 * @param onUpload told the share (0 to 1) of bytes sent
 * @throws ApiError
 */
export async function submit(
  apiBase: string,
  form: FormData,
  key: string,
  onUpload: (share: number) => void = () => {},
): Promise<SubmissionResult> {
  const url = apiBase + ROUTES.submission;
  const text = await post(url, form, key, onUpload);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    console.error(`[appraisal-form] ${url}: the answer is no JSON`);
    throw new ApiError('schema', 'unexpected answer: no JSON', { cause });
  }
  return toSubmissionResult(parseAnswer(submissionAnswer, answer, url));
}
