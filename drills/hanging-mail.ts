import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { submitRequest } from '#contract/calls/requests.ts';
import { type Db, rowsOf } from '#server/db/open.ts';
import { openReached } from '#server/db/reach.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { type Hang, HangingMailServer } from './hanging-mail-server.ts';

/** Each is a mail to the seller and to ten shops, of which two hang. */
const REQUESTS = Number(process.env.SOAK_REQUESTS || 30);
const PAUSE_MS = 300;
/** Longer than a silence of a mail server is waited for (five minutes), and the pause until the next try. */
const LONGEST_MS = 420_000;
/** Everything hangs for so long; a greeting is waited for 15 s. */
const ALL_HANG_MS = 40_000;
/** Alarms look every half minute. */
const ALARM_MS = 70_000;

interface Counted {
  waiting: number;
  /** How long the slowest mail that went out had waited, in seconds. */
  slowest: number;
}

/** A mail server accepts connections and hangs: after DATA for one shop, after the dot for another, at once for all. */
export async function measureHangingMail(bench: Bench): Promise<Figure[]> {
  await bench.closeBrowser();
  const mail = await HangingMailServer.start();
  const dataDir = bench.file('hanging-mail');
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'noreply@takakurabe.example',
    SITE_URL: 'http://localhost',
  };
  const server = await ServerProcess.start(dataDir, '', settings);
  const database = await openReached({ dataDir, databaseUrl: '' });
  const { db } = database;
  try {
    const hangPoints = await tenShops(db);
    const submit = async () => {
      const { headers, payload } = await encodeSubmission({ items: [{ category: 'bag' }] });
      const request = { method: 'POST', headers, body: new Uint8Array(payload) };
      const answer = await fetch(server.url + submitRequest.path, request);
      if (!answer.ok) throw new Error(`a request was answered with ${answer.status}`);
    };
    await submit();
    await until(async () => (await countOf(db, [])).waiting === 0);
    await server.collectGarbage();
    const before = (await server.memoryWhile(() => wait(1000))).rss;
    mail.hangs = (to) => hangPoints.get(to) ?? 'never';
    bench.say('a shop hangs after DATA, another after the dot …');
    for (let count = 0; count < REQUESTS; count += 1) {
      await submit();
      await wait(PAUSE_MS);
    }
    await until(async () => (await countOf(db, [...hangPoints.keys()])).waiting === 0);
    await server.collectGarbage();
    const after = (await server.memoryWhile(() => wait(1000))).rss;
    const others = await countOf(db, [...hangPoints.keys()]);
    await db.execute(
      sql`update deliveries set created_at = created_at - interval '11 minutes' where state = 'waiting'`,
    );
    const alarmS = await until(async () => (await healthOf(server)).includes('waited'), ALARM_MS);
    bench.say('the mail server is well again …');
    mail.hangs = () => 'never';
    await until(async () => (await countOf(db, [])).waiting === 0);
    bench.say('now it greets nobody …');
    mail.hangs = (to) => (to === '' ? 'connect' : 'never');
    await submit();
    await wait(ALL_HANG_MS);
    mail.hangs = () => 'never';
    await until(async () => (await countOf(db, [])).waiting === 0);
    const growth = (after - before) / 1024 / 1024;
    return await rowsOfDrill(db, mail, { others, alarmed: alarmS, growth, shops: hangPoints.size });
  } finally {
    await database.close();
    await server.stop();
    await mail.stop();
  }
}

/** Ten shops buy bags everywhere. Two of them have an address at which the mail server will hang. */
async function tenShops(db: Db): Promise<Map<string, Hang>> {
  await db.execute(sql`update shops set email = 'shop-' || uuid || '@shops.example', nationwide = true, capacity = null,
    paused_at = null, categories = case when uuid in (select uuid from shops order by uuid limit 10)
      then array['bag'] else array['watch'] end`);
  const rows = await rowsOf<{ email: string }>(
    db,
    sql`select email from shops where categories = array['bag'] order by uuid limit 2`,
  );
  return new Map(rows.map(({ email }, index) => [email, index === 0 ? 'data' : 'dot']));
}

/** Counts the mails to others than these addresses. */
async function countOf(db: Db, without: readonly string[]): Promise<Counted> {
  const [row] = await rowsOf<Counted>(
    db,
    sql`select count(*) filter (where d.state = 'waiting')::int as waiting,
        coalesce(extract(epoch from max(d.settled_at - d.created_at)), 0)::float8 as slowest
      from deliveries d left join shops s on d.recipient = 'shop' and s.uuid::text = d.recipient_key
      where d.channel = 'mail' and coalesce(s.email, '') <> all(${sql.param([...without])}::text[])`,
  );
  return row ?? { waiting: Number.NaN, slowest: Number.NaN };
}

/** @returns whether it came to be so in time */
async function until(isSo: () => Promise<boolean>, longestMs = LONGEST_MS): Promise<boolean> {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await wait(500);
  }
  return false;
}

const healthOf = async (server: ServerProcess) => (await fetch(`${server.url}/health`)).text();

interface Found {
  others: Counted;
  alarmed: boolean;
  growth: number;
  shops: number;
}

async function rowsOfDrill(
  db: Db,
  mail: HangingMailServer,
  { others, alarmed, growth, shops }: Found,
): Promise<Figure[]> {
  const [counts] = await rowsOf<{ mails: number; sent: number }>(
    db,
    sql`select count(*)::int as mails, count(*) filter (where state = 'sent')::int as sent
      from deliveries where channel = 'mail'`,
  );
  const { mails = Number.NaN, sent = 0 } = counts ?? {};
  const copies = [...Map.groupBy(mail.kept, ({ id }) => id).values()];
  // A server that has a mail and does not say so gets it again: nobody can know.
  const needless = copies.filter((same) => same.filter(({ told }) => told).length > 1).length;
  const twins = copies.filter((same) => same.length > 1).length;
  const what = 'A mail server that hangs';
  const row = (name: string, value: number, bar: NonNullable<Figure['bar']>, detail: string): Figure => ({
    what: `${what}: ${name}`,
    value,
    unit: '',
    bar,
    detail,
  });
  return [
    {
      ...row('the slowest mail to others', others.slowest, { most: BARS.otherMailSeconds }, ''),
      unit: 's',
      detail: `while ${REQUESTS} mails each to ${shops} of ten shops hang; ${others.waiting} of the others did not go out`,
    },
    row('mails that did not come', mails - sent, { most: 0 }, `of ${mails}, when it is well again`),
    row(
      'mails that came again after it had taken them',
      needless,
      { most: 0 },
      `${twins} came twice of which it had not said that it had them`,
    ),
    row('alarm', alarmed ? 1 : 0, { least: 1 }, 'deliveries_waiting in /health; ten minutes are made up'),
    {
      ...row(
        'more memory of the server',
        growth,
        { most: BARS.soakMemoryMb },
        'while the mails hang and nothing else happens',
      ),
      unit: 'MB',
    },
  ];
}
