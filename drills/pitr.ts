import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { configuration } from '#test/server/deploy/configuration.ts';
import { Postgres, USER } from './postgres.ts';
import { Sellers } from './sellers.ts';

const REQUESTS = 100;
const TABLES = [
  'requests',
  'request_items',
  'request_photos',
  'matches',
  'deliveries',
  'disclosures',
  'shops',
];

/** A checksum of all rows of each table. */
async function contents(client: Client): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const table of TABLES) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${table} t`,
    );
    sums.set(table, rows[0].sum);
  }
  return sums;
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(url);
  await client.connect();
  return work(client).finally(() => client.end());
}

const countIn = (client: Client) =>
  client.query('select count(*)::int as count from requests').then(({ rows }) => rows[0].count as number);

/**
 * Somebody deletes the requests of all sellers, and notices it later. pgBackRest, as docs/deploy has it, brings the
 * database back to the moment before, while it had gone on.
 */
export async function measurePitr(bench: Bench): Promise<Figure[]> {
  if (spawnSync('which', ['pgbackrest']).status !== 0) {
    bench.say('no way back to a minute: that needs pgBackRest (Debian: pgbackrest)');
    return [];
  }
  await bench.closeBrowser();
  const folder = bench.file('pitr');
  const postgres = await Postgres.start(folder);
  const { account, port } = postgres.place;
  const beside = bench.file('pitr-backrest');
  for (const path of [beside, join(beside, 'repository'), join(beside, 'log')]) {
    await mkdir(path, { mode: 0o700 });
    if (account) await chown(path, account.uid, account.gid);
  }
  const file = join(beside, 'pgbackrest.conf');
  await writeFile(
    file,
    await configuration('pgbackrest.conf', [
      ['repo1-path=/var/lib/pgbackrest', `repo1-path=${join(beside, 'repository')}`],
      ['/var/log/pgbackrest', join(beside, 'log')],
      ['/var/lib/postgresql/takakurabe', folder],
      ['pg1-port=5432', `pg1-port=${port}`],
      ['pg1-user=postgres', `pg1-user=${USER}\npg1-database=postgres`],
      ['/var/run/postgresql', beside],
    ]),
  );
  const backrest = `pgbackrest --config=${file} --lock-path=${beside} --stanza=takakurabe`;
  const run = (command: string) =>
    promisify(execFile)('sh', ['-c', `${backrest} ${command}`], { ...account, cwd: '/' });
  await postgres.stop();
  await postgres.startAgain({
    unix_socket_directories: beside,
    archive_mode: 'on',
    archive_command: `${backrest} archive-push %p`,
    archive_timeout: '60',
  });
  const dataDir = bench.file('pitr-data');
  let server: ServerProcess | undefined;
  try {
    await run('stanza-create');
    const url = await postgres.createDatabase('product');
    const sell = async (count: number) => {
      server = await ServerProcess.start(dataDir, url);
      const sellers = new Sellers(() => server?.url ?? '');
      await sellers.more(count);
      await sellers.stop();
      await server.stop();
    };
    await sell(REQUESTS);
    bench.say('the weekly backup …');
    await run('--type=full backup');
    await sell(REQUESTS);
    const { before, moment, count } = await withClient(url, async (client) => ({
      before: await contents(client),
      count: await countIn(client),
      moment: (await client.query(`select now()::timestamptz(0)::text as moment from pg_sleep(1)`)).rows[0]
        .moment as string,
    }));
    // Wrong: the condition is forgotten. The day goes on.
    await wait(2000);
    await withClient(url, (client) => client.query('delete from requests'));
    await sell(REQUESTS);
    const after = await withClient(url, async (client) => {
      await client.query('select pg_switch_wal()');
      return countIn(client);
    });
    bench.say(`${count} requests at ${moment}; ${after} after all were deleted and the day went on`);
    await postgres.stop();
    const began = performance.now();
    await run(`--delta --type=time --target='${moment}' --target-action=promote restore`);
    await postgres.startAgain();
    for (let isBack = false; !isBack; ) {
      isBack = await withClient(url, (client) =>
        client.query('select pg_is_in_recovery() as is').then(({ rows }) => !rows[0].is),
      ).catch(() => false);
      if (!isBack) await wait(100);
    }
    const seconds = (performance.now() - began) / 1000;
    const contentsAfter = await withClient(url, contents);
    const differing = TABLES.filter((table) => contentsAfter.get(table) !== before.get(table));
    server = await ServerProcess.start(dataDir, url);
    const { status } = await fetch(`${server.url}/health`);
    const missing = await withClient(url, async (client) => {
      const { rows } = await client.query<{ path: string }>('select path from request_photos');
      return rows.filter(({ path }) => !existsSync(join(dataDir, 'photos', path))).length;
    });
    const sellers = new Sellers(() => server?.url ?? '');
    await sellers.more(10);
    await sellers.stop();
    await server.stop();
    return [
      {
        what: 'Back to a moment before a wrong delete: tables whose rows differ from those of that moment',
        value: differing.length,
        unit: '',
        bar: { most: 0 },
        detail: `${TABLES.length} tables, ${count} requests at ${moment}, ${after} after the delete and ${REQUESTS} more; ${differing.join(', ')}`,
      },
      {
        what: '  … photos of them that are not in their place',
        value: missing,
        unit: '',
        bar: { most: 0 },
        detail: 'the server that started after the delete had set them aside',
      },
      {
        what: '  … seconds until the database is back',
        value: seconds,
        unit: 's',
        bar: { most: BARS.pitrSeconds },
        detail: `a database of ${count} requests; then /health answers ${status} and requests are taken`,
      },
    ];
  } finally {
    await server?.stop();
    await postgres.stop();
  }
}
