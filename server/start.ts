import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import { type AppOptions, buildApp, type ProductData } from './app.ts';
import { readPostLibrary } from './column/read-posts.ts';
import type { Config } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { DataVersions, keepCurrent } from './db/data-versions.ts';
import { lockDataDir } from './db/lock.ts';
import { type Db, openEmbedded, openPostgres } from './db/open.ts';
import { checkSchema, migrateAndSeed } from './db/prepare.ts';
import type { Task } from './db/queue.ts';
import { Outbox } from './deliveries/outbox.ts';
import { startDeliveries } from './deliveries/start-deliveries.ts';
import { StartError } from './errors.ts';
import { readMarks } from './limits/marks.ts';
import { readRateLimits } from './limits/rate-limits.ts';
import { openLinks } from './links/links.ts';
import type { Logger } from './logging.ts';
import { forget } from './mail/kept-mail.ts';
import { Metrics } from './metrics.ts';
import { Contents } from './pages/contents.ts';
import { followArticles, followRequests } from './pages/follow-contents.ts';
import { requirePartner } from './photos/partner.ts';
import { openPhotoStore, type PhotoStore, SET_ASIDE } from './photos/photo-store.ts';
import { dropSetAside } from './privacy/drop-set-aside.ts';
import { eraseExpired } from './privacy/erase.ts';
import { followErasures } from './privacy/follow-erasures.ts';
import { readAddresses } from './reference/addresses.ts';
import { readCatalogue } from './reference/catalogue.ts';
import { giveBackLost } from './requests/reserve-shops.ts';
import { readEndpoints } from './webhooks/endpoints.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** Where it listens, as `http://host:port`. */
  address: string;
  /**
   * Says for `SHUTDOWN_MS` that it is leaving, finishes open calls, then closes the database and unlocks the data folder.
   */
  stop(): Promise<void>;
}

/** How long open calls may take when the server stops. The form gives up after the same time. */
const FINISH_MS = LIMITS.apiTimeoutMs;

export interface StartOptions extends Pick<AppOptions, 'folders' | 'form'> {
  /** Registers what serves the rest. It may keep what is made of contents until they change. */
  mount?: (app: FastifyInstance, contents: Contents) => Promise<void>;
}

/**
 * Starts everything in order: lock, database, migrations, seeds, app, port. If a step fails, everything that was opened
 * is closed again. If the product API is on another server, no database is opened.
 *
 * @param log gets a line for each step
 * @throws StartError if it cannot go on; says what to do about it
 */
