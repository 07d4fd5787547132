import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { IDEMPOTENCY_HEADER, submitRequest } from '#contract/calls/requests.ts';
import { readConfig } from '#server/base/config.ts';
import { type Db, rowsOf } from '#server/db/open.ts';
import { openReached } from '#server/db/reach.ts';
import { requestPhotos, requests } from '#server/db/schema.ts';
import { giveBackLost } from '#server/matching/shop-counts.ts';
import { FolderStore } from '#server/photos/folder-store.ts';
import type { PhotoStore } from '#server/photos/photo-store.ts';
import { S3Store } from '#server/photos/s3/s3-store.ts';
import type { Figure } from '#test/bench/row.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission } from '#test/server/submission.ts';

const AT_ONCE = 8;
const PHOTO_BYTES = 60_000;
/** Everything counts as given up; clocks may differ by a little. */
const GIVEN_UP = -60_000;

/** The photo that a seller sent, by the key of the request. */
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

/** Sellers who send requests with a photo; each again and again under its key until it is acknowledged, as the form does. */
export class Sellers {
  readonly sent = new Map<string, Sent>();
  /** How many answers of each status; 0 for none. */
  readonly statuses = new Map<number, number>();
  /** The longest time that one of them waited for an answer, in ms. */
  slowest = 0;
  acknowledged = 0;

  readonly atOnce: number;
  readonly #url: () => string;
  readonly #pauseMs: number;
  #nextAt = 0;
  readonly #over = new AbortController();
  readonly #working: Promise<void>[];

  /**
   * @param url where the server is at the moment
   * @param perSecond how many begin a request in a second at most; left out, as many as the server answers
   * @param atOnce how many of them there are
   */
  constructor(url: () => string, { perSecond = Number.POSITIVE_INFINITY, atOnce = AT_ONCE } = {}) {
    this.#url = url;
    this.atOnce = atOnce;
    this.#pauseMs = 1000 / perSecond;
    this.#working = Array.from({ length: atOnce }, () => this.#send());
  }

  /** Waits until this many more are acknowledged. */
  async more(count: number): Promise<void> {
    const enough = this.acknowledged + count;
    while (this.acknowledged < enough) await wait(10);
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#working);
  }

  /** Such as `200: 812, 503: 40`. */
  get answers(): string {
    const rows = [...this.statuses].sort(([a], [b]) => a - b);
    return rows.map(([status, count]) => `${status || 'none'}: ${count}`).join(', ');
  }

  async #send(): Promise<void> {
    while (!this.#over.signal.aborted) {
      await this.#turn();
      const key = randomUUID();
      const content = photo();
      const entry: Sent = { hash: sha256(content) };
      this.sent.set(key, entry);
      const form = await encodeSubmission({
        items: [{ category: 'bag', photos: [{ name: 'a.jpg', content }] }],
      });
      const init = {
        method: 'POST',
        headers: { ...form.headers, [IDEMPOTENCY_HEADER]: key },
        body: new Uint8Array(form.payload),
      };
      while (!entry.uuid && !this.#over.signal.aborted) {
        const uuid = await this.#try(init);
        if (uuid) entry.uuid = uuid;
        else await wait(20);
      }
    }
  }

  /** Waits for the moment of the next request. After a pause of the server, none is made up for. */
  async #turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + this.#pauseMs;
    if (at > now) await wait(at - now);
  }

  async #try(init: RequestInit): Promise<string | undefined> {
    const startedAt = performance.now();
    const answer = await fetch(this.#url() + submitRequest.path, init).catch(() => undefined);
    const body = (await answer?.json().catch(() => undefined)) as { uuid?: string } | undefined;
    this.slowest = Math.max(this.slowest, performance.now() - startedAt);
    const status = answer?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status !== 200 || !body?.uuid) return undefined;
    this.acknowledged += 1;
    return body.uuid;
  }
}

