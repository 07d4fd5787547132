import { type Call, urlOf } from '#contract/calls/call.ts';
import type { Role } from '#contract/desk/desk.ts';
import { ACT_CALLS } from '#server/calls/desk/act-calls.ts';

interface Sent {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

interface Answered<Body> {
  /** 0 if there was no answer. */
  status: number;
  body: Body;
  /** Nobody took the connection, so nothing was asked. */
  isRefused?: boolean;
}

const isRefusal = (error: unknown) =>
  error instanceof Error && /ECONNREFUSED/.test(String((error.cause as { code?: string } | undefined)?.code));

/** Makes one call of the contract. An answer that breaks off counts as none. */
export async function askDesk<Body = unknown>(
  base: string,
  row: Pick<Call, 'method' | 'path'>,
  { params, query, body }: Sent = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered<Body>> {
  try {
    const answer = await fetch(urlOf(row, base, { params, query }), {
      method: row.method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  } catch (error) {
    return { status: 0, body: {} as Body, isRefused: isRefusal(error) };
  }
}

/** Somebody who is signed in at a desk of a server with sample people, over HTTP. */
export class DeskSession {
  readonly #url: () => string;
  readonly #token: string;

  private constructor(url: () => string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** @param url where the server is at the moment */
  static async enter(url: () => string, role: Role): Promise<DeskSession> {
    const { status, body } = await askDesk<{ session?: string }>(url(), ACT_CALLS.enterSample, {
      body: { role },
    });
    if (!body.session) throw new Error(`a sample ${role} was answered with ${status}`);
    return new DeskSession(url, body.session);
  }

  ask<Body = unknown>(row: Pick<Call, 'method' | 'path'>, input?: Sent): Promise<Answered<Body>> {
    return askDesk<Body>(this.#url(), row, input, { authorization: `Bearer ${this.#token}` });
  }
}
