import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import type { CheckupResult, CheckupSign } from '#contract/embed/checkups.ts';
import { FINDINGS } from '#contract/embed/doctor.ts';
import { countedPage } from '#contract/media/counted-page.ts';
import type { CheckupBrowser } from '../../base/config.ts';
import { keepFindings } from '../../db/findings.ts';
import type { Db } from '../../db/open.ts';
import { works } from '../../db/records/access.ts';
import { beginOf } from '../../db/records/day-sql.ts';
import { deskPeople, media, pageCheckups } from '../../db/schema.ts';
import type { Links } from '../../deliveries/links/links.ts';
import type { AllowedNetworks } from '../../deliveries/webhooks/guarded-lookup.ts';
import { type AskedPage, examinePage, type Manner } from './examine-page.ts';
import { startGuard } from './guard.ts';

/** A page, the doctor and each step of a request may take so long. */
const STEP_MS = 30_000;

export interface Round {
  db: Db;
  links: Links;
  /** The first one tries a request. */
  browsers: readonly CheckupBrowser[];
  /** Networks that are not public and may be reached: none, but in tests. */
  networks?: AllowedNetworks;
  stepMs?: number;
  now?: () => Date;
  /** Says a line about each page. */
  say(line: string): void;
  /** A browser could not be driven. The other pages are looked at all the same. */
  fail(url: string, error: unknown): void;
}

type Checkup = typeof pageCheckups.$inferSelect;

/** A page of a medium for which nobody works any more is left alone. */
const somebodyWorks = sql`exists (select from ${deskPeople} where ${deskPeople.role} = 'partner' and ${works}
  and ${pageCheckups.mediumUuid} = any(${deskPeople.mediumUuids}))`;

/** Pages of which no checkup has begun today. */
const isDue = (today: SQL): SQL | undefined =>
  and(
    isNull(pageCheckups.stoppedAt),
    or(isNull(pageCheckups.begunAt), lt(pageCheckups.begunAt, today)),
    somebodyWorks,
  );

/** Takes the page that has waited longest, so that no other command looks at it today. */
async function takeNext(db: Db, now: Date): Promise<Checkup | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(pageCheckups)
      .where(isDue(beginOf(dayInJapan(now))))
      .orderBy(sql`${pageCheckups.begunAt} nulls first`, pageCheckups.uuid)
      .limit(1)
      .for('update', { skipLocked: true });
    if (row) await tx.update(pageCheckups).set({ begunAt: now }).where(eq(pageCheckups.uuid, row.uuid));
    return row;
  });
}

/** The name by which servers of pages know us. */
const nameFor = ({ siteUrl }: Links) =>
  siteUrl ? `appraisal-form-checkup (+${siteUrl}/partners-guide)` : 'appraisal-form-checkup';

/** A page that did not answer at all was not looked at, so it is asked once more. */
async function examine(browser: CheckupBrowser, asked: AskedPage, manner: Manner, isTried: boolean) {
  const result = await examinePage(browser, asked, manner, isTried);
  return result.signs.includes('page-silent') ? examinePage(browser, asked, manner, isTried) : result;
}

const lineOf = (url: string, results: readonly CheckupResult[]) =>
  [
    countedPage(new URL(url)),
    ...results.map(({ engine, signs }) => `${engine}: ${signs.join(' ') || 'well'}`),
  ].join('  ');

/** With one of these the doctor has not looked at the page. */
const BEFORE_DOCTOR: readonly CheckupSign[] = [
  'page-silent',
  'page-elsewhere',
  'page-refused',
  'doctor-silent',
];

/** The desk shows the last findings of the doctor for each page. */
async function keepDoctorsFindings(db: Db, { mediumUuid, url }: Checkup, results: readonly CheckupResult[]) {
  const answers = results.filter(({ signs }) => !signs.some((sign) => BEFORE_DOCTOR.includes(sign)));
  if (answers.length === 0) return;
  const codes = answers.flatMap(({ signs }) => signs.filter((sign) => isKeyOf(FINDINGS, sign)));
  const page = new URL(url);
  await keepFindings(db, mediumUuid, { page: countedPage(page), codes: codes.join() }, page.host);
}

async function lookAtPage(round: Round, row: Checkup, manner: Manner, now: Date): Promise<void> {
  const { db, links, browsers, say } = round;
  const [medium] = await db.select({ hosts: media.hosts }).from(media).where(eq(media.uuid, row.mediumUuid));
  const page: AskedPage = {
    url: row.url,
    medium: row.mediumUuid,
    hosts: medium?.hosts ?? [],
    key: links.testKeys.make(row.mediumUuid, now).key,
    number: Number.parseInt(row.uuid.slice(0, 8), 16) % 10_000_000,
  };
  const results: CheckupResult[] = [];
  for (const browser of browsers) results.push(await examine(browser, page, manner, browser === browsers[0]));
  await db.update(pageCheckups).set({ results, lookedAt: sql`now()` }).where(eq(pageCheckups.uuid, row.uuid));
  await keepDoctorsFindings(db, row, results);
  say(lineOf(row.url, results));
}

/**
 * Looks at each page that was not looked at today, one after the other.
 * @returns how many there were
 */
export async function lookAtPages(round: Round): Promise<number> {
  const { db, networks = [], stepMs = STEP_MS, now = () => new Date() } = round;
  const guard = await startGuard(networks);
  const manner: Manner = { port: guard.port, name: nameFor(round.links), stepMs };
  let count = 0;
  try {
    for (let row = await takeNext(db, now()); row; row = await takeNext(db, now())) {
      const { url } = row;
      await lookAtPage(round, row, manner, now()).catch((error) => round.fail(url, error));
      count += 1;
    }
  } finally {
    await guard.stop();
  }
  return count;
}
