import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER, submitRequest } from '#contract/calls/requests.ts';
import { openReached } from '#server/db/reach.ts';
import { requestPhotos, requests } from '#server/db/schema.ts';
import { jpeg } from '#server/test/photos.ts';
import { encodeSubmission } from '#server/test/submission.ts';
import type { Row } from '../row.ts';
import type { Bench } from '../support/bench.ts';
import { ServerProcess } from '../support/server-process.ts';

const KILLS = 100;
const CALLERS = 8;
const PHOTO_BYTES = 60_000;

/** What a seller sent, by the key of the request. */
interface Sent {
  hash: string;
  uuid?: string;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A photo that no other equals. */
function photo(): Buffer {
  const content = jpeg(PHOTO_BYTES);
  content.write(randomUUID(), PHOTO_BYTES / 2);
  return content;
}

/** Sends requests until told to stop; each again and again under its key until it is acknowledged, as the form does. */
async function callUntil(over: AbortSignal, url: () => string, sent: Map<string, Sent>): Promise<void> {
  while (!over.aborted) {
    const key = randomUUID();
    const content = photo();
    sent.set(key, { hash: sha256(content) });
    const form = await encodeSubmission({
      items: [{ category: 'bag', photos: [{ name: 'a.jpg', content }] }],
    });
    const headers = { ...form.headers, [IDEMPOTENCY_HEADER]: key };
    for (let isStored = false; !isStored && !over.aborted; ) {
      const init = { method: 'POST', headers, body: new Uint8Array(form.payload) };
      const answer = await fetch(url() + submitRequest.path, init).catch(() => undefined);
      const body = (await answer?.json().catch(() => undefined)) as { uuid?: string } | undefined;
      isStored = answer?.status === 200 && body?.uuid !== undefined;
      if (isStored) sent.set(key, { ...(sent.get(key) as Sent), uuid: body?.uuid as string });
      else await wait(20);
    }
  }
}

/** What of all that was acknowledged is not there as it was sent. */
async function losses(dataDir: string, databaseUrl: string, sent: ReadonlyMap<string, Sent>) {
  const database = await openReached({ databaseUrl, dataDir });
  try {
    const stored = await database.db
      .select({ uuid: requests.uuid, key: requests.idempotencyKey })
      .from(requests);
    const photos = await database.db.select().from(requestPhotos);
    const byKey = Map.groupBy(stored, ({ key }) => key);
    const pathOf = new Map(photos.map(({ requestUuid, path }) => [requestUuid, path]));
    const found = { acknowledged: 0, lost: 0, double: 0, differing: 0, orphans: 0, withoutPhoto: 0 };
    for (const [key, { hash, uuid }] of sent) {
      const rows = byKey.get(key) ?? [];
      if (rows.length > 1) found.double += 1;
      if (uuid === undefined) continue;
      found.acknowledged += 1;
      if (rows[0]?.uuid !== uuid) found.lost += 1;
      else if (hashOf(dataDir, pathOf.get(uuid)) !== hash) found.differing += 1;
    }
    const known = new Set(stored.map(({ uuid }) => uuid));
    const folders = readdirSync(join(dataDir, 'photos')).filter((name) => !name.startsWith('.'));
    found.orphans = folders.filter((uuid) => !known.has(uuid)).length;
    found.withoutPhoto = stored.filter(({ uuid }) => hashOf(dataDir, pathOf.get(uuid)) === '').length;
    return found;
  } finally {
    await database.close();
  }
}

function hashOf(dataDir: string, path: string | undefined): string {
  try {
    return path ? sha256(readFileSync(join(dataDir, 'photos', path))) : '';
  } catch {
    return '';
  }
}

/**
 * The server is killed again and again while sellers send requests with photos: on the embedded database, or on an empty one
 * that SOAK_DATABASE_URL names.
 */
export async function measureKills(bench: Bench): Promise<Row[]> {
  const databaseUrl = process.env.SOAK_DATABASE_URL ?? '';
  const dataDir = bench.file('kills');
  const sent = new Map<string, Sent>();
  const over = new AbortController();
  let server = await ServerProcess.start(dataDir, databaseUrl);
  const callers = Array.from({ length: CALLERS }, () => callUntil(over.signal, () => server.url, sent));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await wait(100 + ((kill * 137) % 500));
    await server.kill();
    server = await ServerProcess.start(dataDir, databaseUrl);
    if (kill % 20 === 0) bench.say(`${kill} kills, ${sent.size} requests`);
  }
  await wait(1000);
  over.abort();
  await Promise.all(callers);
  await server.stop();
  const { acknowledged, ...found } = await losses(dataDir, databaseUrl, sent);
  const names: Record<keyof typeof found, string> = {
    lost: 'acknowledged and lost',
    double: 'stored twice',
    differing: 'with other bytes',
    orphans: 'photos without a request',
    withoutPhoto: 'requests without their photo',
  };
  return Object.entries(found).map(([name, value]) => ({
    what: `${KILLS} kills under load: ${names[name as keyof typeof found]}`,
    value,
    unit: '',
    bar: { most: 0 },
    detail: `${acknowledged} acknowledged of ${sent.size} sent by ${CALLERS} callers`,
  }));
}
