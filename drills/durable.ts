import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { submitRequest } from '#contract/calls/requests.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { median, range, whole } from '#test/bench/statistics.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission, type SentForm } from '#test/server/submission.ts';
import { Postgres } from './postgres.ts';

const BARE = join(import.meta.dirname, 'bare-handler.ts');
const PHOTOS = 3;
const PHOTO_BYTES = 200_000;
const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 9;

interface Bare {
  url: string;
  stop(): Promise<void>;
}

/** @param settings more of its environment than Node's defaults */
async function startBare(folder: string, url: string, settings: Record<string, string> = {}): Promise<Bare> {
  const child = spawn(process.execPath, [BARE, folder, url], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string];
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.stdin.end();
    await once(child, 'exit');
  };
  return { url: address, stop };
}

/** How many are answered in a second. */
async function perSecond(url: string, { headers, payload }: SentForm): Promise<number> {
  const result = await autocannon({
    url: url + submitRequest.path,
    method: 'POST',
    headers: { ...headers },
    body: payload,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${failures} submissions failed at ${url}`);
  return result.requests.total / result.duration;
}

/** How many submissions with photos a second, each on the disk before it is answered, compared with the disk alone. */
export async function measureDurable(bench: Bench): Promise<Figure[]> {
  await bench.closeBrowser();
  const postgres = await Postgres.start(bench.file('durable-postgres'));
  const [bare, tuned] = [
    await startBare(bench.file('bare'), await postgres.createDatabase('bare')),
    await startBare(bench.file('tuned'), await postgres.createDatabase('tuned'), ServerProcess.environment),
  ];
  const server = await ServerProcess.start(bench.file('durable'), await postgres.createDatabase('product'));
  try {
    const photos = Array.from({ length: PHOTOS }, (_none, index) => ({
      name: `${index}.jpg`,
      content: jpeg(PHOTO_BYTES),
    }));
    const form = await encodeSubmission({ items: [{ category: 'watch', photos }] });
    for (const { url } of [bare, tuned, server]) await perSecond(url, form);
    const [real, least, most]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      least.push(await perSecond(bare.url, form));
      real.push(await perSecond(server.url, form));
      most.push(await perSecond(tuned.url, form));
    }
    const against = (others: number[]) =>
      median(real.map((value, round) => value / (others[round] ?? Number.NaN)));
    const each = (values: number[]) => `${whole(median(values))}/s (${range(values)})`;
    return [
      {
        what: `Submissions/s with ${PHOTOS} photos of ${whole(PHOTO_BYTES / 1000)} KB, on the disk, against a bare handler`,
        value: against(least),
        unit: '×',
        bar: { least: BARS.durableRatio },
        detail: `${each(real)} against ${each(least)} that write the same bytes, sync them and insert a row; ${CONNECTIONS} connections, PostgreSQL ${postgres.place.version}`,
      },
      {
        what: '  … against one that makes as many calls of the file system at once as the server',
        value: against(most),
        unit: '×',
        detail: each(most),
      },
    ];
  } finally {
    await server.stop();
    for (const one of [bare, tuned]) await one.stop();
    await postgres.stop();
  }
}
