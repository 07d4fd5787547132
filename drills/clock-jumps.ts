import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { submitRequest } from '#contract/calls/requests.ts';
import { ACT_CALLS } from '#server/calls/desk/act-calls.ts';
import { type Db, openPostgres, rowsOf } from '#server/db/open.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { readOwnRequest } from '#test/server/link-calls.ts';
import { startSmtp } from '#test/server/smtp.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { askDesk, DeskSession } from './desk-session.ts';
import { Clock } from './moved-clock.ts';
import { Postgres } from './postgres.ts';
import { lossRows, Sellers } from './sellers.ts';

/** The clock of the machine jumps, and is set right again. */
const JUMPS = ['+1h', '-1h', '+365d', '-365d'];
/** Longer than a minute, so that everything that is done by the minute is done at the wrong time. */
const WRONG_MS = Number(process.env.SOAK_WRONG_MS || 75_000);
const REQUESTS = 3;
/** A mail that was refused is tried again after seconds. */
const LONGEST_MS = 180_000;
/** Below a year: a clock that is a year ahead makes every request too old. */
const RETENTION_DAYS = 180;

interface Seen {
  jump: string;
  /** Whether the session of before still opens the desk, and whether somebody can sign in. */
  session: number;
  signIn: boolean;
  /** The page of a seller from before. */
  link: number;
}

/** The clock of the whole machine jumps while the server runs, that of the database with it. */
export async function measureClockJumps(bench: Bench): Promise<Figure[]> {
  if (!Clock.isPossible()) {
    bench.say('the clock does not jump: that needs libfaketime (Debian: faketime)');
    return [];
  }
  await bench.closeBrowser();
  const clock = new Clock(bench.file('jumps-clock'));
  const smtp = await startSmtp();
  const postgres = await Postgres.start(bench.file('jumps-postgres'), { env: clock.env });
  const databaseUrl = await postgres.createDatabase('jumps');
  const place = { dataDir: bench.file('jumps'), databaseUrl };
  const server = await ServerProcess.start(place.dataDir, databaseUrl, {
    ...clock.env,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'noreply@takakurabe.example',
    SITE_URL: 'http://localhost',
    RETENTION_DAYS: String(RETENTION_DAYS),
  });
  const database = await openPostgres(databaseUrl);
  const { db } = database;
  try {
    // Each mail is refused once, so that its second try is planned by the clock of that moment.
    smtp.behave = (_to, count) => (count % 2 === 1 ? 'later' : 'accept');
    const session = await DeskSession.enter(() => server.url, 'owner');
    const token = await ownToken(server);
    const sellers = new Sellers(() => server.url, { perSecond: 0.3, atOnce: 1 });
    await sellers.more(REQUESTS);
    await settled(db);
    const before = await wrongly(db);
    const looks: Seen[] = [];
    for (const jump of JUMPS) {
      await clock.move(jump);
      await sellers.more(REQUESTS);
      await wait(WRONG_MS);
      looks.push(await look(server, session, token, jump));
      bench.say(`clock ${jump}: ${JSON.stringify(looks.at(-1))}; ${sellers.answers}`);
      await clock.move('+0');
      await sellers.more(REQUESTS);
      looks.push(await look(server, session, token, `${jump} and back`));
      bench.say(`and back: ${JSON.stringify(looks.at(-1))}; ${sellers.answers}`);
    }
    await sellers.stop();
    const waitingCount = await settled(db);
    const after = await wrongly(db);
    const tasks = await tasksOf(db);
    const health = await (await fetch(`${server.url}/health`)).text();
    await server.stop();
    const what = `The clock of the machine jumps (${JUMPS.join(', ')}) and back`;
    const row = (name: string, value: number, bar: NonNullable<Figure['bar']>, detail: string): Figure => ({
      what: `${what}: ${name}`,
      value,
      unit: '',
      bar,
      detail,
    });
    const names = smtp.accepted.map(({ messageId }) => messageId);
    // PostgreSQL ends a statement that runs at the moment of a jump; the form sends again.
    const refusals = [...sellers.statuses].filter(([status]) => status !== 200 && status !== 503);
    return [
      ...(await lossRows(what, sellers, place)),
      row(
        'submissions answered otherwise than with 200 and 503',
        refusals.reduce((sum, [, times]) => sum + times, 0),
        { most: 0 },
        sellers.answers,
      ),
      row('mails that came twice', names.length - new Set(names).size, { most: 0 }, `of ${names.length}`),
      row(
        'mails that still wait',
        waitingCount,
        { most: 0 },
        `${LONGEST_MS / 1000} s after the last jump; /health ${health}`,
      ),
      row('tasks that are done again afterwards', tasks, { least: 1 }, 'the one of every minute'),
      row(
        'looks at which nobody could sign in',
        looks.filter(({ signIn }) => !signIn).length,
        { most: 0 },
        `the session of before: ${looks.map(({ jump, session: status }) => `${jump} ${status}`).join(', ')}`,
      ),
      row(
        'links of sellers that do not open when the clock is right',
        looks.filter(({ jump, link }) => jump.endsWith('back') && link !== 200).length,
        { most: 0 },
        looks.map(({ jump, link }) => `${jump} ${link}`).join(', '),
      ),
      row(
        'places passed on, reminders, questions and erasures at the wrong time',
        after - before,
        { most: 0 },
        'nobody had waited for as long as the clock said',
      ),
    ];
  } finally {
    await database.close();
    await server.stop();
    await postgres.stop();
    await smtp.stop();
  }
}

async function ownToken(server: ServerProcess): Promise<string> {
  const { headers, payload } = await encodeSubmission();
  const request = { method: 'POST', headers, body: new Uint8Array(payload) };
  const answer = await fetch(server.url + submitRequest.path, request);
  const { request_url: link = '' } = (await answer.json()) as { request_url?: string };
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

async function look(server: ServerProcess, session: DeskSession, token: string, jump: string): Promise<Seen> {
  const again = await DeskSession.enter(() => server.url, 'staff').catch(() => undefined);
  return {
    jump,
    session: (await session.ask(ACT_CALLS.readSelf, { body: {} })).status,
    signIn: (await again?.ask(ACT_CALLS.readSelf, { body: {} }))?.status === 200,
    link: (await askDesk(server.url, readOwnRequest, { params: { token }, body: {} })).status,
  };
}

/** @returns how many of the tasks of every minute are done from now on, until one is; 0 if none is */
async function tasksOf(db: Db): Promise<number> {
  const [from] = await rowsOf<{ now: string }>(db, sql`select now()::text as now`);
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from queue.job
        where name = 'life' and state = 'completed' and completed_on between ${from?.now}::timestamptz and now()`,
    );
    const count = row?.count ?? 0;
    if (count > 0 || performance.now() > end) return count;
    await wait(1000);
  }
}

/** Waits until all mails have gone out. @returns how many have not */
async function settled(db: Db): Promise<number> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from deliveries where state = 'waiting'`,
    );
    const count = row?.count ?? Number.NaN;
    if (count === 0 || performance.now() > end) return count;
    await wait(500);
  }
}

/** Counts what only the passing of hours and days brings about. */
async function wrongly(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select (select count(*) from matches where passed_at is not null)
      + (select count(*) from audit_log where action = 'expire')
      + (select count(*) from deliveries where event not in ('request.created', 'conversion.completed')) as count`,
  );
  return Number(row?.count ?? Number.NaN);
}
