import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { TERMS_DATED } from '#contract/base/product.ts';
import { CALLS } from '#contract/calls/index.ts';
import { PLACE_RULES } from '#contract/life/clocks.ts';
import type { ContactRelease } from '#contract/life/follow-up.ts';
import { NO_CONTENT } from '#contract/site/site-content.ts';
import { FunnelCounter } from '#server/calls/funnel-counter.ts';
import type { ProductData } from '#server/calls/product-data.ts';
import { readPostLibrary } from '#server/column/read-posts.ts';
import { type Db, rowsOf } from '#server/db/open.ts';
import { readAddresses } from '#server/db/reference/addresses.ts';
import { readCatalogue } from '#server/db/reference/catalogue.ts';
import { type Links, openLinks } from '#server/deliveries/links/links.ts';
import { forget } from '#server/deliveries/mail/kept-mail.ts';
import { Outbox } from '#server/deliveries/outbox.ts';
import { Desk } from '#server/desk/desk.ts';
import { type AskDesk, deskDoor } from '#server/desk/desk-door.ts';
import { readMarks } from '#server/limits/marks.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { FolderStore } from '#server/photos/folder-store.ts';
import type { PhotoStore } from '#server/photos/photo-store.ts';
import { type AskLink, linkDoor } from '#server/quotes/link-door.ts';
import { type AppOptions, buildApp } from '#server/start/build-app.ts';
import { openSeededDatabase, type TestDatabase } from './databases.ts';
import { quiet, TestClock } from './quiet.ts';
import { encodeSubmission, type SentSubmission } from './submission.ts';

const HOUSE = { product: 'タカクラベ', operator: undefined, isRead: true };

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  links: Links;
  photos: FolderStore;
  /** The counts of visits. */
  funnel: FunnelCounter;
  /** Sends a submission and returns the status and the parsed body. */
  submit(submission?: SentSubmission, key?: string): Promise<{ status: number; body: SubmissionBody }>;
  /** Asks for an act as pages of the desks do. */
  ask: AskDesk;
  /** Asks for something behind a link, as our own pages do. */
  link: AskLink;
  /** All files below the photos' folder, without the folders that always exist. */
  filesOnDisk(): Promise<string[]>;
  /** The number of rows in the tables of requests. */
  storedRows(): Promise<Record<string, number>>;
  /** Deletes all requests, matches and files. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The answers of `POST /v1/mucv`, good and refused. */
export interface SubmissionBody {
  uuid: string;
  company_shops: Record<string, string>[];
  error: { code: string; message: string; details?: { field: string; message: string }[] };
}

export interface TestAppOptions extends Partial<Omit<AppOptions, 'product'>> {
  /** The database, if the test needs it itself. */
  opened?: TestDatabase;
  /** A store of photos instead of a folder. */
  store?: PhotoStore;
  /** How much of the disk stays free. */
  reserveBytes?: number;
  /** Without them nothing is counted. */
  limits?: RateLimits;
  /** Without webhooks if it is left out. */
  outbox?: Outbox;
  /** The time of acts. */
  clock?: TestClock;
  /** The origin of the site, for links. */
  siteUrl?: string;
  /** Which shops may see the contact of a new request. */
  contactRelease?: ContactRelease;
}

/** The whole server with its own database. */
export async function startTestApp({
  opened,
  store,
  reserveBytes,
  limits,
  outbox = new Outbox(),
  clock = new TestClock(),
  siteUrl = '',
  contactRelease = 'all',
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const { database, remove } = opened ?? (await openSeededDatabase());
  const { db } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'tk-data-'));
  const photos = new FolderStore(dataDir, reserveBytes);
  await photos.sweep(db);
  const [catalogue, addresses] = [await readCatalogue(db), await readAddresses(db)];
  await db.execute(sql`insert into installation default values on conflict do nothing`);
  const { links, secret } = await openLinks(db, { siteUrl });
  const product: ProductData = {
    db,
    catalogue: () => catalogue,
    addresses: () => addresses,
    photos: store ?? photos,
    outbox,
    life: quiet(outbox, clock).life,
    links,
    office: () => ({
      db,
      links,
      rules: PLACE_RULES,
      now: clock.now,
      operator: 'desk@takakurabe.example',
      contact: 'desk@takakurabe.example',
      house: HOUSE,
    }),
    funnel: new FunnelCounter(db),
    contentFile: NO_CONTENT,
    hasCheckups: true,
    desk: new Desk(db, outbox, links.signIns, secret),
    marks: await readMarks(db),
    forgetMail: (uuid) => forget(dataDir, uuid),
    invented: true,
    termsDated: TERMS_DATED,
    contactRelease,
    limits,
  };
  const app = await buildApp({
    config: { logLevel: 'silent', demo: true, trustProxy: false },
    product,
    posts: await readPostLibrary(),
    ...options,
  });
  return {
    app,
    ask: deskDoor(product),
    link: linkDoor(product),
    db,
    links,
    photos,
    funnel: product.funnel,
    submit: async (submission, key) => {
      const form = await encodeSubmission(submission);
      const headers = { ...form.headers, ...(key && { 'idempotency-key': key }) };
      const answer = await app.inject({
        method: 'POST',
        url: CALLS.submitRequest.path,
        headers,
        payload: form.payload,
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    filesOnDisk: () => filesIn(photos.folder),
    storedRows: () => countRows(db),
    reset: async () => {
      await db.execute(sql`truncate requests, reservations, deliveries, conversion_decisions, erased_requests,
        day_sums, stale_days cascade`);
      await db.execute(sql`update shops set match_count = 0, turns_before = 0, turn_shift = 0,
        day_of_count = null, last_matched_at = null`);
      await rm(photos.folder, { recursive: true, force: true });
      await photos.sweep(db);
    },
    close: async () => {
      await app.close();
      await remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => !/^\.(incoming$|set-aside)/.test(name)).sort();
}

const TABLES = ['requests', 'request_items', 'request_photos', 'matches'];

export const NOTHING_STORED = Object.fromEntries(TABLES.map((table) => [table, 0]));

async function countRows(db: Db): Promise<Record<string, number>> {
  const counts = TABLES.map(async (table) => {
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    return [table, row?.count ?? -1];
  });
  return Object.fromEntries(await Promise.all(counts));
}
