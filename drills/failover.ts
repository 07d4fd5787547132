import { setTimeout as wait } from 'node:timers/promises';
import { eq, ne, sql } from 'drizzle-orm';
import { type Database, openPostgres } from '#server/db/open.ts';
import { deliveries, shops } from '#server/db/schema.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { median, range } from '#test/bench/statistics.ts';
import { addShops } from '#test/server/add-shops.ts';
import { MailSink } from './mail-sink.ts';
import { PatroniCluster } from './patroni.ts';
import { lossRows, Sellers } from './sellers.ts';

const KILLS = Number(process.env.SOAK_KILLS || 10);
const PER_SECOND = 50;
const AT_ONCE = 24;
/** The time of the load before each kill. */
const LOAD_MS = 5_000;
const DRAINED_MS = 600_000;

/**
 * The primary of a cluster dies again and again, as with its machine and as a process alone, while sellers send requests
 * to two servers. One shop gets all requests, so that each request has two mails.
 */
export async function measureFailover(bench: Bench): Promise<Figure[]> {
  if (!PatroniCluster.isPossible()) {
    bench.say(
      'no failover: that needs PostgreSQL, Patroni, etcd and HAProxy (Debian: postgresql patroni etcd-server haproxy)',
    );
    return [];
  }
  await bench.closeBrowser();
  const cluster = await PatroniCluster.start(bench.file('failover-cluster'));
  const databaseUrl = await cluster.createDatabase();
  const mail = await MailSink.start();
  const folders = [bench.file('failover-1'), bench.file('failover-2')] as const;
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'noreply@takakurabe.example', SEED: 'reference' };
  const servers: ServerProcess[] = [];
  let database: Database | undefined;
  try {
    for (const folder of folders) servers.push(await ServerProcess.start(folder, databaseUrl, settings));
    database = await openPostgres(databaseUrl);
    await addShops(database.db, 1);
    await database.db.update(shops).set({ nationwide: true, categories: ['bag'] });
    let turn = 0;
    const sellers = new Sellers(() => servers[turn++ % servers.length]?.url ?? '', {
      perSecond: PER_SECOND,
      atOnce: AT_ONCE,
    });
    const seconds: number[] = [];
    const perSecond: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await cluster.untilSynchronous();
      const before = sellers.acknowledged;
      await wait(LOAD_MS);
      perSecond.push((sellers.acknowledged - before) / (LOAD_MS / 1000));
      const primary = await cluster.untilPrimary();
      const killedAt = performance.now();
      await cluster.kill(primary, kill % 2 === 1 ? 'machine' : 'postgres');
      await cluster.untilPrimary(primary);
      // Nothing that was sent before can be answered now.
      await sellers.more(1);
      seconds.push((performance.now() - killedAt) / 1000);
      bench.say(
        `${kill} of ${KILLS}: a seller's request is taken again after ${seconds.at(-1)?.toFixed(1)} s`,
      );
      cluster.revive(primary);
    }
    await cluster.untilSynchronous();
    await wait(LOAD_MS);
    await sellers.stop();
    const waitingCount = () => database?.db.$count(deliveries, eq(deliveries.state, 'waiting'));
    for (const end = Date.now() + DRAINED_MS; Date.now() < end && (await waitingCount()) !== 0; )
      await wait(1000);
    const total = await database.db.$count(deliveries);
    const unsent = await database.db.$count(deliveries, ne(deliveries.state, 'sent'));
    const jobs = await database.db.execute(sql`select count(*)::int from queue.job where state = 'failed'`);
    const connections = await database.db.execute(
      sql`select count(*)::int as count from pg_stat_activity where usename = current_user`,
    );
    const ready = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/health`)).status));
    await database.close();
    for (const server of servers) await server.stop();
    const what = `${KILLS} failovers`;
    const place = { dataDir: folders[0], otherDirs: folders.slice(1), databaseUrl };
    return [
      ...(await lossRows(what, sellers, place)),
      {
        what: `${what}: seconds until a request is taken again, at most`,
        value: Math.max(...seconds),
        unit: 's',
        bar: { most: BARS.failoverSeconds },
        detail: `median ${median(seconds).toFixed(1)} (${range(seconds)}); by turns the machine of the primary, and its PostgreSQL alone; before each, ${median(perSecond).toFixed(0)} requests a second (${range(perSecond)})`,
      },
      {
        what: `${what}: mails that are missing`,
        value: Math.max(total - mail.counts.size, unsent),
        unit: '',
        bar: { most: 0 },
        detail: `${mail.counts.size} mails of ${total} deliveries, ${unsent} not sent; failed jobs ${JSON.stringify(jobs.rows)}`,
      },
      {
        what: `${what}: mails that came twice`,
        value: mail.twins,
        unit: '',
        bar: { most: 0 },
        detail: 'by their Message-ID, which is that of the delivery',
      },
      {
        what: `${what}: processes that are ready afterwards, without a restart`,
        value: ready.filter((status) => status === 200).length,
        unit: '',
        bar: { least: servers.length },
        detail: `answers ${sellers.answers}; the slowest after ${Math.round(sellers.slowest)} ms; connections ${JSON.stringify(connections.rows)}`,
      },
    ];
  } finally {
    for (const server of servers) if (server.isRunning) await server.stop();
    await database?.close().catch(() => {});
    await mail.stop();
    await cluster.stop();
  }
}
