import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { zipcodeAddresses } from '#contract/calls/addresses.ts';
import { urlOf } from '#contract/calls/call.ts';
import { submitRequest } from '#contract/calls/requests.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { median, whole } from '#test/bench/statistics.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission } from '#test/server/submission.ts';

const CALLERS = join(import.meta.dirname, 'hostile-callers.ts');
const ROUNDS = Number(process.env.SOAK_ROUNDS || 30);
const PHOTO_BYTES = 400_000;
/** A round that takes longer has failed. */
const LONGEST_MS = 30_000;
const PAGES = ['/', '/form', '/faq'];

interface Round {
  ms: number;
  /** Each answer that is not 200. */
  failures: string[];
}

/** One seller: pages, a postal code, a request with a photo, and the page of the request. */
async function sell(base: string, number: number): Promise<Round> {
  const person = { email: `seller${number}@example.jp`, tel1: `0901234${String(number).padStart(4, '0')}` };
  const photos = [{ name: 'a.jpg', content: jpeg(PHOTO_BYTES) }];
  const form = await encodeSubmission({ customer: person, items: [{ category: 'bag', photos }] });
  const from = { 'x-forwarded-for': `203.0.113.${number % 250}` };
  const failures: string[] = [];
  const signal = AbortSignal.timeout(LONGEST_MS);
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { ...from, ...init.headers };
    const answer = await fetch(base + path, { ...init, headers, signal }).catch(() => undefined);
    const text = (await answer?.text().catch(() => undefined)) ?? '';
    if (answer?.status !== 200) failures.push(`${path.slice(0, 20)} ${answer?.status ?? 'none'}`);
    return text;
  };
  const startedAt = performance.now();
  for (const page of PAGES) await call(page);
  await call(urlOf(zipcodeAddresses, '', { params: { zip: '1620801' } }));
  const request = { method: 'POST', headers: { ...form.headers }, body: new Uint8Array(form.payload) };
  const answerText = await call(submitRequest.path, request);
  const own = /"request_url":"([^"]+)"/.exec(answerText)?.[1];
  if (own) await call(new URL(own).pathname);
  else failures.push('no link');
  return { ms: performance.now() - startedAt, failures };
}

/** The time of a seller alone, and beside 200 callers from 200 addresses who send all that is wrong. */
export async function measureHostile(bench: Bench): Promise<Figure[]> {
  await bench.closeBrowser();
  const settings = { TRUST_PROXY: 'on', RATE_LIMITS: 'on' };
  const server = await ServerProcess.start(bench.file('hostile'), '', settings);
  const { hostname, port } = new URL(server.url);
  let seller = 0;
  const rounds = async () => {
    const results: Round[] = [];
    for (let round = 0; round < ROUNDS && server.isRunning; round += 1) {
      seller += 1;
      results.push(await sell(server.url, seller));
    }
    return results;
  };
  try {
    // The first rounds load code and fill caches.
    await rounds();
    const alone = await rounds();
    const callers = spawn(process.execPath, [CALLERS, hostname, port], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface(callers.stdout)[Symbol.asyncIterator]();
    await lines.next();
    const startedAt = performance.now();
    const beside = await rounds();
    const seconds = (performance.now() - startedAt) / 1000;
    callers.stdin.end();
    const exit = once(callers, 'exit');
    const counts = JSON.parse((await lines.next()).value ?? '{}') as Record<string, Record<string, number>>;
    await exit;
    return rowsOf(bench, { alone, beside, seconds, counts, isRunning: server.isRunning });
  } finally {
    await server.stop();
  }
}

interface Found {
  alone: Round[];
  beside: Round[];
  seconds: number;
  counts: Record<string, Record<string, number>>;
  isRunning: boolean;
}

function rowsOf(bench: Bench, { alone, beside, seconds, counts, isRunning }: Found): Figure[] {
  for (const [kind, of] of Object.entries(counts)) bench.say(`${kind}: ${JSON.stringify(of)}`);
  const statuses = Object.values(counts).flatMap((of) => Object.entries(of));
  const count = (isMeant: (status: number) => boolean) =>
    statuses.reduce((sum, [status, times]) => sum + (isMeant(Number(status)) ? times : 0), 0);
  const medianOf = (rounds: readonly Round[]) => median(rounds.map(({ ms }) => ms));
  const failures = [...alone, ...beside].flatMap((round) => round.failures);
  const what = 'A seller beside 200 hostile callers';
  return [
    {
      what: `${what}: pages and a request with a photo, against alone`,
      value: isRunning ? medianOf(beside) / medianOf(alone) : Number.NaN,
      unit: '×',
      bar: { most: BARS.hostileRatio },
      detail: `median ${whole(medianOf(beside))} ms against ${whole(medianOf(alone))} ms, ${beside.length} rounds; ${whole(count(() => true) / seconds)} hostile calls a second${isRunning ? '' : '; the server died'}`,
    },
    {
      what: `${what}: calls of the seller that failed`,
      value: failures.length,
      unit: '',
      bar: { most: 0 },
      detail: [...new Set(failures)].slice(0, 5).join(', '),
    },
    {
      what: `${what}: hostile calls answered with 5xx`,
      value: count((status) => status >= 500 && status !== 503),
      unit: '',
      bar: { most: 0 },
      detail: `of ${count(() => true)}; 503 ${count((status) => status === 503)}, 429 ${count((status) => status === 429)}, no answer ${count((status) => status === 0)}`,
    },
  ];
}
