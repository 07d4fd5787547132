import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import type { Db } from '../db/open.ts';
import { requests } from '../db/schema.ts';
import { settleRequest } from './settle-request.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Stores a request under another uuid in a transaction that stays open until the test ends it, or ends. */
async function openTransaction(uuid: string, like: string) {
  const [begun, end] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const over = server.db.transaction(async (tx: Db) => {
    const [row] = await tx.select().from(requests);
    await tx
      .insert(requests)
      .values({ ...(row as typeof requests.$inferInsert), uuid, idempotencyKey: like });
    const { rows } = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
    begun.resolve(rows[0]?.id ?? '');
    await end.promise;
  });
  onTestFinished(() => end.resolve());
  return { transaction: await begun.promise, commit: end.resolve, fail: end.reject, over };
}

it('A request whose commit was not answered is undone only when it is over, and only if it failed', async () => {
  await server.submit();
  const [storedUuid, failedUuid] = [randomUUID(), randomUUID()];
  const [one, other] = [await openTransaction(storedUuid, 'one'), await openTransaction(failedUuid, 'other')];
  const undone: string[] = [];
  const settle = (uuid: string, transaction: string) =>
    settleRequest(server.db, { uuid, transaction }, async () => void undone.push(uuid));
  const execute = vi.spyOn(server.db, 'execute');
  onTestFinished(() => execute.mockRestore());
  const settled = Promise.all([settle(storedUuid, one.transaction), settle(failedUuid, other.transaction)]);
  await vi.waitFor(() => expect(execute.mock.settledResults.map(({ type }) => type)).toHaveLength(2));
  await server.db.execute(sql`select`);
  expect(undone).toEqual([]);
  one.commit();
  other.fail(new Error('no more room'));
  await Promise.allSettled([one.over, other.over]);
  await settled;
  expect(undone).toEqual([failedUuid]);
});
