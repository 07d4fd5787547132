import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';
import { type Account, accountFor, requirePassage } from '../../base/account.ts';
import { StartError } from '../../base/errors.ts';
import type { Logger } from '../../base/logging.ts';
import { reachableBinaries } from './binaries.ts';

/** The user of the product. */
export const OWNER = 'takakurabe';

/** Names the socket. PostgreSQL does not listen on the network. */
const PORT = 5432;

/**
 * Small: one server process is all that connects, and the system keeps in memory what the buffers do not hold. Every
 * commit is on the disk before it is answered.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '16MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '1',
  wal_level: 'minimal',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  // The log of changes takes its full size from the start: on a full disk calls are then refused, and the server does
  // not stop.
  wal_recycle: 'on',
  min_wal_size: '32MB',
  max_wal_size: '32MB',
  // The caller logs its own errors. Statements and values do not belong into a log.
  log_min_messages: 'log',
  // With so little room for the log of changes they are frequent, and nobody has to do anything.
  log_checkpoints: 'off',
  checkpoint_warning: '0',
  log_error_verbosity: 'terse',
  log_line_prefix: '',
};

/** For tests: nothing has to outlast a power cut, and many databases are copied. */
const QUICK: Readonly<Record<string, string>> = {
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
};

/** A path of a socket may have 107 bytes on Linux and 103 on macOS. */
const SOCKET_BYTES = 103;

/** Severities of its lines at which it, or a connection, has ended. */
const SEVERE = ['FATAL', 'PANIC'];

/** After a crash, PostgreSQL is started again; if that fails (a full disk), again after this long. */
const RESTART_MS = 1000;

export interface ClusterOptions {
  /** Also listens on this port of 127.0.0.1, without a password, and does not wait for the disk: for tests. */
  testPort?: number;
  /** Gets its lines. */
  log?: Logger | undefined;
}

/** A PostgreSQL of this process alone. */
export interface Cluster {
  /** The folder of its socket. */
  readonly host: string;
  /** Its process; another one after a crash. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in a folder, which it makes if it is not there. One that a killed server left running there is
 * stopped first. The caller must hold the lock of the data folder.
 * @throws StartError if it cannot run here
 */
export async function startCluster(folder: string, options: ClusterOptions = {}): Promise<Cluster> {
  const account = await accountFor(folder);
  const bin = await reachableBinaries(account);
  if (account) await requirePassage(folder, account);
  if (!(await hasDatabase(folder))) await make(bin, folder, account, options);
  const host = await prepareSocketFolder(folder, account);
  await stopLeftover(folder, host);
  const cluster = new RunningCluster(bin, folder, host, account, options);
  await cluster.start();
  return cluster;
}

/** Whether there is a database in a folder. */
export const hasDatabase = async (folder: string): Promise<boolean> =>
  (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')) !== '';

/** Removes a database that is not needed, also one that a killed process left running. */
export async function removeCluster(folder: string): Promise<void> {
  await stopLeftover(folder, socketFolderOf(folder));
  await rm(folder, { recursive: true, force: true });
}

/** Under another name first, so that one that was interrupted while being made is never used. */
async function make(
  bin: string,
  folder: string,
  account: Account | undefined,
  { testPort }: ClusterOptions,
): Promise<void> {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  if (account) await chown(fresh, account.uid, account.gid);
  const hosts = testPort === undefined ? ['--auth-host=reject'] : ['--auth-host=trust', '--no-sync'];
  const locale = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const kind = [...locale, '--wal-segsize=1', '--no-instructions'];
  const args = ['-D', fresh, '-U', OWNER, '--auth-local=trust', ...hosts, ...kind];
  await promisify(execFile)(join(bin, 'initdb'), args, { ...account, cwd: '/', env: environment() }).catch(
    (cause: Error & { stderr?: string }) => {
      throw new StartError(
        `The database in ${folder} could not be made: ${cause.stderr?.trim() || cause.message}`,
        'See whether the disk has room and the folder can be written to.',
        { cause },
      );
    },
  );
  await rename(fresh, folder);
}

/**
 * How to connect to the PostgreSQL that listens in a folder.
 * @param host the folder of its socket
 */
export const connectionTo = (host: string): ClientConfig => ({ host, user: OWNER, database: 'postgres' });

/** How to connect to the PostgreSQL that runs in a folder; undefined if none answers there. */
export async function runningCluster(folder: string): Promise<ClientConfig | undefined> {
  const host = socketFolderOf(folder);
  return (await answers(host)) ? connectionTo(host) : undefined;
}

/** The folder of the socket of a PostgreSQL: its own folder, unless the path is too long. */
function socketFolderOf(folder: string): string {
  if (Buffer.byteLength(socketIn(folder)) <= SOCKET_BYTES) return folder;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `takakurabe-${name}`);
}

async function prepareSocketFolder(folder: string, account: Account | undefined): Promise<string> {
  const host = socketFolderOf(folder);
  if (host === folder) return host;
  await mkdir(host, { recursive: true, mode: 0o700 });
  await chmod(host, 0o700);
  if (account) await chown(host, account.uid, account.gid);
  return host;
}

const socketIn = (host: string) => join(host, `.s.PGSQL.${PORT}`);

const environment = () => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  // Its processes, too, give freed memory back (server/base/node-settings.mjs).
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_,
});

