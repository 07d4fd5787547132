import { keysOf } from '#contract/base/keys.ts';
import { ALARM_LIMITS } from '#contract/help/alarm-limits.ts';
import type { AlarmName } from '#contract/help/alarms.ts';
import { helpPath } from '#contract/help/help.ts';

/** Findings of one look at the service. */
export interface Signs {
  databaseIsThere: boolean;
  /** How long the oldest delivery waits, in seconds; 0 if none does. */
  oldestWaitingS: number;
  /** Deliveries that were given up in the last 24 hours. */
  deadInADay: number;
  /** Requests of which no shop can be told. */
  withoutShop: number;
  /** Submissions have been turned away in the last minute. */
  isTurningAway: boolean;
  /** Free bytes of the disk with the photos; undefined if they are elsewhere. */
  freeBytes: number | undefined;
  /** Seconds since the last backup, or since the first request if there is none. */
  backupAgeS: number;
  /** Days until the certificate of the site ends; undefined if there is none, or it cannot be reached from here. */
  certificateDays: number | undefined;
  /** Seconds between the clock of this machine and that of the database. */
  clockDifferenceS: number;
}

/** The limits that an operator sets. */
export interface AlarmLimits {
  /** How much of the disk stays free. */
  diskReserveBytes: number;
  /** How old the last backup may be; undefined: nobody expects one. */
  backupHours: number | undefined;
}

const { waitingMinutes, deadHours, reserves, certificateDays: leastDays, clockSeconds } = ALARM_LIMITS;

interface Alarm {
  /** In the answer of `/health`, and in the call to the operator. */
  readonly says: string;
  /** Whether it concerns one process and its machine, not all that share the database. */
  readonly isLocal: boolean;
  isRaised(signs: Signs, limits: AlarmLimits): boolean;
}

/** The rules of all alarms. contract/help/alarms.ts says what each means, and what to do. */
export const ALARMS = {
  database_away: {
    says: 'the database cannot be reached',
    isLocal: true,
    isRaised: ({ databaseIsThere }) => !databaseIsThere,
  },
  deliveries_waiting: {
    says: `mail or webhook calls have waited for more than ${waitingMinutes} minutes`,
    isLocal: false,
    isRaised: ({ oldestWaitingS }) => oldestWaitingS > waitingMinutes * 60,
  },
  deliveries_dead: {
    says: `mail or webhook calls were given up in the last ${deadHours} hours`,
    isLocal: false,
    isRaised: ({ deadInADay }) => deadInADay > 0,
  },
  requests_without_shop: {
    says: 'no shop can be told of some requests',
    isLocal: false,
    isRaised: ({ withoutShop }) => withoutShop > 0,
  },
  sellers_turned_away: {
    says: 'sellers are turned away',
    isLocal: true,
    isRaised: ({ isTurningAway }) => isTurningAway,
  },
  disk_low: {
    says: 'the disk has less than twice its reserve',
    isLocal: true,
    isRaised: ({ freeBytes }, { diskReserveBytes }) =>
      freeBytes !== undefined && freeBytes < reserves * diskReserveBytes,
  },
  backup_old: {
    says: 'the last backup is too old',
    isLocal: false,
    isRaised: ({ backupAgeS }, { backupHours }) =>
      backupHours !== undefined && backupAgeS > backupHours * 3600,
  },
  certificate_ends: {
    says: `the certificate of the site ends within ${leastDays} days, or is not valid`,
    isLocal: false,
    isRaised: ({ certificateDays }) => certificateDays !== undefined && certificateDays < leastDays,
  },
  clock_wrong: {
    says: `the clock differs from that of the database by more than ${clockSeconds} seconds`,
    isLocal: true,
    isRaised: ({ clockDifferenceS }) => Math.abs(clockDifferenceS) > clockSeconds,
  },
} as const satisfies Record<AlarmName, Alarm>;

/** The address of the page that says what to do; without its host where the site has no address. */
export const alarmPage = (name: AlarmName, siteUrl = ''): string => siteUrl + helpPath(name);

/** The remedy in a line of the log. The documents have the page too, for when no page can be opened. */
export const alarmRemedy = (name: AlarmName, siteUrl?: string): string =>
  `See ${alarmPage(name, siteUrl)}, or docs/operating/alarms.md.`;

/** The alarms that some signs raise. */
export const raisedBy = (signs: Signs, limits: AlarmLimits): AlarmName[] =>
  keysOf(ALARMS).filter((name) => (ALARMS[name] as Alarm).isRaised(signs, limits));
