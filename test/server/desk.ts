import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { ROLES, type Role } from '#contract/desk/desk.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import { ACT_CALLS } from '#server/calls/desk/act-calls.ts';
import { deliveries, deskPeople, deskSignIns, media, shops } from '#server/db/schema.ts';
import type { TestApp } from './app.ts';
import { partsFor } from './desk-calls.ts';

export interface DeskAsked {
  /** The session of somebody. */
  as?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** A call that was refused. */
export const refusal = (status: number, code: RefusalCode) => ({
  status,
  body: { error: expect.objectContaining({ code }) },
});

/** The people at the desk of a server. */
export class DeskPeople {
  readonly #server: () => TestApp;
  #count = 0;

  constructor(server: () => TestApp) {
    this.#server = server;
  }

  async ask(row: Call, { as, ...input }: DeskAsked = {}) {
    const { params, query, body } = partsFor(row, input);
    const answer = await this.#server().app.inject({
      method: row.method,
      url: urlOf(row, '', { params, query }),
      headers: { 'user-agent': 'Firefox', ...(as && { authorization: `Bearer ${as}` }) },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** The token of the link that was asked for last. */
  async lastToken(): Promise<string> {
    const { db, links } = this.#server();
    const [signIn] = await db.select().from(deskSignIns).orderBy(sql`created_at desc`).limit(1);
    return links.signIns.make(signIn?.uuid ?? '');
  }

  /**
   * Somebody with a role, signed in.
   * @param shop that of somebody who works for one; some shop if it is left out
   * @param shops those of somebody who works for several
   */
  async somebody(
    role: Role,
    {
      shop,
      shops: several,
      media: mediumUuids = [],
    }: { shop?: string; shops?: readonly string[]; media?: string[] } = {},
  ): Promise<{ id: string; email: string; session: string }> {
    this.#count += 1;
    const { db } = this.#server();
    const email = `person-${this.#count}@example.jp`;
    const [any] = await db.select({ uuid: shops.uuid }).from(shops).limit(1);
    const [person] = await db
      .insert(deskPeople)
      .values({
        name: ROLES[role],
        email,
        role,
        shopUuids: role === 'shop' ? [...(several ?? [shop ?? any?.uuid ?? ''])] : [],
        mediumUuids,
      })
      .returning({ id: deskPeople.id });
    await this.ask(ACT_CALLS.askToSignIn, { body: { email } });
    const { body } = await this.ask(ACT_CALLS.signIn, { body: { token: await this.lastToken() } });
    return { id: person?.id ?? '', email, session: body.session };
  }

  /**
   * A partner of a medium, beside one of somebody else: nobody else has a desk, there is no other medium, and nothing
   * waits to be sent.
   */
  async onlyPartner({ own, other }: { own: string; other: string }) {
    const { db } = this.#server();
    await db.delete(media);
    await db.delete(deskPeople);
    await db.insert(media).values([
      { uuid: own, name: '見本メディア' },
      { uuid: other, name: 'ほかのメディア' },
    ]);
    const partner = await this.somebody('partner', { media: [own] });
    await db.delete(deliveries);
    return partner;
  }
}
