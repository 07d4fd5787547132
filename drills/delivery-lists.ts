import { type SQL, sql } from 'drizzle-orm';
import { type Db, OPERATORS_PATIENCE, openPostgres, rowsOf } from '#server/db/open.ts';
import { numberOf } from '#server/db/records/number.ts';
import { deliveryLists } from '#server/desk/delivery-list.ts';
import { logActs } from '#server/desk/log-list.ts';
import { atMachine } from '#server/desk/person.ts';
import { shopLists } from '#server/desk/shop-list.ts';
import { unsentActs } from '#server/desk/unsent.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { median, whole } from '#test/bench/statistics.ts';
import { quiet } from '#test/server/quiet.ts';
import { Postgres } from './postgres.ts';
import { FILLING, fillWithRequests } from './scale-data.ts';

const REQUESTS = 1_000_000;
/** Of each request: ten shops are told, nearly all of them are reminded. */
const EACH = 20;
const TRIES = 7;

/** Mails to shops, calls to a partner, and a log, as years of use leave them: most mails were sent, some reasons are rare. */
async function addDeliveries(db: Db): Promise<void> {
  await db.execute(
    sql`insert into media (uuid, name) values ('00000000-0000-4000-8000-000000000001', '時計ブログ')`,
  );
  await db.execute(sql`insert into medium_endpoints (uuid, medium_uuid, kind, url) values
    ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'webhook', 'https://blog.example')`);
  const columns =
    sql.raw(`created_at, event, channel, recipient, recipient_key, subject, subject_uuid, state, attempts,
    attempted_at, settled_at, error`);
  const mails = (event: SQL, later: SQL, share: number) => sql`
    insert into deliveries (${columns})
    select at, ${event}, 'mail', 'shop', shop, 'requests', request_uuid, state, 1, at, at,
      case when state = 'dead' then case
        when lot < 0.000001 then 'smtp_553' when lot < 0.0001 then 'smtp_554' when lot < 0.001 then 'bounced'
        else 'smtp_550' end end
    from (
      select m.request_uuid, m.shop_uuid::text as shop, m.created_at + ${later} as at, r.lot,
        case when r.lot < 0.005 then 'dead' when m.created_at < now() - interval '650 days' then 'erased'
          else 'sent' end as state
      from matches m cross join lateral (select random() as lot, m.position) r where r.lot < ${share}) made
    order by at`;
  await db.execute(mails(sql`'request.created'`, sql`interval '1 second'`, 1));
  await db.execute(
    mails(
      sql`case when lot < 0.0052 then 'lead.visit_taken_back' when lot < 0.1 then 'lead.chosen' else 'lead.reminded' end`,
      sql`interval '2 hours'`,
      0.9,
    ),
  );
  await db.execute(sql`insert into deliveries (${columns})
    select created_at, 'conversion.completed', 'webhook', 'medium', '00000000-0000-4000-8000-000000000002', 'requests', uuid,
      'sent', 1, created_at, created_at, null from requests`);
  await db.execute(sql`insert into audit_log (at, action, subject, subject_uuid, by)
    select created_at, case when random() < 0.000005 then 'withdraw' else 'expire' end, 'requests', uuid, '' from requests`);
  await db.execute(sql`update shops set recent_asked = floor(random() * 300), recent_quotes = floor(random() * 100),
    recent_deals = floor(random() * 30), recent_answers = 0, answer_hours = random() * 48`);
}

type Asked<View extends { run(tools: never, by: never, input: never): unknown }> = Parameters<View['run']>[2];

interface Look {
  what: string;
  read(): Promise<unknown>;
}

