import { setTimeout as wait } from 'node:timers/promises';
import { keysOf } from '#contract/base/keys.ts';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { ROLES, type Role } from '#contract/desk/desk.ts';
import { bodyLimitsOf } from '#server/base/http/body-limits.ts';
import { rolesOf } from '#server/desk/acts.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import type { ServerProcess } from '#test/bench/server-process.ts';
import { DESK_CALLS } from '#test/server/desk-calls.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { bodySamples } from './body-samples.ts';

/** Each body is sent so often; the median of the longest stretches counts, since the machine does other things too. */
const TIMES = 3;

type Caller = Role | 'link' | 'nobody';

interface Measured {
  call: string;
  caller: Caller;
  body: string;
  bytes: number;
  status: number;
  ms: number;
  stretchMs: number;
  answerBytes: number;
}

const isRow = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value;

/** All calls with a JSON body, and the callers whose bodies are read. */
function callsWithBodies(): [name: string, row: Call, caller: Caller][] {
  const all = { ...CALLS, ...LINK_CALLS, ...DESK_CALLS };
  return Object.entries<unknown>(all).flatMap(([name, row]): [string, Call, Caller][] => {
    if (!isRow(row) || !row.body || row.body === 'multipart') return [];
    const [role] = rolesOf(name);
    return [[name, row, role ?? (row.path.includes('{token}') ? 'link' : 'nobody')]];
  });
}

/** The sessions of the demonstration's sample people, and the token of a request. */
async function keysOfCallers(url: string): Promise<ReadonlyMap<Caller, string>> {
  const keys = new Map<Caller, string>();
  for (const role of keysOf(ROLES)) {
    const answer = await fetch(url + DESK_CALLS.enterSample.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role }),
    });
    keys.set(role, ((await answer.json()) as { session: string }).session);
  }
  const { headers, payload } = await encodeSubmission();
  const submitAnswer = await fetch(url + CALLS.submitRequest.path, {
    method: 'POST',
    headers,
    body: new Uint8Array(payload),
  });
  const { request_url } = (await submitAnswer.json()) as { request_url: string };
  return keys.set('link', request_url.split('/').at(-1) ?? '');
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function send(
  server: ServerProcess,
  row: Call,
  key: string | undefined,
  body: string,
): Promise<Pick<Measured, 'status' | 'ms' | 'stretchMs' | 'answerBytes'>> {
  const params = { token: key ?? '', uuid: crypto.randomUUID() };
  const measurements: Pick<Measured, 'status' | 'ms' | 'stretchMs' | 'answerBytes'>[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    let [status, answerBytes, ms] = [0, 0, 0];
    const stretchMs = await server.stretchWhile(async () => {
      const began = performance.now();
      const answer = await fetch(urlOf(row, server.url, { params }), {
        method: row.method,
        headers: {
          'content-type': 'application/json',
          ...(key && !row.path.includes('{token}') && { authorization: `Bearer ${key}` }),
        },
        body,
      });
      answerBytes = (await answer.arrayBuffer()).byteLength;
      status = answer.status;
      ms = performance.now() - began;
    });
    measurements.push({ status, answerBytes, ms, stretchMs });
  }
  const [first] = measurements;
  return {
    status: first?.status ?? 0,
    answerBytes: first?.answerBytes ?? 0,
    ms: median(measurements.map((one) => one.ms)),
    stretchMs: median(measurements.map((one) => one.stretchMs)),
  };
}

const worst = (of: readonly Measured[], by: 'stretchMs' | 'answerBytes'): Measured | undefined =>
  of.toSorted((a, b) => b[by] - a[by])[0];

const textOf = (one: Measured | undefined) =>
  one ? `${one.call}, ${one.body}, ${one.bytes} bytes: ${one.status}` : '';

/** The worst bodies of every call: how long each keeps the only thread of the server, and how large its answer is. */
export async function measureBodies(bench: Bench): Promise<Figure[]> {
  await bench.closeBrowser();
  const server = await bench.freshServer();
  const keys = await keysOfCallers(server.url);
  const all: Measured[] = [];
  const run = async (rows: ReturnType<typeof callsWithBodies>) => {
    for (const [call, row, caller] of rows)
      for (const [body, text] of bodySamples(row))
        all.push({
          call,
          caller,
          body,
          bytes: Buffer.byteLength(text),
          ...(await send(server, row, keys.get(caller), text)),
        });
  };
  const rows = callsWithBodies();
  // Code is loaded and compiled.
  await run(rows);
  all.length = 0;
  await server.collectGarbage();
  await wait(1000);
  const before = await server.memoryWhile(() => wait(200));
  const peak = await server.memoryWhile(() => run(rows.filter(([, , caller]) => caller === 'nobody')));
  const ofStrangers = [...all];
  await run(rows.filter(([, , caller]) => caller !== 'nobody'));
  for (const [call, row] of rows) {
    const { bytes, depth, elements } = bodyLimitsOf(row);
    const own = all.filter((one) => one.call === call);
    const texts = own.map(
      (one) => `${one.body} ${one.bytes} → ${one.status} ${one.stretchMs.toFixed(1)} ms ${one.answerBytes}`,
    );
    bench.say(`${call}: at most ${bytes} bytes, ${depth} deep, ${elements} elements | ${texts.join(' | ')}`);
  }
  const stretch = (who: string, of: readonly Measured[], most: number): Figure => ({
    what: `bodies of ${who}: longest stretch of the thread`,
    value: worst(of, 'stretchMs')?.stretchMs ?? Number.NaN,
    unit: 'ms',
    bar: { most },
    detail: textOf(worst(of, 'stretchMs')),
  });
  return [
    stretch('strangers', ofStrangers, BARS.strangerStretchMs),
    stretch('people and links', all.slice(ofStrangers.length), BARS.personStretchMs),
    {
      what: 'bodies: largest answer',
      value: (worst(all, 'answerBytes')?.answerBytes ?? Number.NaN) / 1024,
      unit: 'KB',
      bar: { most: BARS.refusalKb },
      detail: textOf(worst(all, 'answerBytes')),
    },
    {
      what: 'bodies: answers 5xx',
      value: all.filter(({ status }) => status >= 500).length,
      unit: '',
      bar: { most: 0 },
      detail: `${all.length} bodies of ${rows.length} calls`,
    },
    {
      what: 'bodies of strangers: more memory while they come',
      value: (peak.arrayBuffers + peak.external - before.arrayBuffers - before.external) / 1024 / 1024,
      unit: 'MB',
      bar: { most: BARS.strangerBodyMb },
      detail: 'outside of the heap of V8',
    },
  ];
}
