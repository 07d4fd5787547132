import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { submissionAnswer, toSubmissionResult } from '#contract/schemas/submission.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { requestItems, requestPhotos, requests } from '../../db/schema.ts';

/** A request of the form of each released major version, as it went over the line (e2e/package/recorded.spec.ts). */
const FOLDER = join(import.meta.dirname, 'recorded');
const RECORDED = globSync('*.http', { cwd: FOLDER }).map((name) => name.replace('.http', ''));

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The headers and the body of a recorded message. */
function readMessage(version: string): { headers: Record<string, string>; payload: Buffer } {
  const message = readFileSync(join(FOLDER, `${version}.http`));
  const end = message.indexOf('\r\n\r\n');
  const [, ...lines] = message.subarray(0, end).toString().split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]));
  return { headers, payload: message.subarray(end + 4) };
}

/** A build whose files contain its name. */
async function storedOf(uuid: string) {
  const where = { request: eq(requests.uuid, uuid), item: eq(requestItems.requestUuid, uuid) };
  const [row] = await server.db.select().from(requests).where(where.request);
  const items = await server.db.select().from(requestItems).where(where.item).orderBy(requestItems.position);
  const photos = await server.db
    .select()
    .from(requestPhotos)
    .where(eq(requestPhotos.requestUuid, uuid))
    .orderBy(requestPhotos.itemPosition, requestPhotos.position);
  const files = photos.map(async ({ path, itemPosition, originalName, type }) => {
    const content = await readFile(join(server.photos.folder, path));
    return { itemPosition, originalName, type, sha256: createHash('sha256').update(content).digest('hex') };
  });
  const { name1, kana1, zip1, addr1, tel1, email, mediumUuid, utmSource, tracking, userNote } = row ?? {};
  return {
    request: { name1, kana1, zip1, addr1, tel1, email, mediumUuid, utmSource, tracking, userNote },
    items: items.map(({ category, attributes, detail }) => ({ category, attributes, detail })),
    photos: await Promise.all(files),
  };
}

test('There is a recorded request', () => expect(RECORDED).not.toEqual([]));

test.each(RECORDED)('What the form %s sends is accepted and stored as it was then', async (version) => {
  const { headers, payload } = readMessage(version);
  const { method, path: url } = CALLS.submitRequest;
  const answer = await server.app.inject({ method, url, headers, payload });
  expect(answer.statusCode).toBe(200);
  const { uuid, shops } = toSubmissionResult(submissionAnswer.parse(answer.json()));
  expect(shops).toHaveLength(10);
  const expected = JSON.parse(readFileSync(join(FOLDER, `${version}.json`), 'utf8'));
  expect(await storedOf(uuid)).toEqual(expected);
});
