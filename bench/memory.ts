import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { MEMORY_FLAGS } from '#tools/node-settings.mjs';
import { BARS } from './bars.ts';
import type { Figure } from './row.ts';
import type { Bench } from './support/bench.ts';
import type { MemoryUse } from './support/probe-messages.ts';
import { descendants } from './support/processes.ts';
import { ServerProcess } from './support/server-process.ts';
import { allPaths } from './support/site-paths.ts';
import type { UploadOptions, UploadReport } from './support/uploader.ts';
import { ENCODINGS } from './support/wrk.ts';
import { spreadCodes } from './support/zip-codes.ts';

const UPLOADER = join(import.meta.dirname, 'support', 'uploader.ts');
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
  const refused = report.statuses.filter((status) => status !== 200);
  if (refused.length > 0) throw new Error(`uploads got status ${refused.join(', ')}`);
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
  const left = paths.values();
  const visitor = async () => {
    for (const path of left) {
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
    const visited = await atRest(server);
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
        value: visited / MB,
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
    for (let sent = 0; sent < SUBMISSIONS; sent += SUBMITTED.sellers) await upload(server, SUBMITTED);
    await wait(QUIET_MS);
    const used = await atRest(server);
    return [
      {
        what: `  … after ${SUBMISSIONS} submissions with a photo`,
        value: used / MB,
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
