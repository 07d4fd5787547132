import type { ClientBase } from 'pg';
import { type Database, openPostgres } from '#server/db/open.ts';

/** PostgreSQL's own means: it reports the plan of each statement as it was carried out. */
const EXPLAIN = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_nested_statements=on',
  'client_min_messages=log',
];

/**
 * The statements that a piece of work sends, each with its plan. Needs a superuser.
 * @returns one text for each different statement, in the order in which they came first
 */
export async function plansOf(
  url: string,
  work: (database: Database) => Promise<unknown>,
): Promise<string[]> {
  const explainUrl = new URL(url);
  explainUrl.searchParams.set('options', EXPLAIN.map((setting) => `-c ${setting}`).join(' '));
  const database = await openPostgres(explainUrl.href);
  const plans = new Map<string, string>();
  const listen = (client: ClientBase) =>
    client.on('notice', ({ message = '' }) => {
      const [, text = '', plan] = /Query Text: ([\s\S]*?)\n((?:\S.*)\(cost=[\s\S]*)$/.exec(message) ?? [];
      if (plan) plans.set(text, `${text.replace(/\s+/g, ' ').trim()}\n${plan.trimEnd()}`);
    });
  database.pool.on('connect', listen);
  // One is open already.
  const open = await database.pool.connect();
  listen(open);
  open.release();
  try {
    await work(database);
  } finally {
    await database.close();
  }
  return [...plans.values()];
}
