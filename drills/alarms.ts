import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { submitRequest } from '#contract/calls/requests.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import type { AlarmName } from '#contract/help/alarms.ts';
import { type Database, openPostgres } from '#server/db/open.ts';
import { shops } from '#server/db/schema.ts';
import { ALARMS } from '#server/upkeep/alarms/alarms.ts';
import { freePort } from '#test/base/free-port.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { addShops } from '#test/server/add-shops.ts';
import { makeCertificate } from '#test/server/certificate.ts';
import { startReceiver, type TestReceiver } from '#test/server/receiver.ts';
import { startSmtp } from '#test/server/smtp.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { Clock } from './moved-clock.ts';
import { Postgres } from './postgres.ts';
import { formWith, SlowStrangers } from './slow-uploads.ts';
import { SmallDisk } from './small-disk.ts';

/** The server looks every half minute; mail that waits is tried again with growing pauses. */
const LONGEST_MS = 240_000;
const RESERVE_MB = 50;
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
/** The mail server refuses this seller, as long as it does. */
const REFUSED = 'refused@example.jp';

interface Heard {
  raisedS?: number;
  clearedS?: number;
  calls: number;
}

/** The calls to the operator, by alarm. */
class Operator {
  readonly heard = new Map<AlarmName, Heard>();
  readonly #receiver: TestReceiver;
  #since = performance.now();

  constructor(receiver: TestReceiver) {
    this.#receiver = receiver;
    receiver.answer = ({ body }) => {
      const { type, data } = JSON.parse(body) as { type: string; data: { alarm: AlarmName } };
      const of = this.heard.get(data.alarm) ?? { calls: 0 };
      const seconds = (performance.now() - this.#since) / 1000;
      of.calls += 1;
      of[type === 'alarm.raised' ? 'raisedS' : 'clearedS'] ??= seconds;
      this.heard.set(data.alarm, of);
      return 204;
    };
  }

  get url(): string {
    return this.#receiver.url;
  }

  /** From now on seconds are counted from here. */
  begin(): void {
    this.#since = performance.now();
  }

  /** Waits for calls about these; what does not come is seen in the rows. */
  async until(what: 'raisedS' | 'clearedS', names: readonly AlarmName[]): Promise<void> {
    const end = Date.now() + LONGEST_MS;
    const isHeard = (name: AlarmName) => this.heard.get(name)?.[what] !== undefined;
    while (!names.every(isHeard) && Date.now() < end) await wait(200);
  }
}

const command = (file: string, args: readonly string[], env: Record<string, string>) =>
  execFileSync(process.execPath, [join('server', 'commands', file), ...args], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });

/**
 * Every alarm is raised by causing its trouble, and cleared by mending that. Only time is helped along: what has to wait
 * for ten minutes, or for two hours, is made older in the database.
 */
