import { LIMITS } from '#contract/base/limits.ts';
import { CallError } from './call-error.ts';
import { refusedCall } from './refused-call.ts';

/** A request to the API, and how long it may take. */
export interface AskedCall {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Milliseconds until it is cancelled, including the body of the answer. */
  readonly timeout?: number;
  /** Called with the share (0 to 1) of bytes sent. Then the limit is for silence: photos may take longer on a slow line. */
  readonly onUpload?: (share: number) => void;
}

/**
 * The text of an answer. It is asked for with XMLHttpRequest, which reports the progress of an upload, and which fewer
 * pages replace than `fetch` (docs/decisions/0056-what-a-form-says-that-does-not-start.md).
 * @param name the name of the call for the console
 * @throws CallError
 */
export function ask(name: string, call: AskedCall): Promise<string> {
  const { method, url, headers = {}, body, timeout = LIMITS.apiTimeoutMs, onUpload } = call;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new CallError('timeout', `${name}: no answer`));
        request.abort();
      }, timeout);
    };
    if (onUpload) {
      request.upload.onprogress = (event) => {
        watch();
        if (event.lengthComputable) onUpload(event.loaded / event.total);
      };
      request.onprogress = watch;
    }
    request.onloadend = () => clearTimeout(timer);
    request.onerror = () => reject(new CallError('network', `${name}: no response`));
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(refusedCall(name, status, responseText, request.getResponseHeader('Retry-After')));
    };
    try {
      request.open(method, url);
      for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
      watch();
      request.send(body);
    } catch (cause) {
      clearTimeout(timer);
      reject(new CallError('network', `${name}: ${String(cause)}`, { cause }));
    }
  });
}
