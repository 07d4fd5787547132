import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { createDatabase } from '#test/server/databases.ts';
import { Run } from '#test/server/run.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { TEMPLATE } from '#test/server/template.ts';
import { schemaState } from './migrations.ts';
import { type Database, MIGRATIONS, openPostgres } from './open.ts';

interface Journal {
  entries: { tag: string; when: number }[];
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function databaseOf(template?: string): Promise<{ url: string; database: Database }> {
  const { url, drop } = await createDatabase(template);
  const database = await openPostgres(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { url, database };
}

/** The migrations of another release. */
async function migrationsOf(change: (journal: Journal, folder: string) => unknown): Promise<string> {
  const folder = await temporaryFolder();
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  await change(journal, folder);
  await writeFile(path, JSON.stringify(journal));
  return folder;
}

const earlier = () => migrationsOf(({ entries }) => entries.pop());

const later = (statements: string) =>
  migrationsOf(async ({ entries }, folder) => {
    const tag = '9999_later';
    entries.push({ tag, when: Date.now() });
    await writeFile(join(folder, `${tag}.sql`), statements);
  });

const newest = async () => {
  const { entries } = JSON.parse(
    await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'),
  ) as Journal;
  return entries.at(-1)?.tag ?? '';
};

const settings = async (url: string, MIGRATE: string) => ({
  DATABASE_URL: url,
  DATA_DIR: await temporaryFolder(),
  PORT: '0',
  RATE_LIMITS: 'off',
  MIGRATE,
});

const migrate = (env: Record<string, string>) => new Run({ ...env, SEED: 'none' }, 'commands/migrate.ts');

async function submit(base: string): Promise<number> {
  const { headers, payload } = await encodeSubmission();
  const body = new Uint8Array(payload);
  const { status } = await fetch(base + CALLS.submitRequest.path, { method: 'POST', headers, body });
  return status;
}

describe('A database with the schema of an earlier release', () => {
  it('is refused by a server that only checks, until an operator migrates it; twice at once is once', async () => {
    const { url, database } = await databaseOf();
    const missing = await newest();
    await database.migrate(await earlier(), await temporaryFolder());
    const env = await settings(url, 'check');
    const run = new Run(env);
    expect(await run.ended()).toBe(1);
    expect(run.output).toContain(`: ${missing}, `);
    expect(run.output).toContain(', count_request 1, ');
    expect(run.output).toContain('missing.\nRun "npm run migrate" once');

    const commands = [migrate(env), migrate(env)];
    expect(await Promise.all(commands.map((command) => command.ended()))).toEqual([0, 0]);
    const migrated = commands.filter(({ output }) => output.includes(`migrated: ${missing}`));
    expect(migrated).toHaveLength(1);
    for (const { output } of commands) expect(output).toContain('schema and reference data are up to date');
    expect((await schemaState(database.db)).missing).toEqual([]);

    const server = new Run(env);
    await server.base();
    expect(server.output).toContain(
      'reference data of another release: catalogue, addresses (npm run migrate)',
    );
  });
});

test.each(['start', 'check'])(
  'A database of before the first release is refused with MIGRATE=%s, with the way to bring its data over',
  async (value) => {
    const { url, database } = await databaseOf(TEMPLATE);
    await database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1700000000000`);
    const run = new Run(await settings(url, value));
    expect(await run.ended()).toBe(1);
    expect(run.output).toMatch(
      /before the first release.*npm run backup -- FOLDER.*npm run restore -- FOLDER/s,
    );
  },
);

describe('While a later release migrates the database', () => {
  it('a server of this one goes on taking requests, and can start again', { timeout: 150_000 }, async () => {
    const { url, database } = await databaseOf(TEMPLATE);
    const env = await settings(url, 'start');
    const server = new Run(env);
    const base = await server.base();
    const statuses = new Set<number>();
    let over = false;
    const callers = Array.from({ length: 4 }, async () => {
      while (!over) statuses.add(await submit(base));
    });
    await database.migrate(
      await later(`
        ALTER TABLE requests ADD COLUMN later text NOT NULL DEFAULT '';--> statement-breakpoint
        ALTER TABLE shops ADD COLUMN later boolean;--> statement-breakpoint
        CREATE TABLE later (uuid uuid PRIMARY KEY);`),
    );
    for (let count = 0; count < 5; count += 1) statuses.add(await submit(base));
    over = true;
    await Promise.all(callers);
    expect([...statuses]).toEqual([200]);
    server.kill('SIGTERM');
    await server.ended();

    for (const MIGRATE of ['start', 'check']) {
      const again = new Run({ ...env, MIGRATE });
      expect(await submit(await again.base())).toBe(200);
      again.kill('SIGTERM');
      await again.ended();
    }
  });

  it('whatever waits long for a table in use is given up, and nothing is changed', async () => {
    const { database } = await databaseOf(TEMPLATE);
    const client = await database.pool.connect();
    await client.query('begin; select from requests limit 1');
    const folder = await later(`
      CREATE TABLE later (uuid uuid PRIMARY KEY);--> statement-breakpoint
      ALTER TABLE requests ADD COLUMN later text;`);
    await expect(database.migrate(folder)).rejects.toThrow('waited too long for a table that is in use');
    client.release(true);
    expect(await schemaState(database.db)).toMatchObject({ missing: [], isLater: false, unknown: [] });
    await database.migrate(folder);
    expect((await schemaState(database.db)).isLater).toBe(true);
  });
});

describe('A database from which a later release took something away', () => {
  test.each(['start', 'check'])(
    'is refused with MIGRATE=%s, which names what the schema needs',
    async (value) => {
      const { url, database } = await databaseOf(TEMPLATE);
      const tag = '9998_added';
      await database.migrate(await later(`INSERT INTO required_migrations VALUES ('${tag}');`));
      const run = new Run(await settings(url, value));
      expect(await run.ended()).toBe(1);
      expect(run.output).toContain(`too old for the schema of the database, which needs ${tag}.`);
    },
  );
});

/** Statements that remove something that the release before, which may still run, uses. */
const TAKES_AWAY =
  /\b(drop\s+(table|column|function|view|type)|rename\s+(to|column)|set\s+not\s+null|set\s+data\s+type)\b/i;

it('a migration that takes something away says which one the servers must know', async () => {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    const statements = await readFile(join(MIGRATIONS, name), 'utf8');
    if (TAKES_AWAY.test(statements)) expect(statements, name).toMatch(/insert into "?required_migrations/i);
  }
});