export async function measureAlarms(bench: Bench): Promise<Figure[]> {
  if (process.getuid?.() !== 0 || !Clock.isPossible()) {
    bench.say('no alarms: a small disk needs root, a wrong clock needs libfaketime (Debian: faketime)');
    return [];
  }
  await bench.closeBrowser();
  const postgres = await Postgres.start(bench.file('alarms-postgres'));
  const databaseUrl = await postgres.createDatabase('alarms');
  const receiver = await startReceiver();
  const operator = new Operator(receiver);
  const smtp = await startSmtp();
  const disk = new SmallDisk(bench.file('alarms-data'));
  const clock = new Clock(bench.file('alarms-clock'));
  const sitePort = await freePort();
  const authority = bench.file('alarms-authority');
  const settings = {
    PORT: String(await freePort()),
    SEED: 'reference',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'noreply@takakurabe.example',
    SITE_URL: `https://localhost:${sitePort}`,
    NODE_EXTRA_CA_CERTS: authority,
    TRUST_PROXY: 'on',
    DISK_RESERVE_MB: String(RESERVE_MB),
    BACKUP_EXPECTED_HOURS: '1',
    ALARM_URL: operator.url,
    ALARM_SECRET: SECRET,
    WEBHOOK_ALLOW: '127.0.0.1',
  };
  let site: Server | undefined;
  const servers: ServerProcess[] = [];
  let database: Database | undefined;
  const present = async (days: number) => {
    const certificate = await makeCertificate('DNS:localhost', days);
    writeFileSync(authority, certificate.cert);
    site?.close();
    site?.closeAllConnections();
    site = createServer(certificate, (_request, response) => response.end()).listen(sitePort, 'localhost');
  };
  const startServers = async () => {
    servers.push(await ServerProcess.start(disk.folder, databaseUrl, settings));
    // Another machine, whose clock is moved.
    const there = { ...settings, ...clock.env, PORT: '0', SITE_URL: '' };
    servers.push(await ServerProcess.start(bench.file('alarms-there'), databaseUrl, there));
  };
  const stopServers = async () => {
    for (const server of servers.splice(0)) await server.stop();
  };
  const ask = async (category: CategoryKey) => {
    const { headers, payload } = await encodeSubmission({
      customer: { email: REFUSED },
      items: [{ category }],
    });
    const body = new Uint8Array(payload);
    const answer = await fetch(servers[0]?.url + submitRequest.path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`a request was answered with ${answer.status}`);
  };
  try {
    await present(5);
    await startServers();
    database = await openPostgres(databaseUrl);
    const { db } = database;
    await addShops(db, 1);
    await db.update(shops).set({ nationwide: true, categories: ['bag'] });
    smtp.behave = (to) => (to === REFUSED ? 'refuse' : 'later');
    operator.begin();
    bench.say('causing trouble …');
    await ask('bag');
    await ask('watch');
    await wait(5_000);
    await db.execute(
      sql`update deliveries set created_at = created_at - interval '11 minutes' where state = 'waiting'`,
    );
    await db.execute(sql`update requests set created_at = created_at - interval '2 hours'`);
    disk.fill(1.5 * RESERVE_MB);
    await clock.move('+90');
    const { hostname: host, port } = new URL(servers[0]?.url ?? '');
    const strangers = new SlowStrangers({ host, port: Number(port) }, await formWith(3));
    const names = keysOf(ALARMS).filter((name) => name !== 'database_away');
    await operator.until('raisedS', names);
    bench.say('mending it …');
    operator.begin();
    await strangers.stop();
    smtp.behave = () => 'accept';
    disk.empty();
    await clock.move('+0');
    command('deliveries.ts', ['send-again', '--state', 'dead'], {
      ...settings,
      DATABASE_URL: databaseUrl,
      DATA_DIR: disk.folder,
    });
    command('backup/run.ts', ['backup', bench.file('alarms-backup')], {
      ...settings,
      DATABASE_URL: databaseUrl,
      DATA_DIR: disk.folder,
    });
    await db.update(shops).set({ categories: ['bag', 'watch'] });
    await db.execute(sql`update requests set seek_at = now() where seek_at is not null`);
    await present(60);
    // A renewed certificate is seen within the hour, or after a start.
    await stopServers();
    await startServers();
    await operator.until('clearedS', names);
    bench.say('stopping the database …');
    operator.begin();
    await postgres.stop();
    await operator.until('raisedS', ['database_away']);
    await postgres.startAgain();
    await operator.until('clearedS', ['database_away']);
    const health = (await (await fetch(`${servers[0]?.url}/health`)).json()) as { status: string };
    return [
      ...keysOf(ALARMS).map((name): Figure => {
        const { raisedS, clearedS, calls } = operator.heard.get(name) ?? { calls: 0 };
        return {
          what: `Alarm ${name}: seconds until the operator was called`,
          value: raisedS ?? Number.NaN,
          unit: 's',
          bar: { most: LONGEST_MS / 1000 },
          detail: `cleared ${clearedS?.toFixed(0) ?? 'never'} s after ${name === 'database_away' ? 'its beginning' : 'it was mended'}; ${calls} calls`,
        };
      }),
      {
        what: 'Alarms that were not raised, or not cleared',
        value: keysOf(ALARMS).filter((name) => {
          const { raisedS, clearedS } = operator.heard.get(name) ?? {};
          return raisedS === undefined || clearedS === undefined;
        }).length,
        unit: '',
        bar: { most: 0 },
        detail: `in the end /health says ${health.status}`,
      },
    ];
  } finally {
    await stopServers();
    await database?.close();
    site?.close();
    await smtp.stop();
    await receiver.stop();
    await postgres.stop();
    disk.remove();
  }
}
