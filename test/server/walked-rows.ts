import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/db/open.ts';

/** Rows that a step of a walk may change, in an order in which they can be put back. */
const TABLES = [
  'requests',
  'request_items',
  'matches',
  'place_acts',
  'quotes',
  'questions',
  'outcomes',
  'home_visits',
  'disclosures',
  'deliveries',
] as const;

/** Rows by their tables. */
export type WalkedRows = Readonly<Record<string, unknown>>;

/** The rows of all these tables. */
export async function readWalked(db: Db): Promise<WalkedRows> {
  const parts = TABLES.map(
    (table) =>
      sql`${table}::text, (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${sql.identifier(table)} t)`,
  );
  const [row] = await rowsOf<{ rows: WalkedRows }>(
    db,
    sql`select jsonb_build_object(${sql.join(parts, sql`, `)}) as rows`,
  );
  return row?.rows ?? {};
}

/** Puts rows back in the place of those that are there. */
export const putBackWalked = (db: Db, rows: WalkedRows): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`delete from requests`);
    await tx.execute(sql`delete from disclosures`);
    await tx.execute(sql`delete from deliveries`);
    for (const table of TABLES) {
      const [{ columns } = { columns: '*' }] = await rowsOf<{ columns: string }>(
        tx,
        sql`select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
          where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      );
      await tx.execute(sql`insert into ${sql.identifier(table)} (${sql.raw(columns)})
        select ${sql.raw(columns)}
        from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows[table])}::jsonb)`);
    }
  });

/** Mail reaches these shops, and no others. @param since when it does not reach the others */
export async function reachOnly(db: Db, shopUuids: readonly string[], since: Date): Promise<void> {
  const list = sql.join(
    shopUuids.map((shop) => sql`${shop}::uuid`),
    sql`, `,
  );
  await db.execute(sql`update shops set
    unreachable_at = case when uuid in (${list}) then null else ${since.toISOString()}::timestamptz end,
    unreachable_why = case when uuid in (${list}) then null else 'bounced' end
    where (unreachable_at is null) <> (uuid in (${list}))`);
}

/** When the clock does something next. */
export async function nextDueOf(db: Db): Promise<Date | null> {
  const [row] = await rowsOf<{ at: string | null }>(
    db,
    sql`select least((select min(next_at) from matches), min(seek_at), min(news_at), min(questions_at))::text as at
      from requests`,
  );
  return row?.at ? new Date(row.at) : null;
}
