import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { MEMORY_FLAGS } from '#server/base/node-settings.mjs';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { MemoryUse } from '#test/bench/probe-messages.ts';
import { descendants } from '#test/bench/processes.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { allPaths } from '#test/bench/site-paths.ts';
import type { UploadOptions, UploadReport } from '#test/bench/uploader.ts';
import { ENCODINGS } from '#test/bench/wrk.ts';
import { spreadCodes } from '#test/bench/zip-codes.ts';

const UPLOADER = join(import.meta.dirname, '..', 'test', 'bench', 'uploader.ts');
const MB = 1024 * 1024;
const EIGHT_MB = { photos: 3, photoBytes: 8 * MB };

/**
 * Small photos: after them, the code of the call is loaded and compiled, but no memory for large photos is
 * allocated.
 */
const WARM_UP: UploadOptions = { sellers: 20, photos: 3, photoBytes: 64 * 1024, seconds: 0 };

/** Two runs: one over connections slower than the server, one limited only by the server. */
const UPLOADS = [
  { name: 'over 8 s', options: { sellers: 20, ...EIGHT_MB, seconds: 8 } },
  { name: 'as fast as they go', options: { sellers: 20, ...EIGHT_MB, seconds: 0 } },
] satisfies { name: string; options: UploadOptions }[];

/** V8 keeps emptied pages for 8 to 16 s after it has collected garbage (measured on Node 24). */
const REST_MS = 20_000;

const VISITS = 3;
const VISITORS = 16;
const ZIP_CODES = 12_000;

const SUBMISSIONS = 300;
const SUBMITTED: UploadOptions = { sellers: 20, photos: 1, photoBytes: 64 * 1024, seconds: 0 };
/** Until their mails are written and the connections of the pool that nobody needs have ended. */
const QUIET_MS = 60_000;

async function upload({ url }: ServerProcess, options: UploadOptions): Promise<UploadReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [UPLOADER, url, JSON.stringify(options)]);
  const report = JSON.parse(stdout) as UploadReport;
  const refusals = report.statuses.filter((status) => status !== 200);
  if (refusals.length > 0) throw new Error(`uploads got status ${refusals.join(', ')}`);
  return report;
}

/**
 * The memory use of an idle server. Garbage from the start and the warm-up is collected first. Otherwise uploads
 * could reuse that memory and would seem to need less.
 */
async function idle(server: ServerProcess): Promise<MemoryUse> {
  await server.collectGarbage();
  await wait(REST_MS);
  return server.memoryWhile(() => wait(1000));
}

const mb = (bytes: number) => (bytes / MB).toFixed(0);

/** The memory of a process and those that it started, in bytes; what they share counts once. Linux only. */
function memoryOf(pid: number): number {
  const shares = [pid, ...descendants(pid)].map((one) => {
    const text = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) * 1024;
  });
  return shares.reduce((sum, share) => sum + share, 0);
}

/** The memory of server and database, without garbage. */
async function atRest(server: ServerProcess): Promise<number> {
  await server.collectGarbage();
  await wait(REST_MS);
  return memoryOf(server.pid);
}

/** Many visitors at once, who open pages until each path was opened. */
async function visit(url: string, paths: readonly string[]): Promise<void> {
  const queue = paths.values();
  const visitor = async () => {
    for (const path of queue) {
      await (await fetch(url + path, { headers: ENCODINGS, redirect: 'manual' })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
}

const startIn = (dataDir: string) =>
  ServerProcess.start(dataDir, '', { NODE_OPTIONS: MEMORY_FLAGS.join(' ') });

/** The memory of a start that finds its data. */
async function afterLaterStart(dataDir: string): Promise<Figure> {
  const server = await startIn(dataDir);
  try {
    return {
      what: '  … after a later start',
      value: (await atRest(server)) / MB,
      unit: 'MB',
      bar: { most: BARS.laterMemoryMb },
      detail: 'with the data of the first one',
    };
  } finally {
    await server.stop();
  }
}

/** The memory that stays when every page, every list of towns and many postal codes have been asked for. */
async function afterVisits(dataDir: string): Promise<Figure[]> {
  const server = await startIn(dataDir);
  try {
    const fresh = await atRest(server);
    const codes = await spreadCodes(server.url, ZIP_CODES);
    const lookups = codes.map((zip) => urlOf(CALLS.zipcodeAddresses, '', { params: { zip } }));
    for (let time = 0; time < VISITS; time += 1) {
      await visit(server.url, [...(await allPaths(server.url)), ...lookups]);
    }
    const bytesAfterVisits = await atRest(server);
    return [
      {
        what: 'Memory of server and database after the first start',
        value: fresh / MB,
        unit: 'MB',
        bar: { most: BARS.freshMemoryMb },
        detail: 'with the limits of npm start',
      },
      {
        what: '  … after every page, every list of towns and many postal codes',
        value: bytesAfterVisits / MB,
        unit: 'MB',
        bar: { most: BARS.visitedMemoryMb },
        detail: `${VISITS} times, ${lookups.length} postal codes, ${VISITORS} visitors at once; ${REST_MS / 1000} s later`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The memory that stays when sellers have sent requests. */
async function afterSubmissions(bench: Bench): Promise<Figure[]> {
  const server = await startIn(bench.file('submissions'));
  try {
    for (let count = 0; count < SUBMISSIONS; count += SUBMITTED.sellers) await upload(server, SUBMITTED);
    await wait(QUIET_MS);
    const bytesAfterUse = await atRest(server);
    return [
      {
        what: `  … after ${SUBMISSIONS} submissions with a photo`,
        value: bytesAfterUse / MB,
        unit: 'MB',
        bar: { most: BARS.submittedMemoryMb },
        detail: `process and database together, after the mails about them; ${(QUIET_MS + REST_MS) / 1000} s later`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The memory that stays of many visits and submissions, and how much it grows while many sellers upload at once. */
export async function measureMemory(bench: Bench): Promise<Figure[]> {
  await bench.closeBrowser();
  const rows: Figure[] = [];
  if (process.platform === 'linux') {
    const dataDir = bench.file('visits');
    rows.push(...(await afterVisits(dataDir)), ...(await afterSubmissions(bench)));
    rows.push(await afterLaterStart(dataDir));
  }
  const server = await bench.freshServer();
  await upload(server, WARM_UP);
  const resting = await idle(server);
  for (const { name, options } of UPLOADS) {
    let report: UploadReport | undefined;
    const peak = await server.memoryWhile(async () => {
      report = await upload(server, options);
    });
    const overlap = ((report?.overlapMs ?? 0) / 1000).toFixed(1);
    rows.push({
      what: `Memory above idle, 20 × 3 photos of 8 MB, ${name}`,
      value: (peak.rss - resting.rss) / MB,
      unit: 'MB',
      bar: { most: BARS.uploadMb },
      detail: `RSS ${mb(resting.rss)} → ${mb(peak.rss)} MB (heap ${mb(resting.heapUsed)} → ${mb(peak.heapUsed)}, buffers ${mb(resting.arrayBuffers)} → ${mb(peak.arrayBuffers)}), all 20 at once for ${overlap} s`,
    });
  }
  return rows;
}
