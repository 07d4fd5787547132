import {
  type CaseEvent,
  type CaseFacts,
  caseDue,
  caseEventRow,
  DAY_MINUTES,
  otherSide,
} from '#contract/life/cases.ts';
import { minutesAfter } from '#contract/life/conditions.ts';
import type { Db } from '../../open.ts';
import { CASE_COLUMNS, caseFacts } from '../../records/cases.ts';
import { type CaseRow, cases, caseWords } from '../../schema.ts';
import { type Known, knownPlaces } from './pick.ts';
import { SAMPLE_CASES, SAMPLE_OPERATOR, type SampleCase } from './words.ts';

/** Cases are about places that were known for so many days before today, and no more. */
const PLACE_DAYS = { from: 60, until: 20 } as const;

/** One set of all sample cases for so many requests. */
const REQUESTS_EACH = 4000;

/** A case after its events, as if each had happened on its day. */
function caseAfter({ side, reason, events, end }: SampleCase, { request, shop }: Known, now: Date) {
  const days = new Map(events.map(([event, ago]) => [event, minutesAfter(now, -ago * DAY_MINUTES)]));
  const moments = events.flatMap(([event]) =>
    caseEventRow(event).sets.map((fact) => [CASE_COLUMNS[fact], days.get(event)] as const),
  );
  const values = {
    requestUuid: request,
    shopUuid: shop,
    side,
    reason,
    reportedAt: now,
    askedSide: days.has('otherAsked') ? otherSide(side) : null,
    ...Object.fromEntries(moments),
    ...end,
  };
  const empty = Object.fromEntries(Object.values(CASE_COLUMNS).map((column) => [column, null]));
  const facts: CaseFacts = caseFacts({ ...empty, ...values } as CaseRow);
  return { values: { ...values, nextAt: caseDue(facts, now)?.at ?? null }, days };
}

/** Words of both sides, and of the operator about the end. */
const wordsOf = (
  { side, says, answers, ends }: SampleCase,
  days: ReadonlyMap<CaseEvent, Date>,
  caseUuid: string,
) =>
  (
    [
      ['reported', side, says, ''],
      ['answered', otherSide(side), answers, ''],
      ['ended', 'operator', ends, SAMPLE_OPERATOR],
    ] as const
  ).flatMap(([event, who, text, by]) => {
    const at = days.get(event);
    return at && text ? [{ caseUuid, at, side: who, by, text }] : [];
  });

/** Trouble between sellers and shops, in each state. */
export async function makeCases(
  db: Db,
  { requests: count, now }: { requests: number; now: Date },
): Promise<void> {
  const sets = Math.max(1, Math.round(count / REQUESTS_EACH));
  const samples = Array.from({ length: sets }, () => SAMPLE_CASES).flat();
  const places = await knownPlaces(db, PLACE_DAYS, samples.length);
  for (const [index, place] of places.entries()) {
    const sample = samples[index];
    if (!sample) continue;
    const { values, days } = caseAfter(sample, place, now);
    const [row] = await db.insert(cases).values(values).returning({ uuid: cases.uuid });
    if (row) await db.insert(caseWords).values(wordsOf(sample, days, row.uuid));
  }
}
