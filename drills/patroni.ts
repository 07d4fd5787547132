import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, accountFor } from '#server/base/account.ts';
import { freePort } from '#test/base/free-port.ts';
import { asAdmin } from '#test/base/postgres.ts';
import { configuration } from '#test/server/deploy/configuration.ts';

const NAMES = ['db1', 'db2'] as const;
export type Name = (typeof NAMES)[number];

const LONGEST_MS = 120_000;
const PROGRAMS = ['patroni', 'etcd', 'haproxy'];

interface Member {
  port: number;
  restPort: number;
  data: string;
  file: string;
  patroni: ChildProcess | undefined;
}

/**
 * Two PostgreSQLs, each the standby of the other, kept by Patroni, etcd and HAProxy as the files of docs/deploy say; only
 * names of files, ports and addresses are others, and etcd has one member.
 */
export class PatroniCluster {
  /** Through HAProxy, for servers. */
  readonly url: string;
  readonly #members: Readonly<Record<Name, Member>>;
  readonly #account: Account | undefined;
  readonly #others: ChildProcess[];

  private constructor(
    url: string,
    members: Readonly<Record<Name, Member>>,
    account: Account | undefined,
    others: ChildProcess[],
  ) {
    this.url = url;
    this.#members = members;
    this.#account = account;
    this.#others = others;
  }

  static isPossible(): boolean {
    return PROGRAMS.every((program) => spawnSync('which', [program]).status === 0) && bin() !== undefined;
  }

