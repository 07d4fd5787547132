import { desc } from 'drizzle-orm';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { addCasePhotos } from '#contract/calls/case-photos.ts';
import { submitRequest } from '#contract/calls/requests.ts';
import type { Role } from '#contract/desk/desk.ts';
import { ACT_CALLS } from '#server/calls/desk/act-calls.ts';
import type { Db } from '#server/db/open.ts';
import { deskSignIns } from '#server/db/schema.ts';
import { openLinks } from '#server/deliveries/links/links.ts';
import { partsFor } from '../desk-calls.ts';
import { encodeForm, encodeSubmission, type SentPhoto, type SentSubmission } from '../submission.ts';

interface Said {
  /** The session of somebody at a desk. */
  as?: string;
  /** The origin of the page that makes the call. */
  from?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** The answer to a call; the parts of it that are read here. */
interface Answer {
  uuid: string;
  session: string;
  own_requests: unknown;
  draft: { uuid: string } | null;
  version: string;
  wrong?: unknown[];
}

/** Calls a server that runs as a process of its own, as browsers and desks do. A refusal ends the run. */
export class Callers {
  readonly #url: string;
  readonly #db: Db;

  /** @param url of the server; `db` is its database */
  constructor(url: string, db: Db) {
    this.#url = url;
    this.#db = db;
  }

  async call(row: Call, { as, from, ...input }: Said = {}): Promise<Answer> {
    const { params, query, body } = partsFor(row, input);
    const response = await fetch(urlOf(row, this.#url, { params, query }), {
      method: row.method,
      headers: {
        ...(as && { authorization: `Bearer ${as}` }),
        ...(from && { origin: from }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${row.method} ${row.path}: ${response.status} ${text}`);
    const answer = text ? JSON.parse(text) : {};
    if (answer.wrong?.length > 0) throw new Error(`${row.method} ${row.path}: ${text}`);
    return answer;
  }

  /** @returns the uuid of the request */
  async submit(submission: SentSubmission): Promise<string> {
    const { headers, payload } = await encodeSubmission(submission);
    const init = { method: submitRequest.method, headers, body: new Uint8Array(payload) };
    const response = await fetch(urlOf(submitRequest, this.#url), init);
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`a request: ${response.status} ${JSON.stringify(answer)}`);
    return answer.uuid;
  }

  /** Somebody opens the newest article of the column, and its page tells WordPress so. */
  async openArticle(): Promise<void> {
    const api = `${this.#url}/wp-json`;
    const [post] = (await (await fetch(`${api}/wp/v2/posts?per_page=1`)).json()) as { id: number }[];
    const address = `${api}/wordpress-popular-posts/v1/popular-posts?wpp_id=${post?.id}`;
    const { ok, status } = await fetch(address, { method: 'POST' });
    if (!ok) throw new Error(`an article: ${status}`);
  }

  /** The seller, on the page of the request. */
  async own(row: Call, uuid: string, body: object = {}): Promise<Answer> {
    return this.call(row, { params: { token: await this.#token('request', [uuid]) }, body });
  }

  /** The seller adds a photo to a case. */
  async addCasePhoto(uuid: string, ofCase: string, photo: SentPhoto): Promise<void> {
    const { headers, payload } = await encodeForm([
      ['case', ofCase],
      ['photos', photo],
    ]);
    const url = urlOf(addCasePhotos, this.#url, { params: { token: await this.#token('request', [uuid]) } });
    const { ok, status } = await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload) });
    if (!ok) throw new Error(`a photo of a case: ${status}`);
  }

  /** A shop, on its page of the request. */
  async lead(row: Call, uuid: string, shop: string, body: object = {}): Promise<Answer> {
    return this.call(row, {
      params: { token: await this.#token('lead', [uuid, shop]) },
      body,
    });
  }

  /** @returns the session of a sample person of the demo */
  async sample(role: Role): Promise<string> {
    return (await this.call(ACT_CALLS.enterSample, { body: { role } })).session;
  }

  /** Signs somebody in by the link of the mail. @returns the session */
  async signIn(email: string): Promise<string> {
    await this.call(ACT_CALLS.askToSignIn, { body: { email } });
    const [wish] = await this.#db.select().from(deskSignIns).orderBy(desc(deskSignIns.createdAt)).limit(1);
    const { links } = await openLinks(this.#db, { siteUrl: '' });
    const token = links.signIns.make(wish?.uuid ?? '');
    return (await this.call(ACT_CALLS.signIn, { body: { token } })).session;
  }

  async #token(kind: 'request' | 'lead', uuids: string[]): Promise<string> {
    const { links } = await openLinks(this.#db, { siteUrl: '' });
    return links.token({ kind, uuids, version: 0 } as Parameters<typeof links.token>[0], new Date());
  }
}