/** The first page of each list, by each filter: the usual values and the rare ones. */
async function looksAt(db: Db): Promise<Look[]> {
  const { life } = quiet();
  const tools = { db, life } as never;
  const by = atMachine('drill');
  const [busy] = await rowsOf<{ uuid: string; name: string }>(
    db,
    sql`select uuid, shop_name as name from shops order by match_count desc limit 1`,
  );
  const [request] = await rowsOf<{ uuid: string }>(
    db,
    sql`select uuid from requests order by created_at desc limit 1`,
  );
  const shop = busy?.uuid ?? '';
  const state = 'dead';
  const queries: Asked<typeof deliveryLists.readDeliveries>[] = [
    {},
    { state: 'sent' },
    { state },
    { state: 'waiting' },
    { state: 'erased' },
    { event: 'request.created' },
    { event: 'lead.visit_taken_back' },
    { event: 'registration.refused' },
    { reason: 'no_mailbox' },
    { reason: 'no_such_name' },
    { shop },
    { shop, state },
    { shop: busy?.name ?? '' },
    { shop: busy?.name ?? '', state },
    { medium: '00000000-0000-4000-8000-000000000001' },
    { about: numberOf(request?.uuid ?? '') },
    { from: '2026-01-01', until: '2026-01-07' },
    { state, reason: 'refused' },
    { state, event: 'lead.chosen' },
  ];
  const logs: Asked<typeof logActs.readLog>[] = [
    {},
    { action: 'expire' },
    { action: 'withdraw' },
    { person: 'seller' },
  ];
  const sorts: Asked<typeof shopLists.readShops>[] = [
    {},
    { sort: 'answered' },
    { sort: 'hours', order: 'up' },
  ];
  const words = (query: object) => JSON.stringify(query).replace(shop, 'UUID').replaceAll('"', '');
  return [
    ...queries.map((query) => ({
      what: `mails and calls ${words(query)}`,
      read: () => deliveryLists.readDeliveries.run(tools, by, query),
    })),
    {
      what: 'mails that a shop did not get',
      read: () => unsentActs.readUnsent.run(tools, by, { uuid: shop }),
    },
    ...logs.map((query) => ({
      what: `log ${words(query)}`,
      read: () => logActs.readLog.run(tools, by, query),
    })),
    ...sorts.map((query) => ({
      what: `shops ${words(query)}`,
      read: () => shopLists.readShops.run(tools, by, query),
    })),
  ];
}

async function timesOf({ read }: Look): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < TRIES; nth += 1) {
    const startedAt = performance.now();
    await read();
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Lists of the desk at a million requests and twenty million deliveries. SOAK_SCALE_REQUESTS sets another number. */
export async function measureDeliveryLists(bench: Bench): Promise<Figure[]> {
  const requests = Number(process.env.SOAK_SCALE_REQUESTS || REQUESTS);
  const postgres = await Postgres.start(bench.file('delivery-lists'), { settings: FILLING });
  try {
    const url = await postgres.createDatabase('lists');
    bench.say(
      `filling a database with ${whole(requests)} requests and ${whole(requests * EACH)} deliveries …`,
    );
    await fillWithRequests(url, requests, 0, addDeliveries);
    await postgres.stop();
    await postgres.startAgain({});
    const { db, close } = await openPostgres(url, OPERATORS_PATIENCE);
    try {
      const count = await rowsOf<{ count: number }>(
        db,
        sql`select count(*)::float8 as count from deliveries`,
      );
      const rows: Figure[] = [];
      for (const look of await looksAt(db)) {
        const times = await timesOf(look);
        const figure: Figure = {
          what: `First page of ${look.what}`,
          value: median(times),
          unit: 'ms',
          bar: { most: BARS.deskListMs },
          detail: `the first time ${times[0]?.toFixed(1)} ms; ${whole(count[0]?.count ?? 0)} deliveries`,
        };
        bench.say(`${figure.what}: ${figure.value.toFixed(1)} ms (${figure.detail})`);
        rows.push(figure);
      }
      const sizes = await rowsOf<{ name: string; bytes: number }>(
        db,
        sql`select indexrelid::regclass::text as name, pg_relation_size(indexrelid)::float8 as bytes from pg_index
            where indrelid = 'deliveries'::regclass order by 2 desc`,
      );
      for (const { name, bytes } of sizes)
        rows.push({ what: `Size of ${name}`, value: bytes / 1024 / 1024, unit: 'MB', detail: '' });
      return rows;
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
  }
}
