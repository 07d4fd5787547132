import type { Config } from '../base/config.ts';
import { prepareDataFolder } from '../base/data-folder.ts';
import type { Logger } from '../base/logging.ts';
import type { Metrics } from '../base/metrics.ts';
import { steadyNow } from '../base/steady-now.ts';
import { FunnelCounter } from '../calls/funnel-counter.ts';
import type { ProductData } from '../calls/product-data.ts';
import { DataVersions, keepCurrent } from '../db/data-versions.ts';
import { lockDataDir } from '../db/lock.ts';
import { openEmbedded, openPostgres } from '../db/open.ts';
import { checkSchema, migrateAndSeed } from '../db/prepare.ts';
import { readAddresses } from '../db/reference/addresses.ts';
import { readCatalogue } from '../db/reference/catalogue.ts';
import { readPublished, readSiteContent } from '../db/reference/site-content.ts';
import { openLinks } from '../deliveries/links/links.ts';
import { forget } from '../deliveries/mail/kept-mail.ts';
import { officeOf } from '../deliveries/mail/office.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { startDeliveries } from '../deliveries/start-deliveries.ts';
import { readEndpoints } from '../deliveries/webhooks/endpoints.ts';
import { Desk } from '../desk/desk.ts';
import { Life } from '../life/life.ts';
import { readMarks } from '../limits/marks.ts';
import { readRateLimits } from '../limits/rate-limits.ts';
import { giveBackLost } from '../matching/shop-counts.ts';
import { openPhotoStore } from '../photos/open-photo-store.ts';
import { requirePartner } from '../photos/partner.ts';
import type { Contents } from '../site/contents.ts';
import { followRequests } from '../site/follow-contents.ts';
import { AlarmWatch } from '../upkeep/alarms/alarm-watch.ts';
import { BackupClock } from '../upkeep/backups/backup-clock.ts';
import { followMail } from './follow-mail.ts';
import { careForPhotos, tasksOf } from './tasks.ts';

/** Lock, database, migrations, seeds, and the data that stays in memory. */
export async function openProduct(
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
  undo.push(...(await careForPhotos(config, db, photos, log)));
  const endpoints = await readEndpoints(config.webhooksFile, config.webhookAllow);
  const outbox = new Outbox(endpoints);
  await giveBackLost(db);
  const life = new Life(outbox, config.places, steadyNow());
  const tasks = tasksOf(config, db, photos, life, log);
  const operatorName = () => contents.published?.operator?.name;
  const deliveries = await startDeliveries(database, outbox, config, log, {
    tasks,
    endpoints,
    operatorName,
    follow: followMail(life),
  });
  undo.push(() => deliveries.stop());
  const versions = new DataVersions(db, say);
  undo.push(async () => versions.end());
  const catalogue = await keepCurrent(versions, 'catalogue', () => readCatalogue(db));
  const addresses = await keepCurrent(versions, 'addresses', () => readAddresses(db));
  await versions.follow('shops', async () => contents.changed('shops'));
  await versions.follow('site', async () => contents.publish(await readPublished(db)));
  undo.push(followRequests(db, contents));
  const alarms = new AlarmWatch({
    db,
    photos,
    limits: { diskReserveBytes: config.diskReserveBytes, backupHours: config.alarms.backupHours },
    to: config.alarms.call && { ...config.alarms.call, allowed: config.webhookAllow },
    siteUrl: config.site.settings.siteUrl,
    port: config.port,
    log,
  });
  alarms.start();
  undo.push(async () => alarms.stop());
  if (config.metrics) metrics.watchSigns(alarms);
  if (config.backups) {
    const backups = new BackupClock(config.backups, config.retentionDays, log);
    backups.start();
    undo.push(() => backups.stop());
  }
  const { links, secret } = await openLinks(db, {
    linkSecret: config.linkSecret,
    siteUrl: config.site.settings.siteUrl,
  });
  const funnel = new FunnelCounter(db, (error) => log.warn({ err: error }, 'counts of the form wait'));
  undo.push(() => funnel.stop());
  const desk = new Desk(db, outbox, links.signIns, secret);
  if (config.metrics) metrics.watchChallenges(desk.challenges);
  const marks = await readMarks(db);
  const limits = config.rateLimits ? await readRateLimits(database) : undefined;
  return {
    db,
    catalogue,
    addresses,
    photos,
    outbox,
    life,
    links,
    office: () => officeOf(db, links, config, operatorName()),
    funnel,
    contentFile: await readSiteContent(config.site.contentFile),
    hasCheckups: config.checkupBrowsers.length > 0,
    desk,
    marks,
    forgetMail: (uuid) => forget(config.dataDir, uuid),
    limits,
    alarms,
    invented: config.seed === 'demo' && !config.site.settings.operator,
    termsDated: config.site.settings.termsDated,
    contactRelease: config.contactRelease,
  };
}
