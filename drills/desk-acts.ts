import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { submitRequest } from '#contract/calls/requests.ts';
import { sendEnquiry } from '#contract/calls/site.ts';
import { ACT_CALLS } from '#server/calls/desk/act-calls.ts';
import { rowsOf } from '#server/db/open.ts';
import { openReached } from '#server/db/reach.ts';
import type { Figure } from '#test/bench/row.ts';
import { enquiryBody } from '#test/server/site-forms.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { askDesk, DeskSession } from './desk-session.ts';
import type { SoakPlace } from './sellers.ts';

/** An act that somebody asked for, once: without an answer nobody knows whether it was done. */
interface Act {
  kind: Kind;
  /** The uuid of its row; empty for a row that it makes. */
  subject: string;
  /** A text that no other act has. */
  mark: string;
  /** The status of the answer; 0 for none. */
  status: number;
}

interface Proof {
  /** Counts what the act has left in its own table. */
  done: SQL;
  logged: SQL;
  /** Counts mails that belong to it, where it has some. */
  told?: SQL;
}

const logOf = ({ subject }: Act, table: string, action: string) =>
  sql`select from audit_log where subject = ${table} and subject_uuid = ${subject} and action = ${action}`;

/** The traces of each kind of act. Each act has a row of its own, so one trace is right and two are too many. */
const PROOFS = {
  note: (act) => ({
    done: sql`select from request_notes where request_uuid = ${act.subject} and text = ${act.mark}`,
    logged: logOf(act, 'requests', 'note'),
  }),
  correct: (act) => ({
    done: sql`select from requests where uuid = ${act.subject} and addr1 = ${act.mark}`,
    logged: logOf(act, 'requests', 'correct'),
  }),
  'pass on': (act) => ({
    done: sql`select from matches where request_uuid = ${act.subject} and passed_at is not null`,
    logged: logOf(act, 'requests', 'pass_on'),
  }),
  revoke: (act) => ({
    done: sql`select from requests where uuid = ${act.subject} and link_version = 1`,
    logged: logOf(act, 'requests', 'revoke'),
  }),
  withdraw: (act) => ({
    done: sql`select from requests where uuid = ${act.subject} and withdrawn_at is not null`,
    logged: logOf(act, 'requests', 'withdraw'),
  }),
  answer: (act) => ({
    done: sql`select from contact_enquiries where uuid = ${act.subject} and answer = ${act.mark}`,
    logged: logOf(act, 'contact_enquiries', 'answer'),
    told: sql`select from deliveries where event = 'enquiry.answered' and subject_uuid = ${act.subject}`,
  }),
  'change a shop': (act) => ({
    done: sql`select from shops where uuid = ${act.subject} and address = ${act.mark}`,
    logged: logOf(act, 'shops', 'change'),
  }),
  invite: ({ mark }) => ({
    done: sql`select from desk_people where email = ${mark}`,
    logged: sql`select from audit_log where action = 'invite' and position(${mark} in changed) > 0`,
    told: sql`select from deliveries where event = 'person.invited'
      and subject_uuid = (select id from desk_people where email = ${mark})`,
  }),
} satisfies Record<string, (act: Act) => Proof>;

type Kind = keyof typeof PROOFS;
const KINDS = Object.keys(PROOFS) as Kind[];

/** Calls that only prepare an act are made until they are answered. */
const TRIES = 200;

async function insist<Answer>(call: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await call();
    if (answer !== undefined) return answer;
    await wait(50);
  }
  return undefined;
}

/** People at the operator's desk, who work one act after the other while the server is killed. */
export class DeskWorkers {
  readonly acts: Act[] = [];
  readonly #url: () => string;
  readonly #session: DeskSession;
  readonly #taken = new Set<string>();
  readonly #over = new AbortController();
  readonly #working: Promise<void>[];

  private constructor(url: () => string, session: DeskSession, atOnce: number) {
    this.#url = url;
    this.#session = session;
    this.#working = Array.from({ length: atOnce }, () => this.#work());
  }

  /** @param url where the server is at the moment; it has to run now */
  static async start(url: () => string, atOnce = 3): Promise<DeskWorkers> {
    return new DeskWorkers(url, await DeskSession.enter(url, 'owner'), atOnce);
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#working);
  }

