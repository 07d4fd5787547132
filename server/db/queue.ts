import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { type ConstructorOptions, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../base/logging.ts';
import type { Database, Db } from './open.ts';
import { leaveFuture } from './queue-times.ts';

/** Work that is done from time to time, by one process of all that share a database. */
export interface Task {
  name: string;
  /** When, in the time of Japan: minute, hour, day, month, weekday. */
  cron: string;
  work(): Promise<void>;
}

/** A piece of work in the queue. Names of jobs are uuids, and reveal no person. */
export interface Job {
  id: string;
  /** The uuid of the delivery. */
  uuid: string;
}

/** A job that is added, and for whom it is. */
export interface NewJob extends Job {
  /** Names a receiver: of these jobs only so many are done at once. Reveals no person. */
  reader?: string | undefined;
}

/** The result of a job: it is done, or it is tried again, at the earliest at `notBefore` if that is given. */
export type JobOutcome = 'done' | 'later' | { notBefore: Date };

/** Work on single things: each by one of the processes, and again, later each time, until it is done. */
export interface Line {
  name: string;
  /** How many jobs a process does at once. None waits for another, so one that hangs takes one place. */
  places: number;
  /** How many of them may be for one reader, so that a reader who hangs leaves places to others. */
  perReader?: number;
  /** A place takes no further job for this long, so that calls get the processor. */
  leastMs: number;
  work(job: Job): Promise<JobOutcome>;
}

/** How a job is tried again. The pauses grow twofold, with jitter. */
export interface Patience {
  tries: number;
  firstPauseS: number;
  longestPauseS: number;
  /** A process that was silent for this long is dead, and others take its jobs. */
  silentS: number;
}

/** Half an hour without a mail server needs no attention; after two days a person should look. */
export const PATIENCE: Patience = { tries: 22, firstPauseS: 10, longestPauseS: 4 * 3600, silentS: 30 };

/** How long a task may take to finish when the server stops. It is done again later if it does not. */
const FINISH_MS = 5_000;

/** A mail server may take ten minutes to say that it accepts a mail (RFC 5321, section 4.5.3.2.6). */
const LONGEST_JOB_S = 900;

/** Finished jobs are removed: `deliveries` has everything about them. */
const KEEP_DONE_S = 3600;

/** Waiting jobs are given up by their tries. By their age they are not, or a clock that is a year ahead would end them. */
const KEEP_WAITING_S = 10 * 365 * 86_400;

/** New jobs wake the process that adds them; those of other processes are found after this time. */
const LOOK_S = 2;
const RARE_LOOK_S = 60;

/** How soon the queue goes on when a clock that was ahead is right again. */
const SET_RIGHT_MS = 30_000;

/**
 * How many statements of the queue run at once, of all its workers. They look for jobs at the same moments, and each
 * connection is 6 MB of the database's memory.
 */
const AT_ONCE = 2;

/**
 * The queue waits by a clock that nobody sets; by that of the machine, an hour back would make it wait for an hour more. Its
 * difference from the clock of the database, by which tasks have their times, is measured every minute.
 */
const MONOTONIC: ConstructorOptions = {
  clock: {
    now: () => performance.timeOrigin + performance.now(),
    setTimeout: (work, ms) => setTimeout(work, ms),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    setInterval: (work, ms) => setInterval(work, ms),
    clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
  },
  clockMonitorIntervalSeconds: 60,
};

/** The queue of jobs that used up their tries. */
const GIVEN_UP = 'given-up';

function placeOf(pool: Database['pool']): ConstructorOptions {
  const inTurn = pLimit(AT_ONCE);
  return {
    db: { executeSql: (text, values) => inTurn(() => pool.query(text, values)) },
    schema: 'queue',
  };
}

/** Makes the tables of the queue, or brings them to this release, so that servers find them so. */
export async function prepareQueue({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const boss = new PgBoss({ ...placeOf(pool), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** The tasks and lines of a queue. */
export interface Work {
  tasks?: readonly Task[];
  lines?: readonly Line[];
  /** Called for a job of a line that was never done. */
  giveUp?(job: Job): Promise<void>;
  /** Called in the transaction in which another job of a line takes the place of one that is not tried before a moment. */
  handOn?(tx: Db, job: Job, next: Job): Promise<void>;
  patience?: Patience;
}

export interface Queue {
  /** Adds jobs to a line, in the transaction of the caller. */
  add(tx: Db, line: string, jobs: readonly NewJob[]): Promise<void>;
  /** Looks for new jobs of a line now. */
  wake(line: string): void;
  stop(): Promise<void>;
}

/** Starts a queue in the database; its tables are in a schema of its own. */
export async function startQueue(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  { tasks = [], lines = [], giveUp = async () => {}, handOn = async () => {}, patience = PATIENCE }: Work,
  log: Logger,
): Promise<Queue> {
  const boss = new PgBoss({ ...placeOf(pool), ...supervision(patience), ...MONOTONIC });
  boss.on('error', (err) => log.error({ err }, 'the queue'));
  await boss.start();
  const setRight = () => leaveFuture({ pool }).catch((err) => log.warn({ err }, 'times of the queue wait'));
  await setRight();
  for (const task of tasks) await addTask(boss, task, log);
  if (lines.length > 0) await addGivenUp(boss, giveUp);
  const wakers = new Map<string, () => void>();
  for (const line of lines) wakers.set(line.name, await addLine({ boss, db, handOn, patience, log }, line));
  const looking = setInterval(() => {
    for (const wake of wakers.values()) wake();
  }, LOOK_S * 1000).unref();
  const settingRight = setInterval(setRight, SET_RIGHT_MS).unref();
  return {
    add: async (tx, line, jobs) => {
      const rows = jobs.map(({ reader, ...job }) => ({ id: job.id, data: job, ...groupOf(reader) }));
      await boss.insert(line, rows, { db: fromDrizzle(tx, sql) });
    },
    wake: (line) => wakers.get(line)?.(),
    stop: () => {
      clearInterval(looking);
      clearInterval(settingRight);
      return boss.stop({ graceful: true, timeout: FINISH_MS });
    },
  };
}

const groupOf = (reader: string | null | undefined) => (reader ? { group: { id: reader } } : {});

/** Jobs of a process that died are found within half a minute more. */
const supervision = ({ silentS }: Patience): ConstructorOptions => ({
  superviseIntervalSeconds: silentS / 2,
  monitorIntervalSeconds: silentS / 2,
});

/** Calls a task at its time. If it fails it is tried again, later each time. */
async function addTask(boss: PgBoss, { name, cron, work }: Task, log: Logger): Promise<void> {
  await boss.createQueue(name, { policy: 'singleton', retryLimit: 5, retryDelay: 60, retryBackoff: true });
  await boss.schedule(name, cron, null, { tz: 'Asia/Tokyo' });
  await boss.work(name, () =>
    work().catch((err) => {
      log.error({ err, task: name }, 'a task failed; it is tried again');
      throw err;
    }),
  );
}

interface Place extends Required<Pick<Work, 'handOn' | 'patience'>> {
  boss: PgBoss;
  db: Db;
  log: Logger;
}

/** @returns wakes a place that has nothing to do; it wakes the next one if it finds a job */
async function addLine(place: Place, line: Line): Promise<() => void> {
  const { boss, patience } = place;
  const settings = {
    retryLimit: patience.tries - 1,
    retryDelay: patience.firstPauseS,
    retryBackoff: true,
    retryDelayMax: patience.longestPauseS,
    heartbeatSeconds: patience.silentS,
    expireInSeconds: LONGEST_JOB_S,
    deleteAfterSeconds: KEEP_DONE_S,
    retentionSeconds: KEEP_WAITING_S,
  };
  await boss.createQueue(line.name, { ...settings, deadLetter: GIVEN_UP });
  await boss.updateQueue(line.name, settings);
  const options = {
    // Places are woken; this is for what nobody saw.
    pollingIntervalSeconds: RARE_LOOK_S,
    perJobResults: true,
    includeMetadata: true,
    ...(line.perReader && { groupConcurrency: line.perReader }),
  } as const;
  const workers: string[] = [];
  const busy = new Set<number>();
  const wake = () => {
    const idle = workers.find((_id, at) => !busy.has(at));
    if (idle) boss.notifyWorker(idle);
  };
  const addPlace = async (at: number) => {
    workers[at] = await boss.work<Job, unknown, typeof options>(line.name, options, async (jobs) => {
      busy.add(at);
      wake();
      const rest = wait(line.leastMs);
      const results = await Promise.all(
        jobs.map(async (job) => ({ id: job.id, status: await statusOf(place, line, job) })),
      );
      await rest;
      busy.delete(at);
      // The queue looks again as soon as this job is noted.
      boss.notifyWorker(workers[at] ?? '');
      return results;
    });
  };
  for (let at = 0; at < line.places; at += 1) await addPlace(at);
  return wake;
}

const STATUSES = { done: 'completed', later: 'failed' } as const;
type Status = (typeof STATUSES)[keyof typeof STATUSES];

async function statusOf(place: Place, line: Line, job: JobWithMetadata<Job>): Promise<Status> {
  try {
    const outcome = await line.work(job.data);
    return typeof outcome === 'string'
      ? STATUSES[outcome]
      : await putOff(place, line, job, outcome.notBefore);
  } catch (err) {
    place.log.error({ err, job: job.data.id }, 'a job failed; it is tried again');
    return STATUSES.later;
  }
}

/**
 * Replaces a job by another with the remaining tries: pg-boss cannot set the time of the next try of a failed job. One
 * transaction inserts the new job and ends the old one, so no process takes either too early if this one dies.
 */
async function putOff(
  { boss, db, handOn, patience }: Place,
  { name }: Line,
  { id, data, retryLimit, retryCount, retryDelay, groupId }: JobWithMetadata<Job>,
  notBefore: Date,
): Promise<Status> {
  if (retryCount >= retryLimit) return STATUSES.later;
  const pauseS = Math.min(patience.longestPauseS, retryDelay * 2 ** (retryCount + 1));
  const next = { ...data, id: randomUUID() };
  const settings = {
    startAfter: new Date(Math.max(notBefore.getTime(), Date.now() + pauseS * 1000)),
    retryLimit: retryLimit - retryCount - 1,
    retryDelay: pauseS,
  };
  await db.transaction(async (tx) => {
    const inside = { db: fromDrizzle(tx, sql) };
    await boss.complete(name, id, null, inside);
    await boss.insert(name, [{ id: next.id, data: next, ...settings, ...groupOf(groupId) }], inside);
    await handOn(tx, data, next);
  });
  return STATUSES.done;
}

/** Calls `giveUp` for each job that used up its tries, also if the process that made the last try died. */
async function addGivenUp(boss: PgBoss, giveUp: (job: Job) => Promise<void>): Promise<void> {
  await boss.createQueue(GIVEN_UP, { retryLimit: 20, retryDelay: 60, deleteAfterSeconds: KEEP_DONE_S });
  const options = { batchSize: 50, burstWhenBatchFull: true, pollingIntervalSeconds: LOOK_S } as const;
  await boss.work<Job, void, typeof options>(GIVEN_UP, options, async (jobs) => {
    for (const { data } of jobs) await giveUp(data);
  });
}