export async function start(config: Config, options: StartOptions, log: Logger): Promise<RunningServer> {
  const say = (line: string) => log.info(line);
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const metrics = new Metrics();
    const contents = new Contents();
    const product = config.site.apiBase ? undefined : await openProduct(config, undo, log, metrics, contents);
    const posts = config.site.contentApiBase ? undefined : await readPostLibrary();
    const leaving = new AbortController();
    if (config.site.contentApiBase) undo.push(followArticles(config.site.contentApiBase, contents));
    const { folders, form, mount } = options;
    const app = await buildApp({
      folders,
      form,
      ...(mount && { mount: (site) => mount(site, contents) }),
      config,
      log,
      product,
      posts,
      metrics,
      leaving: leaving.signal,
    });
    undo.push(() => closeApp(app));
    if (config.metrics) undo.push(await serveMetrics(metrics, config.metrics, say));
    const address = await listen(app, config);
    const leave = async () => {
      leaving.abort();
      await wait(config.shutdownMs);
      await stop();
    };
    return { app, address, stop: leave };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lock, database, migrations, seeds, and the data that stays in memory. */
async function openProduct(
  config: Config,
  undo: (() => Promise<unknown>)[],
  log: Logger,
  metrics: Metrics,
  contents: Contents,
): Promise<ProductData> {
  const say = (line: string) => log.info(line);
  await prepareDataFolder(config.dataDir);
  undo.push(await lockDataDir(config.dataDir, say));
  say(config.databaseUrl ? 'connecting to the database …' : 'opening the embedded database …');
  const database = await (config.databaseUrl
    ? openPostgres(config.databaseUrl, { max: config.databasePool })
    : openEmbedded(config.dataDir, { log }));
  undo.push(() => database.close());
  say(`database: ${database.description}`);
  const { db } = database;
  await (config.migrate === 'start' ? migrateAndSeed : checkSchema)(database, config.seed, say);
  const photos = await openPhotoStore(config);
  await requirePartner(db, photos);
  if (config.metrics) metrics.watch({ pool: database.pool, photos });
  if (!photos.isShared) {
    await sweep(photos, db, log);
    const endFollowing = followErasures(db, photos);
    undo.push(async () => endFollowing());
    await tidySetAside(config, db, photos, log);
    undo.push(everyHour(() => tidySetAside(config, db, photos, log)));
  }
  const endpoints = await readEndpoints(config.webhooksFile);
  const outbox = new Outbox(endpoints);
  await giveBackLost(db);
  const tasks = tasksOf(config, db, photos, log);
  const deliveries = await startDeliveries(database, outbox, config, log, { tasks, endpoints });
  undo.push(() => deliveries.stop());
  const versions = new DataVersions(db, say);
  undo.push(async () => versions.end());
  const catalogue = await keepCurrent(versions, 'catalogue', () => readCatalogue(db));
  const addresses = await keepCurrent(versions, 'addresses', () => readAddresses(db));
  await versions.follow('shops', async () => contents.changed('shops'));
  undo.push(followRequests(db, contents));
  const { links } = await openLinks(db, {
    linkSecret: config.linkSecret,
    siteUrl: config.site.settings.siteUrl,
  });
  const marks = await readMarks(db);
  const limits = config.rateLimits ? await readRateLimits(database) : undefined;
  return {
    db,
    catalogue,
    addresses,
    photos,
    outbox,
    links,
    marks,
    forgetMail: (uuid) => forget(config.dataDir, uuid),
    limits,
    invented: config.seed === 'demo',
  };
}

/** What one of the processes does from time to time. */
function tasksOf(config: Config, db: Db, photos: PhotoStore, log: Logger): Task[] {
  const { retentionDays } = config;
  const tasks: Task[] = [
    { name: 'give-back-shops', cron: '* * * * *', work: async () => void (await giveBackLost(db)) },
  ];
  if (retentionDays !== undefined) {
    const work = async () => {
      const erased = await eraseExpired(db, photos, retentionDays);
      log.info({ erased }, 'erased what is older than RETENTION_DAYS');
    };
    tasks.push({ name: 'erase-expired', cron: '17 * * * *', work });
  }
  if (photos.isShared) {
    const work = async () => {
      await sweep(photos, db, log);
      await tidySetAside(config, db, photos, log);
    };
    tasks.push({ name: 'sweep-photos', cron: '47 * * * *', work });
  }
  return tasks;
}

async function sweep(photos: PhotoStore, db: Db, log: Logger): Promise<void> {
  const { unfinished, setAside, erased } = await photos.sweep(db);
  if (unfinished > 0) log.info(`removed ${unfinished} unfinished upload(s) of an earlier run`);
  if (erased > 0) log.info(`removed the photos of ${erased} request(s) that were erased`);
  if (setAside > 0)
    log.warn(
      `set aside the photos of ${setAside} request(s) that the database does not have: ${photos.place}/${SET_ASIDE}`,
    );
}

async function tidySetAside(config: Config, db: Db, photos: PhotoStore, log: Logger): Promise<void> {
  const dropped = await dropSetAside(db, photos, config);
  if (dropped > 0) log.info(`removed the photos of ${dropped} request(s) that were set aside long enough`);
}

const HOUR_MS = 3_600_000;

/** What fails because the database is away is done at the next turn. */
function everyHour(work: () => Promise<void>): () => Promise<void> {
  const timer = setInterval(() => void work().catch(() => undefined), HOUR_MS).unref();
  return async () => clearInterval(timer);
}

async function serveMetrics(
  metrics: Metrics,
  { port, host }: NonNullable<Config['metrics']>,
  say: (line: string) => void,
): Promise<() => Promise<unknown>> {
  const server = await metrics.listen(port, host).catch((error) => {
    throw cannotListen(error, host, port, 'METRICS_PORT');
  });
  say(`figures for Prometheus: http://${host}:${port}/`);
  return async () => server.close();
}

/** Waits for open calls, but not for ever. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  await app.close();
  clearTimeout(impatient);
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (cause) {
    throw cannotListen(cause as NodeJS.ErrnoException, host, port, 'PORT');
  }
}

function cannotListen(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  setting: 'PORT' | 'METRICS_PORT',
): Error {
  const options = { cause: error };
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is taken by another program.`,
        `Stop that program, or choose another port: ${setting}=${port + 1} npm start`,
        options,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} may not be used by this user.`,
        `Choose a ${setting} above 1023.`,
        options,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST=${host} is no address of this machine.`,
        'Try localhost or 0.0.0.0.',
        options,
      );
    default:
      return error;
  }
}
