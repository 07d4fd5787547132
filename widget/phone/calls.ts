import { LIMITS } from '#contract/base/limits.ts';
import {
  PHONE_FORM,
  PHONE_KEY_HEADER,
  PHONE_LINK_PATH,
  PHONE_SEND_PATH,
} from '#contract/calls/phone-places.ts';
import { jsonOf } from '#contract/calls/read-answer.ts';
import { ask } from '../api/ask.ts';
import { CallError } from '../api/call-error.ts';
import { isNumber, isObjectOf } from '../base/shape.ts';
import type { Outgoing } from './outbox.ts';

/** The link as the server sees it. */
export interface LinkState {
  /** How many more photos the form takes. */
  readonly room: number;
  /** How many have arrived, from all phones. */
  readonly arrived: number;
}

const isLinkState = isObjectOf<LinkState>({ room: isNumber, arrived: isNumber });

function stateIn(answer: string): LinkState {
  const state = jsonOf(answer);
  if (isLinkState(state)) return state;
  throw new CallError('answer', 'the answer does not fit');
}

/** The calls of the phone. They reject with a CallError. @param key of the phone */
export const callsWith = (key: string) => ({
  link: async (): Promise<LinkState> =>
    stateIn(
      await ask('phone link', { method: 'GET', url: PHONE_LINK_PATH, headers: { [PHONE_KEY_HEADER]: key } }),
    ),
  send: async ({ id, file }: Outgoing, onUpload: (share: number) => void): Promise<LinkState> => {
    const body = new FormData();
    body.set(PHONE_FORM.sentAs, id);
    body.set(PHONE_FORM.photo, file);
    const headers = { [PHONE_KEY_HEADER]: key };
    const timeout = LIMITS.apiTimeoutMs * 2;
    return stateIn(
      await ask('phone photo', { method: 'POST', url: PHONE_SEND_PATH, headers, body, timeout, onUpload }),
    );
  },
});
