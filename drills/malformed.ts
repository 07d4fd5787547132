import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '#test/base/postgres.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { parseAnswer } from '#test/server/raw.ts';
import { malformedRequests } from './malformed-requests.ts';
import { makeCallers } from './odd-people.ts';
import { oddRequests } from './odd-requests.ts';

/** `SOAK_REQUESTS` sets another number, for a short run. */
const REQUESTS = Number(process.env.SOAK_REQUESTS ?? 100_000);
/** From so many addresses, of which each keeps to its limits. */
const ADDRESSES = Math.max(50, Math.min(2_000, REQUESTS / 50));
/** One in so many has broken framing: it is answered before anything reads it. */
const ONE_BROKEN = 25;
/** Fewer than the uploads that a process takes at once, so that no limit answers instead of the tested code. */
const AT_ONCE = 16;
/** The first requests load code, fill caches and let the heap grow to its size under load. */
const WARM_UP = REQUESTS / 5;
const SLOW_MS = 1_000;
/** Longer than the server waits for headers, a body or the rest of an upload. */
const HANGS_MS = 60_000;
/**
 * A caller with a whole request waits for the answer; of the others, one in this many keeps the connection open and
 * waits.
 */
const ONE_WAITS = 500;
/** The refusal of a call stands at the beginning of its answer. */
const HEAD_BYTES = 16_384;

/** The refusals of what stands before the calls and the pages. */
const BEFORE_HANDLERS = [
  'unknown_call',
  'malformed_address',
  'malformed',
  'unsupported_content_type',
  'too_large',
  'headers_too_large',
  'timeout',
  'stalled',
  'unavailable',
  'misdirected',
  'foreign_form',
  'too_many_requests',
  'not_allowed',
];

interface Outcome {
  /** 0 if the connection ends without an answer. */
  status: number;
  /** The code of a refusal; empty without one. */
  code: string;
  ms: number;
  /** Neither an answer nor an end came. */
  hangs: boolean;
  location: string | undefined;
}

/** @param waits whether the caller waits for an answer; otherwise half of the mistakes are an end that comes too soon */
async function send(port: number, bytes: Buffer, waits: boolean): Promise<Outcome> {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let [answer, hangs] = ['', false];
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    if (answer.length < HEAD_BYTES) answer += chunk.toString('latin1');
    if (waits) socket.end();
  });
  if (waits) socket.write(bytes);
  else socket.end(bytes);
  const late = setTimeout(() => {
    hangs = answer === '';
    socket.destroy();
  }, HANGS_MS);
  await new Promise((resolve) => socket.once('close', resolve));
  clearTimeout(late);
  const { status, headers, body } = parseAnswer(answer);
  const [, code = ''] = /^\s*\{"error":\{"code":"(\w+)"/.exec(body) ?? [];
  return { status, code, ms: performance.now() - began, hangs, location: headers.location };
}

function isElsewhere(location: string, site: string): boolean {
  return !URL.canParse(location, site) || new URL(location, site).origin !== site;
}

interface Sent {
  bytes: Buffer;
  /** Its length is correct, so it is answered without an end of the connection. */
  isWhole: boolean;
  isSignedIn: boolean;
}

/** Counts the results of requests, and keeps some examples of wrong ones. */
class Tally {
  readonly statuses = new Map<number, number>();
  readonly codes = new Map<string, number>();
  readonly examples = new Set<string>();
  hangs = 0;
  elsewhere = 0;
  slow = 0;
  reached = 0;
  all = 0;
  readonly #site: string;

  /** @param site the origin of the server */
  constructor(site: string) {
    this.#site = site;
  }

  count({ status, code, ms, hangs, location }: Outcome, { bytes, isWhole, isSignedIn }: Sent): void {
    this.all += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (code) this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    const leads = location !== undefined && isElsewhere(location, this.#site);
    const isSlow = isWhole && ms > SLOW_MS;
    if (hangs) this.hangs += 1;
    if (leads) this.elsewhere += 1;
    if (isSlow) this.slow += 1;
    const isStopped = BEFORE_HANDLERS.includes(code) || (isSignedIn && status === 401);
    if (isWhole && status > 0 && !isStopped) this.reached += 1;
    if (hangs || leads || isSlow || status >= 500)
      this.examples.add(
        `${hangs ? 'hangs' : status} ${Math.round(ms)} ms ${location ?? ''} ${bytes.toString('latin1', 0, 120)} … ${bytes.toString('latin1').split('\r\n\r\n')[1]?.slice(0, 120)}`,
      );
  }

  sum(isMeant: (status: number) => boolean): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (isMeant(status) ? count : 0), 0);
  }

  /** Each status with its number. */
  toString(): string {
    const rows = [...this.statuses].sort(([a], [b]) => a - b);
    return rows.map(([status, count]) => `${status || 'none'}: ${count}`).join(', ');
  }

  /** The refusals that came most often. */
  refusals(): string {
    const rows = [...this.codes].sort(([, a], [, b]) => b - a);
    return rows.map(([code, count]) => `${code} ${count}`).join(', ');
  }
}

