import {
  CONTINUATION_PATHS,
  END_CONTINUATION,
  HOLD_CONTINUATION,
  KEEP_CONTINUATION,
  OPEN_CONTINUATION,
} from '#contract/calls/continuation-rows.ts';
import { toJson } from '../base/json.ts';
import { uuid } from '../base/uuid.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { sendForm } from './send-form.ts';

/** A browser that may go on. */
interface Device {
  readonly uuid: string;
  readonly device: string;
}

/**
 * The calls about answers that a mail leads to. Each rejects with a CallError if it fails.
 * @param base returns the URL of the API, without a slash at the end
 */
export const continuationCalls = (base: () => string) => ({
  /** @param onUpload is told the share (0 to 1) of bytes sent */
  keep: (form: FormData, onUpload: (share: number) => void) =>
    sendForm(KEEP_CONTINUATION, base(), form, { key: uuid(), onUpload }),
  open: (token: string) => call(OPEN_CONTINUATION, base(), { body: { token } }),
  photo: async (token: string, number: number): Promise<Blob> => {
    const path = CONTINUATION_PATHS.photo;
    const answer = await fetch(base() + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: toJson({ token, number }),
    });
    if (!answer.ok) throw new CallError('http', `POST ${path}: ${answer.status}`, { status: answer.status });
    return answer.blob();
  },
  /** @param takes this browser goes on from now on */
  hold: ({ uuid, device }: Device, takes: boolean) =>
    call(HOLD_CONTINUATION, base(), { body: { uuid, device, takes } }),
  end: ({ uuid, device }: Device) => call(END_CONTINUATION, base(), { body: { uuid, device } }),
});

export type ContinuationCalls = ReturnType<typeof continuationCalls>;
