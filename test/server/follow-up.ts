import { asc, eq } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import type { Call } from '#contract/calls/call.ts';
import { urlOf } from '#contract/calls/call.ts';
import { addPhotos } from '#contract/calls/follow-up.ts';
import type { Quote } from '#contract/schemas/follow-up.ts';
import { deliveries, matches } from '#server/db/schema.ts';
import type { Lead, OwnRequest } from '#server/quotes/link-acts.ts';
import type { TestApp } from './app.ts';
import { isOfLead, LINK_CALLS } from './link-calls.ts';
import { encodeForm, type SentPhoto } from './submission.ts';

export type FollowUpCall = Pick<Call, 'method' | 'path'>;

interface Answered<Body> {
  status: number;
  code: string | undefined;
  body: Body;
}

/** The actions of sellers and shops behind their links. */
export class Visitors {
  readonly #server: () => TestApp;

  /** @param server a test opens it later */
  constructor(server: () => TestApp) {
    this.#server = server;
  }

  ownToken(uuid: string, { version = 0, since = new Date() } = {}): string {
    return this.#server().links.token({ kind: 'request', uuids: [uuid], version }, since);
  }

  leadToken(uuid: string, shop: string, { version = 0, since = new Date() } = {}): string {
    return this.#server().links.token({ kind: 'lead', uuids: [uuid, shop], version }, since);
  }

  async call<Body = unknown>(
    row: Pick<Call, 'method' | 'path'>,
    token: string,
    payload: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answered<Body>> {
    const url = urlOf(row, '', { params: { token } });
    const answer = await this.#server().app.inject({ method: row.method, url, headers, payload });
    const body = answer.json();
    return { status: answer.statusCode, code: body.error?.code, body };
  }

  /** Does something behind a link, and reads the page then, if it is there. */
  async #seen<Body>(row: FollowUpCall, token: string, payload?: object): Promise<Answered<Body>> {
    const answer = await this.call<Body & object>(row, token, payload);
    if (answer.status !== 200 || Object.keys(answer.body).length > 0) return answer;
    return this.call(isOfLead(row) ? LINK_CALLS.readLead : LINK_CALLS.readOwnRequest, token);
  }

  own(row: FollowUpCall, uuid: string, payload?: object): Promise<Answered<OwnRequest>> {
    return this.#seen(row, this.ownToken(uuid), payload);
  }

  lead(row: FollowUpCall, uuid: string, shop: string, payload?: object): Promise<Answered<Lead>> {
    return this.#seen(row, this.leadToken(uuid, shop), payload);
  }

  /** Adds photos to an item of a request. */
  /** @param query of the address, with its question mark */
  async addPhotos(
    token: string,
    item: string,
    photos: readonly SentPhoto[],
    { accept = '*/*', query = '' } = {},
  ) {
    const form = await encodeForm([['item', item], ...photos.map((one) => ['photos', one] as const)]);
    return this.#server().app.inject({
      method: 'POST',
      url: urlOf(addPhotos, '', { params: { token } }) + query,
      headers: { ...form.headers, accept },
      payload: form.payload,
    });
  }

  /** The shops that have a request, in the order in which they got it. */
  async shopsOf(uuid: string): Promise<[first: string, second: string, ...more: string[]]> {
    const rows = await this.#server()
      .db.select({ shop: matches.shopUuid })
      .from(matches)
      .where(eq(matches.requestUuid, uuid))
      .orderBy(asc(matches.position));
    const [first = '', second = '', ...more] = rows.map(({ shop }) => shop);
    return [first, second, ...more];
  }

  /** The events that were announced about a request after it was stored. */
  async announced(uuid: string): Promise<string[]> {
    const rows = await this.#server().db.select().from(deliveries).where(eq(deliveries.subjectUuid, uuid));
    return rows
      .filter(({ event }) => event !== 'request.created' && event !== 'conversion.completed')
      .map(({ event, recipient }) => `${event} ${recipient}`)
      .sort();
  }
}

/** A quote that can be given today. */
export const QUOTE_OF_TODAY: Quote = {
  low: 1_500_000,
  high: 1_700_000,
  valid_until: dayInJapan(new Date()),
  method: 'visit',
  remark: '箱があれば上限の金額です。',
};
