import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { AlarmName } from '#contract/help/alarms.ts';
import type { Db } from '../../db/open.ts';
import { alarms } from '../../db/schema.ts';
import type { AllowedNetworks } from '../../deliveries/webhooks/guarded-lookup.ts';
import { callEndpoint } from '../../deliveries/webhooks/webhook-carrier.ts';
import { ALARMS, alarmPage } from './alarms.ts';

/** The one who is called: a URL, and the secret that signs the calls (Standard Webhooks). */
export interface AlarmCall {
  url: string;
  secret: string;
  allowed: AllowedNetworks;
  /** The origin of the site, for the address of the page that says what to do. */
  siteUrl: string | undefined;
}

interface Told {
  /** The same for every try of a call, so that a receiver knows it. */
  id: string;
  name: AlarmName;
  /** The process that it concerns; empty: all that share the database. */
  place: string;
  since: Date;
  cleared: boolean;
}

const ANSWER_MS = 5_000;

/** @throws Undeliverable if the call is not answered with 2xx; it is made again with the same id */
export async function callOperator(
  { url, secret, allowed, siteUrl }: AlarmCall,
  { id, name, place, since, cleared }: Told,
): Promise<void> {
  const key = cleared ? `${id}-cleared` : id;
  const { says } = ALARMS[name];
  const data = { alarm: name, says, place, since: since.toISOString(), page: alarmPage(name, siteUrl) };
  const body = JSON.stringify({ type: cleared ? 'alarm.cleared' : 'alarm.raised', version: 1, data });
  await callEndpoint({ url, secrets: [secret], allowed, answerMs: ANSWER_MS }, key, body);
}

/**
 * Notes which alarms are raised, and since when.
 * @param place of this process; local alarms of other processes stay as they are
 */
export async function note(db: Db, names: readonly AlarmName[], place: string): Promise<void> {
  const rows = names.map((name) => ({ name, place: ALARMS[name].isLocal ? place : '' }));
  if (rows.length > 0)
    await db
      .insert(alarms)
      .values(rows)
      .onConflictDoUpdate({
        target: [alarms.name, alarms.place],
        set: { clearedAt: null },
        setWhere: isNotNull(alarms.clearedAt),
      });
  await db
    .update(alarms)
    .set({ clearedAt: sql`now()` })
    .where(
      and(
        isNull(alarms.clearedAt),
        inArray(alarms.place, ['', place]),
        rows.length > 0 ? notInArray(alarms.name, [...names]) : undefined,
      ),
    );
}

/** Calls for each alarm that nobody was told of yet, and for each that is over. One process at a time does it. */
export const tellAlarms = (db: Db, to: AlarmCall): Promise<void> =>
  db.transaction(async (tx) => {
    const untold = await tx
      .select()
      .from(alarms)
      .where(or(isNull(alarms.toldAt), isNotNull(alarms.clearedAt)))
      .orderBy(alarms.raisedAt)
      .for('update', { skipLocked: true });
    for (const { id, name: nameText, place, raisedAt: since, clearedAt, toldAt } of untold) {
      const name = nameText as AlarmName;
      const isThis = eq(alarms.id, id);
      if (!toldAt) {
        await callOperator(to, { id, name, place, since, cleared: false });
        await tx.update(alarms).set({ toldAt: sql`now()` }).where(isThis);
      }
      if (!clearedAt) continue;
      await callOperator(to, { id, name, place, since, cleared: true });
      await tx.delete(alarms).where(isThis);
    }
  });

/** Without somebody to call, alarms that are over are forgotten. */
export const forgetCleared = async (db: Db): Promise<void> =>
  void (await db.delete(alarms).where(isNotNull(alarms.clearedAt)));
