import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { contentsOfBackup } from '#test/server/kept-backups/compare.ts';
import {
  changed,
  EARLIER,
  emptyFolder,
  emptyPlace,
  OLDEST,
  openedDatabase,
} from '#test/server/kept-backups/places.ts';
import { schemaState } from '../../db/migrations.ts';
import { rowsOf } from '../../db/open.ts';
import { backUp } from './backup.ts';
import { readManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';

describe('A backup of a later version', () => {
  /** A backup of a database that a later release has migrated. */
  async function ofLater(statement: string): Promise<string> {
    const { databaseUrl, dataDir } = await emptyPlace();
    const { db, migrate } = await openedDatabase(databaseUrl);
    await migrate();
    await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4000000000000)`,
    );
    const folder = join(await emptyFolder(), 'later');
    await backUp({ databaseUrl, dataDir }, folder);
    return folder;
  }

  it.each([
    ['of another format', () => changed(EARLIER, (manifest) => (manifest.format = 99)), 'it has format 99'],
    [
      'with a table that nobody knows',
      () => changed(OLDEST, ({ tables }) => tables.push({ ...tables[0], name: 'stamps' } as never)),
      'this one does not know its table stamps',
    ],
    [
      'with a column that nobody knows',
      () => changed(EARLIER, ({ tables }) => tables[0]?.columns.push('colour')),
      'this one does not know its column colour of',
    ],
    ['with a migration that changed nothing', () => ofLater('select 1'), 'had the schema of 2096-10-02'],
    [
      'with a younger column',
      () => ofLater('alter table shops add colour text'),
      'had the schema of 2096-10-02',
    ],
    ['with a younger table', () => ofLater('create table stamps (id int)'), 'had the schema of 2096-10-02'],
  ])('%s is refused in words before anything is written', async (_, make, why) => {
    const folder = await make();
    const place = await emptyPlace();
    for (const attempt of [restore, verify]) {
      const result = attempt(place, folder);
      await expect(result).rejects.toThrow(/^The backup was made by a later version than this one: /);
      await expect(result).rejects.toThrow(why);
    }
    expect(await readdir(place.dataDir)).toEqual([]);
    const { db } = await openedDatabase(place.databaseUrl);
    expect(
      await rowsOf(
        db,
        sql`select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
      ),
    ).toEqual([]);
  });

  it('is taken whole by a server of this one, with all that the later release needs', async () => {
    const folder = await ofLater('create table stamps (id int); insert into stamps values (7)');
    const { tables } = await contentsOfBackup(folder);
    expect(tables).toContainEqual(expect.objectContaining({ name: 'stamps', rows: 1 }));
    expect((await readManifest(folder)).migrations?.at(-1)).toBe(4_000_000_000_000);
  });
});

test('A table that is not ours stays out of a restore, which says so', async () => {
  const { databaseUrl, dataDir } = await emptyPlace();
  const { db, migrate } = await openedDatabase(databaseUrl);
  await migrate();
  await db.execute(sql`create table notes_of_the_operator (text text)`);
  const folder = join(await emptyFolder(), 'backup');
  await backUp({ databaseUrl, dataDir }, folder);
  const lines: string[] = [];
  await restore(await emptyPlace(), folder, (line) => lines.push(line));
  expect(lines).toEqual(['notes_of_the_operator: no table that is restored']);
});

test('A backup is not put into a database that a later migration has changed', async () => {
  for (const folder of [OLDEST, await ofThisRelease()]) {
    const place = await emptyPlace();
    const { migrate, db } = await openedDatabase(place.databaseUrl);
    await migrate();
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4000000000000)`,
    );
    await expect(restore(place, folder)).rejects.toThrow(
      'The database is not empty: it has tables of a later version than the backup.',
    );
    expect(await schemaState(db)).toMatchObject({ missing: [], isHalfRestored: false });
  }
});

/** A backup of an empty database. */
async function ofThisRelease(): Promise<string> {
  const { databaseUrl, dataDir } = await emptyPlace();
  await (await openedDatabase(databaseUrl)).migrate();
  const folder = join(await emptyFolder(), 'empty');
  await backUp({ databaseUrl, dataDir }, folder);
  return folder;
}
