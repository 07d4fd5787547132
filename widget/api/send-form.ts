import { type AnswerOf, type Call, urlOf } from '#contract/calls/call.ts';
import { IDEMPOTENCY_HEADER } from '#contract/calls/requests.ts';
import { LIMITS } from '#contract/limits.ts';
import { nameOf, readAnswer } from './call.ts';
import { CallError } from './call-error.ts';
import { refusedCall } from './refused-call.ts';

interface Upload {
  /** A form that is sent again with the same key counts once. */
  readonly key: string;
  /** Called with the share (0 to 1) of bytes sent. */
  readonly onUpload: (share: number) => void;
}

/** Posts a form with XMLHttpRequest, because only that reports the progress of an upload. */
function post(name: string, url: string, form: FormData, { key, onUpload }: Upload): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The limit is for silence. On a slow line, photos can take longer than 10 s without any error.
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new CallError('timeout', `${name}: no answer`));
        request.abort();
      }, LIMITS.apiTimeoutMs);
    };
    request.upload.onprogress = (event) => {
      watch();
      if (event.lengthComputable) onUpload(event.loaded / event.total);
    };
    request.onprogress = watch;
    request.onloadend = () => clearTimeout(timer);
    request.onerror = () => reject(new CallError('network', `${name}: no response`));
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(refusedCall(name, status, responseText));
    };
    request.open('POST', url);
    request.setRequestHeader(IDEMPOTENCY_HEADER, key);
    watch();
    request.send(form);
  });
}

/** Makes a call with a multipart form. @throws CallError */
export async function sendForm<Row extends Call & { body: 'multipart' }>(
  row: Row,
  base: string,
  form: FormData,
  upload: Upload,
): Promise<AnswerOf<Row>> {
  return readAnswer(row, await post(nameOf(row), urlOf(row, base), form, upload));
}
