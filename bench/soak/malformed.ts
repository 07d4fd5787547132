import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseAnswer } from '#server/test/raw.ts';
import { BARS } from '../bars.ts';
import type { Row } from '../row.ts';
import type { Bench } from '../support/bench.ts';
import { malformedRequests } from './malformed-requests.ts';

const REQUESTS = 100_000;
/** Fewer than the uploads that a process takes at once, so that no limit answers instead of the tested code. */
const AT_ONCE = 32;
/** The first requests load code, fill caches and let the heap grow to its size under load. */
const WARM_UP = 20_000;
/** Longer than the server waits for headers, a body or the rest of an upload. */
const HANGS_MS = 60_000;
/**
 * A caller with a whole request waits for the answer; of the others, one in this many keeps the connection open and
 * waits.
 */
const ONE_WAITS = 500;
/** The headers of an answer are shorter. */
const HEAD_BYTES = 16_384;

/** The answers of a limit. They would hide the effect of the request. */
const OF_LIMITS = [429, 503];

interface Outcome {
  /** 0 if the connection ends without an answer. */
  status: number;
  /** Neither an answer nor an end came. */
  hangs: boolean;
  location: string | undefined;
}

/** @param waits whether the caller waits for an answer; otherwise half of the mistakes are an end that comes too soon */
async function send(port: number, bytes: Buffer, waits: boolean): Promise<Outcome> {
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
  const { status, headers } = parseAnswer(answer);
  return { status, hangs, location: headers.location };
}

function isElsewhere(location: string, site: string): boolean {
  return !URL.canParse(location, site) || new URL(location, site).origin !== site;
}

/** Counts the results of requests, and keeps some examples of wrong ones. */
class Tally {
  readonly statuses = new Map<number, number>();
  readonly examples = new Set<string>();
  hangs = 0;
  elsewhere = 0;
  private readonly site: string;

  /** @param site the origin of the server */
  constructor(site: string) {
    this.site = site;
  }

  count({ status, hangs, location }: Outcome, bytes: Buffer): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const leads = location !== undefined && isElsewhere(location, this.site);
    if (hangs) this.hangs += 1;
    if (leads) this.elsewhere += 1;
    if (hangs || leads || status >= 500)
      this.examples.add(`${hangs ? 'hangs' : status} ${location ?? ''} ${bytes.toString('latin1', 0, 120)}`);
  }

  sum(isMeant: (status: number) => boolean): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (isMeant(status) ? count : 0), 0);
  }

  /** Each status with its number. */
  toString(): string {
    const sorted = [...this.statuses].sort(([a], [b]) => a - b);
    return sorted.map(([status, count]) => `${status || 'none'}: ${count}`).join(', ');
  }
}

/**
 * Malformed requests, with correct framing and without, over every address. Limits for addresses and persons are off
 * (RATE_LIMITS=off, and this machine counts for no address), and those of a process are wider than the number of
 * simultaneous requests; if a limit answers nevertheless, the run fails.
 */
export async function measureMalformed(bench: Bench): Promise<Row[]> {
  await bench.closeBrowser();
  const server = await bench.freshServer();
  const { port, origin } = new URL(server.url);
  const makeRequest = await malformedRequests();
  const fire = async (count: number) => {
    const tally = new Tally(origin);
    let left = count;
    const caller = async () => {
      while (left > 0) {
        left -= 1;
        const { bytes, isWhole } = makeRequest();
        tally.count(await send(Number(port), bytes, isWhole || left % ONE_WAITS === 0), bytes);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
    return tally;
  };
  const rest = async () => {
    await server.collectGarbage();
    await wait(12_000);
    return { connections: server.openConnections(), memory: await server.memoryWhile(() => wait(1000)) };
  };
  await fire(WARM_UP);
  const before = await rest();
  const tally = await fire(REQUESTS);
  const after = await rest();
  for (const example of [...tally.examples].slice(0, 10)) bench.say(JSON.stringify(example));
  const name = `${REQUESTS.toLocaleString('en')} malformed requests`;
  const none = (what: string, value: number, detail: string): Row => ({
    what: `${name}: ${what}`,
    value,
    unit: '',
    bar: { most: 0 },
    detail,
  });
  return [
    none(
      'answers 5xx',
      tally.sum((status) => status >= 500),
      `${tally}`,
    ),
    none('hang', tally.hangs, `no answer and no end within ${HANGS_MS / 1000} s`),
    none('led to another site', tally.elsewhere, 'Location'),
    none(
      'answered by a limit',
      tally.sum((status) => OF_LIMITS.includes(status)),
      `${OF_LIMITS.join(', ')}; limits of addresses and persons are off`,
    ),
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
