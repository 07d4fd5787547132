import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const POSTGRES_ROOT = '/usr/lib/postgresql';

/** For a database that lives for some minutes: nothing needs to survive a power cut. */
const OPTIONS = [
  '-c fsync=off',
  '-c synchronous_commit=off',
  '-c full_page_writes=off',
  '-c shared_buffers=32MB',
];

/** The newest PostgreSQL's folder of programs, or undefined. */
export function findPostgres() {
  if (!existsSync(POSTGRES_ROOT)) return undefined;
  const versions = readdirSync(POSTGRES_ROOT).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(POSTGRES_ROOT, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** A port that nothing listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The distribution's user for PostgreSQL, which refuses to run as root. */
function postgresUser() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid) throw new Error('PostgreSQL does not run as root, and there is no user "postgres" here.');
  return { uid: Number(uid), gid: Number(gid) };
}

function runAs(user, command, args) {
  // stdio must not be piped: the server that pg_ctl leaves behind would hold the pipe open for ever.
  const { status, error } = spawnSync(command, args, { ...user, cwd: tmpdir(), stdio: 'ignore' });
  if (status !== 0) throw new Error(`${command} ended with ${status ?? error?.message}`);
}

/**
 * Starts an empty PostgreSQL of its own for tests, on a free port and in a temporary folder.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startPostgres() {
  const bin = findPostgres();
  if (!bin) throw new Error(`No PostgreSQL under ${POSTGRES_ROOT}.`);
  const user = process.getuid?.() === 0 ? postgresUser() : {};
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const control = (args) => runAs(user, join(bin, 'pg_ctl'), ['-D', data, ...args]);
  runAs(user, join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ]);
  const options = [`-p ${port}`, `-k ${folder}`, '-c listen_addresses=127.0.0.1', ...OPTIONS].join(' ');
  control(['-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      control(['-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