  /** @param folder is made */
  static async start(folder: string): Promise<PatroniCluster> {
    const account = await accountFor(folder);
    const make = async (path: string) => {
      await mkdir(path, { mode: 0o700, recursive: true });
      if (account) await chown(path, account.uid, account.gid);
      return path;
    };
    await make(folder);
    const [client, peer, entry] = [await freePort(), await freePort(), await freePort()];
    const memberOf = async (name: Name): Promise<Member> => ({
      port: await freePort(),
      restPort: await freePort(),
      data: join(folder, name),
      file: join(folder, `${name}.yml`),
      patroni: undefined,
    });
    const members = { db1: await memberOf('db1'), db2: await memberOf('db2') };
    for (const name of NAMES)
      await writeFile(members[name].file, await patroniFile(name, members[name], client));
    const etcdFile = join(folder, 'etcd.yml');
    await writeFile(
      etcdFile,
      await configuration('etcd.yml', [
        [',etcd2=http://etcd2.internal:2380,etcd3=http://etcd3.internal:2380', ''],
        ['192.0.2.1:2379', `127.0.0.1:${client}`],
        ['192.0.2.1:2380', `127.0.0.1:${peer}`],
        ['etcd1.internal:2379', `127.0.0.1:${client}`],
        ['etcd1.internal:2380', `127.0.0.1:${peer}`],
        ['/var/lib/etcd/takakurabe', await make(join(folder, 'etcd'))],
      ]),
    );
    const haproxyFile = join(folder, 'haproxy.cfg');
    await writeFile(
      haproxyFile,
      await configuration('haproxy.cfg', [
        ['127.0.0.1:5000', `127.0.0.1:${entry}`],
        ...NAMES.map(
          (name) =>
            [
              `${name}.internal:5432 check port 8008`,
              `127.0.0.1:${members[name].port} check port ${members[name].restPort}`,
            ] as const,
        ),
      ]),
    );
    const others = [
      spawn('etcd', ['--config-file', etcdFile], { stdio: 'ignore' }),
      spawn('haproxy', ['-f', haproxyFile], { stdio: 'ignore' }),
    ];
    const url = `postgres://takakurabe@127.0.0.1:${entry}/takakurabe`;
    const cluster = new PatroniCluster(url, members, account, others);
    process.once('exit', () => cluster.#killAll());
    try {
      // The first one makes the cluster.
      cluster.#startMember('db1');
      await cluster.untilPrimary();
      cluster.#startMember('db2');
      await cluster.untilSynchronous();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Makes a database, and a user who owns it. @returns its URL through HAProxy */
  async createDatabase(): Promise<string> {
    const { port } = this.#members[await this.untilPrimary()];
    const admin = `postgres://postgres:${encodeURIComponent('a long password')}@127.0.0.1:${port}/postgres`;
    await asAdmin(admin, `create role takakurabe login password 'takakurabe'`);
    await asAdmin(admin, 'create database takakurabe owner takakurabe');
    return this.url.replace('takakurabe@', 'takakurabe:takakurabe@');
  }

  /** Waits for a primary. @param than another one than this */
  untilPrimary(than?: Name): Promise<Name> {
    return soon('a primary', async () => {
      for (const name of NAMES) if (name !== than && (await this.#is(name, 'primary'))) return name;
      return undefined;
    });
  }

  /** Waits until the standby has every commit that is answered. */
  async untilSynchronous(): Promise<void> {
    await soon('a synchronous standby', async () => {
      for (const name of NAMES) if (await this.#is(name, 'synchronous')) return name;
      return undefined;
    });
  }

  /** Ends a member as the loss of its machine does, or only its PostgreSQL. */
  async kill(name: Name, what: 'machine' | 'postgres'): Promise<void> {
    const member = this.#members[name];
    const postmaster = Number(readFileSync(join(member.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      .trim()
      .split(' ');
    if (what === 'machine') member.patroni?.kill('SIGKILL');
    for (const pid of [postmaster, ...children.map(Number)])
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process has ended by itself.
      }
    if (what === 'machine') member.patroni = undefined;
  }

  /** Switches a machine on again. */
  revive(name: Name): void {
    if (!this.#members[name].patroni) this.#startMember(name);
  }

  async stop(): Promise<void> {
    for (const name of NAMES) {
      const { patroni } = this.#members[name];
      if (!patroni) continue;
      const exit = once(patroni, 'exit');
      patroni.kill('SIGTERM');
      await exit;
    }
    for (const child of this.#others) child.kill('SIGTERM');
  }

  #killAll(): void {
    for (const name of NAMES) {
      this.#members[name].patroni?.kill('SIGKILL');
      const file = join(this.#members[name].data, 'postmaster.pid');
      for (const path of globSync(file))
        process.kill(Number(readFileSync(path, 'utf8').split('\n')[0]), 'SIGQUIT');
    }
    for (const child of this.#others) child.kill('SIGKILL');
  }

  #startMember(name: Name): void {
    const { file } = this.#members[name];
    this.#members[name].patroni = spawn('patroni', [file], {
      ...this.#account,
      cwd: '/',
      stdio: 'ignore',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: dirname(file) },
    });
  }

  async #is(name: Name, role: 'primary' | 'synchronous'): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.#members[name].restPort}/${role}`).catch(
      () => undefined,
    );
    return answer?.status === 200;
  }
}

const bin = () => globSync('/usr/lib/postgresql/*/bin').sort().at(-1);

async function patroniFile(name: Name, { port, restPort, data }: Member, etcd: number): Promise<string> {
  await rm(data, { recursive: true, force: true });
  return configuration('patroni.yml', [
    ['name: db1', `name: ${name}`],
    ['db1.internal:8008', `127.0.0.1:${restPort}`],
    ['db1.internal:5432', `127.0.0.1:${port}`],
    ['etcd1.internal:2379,etcd2.internal:2379,etcd3.internal:2379', `127.0.0.1:${etcd}`],
    ['/var/lib/postgresql/takakurabe', data],
    ['/usr/lib/postgresql/15/bin', bin() ?? ''],
  ]);
}

async function soon<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  const end = Date.now() + LONGEST_MS;
  while (Date.now() < end) {
    const result = await look();
    if (result !== undefined) return result;
    await wait(50);
  }
  throw new Error(`There was no ${what} within ${LONGEST_MS / 1000} s.`);
}
