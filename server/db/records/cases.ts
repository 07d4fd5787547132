import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import {
  CASE_STATE_NAMES,
  CASE_STATES,
  type CaseFact,
  type CaseFacts,
  caseRow,
  DAY_MINUTES,
} from '#contract/life/cases.ts';
import type { Db } from '../open.ts';
import { type CaseRow, casePhotos, cases, caseWords } from '../schema.ts';
import { stateSql } from './condition-sql.ts';

/** The columns of the facts of a case. */
export const CASE_COLUMNS = {
  reported: 'reportedAt',
  told: 'toldAt',
  asked: 'askedAt',
  reminded: 'remindedAt',
  answered: 'answeredAt',
  lapsed: 'lapsedAt',
  ended: 'endedAt',
} as const satisfies Record<CaseFact, keyof CaseRow>;

type Moments = Pick<CaseRow, (typeof CASE_COLUMNS)[CaseFact]>;

export const caseFacts = (row: Moments): CaseFacts =>
  Object.fromEntries(keysOf(CASE_COLUMNS).map((fact) => [fact, row[CASE_COLUMNS[fact]]])) as CaseFacts;

/** The cases at each place of a request, by the shop's uuid, the newest first. */
export async function casesOf(db: Db, request: string): Promise<Map<string, CaseRow[]>> {
  const rows = await db.select().from(cases).where(eq(cases.requestUuid, request));
  rows.sort((one, other) => +other.reportedAt - +one.reportedAt);
  return Map.groupBy(rows, ({ shopUuid }) => shopUuid);
}

/** The words about cases, and their photos, by the case's uuid in order of time. */
export async function readCaseWords(db: Db, uuids: readonly string[]) {
  const isOf = (column: typeof caseWords.caseUuid | typeof casePhotos.caseUuid) =>
    inArray(column, [...uuids]);
  const [words, photos] = await Promise.all([
    db.select().from(caseWords).where(isOf(caseWords.caseUuid)).orderBy(asc(caseWords.at)),
    db.select().from(casePhotos).where(isOf(casePhotos.caseUuid)).orderBy(asc(casePhotos.position)),
  ]);
  return {
    words: Map.groupBy(words, ({ caseUuid }) => caseUuid),
    photos: Map.groupBy(photos, ({ caseUuid }) => caseUuid),
  };
}

/* The questions of contract/life/cases.ts, asked of the database: `c` is a case. */

const FACTS_SQL: Readonly<Record<CaseFact, SQL>> = {
  reported: sql`c.reported_at`,
  told: sql`c.told_at`,
  asked: sql`c.asked_at`,
  reminded: sql`c.reminded_at`,
  answered: sql`c.answered_at`,
  lapsed: sql`c.lapsed_at`,
  ended: sql`c.ended_at`,
};

/** The state of the case `c`, as text. */
export const caseStateSql = (now?: SQL): SQL => stateSql(FACTS_SQL, CASE_STATES, now);

/** `caseDeadline` of the case `c`. @param state an expression for its state */
export const caseDeadlineSql = (state: SQL): SQL =>
  sql`(case ${state} ${sql.join(
    CASE_STATE_NAMES.filter((name) => caseRow(name).waitsFor).map((name) => {
      const { since, days } = caseRow(name);
      const moments = sql.join(
        since.map((fact) => FACTS_SQL[fact]),
        sql`, `,
      );
      return sql`when ${name} then greatest(${moments}) + make_interval(mins => ${days * DAY_MINUTES})`;
    }),
    sql` `,
  )} end)`;
