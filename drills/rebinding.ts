import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { submitRequest } from '#contract/calls/requests.ts';
import { type Db, rowsOf } from '#server/db/open.ts';
import { openReached } from '#server/db/reach.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { NetworkSpace } from './network-space.ts';
import { PARTNER_PORT, PUBLIC_ADDRESS } from './partner-places.ts';
import { Partners, type ReachedCall } from './partners.ts';

/** Each is a call of every name. */
const REQUESTS = Number(process.env.SOAK_REQUESTS || 20);
/** The first tries, and some of those after a pause. */
const WATCHED_MS = 60_000;

/** Names by the letters of partner-places.ts: public when the endpoint is added, then private, or both in one answer. */
const NAMES = [
  'p-l',
  'p-t',
  'p-m',
  'p-l-l-t',
  'all-p-l',
  'all-l-p',
  'all-p-s',
  'p-f',
  'all-p-f-u',
  'p-p-l-m-t-s-f-u',
];

/** A name that leads elsewhere between the look at an endpoint and the call: from a public address to this machine. */
export async function measureRebinding(bench: Bench): Promise<Figure[]> {
  if (!NetworkSpace.isPossible()) {
    bench.say('no name changes: that needs root and ip (Debian: iproute2)');
    return [];
  }
  await bench.closeBrowser();
  const partners = await Partners.start(bench);
  const dataDir = bench.file('rebinding');
  const server = await ServerProcess.start(dataDir, '', partners.settings, partners.network.name);
  const { port } = new URL(server.url);
  const database = await openReached({ dataDir, databaseUrl: '' });
  const { db } = database;
  try {
    const media = await addMedia(db);
    const endpointCount = await addEndpoints(partners, `http://127.0.0.1:${port}`, media);
    for (let count = 0; count < REQUESTS; count += 1)
      for (const medium of media.keys()) await submit(`http://${partners.network.there}:${port}`, medium);
    const end = performance.now() + WATCHED_MS;
    while ((await waitingCount(db)) > 0 && performance.now() < end) await wait(500);
    return await rowsOfDrill(db, partners.reached, endpointCount);
  } finally {
    await database.close();
    await server.stop();
    await partners.stop();
  }
}

/** A medium has five endpoints at most. @returns the names of each, by its uuid */
async function addMedia(db: Db): Promise<Map<string, string[]>> {
  const media = new Map<string, string[]>();
  for (let at = 0; at < NAMES.length; at += 5) {
    const [row] = await rowsOf<{ uuid: string }>(
      db,
      sql`insert into media (uuid, name) values (gen_random_uuid(), 'names') returning uuid`,
    );
    media.set(row?.uuid ?? '', NAMES.slice(at, at + 5));
  }
  return media;
}

/** @returns how many were taken */
async function addEndpoints(partners: Partners, base: string, media: Map<string, string[]>): Promise<number> {
  let count = 0;
  for (const [medium, names] of media) {
    const addresses = names.map((name) => `https://${name}.partner.example:${PARTNER_PORT}/ok`);
    const child = partners.network.run('add-endpoints.ts', base, medium, ...addresses);
    if (!child.stdout) throw new Error('no output');
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    count += (JSON.parse(line) as { status: number }[]).filter(({ status }) => status === 200).length;
  }
  return count;
}

async function submit(url: string, medium: string): Promise<void> {
  const { headers, payload } = await encodeSubmission({ medium });
  const request = { method: 'POST', headers, body: new Uint8Array(payload) };
  const answer = await fetch(url + submitRequest.path, request);
  if (!answer.ok) throw new Error(`a request was answered with ${answer.status}`);
}

async function waitingCount(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from deliveries where recipient = 'medium' and state = 'waiting'`,
  );
  return row?.count ?? 0;
}

async function rowsOfDrill(db: Db, calls: readonly ReachedCall[], endpointCount: number): Promise<Figure[]> {
  const atOf = ({ at }: ReachedCall) => at.replace(/^::ffff:/, '');
  const inside = calls.filter((call) => atOf(call) !== PUBLIC_ADDRESS);
  const [row] = await rowsOf<{ tries: number; refused: number }>(
    db,
    sql`select coalesce(sum(attempts), 0)::int as tries, count(*) filter (where error = 'private_network')::int as refused
      from deliveries where recipient = 'medium'`,
  );
  const { tries = 0, refused = 0 } = row ?? {};
  const what = 'Names that change between look and call';
  const detail = `${endpointCount} of ${NAMES.length} names were taken at the desk; ${tries} tries to call them, ${refused} calls wait because all addresses are private`;
  return [
    {
      what: `${what}: calls that reached a private address`,
      value: inside.length,
      unit: '',
      bar: { most: 0 },
      detail: [...new Set(inside.map((call) => `${call.host ?? ''} at ${atOf(call)}`))].join(', ') || detail,
    },
    {
      what: `${what}: calls that reached the public one`,
      value: calls.length - inside.length,
      unit: '',
      bar: { least: NAMES.length },
      detail,
    },
  ];
}
