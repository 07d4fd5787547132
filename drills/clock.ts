import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER, submitRequest } from '#contract/calls/requests.ts';
import { recentAppraisals } from '#contract/calls/site.ts';
import { answerInterests } from '#contract/calls/surveys.ts';
import { INTERESTS } from '#contract/goods/options.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { Clock } from './moved-clock.ts';
import { Postgres } from './postgres.ts';
import { lossRows, Sellers } from './sellers.ts';

const REQUESTS = 50;
/** The moves of the server's clock, one after the other, while it runs. */
const MOVES = ['+1d', '+0', '-1d', '+0'];
/** The server keeps the list of recent requests for ten seconds. */
const LIST_KEPT_MS = 11_000;
/** No answer asks to wait longer than this. */
const LONGEST_LIMIT_S = 600;

/** The clock of the server is moved by a day while sellers send requests; later that of the database by a month. */
export async function measureClock(bench: Bench): Promise<Figure[]> {
  if (!Clock.isPossible()) {
    bench.say('the clock is not moved: that needs libfaketime (Debian: faketime)');
    return [];
  }
  return [
    ...(await moveUnderLoad(bench, new Clock(bench.file('clock-load')))),
    ...(await moveWithLimits(bench, new Clock(bench.file('clock-limits')))),
    ...(await moveDatabase(bench, new Clock(bench.file('clock-database')))),
  ];
}

interface Answer {
  status: number;
  retryAfterS: number;
  body: { uuid?: string; recent_appraisals?: { id: string }[] };
}

async function submit(server: ServerProcess, key?: string, customer: Record<string, string> = {}) {
  const { headers, payload } = await encodeSubmission({ customer });
  return call(server, submitRequest, new Uint8Array(payload), {
    ...headers,
    ...(key && { [IDEMPOTENCY_HEADER]: key }),
  });
}

async function call(
  server: ServerProcess,
  { method, path }: { method: string; path: string },
  body?: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(server.url + path, { method, headers, ...(body && { body }) });
  const retryAfterS = Number(answer.headers.get('retry-after') ?? 0);
  return { status: answer.status, retryAfterS, body: (await answer.json()) as Answer['body'] };
}

async function answerSurvey(server: ServerProcess, uuid: string): Promise<number> {
  const body = JSON.stringify({ uuid, survay_answer: JSON.stringify(INTERESTS.slice(0, 1)) });
  return (await call(server, answerInterests, body, { 'content-type': 'application/json' })).status;
}

const newest = async (server: ServerProcess) =>
  (await call(server, recentAppraisals)).body.recent_appraisals?.[0]?.id;

async function moveUnderLoad(bench: Bench, clock: Clock): Promise<Figure[]> {
  const dataDir = bench.file('clock');
  const server = await ServerProcess.start(dataDir, '', clock.env);
  try {
    const sellers = new Sellers(() => server.url);
    await sellers.more(REQUESTS);
    const key = randomUUID();
    const { uuid = '' } = (await submit(server, key)).body;
    let [differing, late] = [0, 0];
    const surveys: number[] = [];
    for (const offset of MOVES) {
      const before = await newest(server);
      await clock.move(offset);
      await sellers.more(REQUESTS);
      if ((await submit(server, key)).body.uuid !== uuid) differing += 1;
      surveys.push(await answerSurvey(server, (await submit(server)).body.uuid ?? ''));
      await wait(LIST_KEPT_MS);
      if ((await newest(server)) === before) late += 1;
      bench.say(`clock of the server ${offset}: ${sellers.answers}`);
    }
    await sellers.stop();
    const refusals = [...sellers.statuses].filter(([status]) => status !== 200);
    await server.stop();
    const what = `Clock of the server moved (${MOVES.join(', ')})`;
    const count = (name: string, value: number, detail = ''): Figure => ({
      what: `${what}: ${name}`,
      value,
      unit: '',
      bar: { most: 0 },
      detail,
    });
    return [
      ...(await lossRows(what, sellers, { dataDir, databaseUrl: '' })),
      count(
        'submissions refused',
        refusals.reduce((sum, [, times]) => sum + times, 0),
        sellers.answers,
      ),
      count('repetitions with a key that got another answer', differing),
      count('surveys that were not taken', surveys.filter((status) => status !== 200).length),
      count('times that the list of recent requests stayed old', late),
    ];
  } finally {
    await server.stop();
  }
}

async function moveWithLimits(bench: Bench, clock: Clock): Promise<Figure[]> {
  const server = await ServerProcess.start(bench.file('limits'), '', { ...clock.env, RATE_LIMITS: 'on' });
  try {
    const answers: Answer[] = [];
    const flood = async () => {
      for (let count = 0; count < 7; count += 1) answers.push(await submit(server));
      return answers.slice(-7).map(({ status }) => status);
    };
    const floods = [`at first ${await flood()}`];
    for (const offset of MOVES) {
      await clock.move(offset);
      floods.push(`${offset} ${await flood()}`);
    }
    const refusals = answers.filter(({ status }) => status === 429);
    return [
      {
        what: `Clock of the server moved: a limit holds for seconds, at most`,
        value: Math.max(...refusals.map(({ retryAfterS }) => retryAfterS)),
        unit: '',
        bar: { most: LONGEST_LIMIT_S },
        detail: `seven requests of one person: ${floods.join('; ')}`,
      },
      {
        what: 'Clock of the server moved: floods of one person that were not limited',
        value: floods.filter((statuses) => !statuses.includes('429')).length,
        unit: '',
        bar: { most: 0 },
        detail: '',
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The thirty days of the surveys, by the clock of the database. */
async function moveDatabase(bench: Bench, clock: Clock): Promise<Figure[]> {
  const postgres = await Postgres.start(bench.file('clock-postgres'), { env: clock.env });
  const url = await postgres.createDatabase('clock');
  const server = await ServerProcess.start(bench.file('clock-data'), url);
  try {
    const uuids = await Promise.all([submit(server), submit(server)]);
    const [first = '', second = ''] = uuids.map(({ body }) => body.uuid);
    await clock.move('+29d');
    const within = await answerSurvey(server, first);
    await clock.move('+31d');
    const after = await answerSurvey(server, second);
    const again = (await submit(server)).status;
    await clock.move('+0');
    const back = (await submit(server)).status;
    return [
      {
        what: 'Clock of the database moved: a survey is open for 30 days, submissions always',
        value: [within === 200, after === 404, again === 200, back === 200].filter(Boolean).length,
        unit: '',
        bar: { least: 4 },
        detail: `survey after 29 days ${within}, after 31 days ${after}; submission then ${again}, set back ${back}`,
      },
    ];
  } finally {
    await server.stop();
    await postgres.stop();
  }
}
