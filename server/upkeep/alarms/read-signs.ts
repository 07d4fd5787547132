import { connect } from 'node:tls';
import { sql } from 'drizzle-orm';
import { ALARM_LIMITS } from '#contract/help/alarm-limits.ts';
import { type Db, rowsOf } from '../../db/open.ts';
import { isRequestIn, momentSql } from '../../db/records/condition-sql.ts';
import { IS_OURS } from '../../deliveries/relay.ts';
import { NO_ADDRESS } from '../../deliveries/undeliverable.ts';
import type { Signs } from './alarms.ts';

type StoredSigns = Pick<
  Signs,
  'oldestWaitingS' | 'deadInADay' | 'withoutShop' | 'backupAgeS' | 'clockDifferenceS'
>;

/** Nobody can answer, and one is looked for. */
const WITHOUT_SHOP = ['unplaced', 'left'] as const;

/**
 * The signs that the database holds. A shop without an address is no dead delivery: it is known without one. Calls to
 * endpoints of partners and shops are theirs to look at.
 */
export async function readStoredSigns(db: Db, moment = new Date()): Promise<StoredSigns> {
  const at = momentSql(moment);
  const askedAt = Date.now();
  const [row] = await rowsOf<Omit<StoredSigns, 'clockDifferenceS'> & { now: number }>(
    db,
    sql`select
      coalesce((select extract(epoch from now() - min(coalesce(due_at, created_at)))::float8 from deliveries
        where state = 'waiting' and ${IS_OURS} and (due_at is null or due_at <= now())), 0) as "oldestWaitingS",
      (select count(*)::int from deliveries where state = 'dead' and settled_at > now() - make_interval(hours => ${ALARM_LIMITS.deadHours})
        and ${IS_OURS} and error <> ${NO_ADDRESS}) as "deadInADay",
      (select count(*)::int from requests r where seek_at is not null
        and created_at < ${at} - make_interval(mins => ${ALARM_LIMITS.searchedMinutes})
        and ${isRequestIn(WITHOUT_SHOP, at)}) as "withoutShop",
      extract(epoch from now() - coalesce((select max(taken_at) from backups),
        (select min(created_at) from requests), now()))::float8 as "backupAgeS",
      extract(epoch from clock_timestamp())::float8 as now`,
  );
  if (!row) throw new Error('the database gave no row');
  const { now, ...signs } = row;
  // The database looked at its clock between question and answer.
  return { ...signs, clockDifferenceS: (askedAt + Date.now()) / 2000 - now };
}

const DAY_MS = 86_400_000;
const CONNECT_MS = 10_000;

/**
 * Days until the certificate that visitors of the site get ends; 0 if they would be warned of it. Undefined without
 * TLS, or if the site cannot be reached from here.
 */
export function certificateDays(siteUrl: string | undefined): Promise<number | undefined> {
  if (!siteUrl?.startsWith('https://')) return Promise.resolve(undefined);
  const { hostname: host, port } = new URL(siteUrl);
  return new Promise((resolve) => {
    const options = { host, port: Number(port || 443), servername: host, rejectUnauthorized: false };
    const socket = connect({ ...options, timeout: CONNECT_MS }, () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      resolve(socket.authorized ? (ends - Date.now()) / DAY_MS : 0);
      socket.destroy();
    });
    const giveUp = () => {
      resolve(undefined);
      socket.destroy();
    };
    socket.once('error', giveUp).once('timeout', giveUp);
  });
}