/** The lines of the file that a running PostgreSQL keeps: its process first, its state eighth. */
const pidFile = (folder: string): Promise<string[]> =>
  readFile(join(folder, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );

function answers(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketIn(host), () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}

/** The file of one that is gone is removed: its number may be another program's by now. */
async function stopLeftover(folder: string, host: string): Promise<void> {
  const pid = Number((await pidFile(folder))[0]);
  if (!(pid > 1) || !(await answers(host))) return rm(join(folder, 'postmaster.pid'), { force: true });
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 1500; tries += 1) {
    if ((await pidFile(folder)).length === 0) return;
    await wait(20);
  }
  throw new StartError(
    `A PostgreSQL of an earlier start (process ${pid}) in ${folder} does not stop.`,
    'Stop that process, then start again.',
  );
}

class RunningCluster implements Cluster {
  readonly host: string;
  readonly #bin: string;
  readonly #folder: string;
  readonly #account: Account | undefined;
  readonly #options: ClusterOptions;
  #child: ChildProcess | undefined;
  #stopping = false;

  constructor(
    bin: string,
    folder: string,
    host: string,
    account: Account | undefined,
    options: ClusterOptions,
  ) {
    this.#bin = bin;
    this.#folder = folder;
    this.host = host;
    this.#account = account;
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const { testPort } = this.#options;
    const settings = {
      ...SETTINGS,
      unix_socket_directories: `"${this.host}"`,
      ...(testPort !== undefined && {
        listen_addresses: '127.0.0.1',
        port: String(testPort),
        max_connections: '200',
        ...QUICK,
      }),
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // In a session of its own, so that Ctrl+C in a terminal reaches only the server, which then stops PostgreSQL in
    // order.
    const child = spawn(join(this.#bin, 'postgres'), ['-D', this.#folder, ...args], {
      ...this.#account,
      cwd: '/',
      detached: true,
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
    });
    if (child.stderr) this.#passOn(child.stderr);
    this.#child = child;
    const exit = once(child, 'exit').catch((error: Error) => [error.message]);
    const over = exit.then(([reason]) => {
      throw new StartError(
        `PostgreSQL in ${this.#folder} ended with ${reason}:\n${output.trim()}`,
        'Its last lines are above. See whether the disk has room.',
      );
    });
    await Promise.race([this.#untilReady(child), over]);
    over.catch((error: Error) => this.#startAgain(error));
  }

  /** Its lines begin with their severity. */
  #passOn(lines: Readable): void {
    createInterface(lines).on('line', (line) => {
      const [, severity = '', text = line] = /^([A-Z]+): {2}(.*)/.exec(line) ?? [];
      const level = SEVERE.includes(severity) ? 'error' : 'info';
      this.#options.log?.[level]({ of: 'PostgreSQL' }, text);
    });
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    while (child.exitCode === null && child.signalCode === null) {
      const lines = await pidFile(this.#folder);
      if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
      await wait(10);
    }
  }

  async #startAgain(reason: Error): Promise<void> {
    if (this.#stopping) return;
    this.#options.log?.error(reason.message);
    await wait(RESTART_MS);
    if (this.#stopping) return;
    await this.start().catch((error: Error) => this.#startAgain(error));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    await exit;
  }
}
