import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER, submitRequest } from '#contract/calls/requests.ts';
import { recentAppraisals } from '#contract/calls/site.ts';
import { type Database, MIGRATIONS, openPostgres } from '#server/db/open.ts';
import { requests } from '#server/db/schema.ts';
import { copyAsLater, copyCommit, linkPackages } from '#test/base/copy-tree.ts';
import { freePort } from '#test/base/free-port.ts';
import { releasesOf } from '#test/base/releases.ts';
import { spawnServer, untilUp } from '#test/base/server-process.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { ServerProcess } from '#test/bench/server-process.ts';
import { Nginx, SITE_NAME } from '#test/server/deploy/nginx.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { Postgres } from './postgres.ts';

const ROOT = join(import.meta.dirname, '..');
const CALLS = Number(process.env.SOAK_CALLS || 10_000);
const CALLERS = 8;
const PHOTO_BYTES = 20_000;
/** One call of so many is a request for quotes; the others read pages and lists. */
const SUBMISSION_EVERY = 20;
const READS = ['/', '/partners?page=1', '/faq', '/lp/tokei', recentAppraisals.path, '/health'];
const PAUSE_MS = 3_000;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Whether there is only the migration of the first release: then none of this repository adds something to another. */
const isFirst = () => readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length === 1;

/**
 * The newest release. Without one, the commit before the newest migration: as far back as a release may be that runs
 * beside this one; while there is only one, the commit that wrote it as it is. Undefined in a folder without that
 * part of the history.
 */
function releaseBefore(): string | undefined {
  if (process.env.SOAK_OLD_RELEASE) return process.env.SOAK_OLD_RELEASE;
  const release = releasesOf(ROOT).at(-1);
  if (release) return `v${release}`;
  try {
    if (isFirst()) return git('log', '--format=%H', '-1', '--', 'server/db/migrations') || undefined;
    const commit = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'server/db/migrations');
    return git('rev-parse', '--verify', '--quiet', `${commit}^`);
  } catch {
    return undefined;
  }
}

/**
 * The release that takes the place of the one before: this one. While there is only the first migration, this one with
 * another one that is made for the purpose, and a function of matching with a higher number.
 */
function newRelease(folder: string): string {
  if (!isFirst()) return ROOT;
  copyAsLater(folder);
  build(folder);
  return folder;
}

const build = (folder: string) =>
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'ignore' });

/** Builds an earlier release in a folder, with the packages of this one. */
function buildRelease(folder: string, commit: string): void {
  copyCommit(folder, commit);
  linkPackages(folder);
  build(folder);
}

/** Answers of calls by what they were: the status, or the reason why there is none. */
class Calls {
  readonly outcomes = new Map<string, number>();
  readonly acknowledged: string[] = [];
  made = 0;
  readonly #nginx: Nginx;
  readonly #working: Promise<void>[];

  constructor(nginx: Nginx) {
    this.#nginx = nginx;
    this.#working = Array.from({ length: CALLERS }, () => this.#callOn());
  }

  get isOver(): boolean {
    return this.made >= CALLS;
  }

  end(): Promise<unknown> {
    return Promise.all(this.#working);
  }

  get failed(): number {
    return [...this.outcomes].reduce((sum, [outcome, count]) => sum + (outcome === '200' ? 0 : count), 0);
  }

  async #callOn(): Promise<void> {
    while (!this.isOver) {
      this.made += 1;
      const isSubmission = this.made % SUBMISSION_EVERY === 0;
      const outcome = await (isSubmission
        ? this.#submit()
        : this.#send('GET', READS[this.made % READS.length] ?? '/'));
      if (isSubmission && outcome.uuid) this.acknowledged.push(outcome.uuid);
      this.outcomes.set(outcome.says, (this.outcomes.get(outcome.says) ?? 0) + 1);
    }
  }

  async #submit() {
    const photos = [{ name: 'a.jpg', content: jpeg(PHOTO_BYTES) }];
    const form = await encodeSubmission({ items: [{ category: 'bag', photos }] });
    return this.#send('POST', submitRequest.path, {
      headers: { ...form.headers, [IDEMPOTENCY_HEADER]: randomUUID() },
      body: form.payload,
    });
  }

  /** Each on a connection of its own, and never again: what nginx does not mend is counted. */
  #send(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer } = {},
  ): Promise<{ says: string; uuid?: string }> {
    const { tlsPort: port, certificate: ca } = this.#nginx;
    return new Promise((resolve) => {
      const host = { host: '127.0.0.1', port, servername: SITE_NAME, ca, agent: false } as const;
      const outgoing = request(
        {
          ...host,
          method,
          path,
          headers: { ...headers, host: SITE_NAME, ...(body && { 'content-length': body.length }) },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (piece: string) => {
            if (method === 'POST') text += piece;
          });
          answer.on('end', () => {
            const uuid = method === 'POST' ? (/"uuid":"([^"]+)"/.exec(text)?.[1] ?? '') : '';
            resolve({ says: String(answer.statusCode), uuid });
          });
          answer.on('error', (error) => resolve({ says: error.message }));
        },
      );
      outgoing.on('error', (error) => resolve({ says: error.message }));
      outgoing.end(body);
    });
  }
}

