import { userInfo } from 'node:os';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openSeededDatabase } from '#test/server/databases.ts';
import { Run } from '#test/server/run.ts';
import { enquiryBody } from '#test/server/site-forms.ts';
import { auditLog, contactEnquiries, media } from '../db/schema.ts';

const BY = userInfo().username;

let server: TestApp;
let databaseUrl: string;
beforeAll(async () => {
  const testDatabase = await openSeededDatabase();
  ({ url: databaseUrl } = testDatabase);
  server = await startTestApp({ opened: testDatabase });
});
afterAll(() => server.close());

/** The output of a command. */
async function ran(command: string, ...args: string[]): Promise<string> {
  const run = new Run({ DATABASE_URL: databaseUrl }, `commands/${command}.ts`, args);
  expect(await run.ended(), run.output).toBe(0);
  return run.output;
}

const newest = async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.at)).limit(1))[0];

describe('An operator at the machine', () => {
  it('adds a medium and removes it, and the log says who did so; a dry run leaves nothing', async () => {
    const add = ['add', '時計ブログ', '--host', 'watches.example'];
    expect(await ran('media', ...add, '--dry-run')).toContain('added (not written: dry run)');
    expect(await server.db.$count(auditLog)).toBe(0);
    const [uuid = ''] = (await ran('media', ...add)).match(/[\da-f-]{36}/) ?? [];
    expect(await newest()).toMatchObject({ action: 'change', subject: 'media', subjectUuid: uuid, by: BY });
    expect(await ran('media', 'remove', uuid, '--dry-run')).toContain(
      `${uuid}  removed (not written: dry run)`,
    );
    expect(await server.db.$count(media, eq(media.uuid, uuid))).toBe(1);
    expect(await ran('media', 'remove', uuid)).toContain(`${uuid}  removed`);
    expect(await server.db.$count(media, eq(media.uuid, uuid))).toBe(0);
    expect(await newest()).toMatchObject({ subjectUuid: uuid, by: BY, changed: 'removed: 時計ブログ' });
  }, 120_000);

  it('reads an enquiry, and the log says who did so', async () => {
    const { method, path: url } = CALLS.sendEnquiry;
    await server.app.inject({ method, url, payload: enquiryBody() });
    const [enquiry] = await server.db.select().from(contactEnquiries);
    expect(await ran('enquiries', 'show', enquiry?.uuid ?? '')).toContain(enquiry?.mailBody);
    expect(await newest()).toMatchObject({ action: 'show', subject: 'contact_enquiries', by: BY });
  }, 60_000);
});