/** Sends a number of requests, some at once. */
async function fire(count: number, make: () => Sent, { port, origin }: URL): Promise<Tally> {
  const tally = new Tally(origin);
  let rest = count;
  const caller = async () => {
    while (rest > 0) {
      rest -= 1;
      const request = make();
      tally.count(
        await send(Number(port), request.bytes, request.isWhole || rest % ONE_WAITS === 0),
        request,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return tally;
}

/**
 * Malformed requests over all calls and pages, by strangers, by people who are signed in and by holders of links, from
 * many addresses behind a proxy. All limits are on. Most are whole and have one senseless value, so that they reach what
 * answers them; some have broken framing, or are sent to addresses that may be taken for others.
 */
export async function measureMalformed(bench: Bench): Promise<Figure[]> {
  await bench.closeBrowser();
  const database = await startPostgres();
  const databaseUrl = database.url('postgres');
  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' };
  const server = await ServerProcess.start(bench.file('malformed'), databaseUrl, settings);
  try {
    const url = new URL(server.url);
    const callers = await makeCallers(server.url, databaseUrl);
    const [odd, broken] = [await oddRequests(server.url, callers, ADDRESSES), await malformedRequests()];
    let count = 0;
    const make = (): Sent => {
      count += 1;
      if (count % ONE_BROKEN === 0) return { ...broken(), isSignedIn: false };
      return { ...odd(), isWhole: true };
    };
    const rest = async () => {
      await server.collectGarbage();
      await wait(12_000);
      return { connections: server.openConnections(), memory: await server.memoryWhile(() => wait(1000)) };
    };
    await fire(WARM_UP, make, url);
    const before = await rest();
    const tally = await fire(REQUESTS, make, url);
    const after = await rest();
    for (const example of [...tally.examples].slice(0, 20)) bench.say(JSON.stringify(example));
    bench.say(`refusals: ${tally.refusals()}`);
    return rowsOf(tally, before, after);
  } finally {
    await server.stop();
    await database.stop();
  }
}

interface Rest {
  connections: number;
  memory: { rss: number };
}

function rowsOf(tally: Tally, before: Rest, after: Rest): Figure[] {
  const name = `${REQUESTS.toLocaleString('en')} malformed requests`;
  const row = (what: string, value: number, bar: Figure['bar'], detail: string): Figure => ({
    what: `${name}: ${what}`,
    value,
    unit: '',
    ...(bar && { bar }),
    detail,
  });
  const none = (what: string, value: number, detail: string) => row(what, value, { most: 0 }, detail);
  return [
    none(
      'answers 5xx',
      tally.sum((status) => status >= 500),
      `${tally}`,
    ),
    none('answers over 1 s', tally.slow, `${AT_ONCE} callers at once, from ${ADDRESSES} addresses`),
    row(
      'share that reached a call or a page',
      tally.reached / tally.all,
      { least: BARS.malformedReached },
      `not: ${BEFORE_HANDLERS.join(', ')}, not signed in though a session was sent, broken framing`,
    ),
    none('hang', tally.hangs, `no answer and no end within ${HANGS_MS / 1000} s`),
    none('led to another site', tally.elsewhere, 'Location'),
    none(
      'more open connections',
      after.connections - before.connections,
      `${after.connections} after, ${before.connections} before`,
    ),
    {
      what: `${name}: more memory`,
      value: (after.memory.rss - before.memory.rss) / 1024 / 1024,
      unit: 'MB',
      bar: { most: BARS.soakMemoryMb },
      detail: 'after a collection, both times',
    },
  ];
}
