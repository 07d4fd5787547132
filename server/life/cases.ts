import { and, eq, lte } from 'drizzle-orm';
import { type CaseEvent, type CaseSide, caseDue, caseEventRow, otherSide } from '#contract/life/cases.ts';
import type { EventName } from '../base/events.ts';
import type { Db } from '../db/open.ts';
import { CASE_COLUMNS, caseFacts } from '../db/records/cases.ts';
import type { CaseHappened } from '../db/records/happened.ts';
import { type CaseRow, cases } from '../db/schema.ts';

/** Writes mails about an event of a request, as `Life.announce` does. */
export type Announce = (event: EventName, hearing?: readonly string[], actor?: string) => Promise<void>;

/** The names of mails to a side are those of its page. */
const mailTo = (side: CaseSide, mail: string) =>
  `${side === 'shop' ? 'lead' : 'request'}.${mail}` as EventName;

/** Something has happened to a case. The caller holds its request, or the case. */
export async function caseHappened(
  tx: Db,
  { uuid, event, asks, end }: CaseHappened,
  announce: Announce,
  now: Date,
): Promise<void> {
  const moments = caseEventRow(event).sets.map((fact) => [CASE_COLUMNS[fact], now] as const);
  const values = { ...Object.fromEntries(moments), ...end, ...(asks && { askedSide: asks }) };
  const [before] = await tx.select().from(cases).where(eq(cases.uuid, uuid));
  if (!before) throw new Error('a case went away');
  const row: CaseRow = { ...before, ...values };
  const nextAt = caseDue(caseFacts(row), now)?.at ?? null;
  await tx
    .update(cases)
    .set({ ...values, nextAt })
    .where(eq(cases.uuid, uuid));
  await tell(row, event, announce);
}

async function tell(row: CaseRow, event: CaseEvent, announce: Announce): Promise<void> {
  const { tells } = caseEventRow(event);
  if (!tells) return;
  const { mail, to } = tells;
  if (to === 'operator') return announce(mailTo('seller', mail), [], row.shopUuid);
  for (const side of hearersOf(row, to))
    await announce(mailTo(side, mail), side === 'shop' ? [row.shopUuid] : [], row.shopUuid);
}

/** The sides that hear of it. One that was never told of the case does not hear of its end. */
function hearersOf({ side, askedSide, toldAt }: CaseRow, to: 'asked' | 'both' | 'other'): CaseSide[] {
  if (to === 'asked') return askedSide ? [askedSide] : [];
  const others = toldAt ? [otherSide(side)] : [];
  return to === 'both' ? [side, ...others] : others;
}

/** Does what the clocks of the cases of a request say, and sets them again. */
export async function workCases(tx: Db, request: string, announce: Announce, now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.requestUuid, request), lte(cases.nextAt, now)))
    .for('no key update');
  for (const row of rows) {
    const due = caseDue(caseFacts(row), now);
    if (due && due.at <= now) await caseHappened(tx, { uuid: row.uuid, event: due.event }, announce, now);
    else
      await tx
        .update(cases)
        .set({ nextAt: due?.at ?? null })
        .where(eq(cases.uuid, row.uuid));
  }
}

/** Requests of which the clock of a case is due. */
export const dueCases = (db: Db, now: Date, limit: number) =>
  db
    .select({ uuid: cases.requestUuid })
    .from(cases)
    .where(lte(cases.nextAt, now))
    .groupBy(cases.requestUuid)
    .limit(limit);