/** One of the two processes behind the proxy. */
interface Upstream {
  port: number;
  dataDir: string;
  child: ChildProcess;
}

/**
 * Two processes are replaced one after the other, as docs/operating.md says, by those of the next release and back,
 * while callers use the site through nginx as docs/deploy has it.
 */
export async function measureRolling(bench: Bench): Promise<Figure[]> {
  const commit = releaseBefore();
  if (!commit) {
    bench.say('no release is replaced: the git history does not have the commit before the newest migration');
    return [];
  }
  await bench.closeBrowser();
  const old = bench.file('rolling-old');
  bench.say(`building the release before (${commit}) …`);
  buildRelease(old, commit);
  const next = newRelease(bench.file('rolling-new'));
  const postgres = await Postgres.start(bench.file('rolling-postgres'));
  const databaseUrl = await postgres.createDatabase('rolling');
  const upstreams: Upstream[] = [];
  let nginx: Nginx | undefined;
  let database: Database | undefined;
  const start = async (port: number, dataDir: string, root: string): Promise<Upstream> => {
    const settings = {
      ...ServerProcess.environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SITE_URL: `https://${SITE_NAME}`,
      TRUST_PROXY: 'on',
      SHUTDOWN_MS: '1000',
      MIGRATE: upstreams.length === 2 ? 'check' : 'start',
    };
    const child = spawnServer(settings, { root });
    await untilUp(child, `http://127.0.0.1:${port}`);
    return { port, dataDir, child };
  };
  try {
    for (const name of ['1', '2'])
      upstreams.push(await start(await freePort(), bench.file(`rolling-data-${name}`), old));
    const [first, second] = upstreams as [Upstream, Upstream];
    const folder = bench.file('rolling-nginx');
    mkdirSync(folder);
    nginx = await Nginx.start(folder, [first.port, second.port]);
    const calls = new Calls(nginx);
    const before = await openPostgres(databaseUrl);
    await before.migrate(join(next, 'server', 'db', 'migrations'), join(next, 'server'));
    await before.close();
    let restarts = 0;
    for (let to = next; !calls.isOver; to = to === next ? old : next) {
      for (const [place, upstream] of upstreams.entries()) {
        await nginx.leaveOut(upstream.port);
        const exit = once(upstream.child, 'exit');
        upstream.child.kill('SIGTERM');
        await exit;
        upstreams[place] = await start(upstream.port, upstream.dataDir, to);
        await nginx.leaveOut();
        restarts += 1;
        await wait(PAUSE_MS);
      }
      bench.say(`${restarts} restarts, ${calls.made} calls, ${calls.failed} failed`);
    }
    await calls.end();
    database = await openPostgres(databaseUrl);
    const uuids = new Set(
      (await database.db.select({ uuid: requests.uuid }).from(requests)).map(({ uuid }) => uuid),
    );
    const to = next === ROOT ? 'this one' : 'this one with one more migration';
    const what = `${restarts} restarts of two processes, from the release before to ${to} and back`;
    const outcomes = [...calls.outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', ');
    return [
      {
        what: `${what}: failed calls`,
        value: calls.failed,
        unit: '',
        bar: { most: 0 },
        detail: `of ${calls.made} through nginx, each on a connection of its own; ${outcomes}`,
      },
      {
        what: `${what}: requests that were acknowledged and lost`,
        value: calls.acknowledged.filter((uuid) => !uuids.has(uuid)).length,
        unit: '',
        bar: { most: 0 },
        detail: `of ${calls.acknowledged.length}; the release before is ${commit.slice(0, 12)}`,
      },
    ];
  } finally {
    await nginx?.stop();
    await database?.close();
    for (const { child } of upstreams) child.kill('SIGKILL');
    await postgres.stop();
  }
}
