import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { ALARM_LIMITS } from '#contract/help/alarm-limits.ts';
import type { AlarmName } from '#contract/help/alarms.ts';
import type { Logger } from '../../base/logging.ts';
import type { Db } from '../../db/open.ts';
import { ALARMS, type AlarmLimits, alarmRemedy, raisedBy, type Signs } from './alarms.ts';
import { type AlarmCall, callOperator, forgetCleared, note, tellAlarms } from './call.ts';
import { certificateDays, readStoredSigns } from './read-signs.ts';

const LOOK_MS = ALARM_LIMITS.lookSeconds * 1000;
const CERTIFICATE_MS = ALARM_LIMITS.certificateLookMinutes * 60_000;

/** The service that is watched, and the one who is called. */
export interface Watched {
  db: Db;
  photos: { freeBytes(): Promise<number | undefined> };
  limits: AlarmLimits;
  /** Without it nobody is called; `/health` and the figures still have the alarms. */
  to: Omit<AlarmCall, 'siteUrl'> | undefined;
  siteUrl: string | undefined;
  log: Logger;
  /** The port of this process, by which it is told from others of its machine. */
  port: number;
}

/** Looks at the service again and again, and tells the operator of trouble once, and once when it is over. */
export class AlarmWatch {
  readonly #watched: Watched;
  readonly #place: string;
  readonly #to: AlarmCall | undefined;
  #uploads: { readonly isTurningAway: boolean } = { isTurningAway: false };
  #timer: NodeJS.Timeout | undefined;
  #signs: Signs | undefined;
  #failed = 0;
  #away: { id: string; since: Date; told: boolean } | undefined;
  #certificate: { days: number | undefined; at: number } | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#place = `${hostname()}:${watched.port}`;
    this.#to = watched.to && { ...watched.to, siteUrl: watched.siteUrl };
  }

  /** The signs of the last look; undefined before the first. */
  get signs(): Signs | undefined {
    return this.#signs;
  }

  /** The alarms of now. */
  get raised(): AlarmName[] {
    return this.#signs ? raisedBy(this.#signs, this.#watched.limits) : [];
  }

  watchUploads(uploads: { readonly isTurningAway: boolean }): void {
    this.#uploads = uploads;
  }

  start(): void {
    const again = async () => {
      await this.look();
      // The watch may have been stopped meanwhile.
      if (this.#timer) this.#timer = setTimeout(again, LOOK_MS).unref();
    };
    this.#timer = setTimeout(again, LOOK_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** One look. Never fails: what cannot be told now is told at the next look. */
  async look(): Promise<void> {
    const before = new Set(this.raised);
    this.#signs = await this.#read();
    const { raised } = this;
    const { db, siteUrl, log } = this.#watched;
    for (const name of raised)
      if (!before.has(name))
        log.warn({ alarm: name, remedy: alarmRemedy(name, siteUrl) }, `alarm: ${ALARMS[name].says}`);
    for (const name of before) if (!raised.includes(name)) log.info({ alarm: name }, 'the alarm is over');
    try {
      await this.#tellOfDatabase(raised.includes('database_away'));
      if (this.#failed > 0) return;
      await note(db, raised, this.#place);
      await (this.#to ? tellAlarms(db, this.#to) : forgetCleared(db));
    } catch (error) {
      log.warn({ err: error }, 'an alarm could not be told; it is told later');
    }
  }

  async #read(): Promise<Signs> {
    const { db, photos, siteUrl } = this.#watched;
    const [signs, freeBytes] = await Promise.all([
      readStoredSigns(db).catch(() => undefined),
      photos.freeBytes().catch(() => undefined),
    ]);
    this.#failed = signs ? 0 : this.#failed + 1;
    const now = Date.now();
    if (!this.#certificate || now - this.#certificate.at > CERTIFICATE_MS)
      this.#certificate = { days: await certificateDays(siteUrl), at: now };
    const last = this.#signs;
    return {
      oldestWaitingS: last?.oldestWaitingS ?? 0,
      deadInADay: last?.deadInADay ?? 0,
      withoutShop: last?.withoutShop ?? 0,
      backupAgeS: last?.backupAgeS ?? 0,
      clockDifferenceS: last?.clockDifferenceS ?? 0,
      ...signs,
      databaseIsThere: this.#failed < ALARM_LIMITS.looksUntilAway,
      isTurningAway: this.#uploads.isTurningAway,
      freeBytes,
      certificateDays: this.#certificate.days,
    };
  }

  /** No table can hold that the database is away: the process keeps it itself. */
  async #tellOfDatabase(isAway: boolean): Promise<void> {
    const to = this.#to;
    if (isAway) this.#away ??= { id: randomUUID(), since: new Date(), told: false };
    const away = this.#away;
    if (!away) return;
    const about = { id: away.id, name: 'database_away', place: this.#place, since: away.since } as const;
    if (!away.told && to) await callOperator(to, { ...about, cleared: false });
    away.told = true;
    if (isAway) return;
    if (to) await callOperator(to, { ...about, cleared: true });
    this.#away = undefined;
  }
}
