import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BARS } from './bars.ts';
import type { Row } from './row.ts';
import type { Bench } from './support/bench.ts';
import type { MemoryUse } from './support/probe-messages.ts';
import type { ServerProcess } from './support/server-process.ts';
import type { UploadOptions, UploadReport } from './support/uploader.ts';

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

const REST_MS = 12_000;

async function upload({ url }: ServerProcess, options: UploadOptions): Promise<UploadReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [UPLOADER, url, JSON.stringify(options)]);
  const report = JSON.parse(stdout) as UploadReport;
  const refused = report.statuses.filter((status) => status !== 200);
  if (refused.length > 0) throw new Error(`uploads got status ${refused.join(', ')}`);
  return report;
}

/**
 * The memory use of an idle server. Garbage from the start and the warm-up is collected first. Otherwise uploads
 * could reuse that memory and would seem to need less. V8 keeps the emptied pages for another 9 s (130 MB, measured
 * on Node 24).
 */
async function idle(server: ServerProcess): Promise<MemoryUse> {
  await server.collectGarbage();
  await wait(REST_MS);
  return server.memoryWhile(() => wait(1000));
}

const mb = (bytes: number) => (bytes / MB).toFixed(0);

/** How much the memory of a server grows while many sellers upload at once. */
export async function measureMemory(bench: Bench): Promise<Row[]> {
  await bench.closeBrowser();
  const server = await bench.freshServer();
  await upload(server, WARM_UP);
  const resting = await idle(server);
  const rows: Row[] = [];
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