  async #work(): Promise<void> {
    while (!this.#over.signal.aborted) {
      await this.#workOnRequest();
      await this.#workOnOthers();
    }
  }

  /** One act of each kind on a request of its own; withdrawing comes last, since it ends the others. */
  async #workOnRequest(): Promise<void> {
    const request = await insist(() => this.#newRequest());
    if (!request) return;
    const { uuid: subject, shop } = request;
    const mark = `1-2-3 ${randomUUID()}`;
    const act = (kind: Kind, name: keyof typeof ACT_CALLS, body: object) =>
      this.#act({ kind, subject, mark }, ACT_CALLS[name], {}, { uuid: subject, ...body });
    await act('note', 'noteRequest', { text: mark });
    await act('correct', 'correctRequest', { addr1: mark });
    if (shop) await act('pass on', 'passOn', { shop });
    await act('revoke', 'revokeLinks', {});
    await act('withdraw', 'withdrawRequest', {});
  }

  async #workOnOthers(): Promise<void> {
    const email = `${randomUUID()}@people.example`;
    await this.#act(
      { kind: 'invite', subject: '', mark: email },
      ACT_CALLS.invite,
      {},
      { name: '人', email, role: 'reader' },
    );
    const enquiry = await insist(() => this.#newEnquiry());
    const text = `お答え ${randomUUID()}`;
    if (enquiry)
      await this.#act(
        { kind: 'answer', subject: enquiry, mark: text },
        ACT_CALLS.answerEnquiry,
        {},
        { uuid: enquiry, text },
      );
    const shop = await insist(() => this.#freeShop());
    const address = `東京都 ${randomUUID()}`;
    if (shop)
      await this.#act(
        { kind: 'change a shop', subject: shop.uuid, mark: address },
        ACT_CALLS.changeShop,
        {},
        { uuid: shop.uuid, cells: { address }, seen: shop.seen },
      );
  }

  async #act(
    act: Omit<Act, 'status'>,
    row: Parameters<DeskSession['ask']>[0],
    params: Record<string, string>,
    body: unknown,
  ): Promise<void> {
    while (!this.#over.signal.aborted) {
      const { status, isRefused } = await this.#session.ask(row, { params, body });
      if (!isRefused) return void this.acts.push({ ...act, status });
      await wait(20);
    }
  }

  async #newRequest(): Promise<{ uuid: string; shop: string | undefined } | undefined> {
    if (this.#over.signal.aborted) return undefined;
    const { headers, payload } = await encodeSubmission();
    const request = { method: 'POST', headers, body: new Uint8Array(payload) };
    const answer = await fetch(this.#url() + submitRequest.path, request).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as { uuid?: string } | undefined;
    if (!body?.uuid) return undefined;
    const { uuid } = body;
    const shop = await insist(async () => {
      const view = await this.#session.ask<{ matched?: { uuid: string }[] }>(ACT_CALLS.readRequest, {
        body: { uuid },
      });
      return this.#over.signal.aborted ? '' : view.body.matched && (view.body.matched[0]?.uuid ?? '');
    });
    return { uuid, shop };
  }

  /** Writes an enquiry, and takes an open one that nobody of us has taken. */
  async #newEnquiry(): Promise<string | undefined> {
    await askDesk(this.#url(), sendEnquiry, { body: enquiryBody() });
    const { body } = await this.#session.ask<{ enquiries?: { uuid: string }[] }>(ACT_CALLS.readEnquiries, {
      body: { state: 'open' },
    });
    return this.#take(body.enquiries?.map(({ uuid }) => uuid));
  }

  /** A shop that nobody of us has changed, and its version. */
  async #freeShop(): Promise<{ uuid: string; seen: string } | undefined> {
    for (let after: string | undefined = ''; after !== undefined; ) {
      type Page = { shops?: { uuid: string }[]; next?: string | null };
      const { body }: { body: Page } = await this.#session.ask<Page>(ACT_CALLS.readShops, {
        body: { after },
      });
      const uuid = this.#take(body.shops?.map((one) => one.uuid));
      if (uuid) {
        const answer = await this.#session.ask<{ version?: string }>(ACT_CALLS.readShop, { body: { uuid } });
        return answer.body.version ? { uuid, seen: answer.body.version } : undefined;
      }
      after = body.next ?? undefined;
    }
    return undefined;
  }

  #take(uuids: readonly string[] = []): string | undefined {
    const free = uuids.find((uuid) => !this.#taken.has(uuid));
    if (free) this.#taken.add(free);
    return free;
  }
}

const isAcknowledged = ({ status }: Act) => status >= 200 && status < 300;

/** The acts that are missing, doubled, not in the log, or half done. No server runs any more. */
export async function actRows(
  what: string,
  { acts }: Pick<DeskWorkers, 'acts'>,
  place: SoakPlace,
): Promise<Figure[]> {
  const faults = { lost: 0, doubled: 0, unlogged: 0, halfDone: 0 };
  const database = await openReached(place);
  try {
    for (const act of acts) {
      const proof: Proof = PROOFS[act.kind](act);
      const count = async (which: SQL) =>
        (
          await rowsOf<{ count: number }>(
            database.db,
            sql`select count(*)::int as count from (${which}) as found`,
          )
        )[0]?.count ?? 0;
      const [doneCount, loggedCount] = [await count(proof.done), await count(proof.logged)];
      const toldCount = proof.told ? await count(proof.told) : doneCount;
      if (isAcknowledged(act) && doneCount === 0) faults.lost += 1;
      if (doneCount > 1 || loggedCount > 1 || toldCount > 1) faults.doubled += 1;
      if (doneCount > 0 && loggedCount === 0) faults.unlogged += 1;
      if (toldCount !== doneCount || (doneCount === 0 && loggedCount > 0)) faults.halfDone += 1;
    }
  } finally {
    await database.close();
  }
  const counts = Object.fromEntries(
    KINDS.map((kind) => [kind, acts.filter((act) => act.kind === kind && isAcknowledged(act)).length]),
  );
  const detail = `${acts.length} acts, of which ${acts.filter(isAcknowledged).length} acknowledged, ${acts.filter(({ status }) => status === 0).length} without an answer`;
  const none = (name: string, value: number): Figure => ({
    what: `${what}: acts at the desk ${name}`,
    value,
    unit: '',
    bar: { most: 0 },
    detail,
  });
  return [
    none('acknowledged and lost', faults.lost),
    none('done twice', faults.doubled),
    none('that the log does not have', faults.unlogged),
    none('half done', faults.halfDone),
    {
      what: `${what}: acts at the desk acknowledged, of the rarest kind`,
      value: Math.min(...Object.values(counts)),
      unit: '',
      bar: { least: 1 },
      detail: Object.entries(counts)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', '),
    },
  ];
}
