import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../base/free-port.ts';

const KINDS = ['object', 'container', 'account'] as const;
const PROXY = 'swift-proxy-server';
const LONGEST_START_MS = 60_000;

/** The packages of Debian that bring it. */
export const SWIFT_PACKAGES = 'swift-proxy swift-account swift-container swift-object';

/** How to reach it. */
export const SWIFT_KEYS = { AWS_ACCESS_KEY_ID: 'test:tester', AWS_SECRET_ACCESS_KEY: 'testing' };

export function hasSwift(): boolean {
  try {
    execFileSync('which', [PROXY], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts OpenStack Swift with its S3 API, on this machine alone and with one copy of everything.
 * @param folder empty, on a file system with extended attributes
 */
export async function startSwift(folder: string): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const conf = join(folder, 'conf');
  mkdirSync(conf);
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true });
  writeFileSync(
    join(conf, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  const processes: ChildProcess[] = [];
  const start = (kind: string) => {
    const log = openSync(join(folder, `${kind}.log`), 'w');
    // A group of its own: on stop, it stops its whole group.
    const options = { detached: true, stdio: ['ignore', log, log] as ['ignore', number, number] };
    processes.push(spawn(`swift-${kind}-server`, [join(conf, `${kind}.conf`), '-v'], options));
  };
  for (const kind of KINDS) {
    const port = await freePort();
    writeFileSync(join(conf, `${kind}.conf`), storageConf(kind, folder, port));
    makeRing(conf, kind, port);
    start(kind);
  }
  const port = await freePort();
  writeFileSync(join(conf, 'proxy.conf'), proxyConf(folder, port));
  start('proxy');
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = () => stopAll(processes);
  await waitForAnswer(`${endpoint}/info`).catch(async (error) => {
    await stop();
    throw error;
  });
  return { endpoint, stop };
}

function makeRing(conf: string, kind: string, port: number): void {
  const build = (...args: string[]) => {
    try {
      execFileSync('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: conf, stdio: 'pipe' });
    } catch (error) {
      // 1 is a warning, such as that one machine is not many.
      if ((error as { status?: number }).status !== 1) throw error;
    }
  };
  build('create', '4', '1', '0');
  build('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  build('rebalance');
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 1
user = ${userInfo().username}
swift_dir = ${join(folder, 'conf')}
log_address = /dev/null
`;

const storageConf = (kind: string, folder: string, port: number) => `${common(folder, port)}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const FILTERS = ['catch_errors', 'cache', 'listing_formats', 'bulk', 's3api', 'tempauth', 'copy', 'slo'];
const FILTER_SETTINGS: Readonly<Record<string, string>> = {
  s3api: 'location = us-east-1\n',
  tempauth: 'user_test_tester = testing .admin\n',
};

const proxyConf = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${FILTERS.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
${FILTERS.map((name) => `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${FILTER_SETTINGS[name] ?? ''}`).join('')}`;

async function waitForAnswer(url: string): Promise<void> {
  const end = Date.now() + LONGEST_START_MS;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error('Swift did not start.');
    await wait(200);
  }
}

async function stopAll(processes: readonly ChildProcess[]): Promise<void> {
  for (const child of processes) {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) continue;
    const exit = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await exit;
  }
}
