import { LIMITS } from '#contract/base/limits.ts';
import type { BodyOf } from '#contract/calls/call.ts';
import {
  openPhoneLink,
  PHONE_NEWS_PATH,
  PHONE_PULSE_MS,
  type PhoneNews,
  phoneNews,
  phonePhotoPath,
  tellPhoneLink,
} from '#contract/calls/phone-link.ts';
import { PHONE_KEY_HEADER } from '#contract/calls/phone-places.ts';
import { jsonOf, readAnswer } from '#contract/calls/read-answer.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { refusedCall } from './refused-call.ts';

/** A connection on which nothing has come for this long is dead. */
const DEAD_MS = 2.5 * PHONE_PULSE_MS;

interface NewsHooks {
  readonly onNews: (news: PhoneNews) => void;
  /** The connection has ended, for whatever reason. */
  readonly onEnd: (error: CallError | undefined) => void;
}

function sent(method: string, url: string, key: string): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open(method, url);
  request.setRequestHeader(PHONE_KEY_HEADER, key);
  return request;
}

/** The content of a photo. */
function photoAt(url: string, key: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = sent('GET', url, key);
    request.responseType = 'blob';
    request.timeout = LIMITS.apiTimeoutMs * 3;
    request.onload = () => {
      if (request.status === 200) resolve(request.response as Blob);
      else reject(refusedCall('phone photo', request.status, ''));
    };
    request.onerror = () => reject(new CallError('network', 'phone photo: no response'));
    request.ontimeout = () => reject(new CallError('timeout', 'phone photo: no answer'));
    request.send();
  });
}

/**
 * Follows the news of a link. Each event has the whole state, so only the last one counts.
 * @returns a function that ends it
 */
function follow(url: string, key: string, { onNews, onEnd }: NewsHooks): () => void {
  const request = sent('GET', url, key);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  let isOver = false;
  const end = (error?: CallError) => {
    clearTimeout(timer);
    if (isOver) return;
    isOver = true;
    request.abort();
    onEnd(error);
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end(), DEAD_MS);
  };
  request.onprogress = () => {
    watch();
    const event = request.responseText
      .split('\n\n')
      .slice(0, -1)
      .findLast((one) => one.startsWith('data: '));
    if (request.status !== 200 || event === undefined || event === last) return;
    last = event;
    const news = readAnswer(phoneNews, jsonOf(event.slice('data: '.length)));
    if (news.ok) onNews(news.value);
  };
  request.onload = () =>
    end(request.status === 200 ? undefined : refusedCall('phone news', request.status, request.responseText));
  request.onerror = () => end();
  watch();
  request.send();
  return () => {
    isOver = true;
    clearTimeout(timer);
    request.abort();
  };
}

/** The calls of a form whose camera is a phone. @param base of the API, without a slash at its end */
export const phoneCalls = (base: string) => ({
  open: (room: number) => call(openPhoneLink, base, { body: { room } }),
  tell: (key: string, body: BodyOf<typeof tellPhoneLink>) =>
    call(tellPhoneLink, base, { body }, { headers: { [PHONE_KEY_HEADER]: key } }),
  photo: (key: string, uuid: string) => photoAt(base + phonePhotoPath(uuid), key),
  follow: (key: string, hooks: NewsHooks) => follow(base + PHONE_NEWS_PATH, key, hooks),
});

export type PhoneCalls = ReturnType<typeof phoneCalls>;
