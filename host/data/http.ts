import { LIMITS } from '#contract/base/limits.ts';
import type { Call } from '#contract/calls/call.ts';
import { jsonOf, readRefusal } from '#contract/calls/read-answer.ts';
import { anySignal, timeoutSignal } from '#contract/calls/signals.ts';
import { inTurn } from './in-turn.ts';

/** A call that brought no usable answer. */
export class CallError extends Error {
  override name = 'CallError';
  /** The status of the answer; 0 without one. */
  readonly status: number;
  /**
   * The code of the API's refusal; `http_error` if it has none; `no_answer`; `bad_answer` for an answer that does not
   * have the agreed shape.
   */
  readonly code: string;

  constructor(
    message: string,
    { status = 0, code, cause }: { status?: number; code: string; cause?: unknown },
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

export interface JsonAnswer {
  status: number;
  headers: Headers;
  /** Undefined where the body is not JSON. */
  body: unknown;
}

export interface JsonRequest {
  method?: Call['method'];
  /** Sent as JSON. */
  body?: object | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Cancels the call, for example when the visitor leaves. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a call and reads its answer, whatever its status. Gives up after ten seconds (document 1, section 9), which
 * include the wait for its turn.
 * @throws CallError if there is no answer
 */
export async function fetchJson(
  url: string,
  { method = 'GET', body, headers, signal }: JsonRequest = {},
): Promise<JsonAnswer> {
  const timeout = timeoutSignal(LIMITS.apiTimeoutMs);
  const request: RequestInit = {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body ? JSON.stringify(body) : null,
    // Settings name the final address; redirects to other hosts are refused.
    redirect: 'error',
    signal: signal ? anySignal([signal, timeout]) : timeout,
  };
  try {
    return await inTurn(originOf(url), async () => {
      const response = await fetch(url, request);
      const text = await limitedText(response);
      return { status: response.status, headers: response.headers, body: jsonOf(text) };
    });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'no answer';
    throw new CallError(message, { code: 'no_answer', cause });
  }
}

/** '' in a browser that calls the API of its page. */
const originOf = (url: string) => /^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? '';

/** No answer of either API is as long. */
const MOST_BYTES = 16 * 1024 * 1024;

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MOST_BYTES) {
      await reader?.cancel();
      throw new Error('the answer is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Throws if the status is an error, in the words of the specification (document 1, section 8). */
export function assertOk({ status, body }: JsonAnswer): void {
  if (status >= 200 && status < 300) return;
  throw new CallError(`HTTP error! status: ${status}`, {
    status,
    code: readRefusal(body)?.code ?? 'http_error',
  });
}

/** An answer that does not have the agreed shape. */
export const badAnswer = (status: number, cause: unknown) =>
  new CallError('The answer does not have the agreed shape.', { status, code: 'bad_answer', cause });
