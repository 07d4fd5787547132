import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, test } from 'playwright/test';

const MEDIUM = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b71';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b72';

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, '..', 'test', 'browser', 'look-at-pages.ts');

/** A night of checkups. */
async function night(): Promise<{ pages: number; mails: number }> {
  const { stdout } = await run(process.execPath, [PROGRAM]);
  return JSON.parse(stdout);
}

let partner: Server;
const pageWith = (form: string) => `<!doctype html><html lang="ja"><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>提携先のページ</title>
  <p>広告</p><script async src="${process.env.E2E_BASE_URL}/widget/appraisal-form.js"></script>${form}`;
const formOf = (medium: string) => `<appraisal-form medium-uuid="${medium}"></appraisal-form>`;

/** The pages of a partner: one that is well, and some that are not. */
const PAGES: Readonly<Record<string, string>> = {
  '/well': pageWith(formOf(MEDIUM)),
  '/narrow': pageWith(`<div style="width: 200px">${formOf(MEDIUM)}</div>`),
  '/other': pageWith(formOf(OTHER)),
  '/dialog': pageWith(
    `<button data-appraisal-form-open data-appraisal-form-medium-uuid="${MEDIUM}">査定する</button>`,
  ),
};

const agents: string[] = [];
const database = new Client(process.env.E2E_DATABASE_URL);
const rowsOf = async (statement: string) => (await database.query(statement, [MEDIUM])).rows;

test.beforeAll(async () => {
  partner = createServer(({ url = '', headers }, answer) => {
    agents.push(headers['user-agent'] ?? '');
    const [path = ''] = url.split('?');
    if (path === '/away') answer.writeHead(302, { location: 'http://elsewhere.example/' }).end();
    else
      answer
        .writeHead(PAGES[path] ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        .end(PAGES[path]);
  }).listen(0, '127.0.0.1');
  await once(partner, 'listening');
  const site = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
  await database.connect();
  await database.query(
    `insert into media (uuid, name, hosts) values ($1, '見本の媒体', '{127.0.0.1}'), ($2, 'ほかの媒体', '{}')`,
    [MEDIUM, OTHER],
  );
  await database.query(
    `insert into desk_people (name, email, role, medium_uuids) values ('提携先', 'night@media.example', 'partner', $1)`,
    [[MEDIUM]],
  );
  for (const path of [...Object.keys(PAGES), '/gone', '/away'])
    await database.query('insert into page_checkups (medium_uuid, url) values ($1, $2)', [
      MEDIUM,
      site + path,
    ]);
});
test.afterAll(async () => {
  await database.query('delete from media where uuid = any ($1)', [[MEDIUM, OTHER]]);
  await database.query(`delete from desk_people where email = 'night@media.example'`);
  await database.end();
  partner.close();
});

test('A night finds the faults of a partner’s pages, and sends requests of which no shop hears @desktop', async () => {
  test.slow();
  expect(await night()).toEqual({ pages: 6, mails: 1 });
  expect(agents.every((agent) => agent.includes('appraisal-form-checkup (+http'))).toBe(true);

  const pages = await rowsOf('select url, results from page_checkups where medium_uuid = $1');
  expect(Object.fromEntries(pages.map(({ url, results }) => [new URL(url).pathname, results]))).toEqual({
    '/well': [{ engine: 'chromium', signs: [], arrived: true }],
    '/narrow': [{ engine: 'chromium', signs: ['narrow'], arrived: true }],
    '/dialog': [{ engine: 'chromium', signs: [], arrived: true }],
    '/other': [{ engine: 'chromium', signs: ['other-medium'], arrived: false }],
    '/gone': [{ engine: 'chromium', signs: ['page-refused'], status: 404 }],
    '/away': [{ engine: 'chromium', signs: ['page-elsewhere'] }],
  });

  const requests = await rowsOf(`select kind, t.is_keyed,
      (select count(*)::int from matches m where m.request_uuid = r.uuid) as places,
      (select count(*)::int from deliveries d where d.subject_uuid = r.uuid and d.recipient = 'shop') as told
    from requests r left join test_requests t on t.request_uuid = r.uuid where r.medium_uuid = $1`);
  const quiet = { kind: 'test', is_keyed: true, places: 0, told: 0 };
  expect(requests).toEqual([quiet, quiet, quiet]);
  expect(await rowsOf('select page from funnel_counts where medium_uuid = $1')).toEqual([]);
  const findings = await database.query(
    `select medium_uuid, substring(page from '/.*') as path, codes from doctor_findings
      where medium_uuid = any ($1) order by path`,
    [[MEDIUM, OTHER]],
  );
  expect(findings.rows.map(({ medium_uuid, path, codes }) => [medium_uuid, path, ...codes])).toEqual([
    [MEDIUM, '/dialog'],
    [MEDIUM, '/narrow', 'narrow'],
    [MEDIUM, '/other'],
    [MEDIUM, '/well'],
  ]);

  expect(await night()).toEqual({ pages: 0, mails: 0 });
});
