import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open.ts';
import type { Uploads } from '../limits/uploads.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import type { AlarmWatch } from '../upkeep/alarms/alarm-watch.ts';
import { ALARMS, type AlarmName } from '../upkeep/alarms/alarms.ts';

/** The caller gives up soon, so the answer never waits for a silent database. */
const LONGEST_MS = 2000;

/**
 * `GET /health/live`: 200 while the process works. `GET /health`: 200 while it can take requests, 503 otherwise, with
 * the reason. While an alarm is raised it is `degraded`, still with 200.
 */
export function healthCalls(
  app: FastifyInstance,
  product?: {
    db: Db;
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
    const status = leaving?.aborted ? 'leaving' : product ? await statusOf(product) : 'ok';
    if (status !== 'ok') return reply.code(503).send({ status });
    const alarms = new Set<AlarmName>(product?.alarms?.raised);
    // Known at once, not only after the next look.
    if (product?.uploads.isTurningAway) alarms.add('sellers_turned_away');
    if (alarms.size === 0) return { status };
    return { status: 'degraded', reasons: [...alarms].map((name) => ALARMS[name].says) };
  });
}

async function statusOf({ db, photos }: { db: Db; photos: PhotoStore }): Promise<string> {
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
