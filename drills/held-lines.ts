import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { submitRequest } from '#contract/calls/requests.ts';
import { type Db, rowsOf } from '#server/db/open.ts';
import { openReached } from '#server/db/reach.ts';
import { media, mediumEndpoints } from '#server/db/schema.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { NetworkSpace } from './network-space.ts';
import { PARTNER_PORT, PUBLIC_ADDRESS } from './partner-places.ts';
import { Partners } from './partners.ts';

/** How many requests each partner sends. */
const REQUESTS = Number(process.env.SOAK_REQUESTS || 60);
/** Each request is eleven mails, and a process sends at most 80 a second. */
const PAUSE_MS = 400;
/** For what has not gone out when the last request is stored. */
const LONGEST_MS = 120_000;
/** An endpoint that holds calls may take 15 s for each. */
const HELD = ['hold', 'drip', 'loop', 'flood'];

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Endpoints of one partner hold every line that they get; mails and the calls of another partner go on. */
export async function measureHeldLines(bench: Bench): Promise<Figure[]> {
  if (!NetworkSpace.isPossible()) {
    bench.say('no lines are held: that needs root and ip (Debian: iproute2)');
    return [];
  }
  await bench.closeBrowser();
  const partners = await Partners.start(bench);
  const dataDir = bench.file('held-lines');
  const server = await ServerProcess.start(dataDir, '', partners.settings, partners.network.name);
  const url = `http://${partners.network.there}:${new URL(server.url).port}`;
  const database = await openReached({ dataDir, databaseUrl: '' });
  const { db } = database;
  try {
    const [bad, good] = [await addPartner(db, HELD), await addPartner(db, ['ok'])];
    await server.collectGarbage();
    const before = (await server.memoryWhile(() => wait(1000))).rss;
    const memory = await server.memoryWhile(async () => {
      for (let count = 0; count < 2 * REQUESTS; count += 1) {
        await submit(url, count % 2 === 0 ? bad : good);
        await wait(PAUSE_MS);
      }
      const end = performance.now() + LONGEST_MS;
      while ((await slowestOf(db, good)).waiting > 0 && performance.now() < end) await wait(500);
    });
    const slowest = await slowestOf(db, good);
    const counts = HELD.map(
      (path) => `${path} ${partners.reached.filter((call) => call.path === path).length}`,
    );
    const what = `${HELD.length} endpoints of a partner that hold their lines`;
    const slow = (name: string, value: number): Figure => ({
      what: `${what}: the slowest ${name}`,
      value: slowest.waiting > 0 ? Number.NaN : value,
      unit: 's',
      bar: { most: BARS.otherCallSeconds },
      detail: `${REQUESTS} requests of each partner; ${slowest.waiting} did not go out; calls that were held: ${counts.join(', ')}`,
    });
    return [
      slow('call to another partner', slowest.call),
      slow('mail', slowest.mail),
      {
        what: `${what}: more memory of the server`,
        value: (memory.rss - before) / 1024 / 1024,
        unit: 'MB',
        detail: 'the most meanwhile, against at rest; answers of 100 MB are not read',
      },
    ];
  } finally {
    await database.close();
    await server.stop();
    await partners.stop();
  }
}

/** @returns the uuid of the medium */
async function addPartner(db: Db, paths: readonly string[]): Promise<string> {
  const uuid = randomUUID();
  await db.insert(media).values({ uuid, name: paths.join(' ') });
  await db.insert(mediumEndpoints).values(
    paths.map((path) => ({
      mediumUuid: uuid,
      kind: 'webhook' as const,
      url: `https://${PUBLIC_ADDRESS}:${PARTNER_PORT}/${path}`,
      secrets: [SECRET],
    })),
  );
  return uuid;
}

async function submit(url: string, medium: string): Promise<void> {
  const { headers, payload } = await encodeSubmission({ medium });
  const request = { method: 'POST', headers, body: new Uint8Array(payload) };
  const answer = await fetch(url + submitRequest.path, request);
  if (!answer.ok) throw new Error(`a request was answered with ${answer.status}`);
}

/** How long mails and the calls to this partner waited at most, in seconds, and how many wait still. */
async function slowestOf(db: Db, medium: string): Promise<{ call: number; mail: number; waiting: number }> {
  const [row] = await rowsOf<{ call: number; mail: number; waiting: number }>(
    db,
    sql`select
        coalesce(extract(epoch from max(settled_at - created_at) filter (where recipient = 'medium')), 0)::float8 as call,
        coalesce(extract(epoch from max(settled_at - created_at) filter (where channel = 'mail')), 0)::float8 as mail,
        count(*) filter (where state = 'waiting')::int as waiting
      from deliveries where channel = 'mail'
        or recipient_key in (select uuid::text from medium_endpoints where medium_uuid = ${medium})`,
  );
  return row ?? { call: Number.NaN, mail: Number.NaN, waiting: Number.NaN };
}
