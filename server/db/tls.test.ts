import { execFile } from 'node:child_process';
import { chmod, chown, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { freePort } from '#test/base/free-port.ts';
import { asAdmin } from '#test/base/postgres.ts';
import { hasOpenssl } from '#test/server/certificate.ts';
import { Run } from '#test/server/run.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { accountFor } from '../base/account.ts';
import { databaseTrouble } from '../base/database-trouble.ts';
import { StartError } from '../base/errors.ts';
import { type Cluster, OWNER, startCluster } from './embedded/cluster.ts';
import { openPostgres } from './open.ts';

let folder: string;
let cluster: Cluster;
let port: number;

const file = (name: string) => join(folder, name);
const openssl = (...args: string[]) => promisify(execFile)('openssl', args, { cwd: folder });
const url = (query = '', { host = 'localhost', database = 'postgres' } = {}) =>
  `postgres://${OWNER}@${host}:${port}/${database}${query}`;
const verified = (authority: string) => `?sslmode=verify-full&sslrootcert=${file(`${authority}.crt`)}`;

async function makeAuthority(name: string): Promise<void> {
  const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
  await openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    ...files,
  );
}

/** For the name `localhost`, not for its address. */
async function makeServerCertificate(authority: string): Promise<void> {
  await writeFile(file('names'), 'subjectAltName=DNS:localhost');
  const files = ['-keyout', 'server.key', '-out', 'server.csr'];
  await openssl('req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files);
  const signed = ['-CA', `${authority}.crt`, '-CAkey', `${authority}.key`, '-CAcreateserial', '-days', '2'];
  await openssl('x509', '-req', '-in', 'server.csr', ...signed, '-extfile', 'names', '-out', 'server.crt');
}

/** From then on the network reaches it by TLS only. */
async function switchTlsOn(data: string): Promise<void> {
  const account = await accountFor(data);
  for (const name of ['server.crt', 'server.key']) {
    await copyFile(file(name), join(data, name));
    await chmod(join(data, name), 0o600);
    if (account) await chown(join(data, name), account.uid, account.gid);
  }
  await asAdmin(url(), 'alter system set ssl = on');
  await writeFile(join(data, 'pg_hba.conf'), 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n');
  await asAdmin(url(), 'select pg_reload_conf()');
}

beforeAll(async () => {
  if (!hasOpenssl) return;
  folder = await mkdtemp(join(tmpdir(), 'tk-tls-'));
  await chmod(folder, 0o755);
  port = await freePort();
  await makeAuthority('known');
  await makeAuthority('unknown');
  await makeServerCertificate('known');
  cluster = await startCluster(file('postgres'), { testPort: port });
  await asAdmin(url(), 'create database elsewhere');
  await switchTlsOn(file('postgres'));
});
afterAll(async () => {
  if (!hasOpenssl) return;
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.runIf(hasOpenssl)('A PostgreSQL that is reached by TLS only', () => {
  test.each<[string, () => string, RegExp]>([
    ['without TLS', () => url(), /no encryption/],
    [
      'with a certificate that nobody known signed',
      () => url('?sslmode=verify-full'),
      /verify the first certificate/,
    ],
    [
      'with the certificate of another authority',
      () => url(verified('unknown')),
      /certificate signature|verify/,
    ],
    [
      'under a name that its certificate does not have',
      () => url(verified('known'), { host: '127.0.0.1' }),
      /altnames/,
    ],
  ])('is not used %s, and the operator reads why', async (_name, address, reason) => {
    const error = await openPostgres(address()).catch((reason) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toMatch(reason);
    expect(error.remedy).toContain('sslrootcert');
    // A call meets this if the certificate changes while the server runs.
    expect(databaseTrouble(error)).toBe('unavailable');
  });

  it('is not used with an authority that cannot be read, which is named', async () => {
    const error = await openPostgres(url('?sslmode=verify-full&sslrootcert=/none.crt')).catch(
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toContain('/none.crt');
  });

  it('is used by server, queue and all commands if its certificate is right', {
    timeout: 60_000,
  }, async () => {
    const env = { DATABASE_URL: url(verified('known')), DATA_DIR: file('data'), PORT: '0', SEED: 'none' };
    const outputOf = async (program: string, args: string[], settings: Record<string, string> = env) => {
      const command = new Run(settings, program, args);
      expect([await command.ended(), command.output]).toEqual([0, expect.any(String)]);
      return command.output;
    };
    expect(await outputOf('commands/migrate.ts', [])).toMatch(
      /database: PostgreSQL \d+ at localhost:\d+\/postgres, encrypted/,
    );
    const server = new Run({ ...env, MIGRATE: 'check', RETENTION_DAYS: '30' });
    const base = await server.base();
    const { headers, payload } = await encodeSubmission();
    const body = new Uint8Array(payload);
    const answer = await fetch(base + CALLS.submitRequest.path, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    const { uuid } = (await answer.json()) as { uuid: string };

    const client = new Client(url(verified('known')));
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as connections, bool_and(ssl) as encrypted
       from pg_stat_ssl join pg_stat_activity using (pid)
       where client_port > 0 and datname is not null`, // one that is being opened has neither yet
    );
    const { rows: schedules } = await client.query('select name from queue.schedule');
    await client.end();
    expect(rows[0].connections).toBeGreaterThan(1);
    expect(rows[0].encrypted).toBe(true);
    expect(schedules).toContainEqual({ name: 'erase-expired' });

    expect(await outputOf('commands/requests.ts', ['list'])).toContain(uuid);
    await outputOf('commands/backup/run.ts', ['backup', file('backup')]);
    const elsewhere = {
      ...env,
      DATABASE_URL: url(verified('known'), { database: 'elsewhere' }),
      DATA_DIR: file('restored'),
    };
    await outputOf('commands/backup/run.ts', ['restore', file('backup')], elsewhere);
    expect(await outputOf('commands/requests.ts', ['list'], elsewhere)).toContain(uuid);
  });
});
