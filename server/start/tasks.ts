import type { Config } from '../base/config.ts';
import type { Logger } from '../base/logging.ts';
import { eraseOldDrafts } from '../continuations/continuations.ts';
import type { Db } from '../db/open.ts';
import type { Task } from '../db/queue.ts';
import { forgetDisclosures } from '../db/records/ledger.ts';
import { SteadyClock } from '../db/steady-clock.ts';
import { forget } from '../deliveries/mail/kept-mail.ts';
import { actsOf } from '../desk/acts.ts';
import { writeDigests } from '../desk/digests.ts';
import { tidyDesk } from '../desk/tidy.ts';
import { renewSums } from '../figures/day-sums.ts';
import { approveConversions } from '../life/approve-conversions.ts';
import { tick } from '../life/clock.ts';
import type { Life } from '../life/life.ts';
import { forgetMarks } from '../limits/sender-marks.ts';
import { giveBackLost, rateShops } from '../matching/shop-counts.ts';
import { dropSetAside } from '../people/drop-set-aside.ts';
import { eraseExpired, eraseShortLived } from '../people/erase.ts';
import { followErasures } from '../people/follow-erasures.ts';
import { tidyPhoneLinks } from '../phone/phone-links.ts';
import { type PhotoStore, SET_ASIDE } from '../photos/photo-store.ts';

/** A task that ends things by their age does nothing while nobody knows what time it is. */
const bySteadyClock = (clock: SteadyClock, log: Logger, { name, cron, work }: Task): Task => ({
  name,
  cron,
  work: async () => {
    if (await clock.hasLeapt())
      log.warn({ task: name }, 'the clock has leapt; a task waits until it is back');
    else await work();
  },
});

/** The tasks that one of the processes on a database carries out from time to time. */
export function tasksOf(config: Config, db: Db, photos: PhotoStore, life: Life, log: Logger): Task[] {
  const { retentionDays } = config;
  const clock = new SteadyClock(db);
  // From here on, before anything can leap.
  clock.hasLeapt().catch(() => undefined);
  const tasks: Task[] = [
    { name: 'give-back-shops', cron: '* * * * *', work: async () => void (await giveBackLost(db)) },
    { name: 'life', cron: '* * * * *', work: () => tick(life, db) },
    { name: 'approve-conversions', cron: '7 * * * *', work: () => approveConversions(life, db) },
    { name: 'sum-days', cron: '* * * * *', work: () => renewSums(db) },
    { name: 'rate-shops', cron: '41 4 * * *', work: async () => void (await rateShops(db)) },
    { name: 'tell-of-waiting', cron: '1 * * * *', work: () => writeDigests(db, life, actsOf) },
    { name: 'forget-marks', cron: '37 4 * * *', work: () => forgetMarks(db) },
    { name: 'tidy-desk', cron: '29 4 * * *', work: () => tidyDesk(db) },
  ];
  tasks.push({
    name: 'erase-tests',
    cron: '11 * * * *',
    work: async () => void (await eraseShortLived(db, photos)),
  });
  tasks.push({ name: 'tidy-phone-links', cron: '*/5 * * * *', work: () => tidyPhoneLinks(db, photos) });
  tasks.push({
    name: 'erase-continuations',
    cron: '13 * * * *',
    work: async () => {
      for (const uuid of await eraseOldDrafts(db, photos)) await forget(config.dataDir, uuid);
    },
  });
  tasks.push({
    name: 'forget-disclosures',
    cron: '23 4 * * *',
    work: () => forgetDisclosures(db, config.disclosureYears),
  });
  if (retentionDays !== undefined) {
    const work = async () => {
      const counts = await eraseExpired(db, photos, retentionDays);
      log.info({ erased: counts }, 'erased what is older than RETENTION_DAYS');
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
  return tasks.map((task) => bySteadyClock(clock, log, task));
}

/**
 * Keeps the photos of this machine tidy. In a store that processes share, one of them does it (`tasksOf`).
 * @returns functions that end it
 */
export async function careForPhotos(
  config: Config,
  db: Db,
  photos: PhotoStore,
  log: Logger,
): Promise<(() => Promise<void>)[]> {
  if (photos.isShared) return [];
  await sweep(photos, db, log);
  const endFollowing = followErasures(db, photos);
  await tidySetAside(config, db, photos, log);
  return [async () => endFollowing(), everyHour(() => tidySetAside(config, db, photos, log))];
}

async function sweep(photos: PhotoStore, db: Db, log: Logger): Promise<void> {
  const { unfinished, setAside, erased, takenBack } = await photos.sweep(db);
  if (unfinished > 0) log.info(`removed ${unfinished} unfinished upload(s) of an earlier run`);
  if (erased > 0) log.info(`removed the photos of ${erased} request(s) that were erased`);
  if (takenBack > 0) log.info(`took the photos of ${takenBack} request(s) back that were set aside`);
  if (setAside > 0)
    log.warn(
      `set aside the photos of ${setAside} request(s) that the database does not have: ${photos.place}/${SET_ASIDE}`,
    );
}

async function tidySetAside(config: Config, db: Db, photos: PhotoStore, log: Logger): Promise<void> {
  const count = await dropSetAside(db, photos, config);
  if (count > 0) log.info(`removed the photos of ${count} request(s) that were set aside long enough`);
}

const HOUR_MS = 3_600_000;

/** Work that fails because the database is away is done at the next turn. */
function everyHour(work: () => Promise<void>): () => Promise<void> {
  const timer = setInterval(() => void work().catch(() => undefined), HOUR_MS).unref();
  return async () => clearInterval(timer);
}