/** The place of a soak's data. */
export interface SoakPlace {
  dataDir: string;
  /** The data folders of further processes on the database. */
  otherDirs?: readonly string[];
  databaseUrl: string;
  /** A value of PHOTO_STORE; left out for the data folder. */
  photoStore?: string;
}

/** The acknowledged requests that are missing or changed. */
export async function lossRows(what: string, { sent, atOnce }: Sellers, place: SoakPlace): Promise<Figure[]> {
  const { acknowledged, swept, givenBack, ...counts } = await losses(sent, place);
  const names: Record<keyof typeof counts, string> = {
    lost: 'acknowledged and lost',
    double: 'stored twice',
    differing: 'with other bytes',
    orphans: 'photos without a request',
    withoutPhoto: 'requests whose photo is not there',
    miscounted: 'shops whose count is not that of their matches',
  };
  return Object.entries(counts).map(([name, value]) => ({
    what: `${what}: ${names[name as keyof typeof counts]}`,
    value,
    unit: '',
    bar: { most: 0 },
    detail: `${acknowledged} acknowledged of ${sent.size} sent by ${atOnce} callers${swept}; shops of ${givenBack} given back`,
  }));
}

async function losses(submissions: ReadonlyMap<string, Sent>, place: SoakPlace) {
  const database = await openReached(place);
  try {
    const { stores, swept } = await storesOf(place, database.db);
    // No server runs any more, so no request is being stored: the task of the next server would do this half a minute
    // later.
    const givenBack = await giveBackLost(database.db, 0);
    const storedRows = await database.db
      .select({ uuid: requests.uuid, key: requests.idempotencyKey })
      .from(requests);
    const hashes = new Map<string, string>();
    for (const { requestUuid, path } of await database.db.select().from(requestPhotos))
      hashes.set(requestUuid, await hashOf(stores, path, join(place.dataDir, 'fetched')));
    const byKey = Map.groupBy(storedRows, ({ key }) => key);
    const counts = {
      acknowledged: 0,
      lost: 0,
      double: 0,
      differing: 0,
      orphans: 0,
      withoutPhoto: 0,
      miscounted: await countMiscounts(database.db),
    };
    for (const [key, { hash, uuid }] of submissions) {
      const rows = byKey.get(key) ?? [];
      if (rows.length > 1) counts.double += 1;
      if (uuid === undefined) continue;
      counts.acknowledged += 1;
      if (rows[0]?.uuid !== uuid) counts.lost += 1;
      else if (hashes.get(uuid) !== hash) counts.differing += 1;
    }
    const uuids = new Set(storedRows.map(({ uuid }) => uuid));
    for (const store of stores)
      for await (const uuid of store.kept()) if (!uuids.has(uuid)) counts.orphans += 1;
    counts.withoutPhoto = [...hashes.values()].filter((hash) => !hash).length;
    return { ...counts, swept, givenBack };
  } finally {
    await database.close();
  }
}

async function countMiscounts(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from shops
      where match_count <> (select count(*) from matches where shop_uuid = shops.uuid)`,
  );
  return row?.count ?? -1;
}

/** A folder is swept at every start. A shared store is swept now, as it would be after an hour. */
async function storesOf(
  { dataDir, otherDirs = [], photoStore }: SoakPlace,
  db: Db,
): Promise<{ stores: readonly PhotoStore[]; swept: string }> {
  const s3 = readConfig({ ...process.env, PHOTO_STORE: photoStore }).photoStore;
  if (!s3) return { stores: [dataDir, ...otherDirs].map((folder) => new FolderStore(folder)), swept: '' };
  const store = new S3Store(s3, dataDir, GIVEN_UP);
  const { unfinished, setAside } = await store.sweep(db);
  return { stores: [store], swept: `; the sweep removed ${unfinished} unfinished, set aside ${setAside}` };
}

/** Empty if there is no such photo. */
async function hashOf(stores: readonly PhotoStore[], path: string, file: string): Promise<string> {
  for (const store of stores) if (await store.copyOut(path, file)) return sha256(await readFile(file));
  return '';
}
