import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { appendFile, chown, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Account, accountFor } from '#server/base/account.ts';
import { reachableBinaries } from '#server/db/embedded/binaries.ts';
import { freePort } from '#test/base/free-port.ts';
import { asAdmin } from '#test/base/postgres.ts';

/** The owner of everything in it. */
export const USER = 'soak';

/** Settings of PostgreSQL by their names. */
export type PostgresSettings = Readonly<Record<string, string>>;

/** A small machine of its own. All other settings are PostgreSQL's defaults, so every commit waits for the disk. */
const SETTINGS: PostgresSettings = {
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  max_connections: '200',
  unix_socket_directories: '',
};

interface Place {
  folder: string;
  bin: string;
  version: string;
  account: Account | undefined;
  host: string;
  port: number;
  /** The name of a network of its own (`ip netns`). */
  network: string | undefined;
  /** More of its environment. */
  env: Readonly<Record<string, string>>;
}

/** A PostgreSQL elsewhere, as an operator would run it: reached by address and port, and started and stopped apart. */
export class Postgres {
  readonly place: Place;
  #child: ChildProcess | undefined;
  #more: PostgresSettings = {};

  private constructor(place: Place) {
    this.place = place;
  }

  /**
   * Makes one and starts it: the system's if there is one, otherwise the programs that come with the product.
   * @param folder is made
   */
  static async start(
    folder: string,
    {
      host = '127.0.0.1',
      network,
      env = {},
      settings = {},
    }: {
      host?: string;
      network?: string;
      env?: Readonly<Record<string, string>>;
      settings?: PostgresSettings;
    } = {},
  ): Promise<Postgres> {
    const account = await accountFor(folder);
    const bin = await binaries(account);
    const { stdout } = await promisify(execFile)(join(bin, 'postgres'), ['--version']);
    const version = /\d+(\.\d+)?/.exec(stdout)?.[0] ?? '';
    await mkdir(folder, { mode: 0o700 });
    if (account) await chown(folder, account.uid, account.gid);
    const kind = ['-A', 'trust', '--no-locale', '-E', 'UTF8'];
    await promisify(execFile)(join(bin, 'initdb'), ['-D', folder, '-U', USER, ...kind], {
      ...account,
      cwd: '/',
    });
    await appendFile(join(folder, 'pg_hba.conf'), 'host all all samenet trust\n');
    const postgres = new Postgres({
      folder,
      bin,
      version,
      account,
      host,
      port: await freePort(),
      network,
      env,
    });
    process.once('exit', () => postgres.#child?.kill('SIGQUIT'));
    await postgres.startAgain(settings);
    return postgres;
  }

  url(database = 'postgres'): string {
    const { host, port } = this.place;
    return `postgres://${USER}@${host}:${port}/${database}`;
  }

  async createDatabase(name: string): Promise<string> {
    await asAdmin(this.url(), `create database ${name}`);
    return this.url(name);
  }

  /** @param more settings until the next start; left out, those of before */
  async startAgain(more: PostgresSettings = this.#more): Promise<void> {
    this.#more = more;
    const { bin, folder, host, port, account, network, env } = this.place;
    const settings = { ...SETTINGS, ...more, listen_addresses: host, port: String(port) };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = [join(bin, 'postgres'), '-D', folder, ...args];
    // Only root enters another network, and PostgreSQL does not run as root.
    const enter = account && [
      'setpriv',
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
    ];
    const [program = '', ...rest] = network
      ? ['ip', 'netns', 'exec', network, ...(enter ?? []), ...command]
      : command;
    this.#child = spawn(program, rest, {
      ...(network ? {} : account),
      cwd: '/',
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
    const { pid } = this.#child;
    while (this.#child.exitCode === null) {
      const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
      if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return;
      await wait(10);
    }
    throw new Error(`PostgreSQL in ${folder} ended with ${this.#child.exitCode}`);
  }

  /** @param how `fast` ends all connections in order, `immediate` drops everything as a crash does */
  async stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await exit;
  }
}

async function binaries(account: Account | undefined): Promise<string> {
  const binary = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  return binary ? dirname(binary) : reachableBinaries(account);
}
