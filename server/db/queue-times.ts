import type { Pool } from 'pg';

/** A job waits for four hours at most, or for a day if an endpoint asks for that. */
const LONGEST_WAIT = '2 days';

const earliest = (table: string, ...columns: readonly string[]) =>
  `update queue.${table} set ${columns.map((name) => `${name} = least(${name}, now())`).join(', ')}
    where ${columns.map((name) => `${name} > now()`).join(' or ')}`;

/**
 * A clock that was ahead leaves moments of the future in the tables of the queue: when it last looked for its tasks and
 * for dead processes, and when jobs are tried again. It would wait until then, so they become now.
 */
const STATEMENTS = [
  earliest('version', 'cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'),
  earliest('queue', 'monitor_claim_on', 'monitor_on', 'maintain_on'),
  `update queue.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + interval '${LONGEST_WAIT}'`,
  `update queue.job set started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
    where state = 'active' and (started_on > now() or heartbeat_on > now())`,
];

/** Fails while the database is away. */
export async function leaveFuture({ pool }: { pool: Pick<Pool, 'query'> }): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement);
}
