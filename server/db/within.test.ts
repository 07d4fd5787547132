import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSeededDatabase, type TestDatabase } from '#test/server/databases.ts';
import { type Db, rowsOf } from './open.ts';

let testDatabase: TestDatabase;
let db: Db;
beforeAll(async () => {
  testDatabase = await openSeededDatabase();
  db = testDatabase.database.db;
  await db.execute(sql`create table notes (text text)`);
});
afterAll(() => testDatabase.remove());
beforeEach(() => db.execute(sql`delete from notes`));

const note = (tx: Db, text: string) => tx.execute(sql`insert into notes values (${text})`);
const notes = async () =>
  (await rowsOf<{ text: string }>(db, sql`select text from notes order by text`)).map(({ text }) => text);

const failing = (tx: Db, text: string) =>
  tx.transaction(async (inner) => {
    await note(inner, text);
    throw new Error('undone');
  });

describe('A transaction within another one', () => {
  it('is undone with the one around it, also after it was done itself', async () => {
    const around = db.transaction(async (tx) => {
      await note(tx, 'outer');
      await tx.transaction((inner) => note(inner, 'inner'));
      throw new Error('taken back');
    });
    await expect(around).rejects.toThrow('taken back');
    expect(await notes()).toEqual([]);
  });

  it('is undone alone, and those beside and in it are not mixed up', async () => {
    await db.transaction(async (tx) => {
      await note(tx, 'a');
      await tx.transaction(async (inner) => {
        await note(inner, 'b');
        await expect(failing(inner, 'c')).rejects.toThrow('undone');
      });
      await expect(failing(tx, 'd')).rejects.toThrow('undone');
      await note(tx, 'e');
    });
    expect(await notes()).toEqual(['a', 'b', 'e']);
  });
});
