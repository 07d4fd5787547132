import { and, eq, inArray } from 'drizzle-orm';
import { isHeardBy } from '#contract/life/facts.ts';
import type { Db } from '../db/open.ts';
import { shopNames } from '../db/records/shop-names.ts';
import { deliveries, mediumEndpoints, requests } from '../db/schema.ts';
import type { Delivery } from '../deliveries/carry-out.ts';
import { compose, type Office } from '../deliveries/mail/compose.ts';
import { hostOf } from './stopped.ts';

/** Somebody who would hear of an act, by a mail or a call. */
interface Hearer {
  recipient: Delivery['recipient'];
  /** Of a shop, the host of a partner’s endpoint, or the name of an endpoint; empty for the others. */
  name: string;
  channel: Delivery['channel'];
  event: Delivery['event'];
  /** The subject of the mail; empty for a call. */
  subject: string;
  /** False: no address is known, so the mail cannot go out. */
  isReachable: boolean;
}

/** The effects of an act on others, as they would be at this moment. */
export interface Look {
  hearers: Hearer[];
  /** When the seller would hear of it, if that is in the next mail with news; null: not so. */
  newsAt: string | null;
  /** Nothing would change: it is so already. */
  isNothing: boolean;
}

/** Carries the look out of its transaction, which ends without a trace. */
class TakenBack extends Error {
  readonly look: Look;

  constructor(look: Look) {
    super('a rehearsal is taken back');
    this.look = look;
  }
}

/**
 * Does an act in a transaction that is taken back, and reads who would have heard of it. A look therefore follows from
 * the same rows as the act: events of the life, their readers, and the letters of mails.
 * @param request the uuid of the request that the act is about
 * @param work does the act @returns whether nothing was done
 */
export const rehearse = (
  { db, office }: { db: Db; office(): Office },
  request: string,
  work: (tx: Db) => Promise<boolean>,
): Promise<Look> =>
  db
    .transaction(async (tx): Promise<Look> => {
      const before = await stateOf(tx, request);
      const isNothing = await work(tx);
      const after = await stateOf(tx, request);
      const news = after.newsAt?.toISOString() ?? null;
      throw new TakenBack({
        hearers: await hearersOf({ ...office(), db: tx }, request, before),
        newsAt: news === before.newsAt?.toISOString() ? null : news,
        isNothing,
      });
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.look;
      throw error;
    });

/** The deliveries about a request that wait, and when the next mail with news is due. */
async function stateOf(tx: Db, request: string) {
  const [row] = await tx
    .select({ kind: requests.kind, newsAt: requests.newsAt })
    .from(requests)
    .where(eq(requests.uuid, request));
  const waiting = await tx.select({ uuid: deliveries.uuid }).from(deliveries).where(isWaiting(request));
  return { kind: row?.kind, newsAt: row?.newsAt, waiting: waiting.map(({ uuid }) => uuid) };
}

const isWaiting = (request: string) =>
  and(eq(deliveries.subjectUuid, request), eq(deliveries.state, 'waiting'));

async function hearersOf(
  office: Office,
  request: string,
  { kind, waiting }: Awaited<ReturnType<typeof stateOf>>,
): Promise<Hearer[]> {
  const { db } = office;
  const rows = (await db.select().from(deliveries).where(isWaiting(request))).filter(
    ({ uuid, recipient, event }) => !waiting.includes(uuid) && (!kind || isHeardBy(kind, recipient, event)),
  );
  const nameOf = await namesOf(db, rows);
  const hearers: Hearer[] = [];
  for (const delivery of rows) {
    const { recipient, channel, event } = delivery;
    const mail = channel === 'mail' ? await compose(office, delivery) : undefined;
    // Its words would not be true, so it would not be sent.
    if (channel === 'mail' && !mail) continue;
    hearers.push({
      recipient,
      name: nameOf(delivery),
      channel,
      event,
      subject: mail?.letter.subject ?? '',
      isReachable: mail?.to.length !== 0,
    });
  }
  return hearers;
}

/** The names of those to whom deliveries go. */
async function namesOf(db: Db, rows: readonly Delivery[]): Promise<(delivery: Delivery) => string> {
  const keysOf = (recipient: Delivery['recipient']) =>
    rows.filter((row) => row.recipient === recipient).map(({ recipientKey }) => recipientKey);
  const [shopRows, endpointRows] = await Promise.all([
    shopNames(db, keysOf('shop')),
    db
      .select({ uuid: mediumEndpoints.uuid, url: mediumEndpoints.url })
      .from(mediumEndpoints)
      .where(inArray(mediumEndpoints.uuid, keysOf('medium'))),
  ]);
  const names = new Map([
    ...shopRows.map(({ uuid, name }) => [uuid, name] as const),
    ...endpointRows.map(({ uuid, url }) => [uuid, hostOf(url)] as const),
  ]);
  return ({ recipient, recipientKey }) =>
    recipient === 'endpoint' ? recipientKey : (names.get(recipientKey) ?? '');
}
