import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import type { Outbox } from '../deliveries/outbox.ts';

/** A request that a seller is told of. */
export interface Told {
  uuid: string;
  mediumUuid: string;
}

/** A seller gets at most one mail with news in this time. */
const DIGEST_HOURS = 24;

/** Something is new for the seller. It is in the next mail with news, a day after the last mail at the earliest. */
export async function bringNews(tx: Db, { uuid }: Told, now = new Date()): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`update requests set news_at = greatest(${at}::timestamptz,
      coalesce(news_sent_at, created_at) + make_interval(hours => ${DIGEST_HOURS}))
    where uuid = ${uuid} and news_at is null`);
}

/** Writes the mail with news now: its words are made from all that has happened since the last one. */
export async function sendNews(tx: Db, outbox: Outbox, request: Told, now = new Date()): Promise<void> {
  await tx.execute(sql`with stored as (
      update requests set news_at = null, news_sent_at = ${now.toISOString()}
      where uuid = ${request.uuid} returning uuid),
    announced as ${outbox.announce(['request.news'], request)} select from stored`);
}
