import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AlarmName } from '#contract/help/alarms.ts';
import type { Db } from '../db/open.ts';
import type { Links } from '../deliveries/links/links.ts';
import type { Uploads } from '../limits/uploads.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import type { AlarmWatch } from '../upkeep/alarms/alarm-watch.ts';
import { ALARMS, alarmPage } from '../upkeep/alarms/alarms.ts';

/** The caller gives up soon, so the answer never waits for a silent database. */
const LONGEST_MS = 2000;

/**
 * `GET /health/live`: 200 while the process works. `GET /health`: 200 while it can take requests, 503 otherwise, with
 * the reason. While an alarm is raised it is `degraded`, still with 200. `pages` are the addresses that say what to do.
 */
export function healthCalls(
  app: FastifyInstance,
  product?: {
    db: Db;
    links: Pick<Links, 'siteUrl'>;
    photos: PhotoStore;
    uploads: Pick<Uploads, 'isTurningAway'>;
    alarms?: Pick<AlarmWatch, 'raised'> | undefined;
  },
  leaving?: AbortSignal,
): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const pagesOf = (names: readonly AlarmName[]) => ({
      pages: names.map((name) => alarmPage(name, product?.links.siteUrl)),
    });
    const status = leaving?.aborted ? 'leaving' : product ? await statusOf(product) : 'ok';
    if (status !== 'ok') {
      const alarm = ALARM_OF[status];
      return reply.code(503).send({ status, ...(alarm && pagesOf([alarm])) });
    }
    const alarms = new Set<AlarmName>(product?.alarms?.raised);
    // Known at once, not only after the next look.
    if (product?.uploads.isTurningAway) alarms.add('sellers_turned_away');
    if (alarms.size === 0) return { status };
    const names = [...alarms];
    return { status: 'degraded', reasons: names.map((name) => ALARMS[name].says), ...pagesOf(names) };
  });
}

type Status = 'ok' | 'leaving' | 'database unavailable' | 'photos unavailable' | 'storage full';

/** The alarm whose page says what to do. */
const ALARM_OF: { readonly [Name in Status]?: AlarmName } = {
  'database unavailable': 'database_away',
  'storage full': 'disk_low',
};

async function statusOf({ db, photos }: { db: Db; photos: PhotoStore }): Promise<Status> {
  const [database, store] = await Promise.all([
    soon(db.execute(sql`select 1`).then(() => true)),
    soon(photos.isReachable()),
  ]);
  if (!database) return 'database unavailable';
  if (!store) return 'photos unavailable';
  return (await photos.hasRoom(0).catch(() => false)) ? 'ok' : 'storage full';
}

/** False if it fails, or is not there in time. */
const soon = (check: Promise<boolean>) =>
  Promise.race([check.catch(() => false), wait(LONGEST_MS, false, { ref: false })]);
