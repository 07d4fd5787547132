import { type AnswerOf, type Call, urlOf } from '#contract/calls/call.ts';
import { IDEMPOTENCY_HEADER } from '#contract/calls/requests.ts';
import { ask } from './ask.ts';
import { answerIn, nameOf } from './call.ts';

interface Upload {
  /** A form that is sent again with the same key counts once. */
  readonly key: string;
  /** More headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the share (0 to 1) of bytes sent. */
  readonly onUpload: (share: number) => void;
}

/** Makes a call with a multipart form. @throws CallError */
export async function sendForm<Row extends Call & { body: 'multipart' }>(
  row: Row,
  base: string,
  form: FormData,
  { key, headers: more, onUpload }: Upload,
): Promise<AnswerOf<Row>> {
  const headers = { [IDEMPOTENCY_HEADER]: key, ...more };
  const { method } = row;
  return answerIn(
    row,
    await ask(nameOf(row), { method, url: urlOf(row, base), headers, body: form, onUpload }),
  );
}
