import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { CHECKS } from '#conformance/checks/index.ts';
import { MARK } from '#conformance/mark.ts';
import { allHold, type GroupName, type Result, runConformance } from '#conformance/run.ts';
import { rowsOf } from '#server/db/open.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { IS_THOROUGH } from '../thorough.ts';
import { FAULTS } from './faults.ts';
import { type BackEndFault, startFaulty } from './faulty-server.ts';

let server: TestApp;
let base: string;
beforeAll(async () => {
  server = await startTestApp();
  base = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const brokenRows = (results: readonly Result[]) =>
  results
    .filter(({ outcome, optional }) => outcome === 'broken' && !optional)
    .map(({ call, name }) => `${call}: ${name}`);

function faultOf(faultName: string): BackEndFault {
  const fault = FAULTS.find(({ name }) => name === faultName);
  if (!fault) throw new Error(`no fault is called ${faultName}`);
  return fault;
}

/** The call of a row that finds a fault. */
const callOf = (row: string) => row.slice(0, row.indexOf(':')) as GroupName;

const TABLES = [
  'requests',
  'request_items',
  'request_photos',
  'matches',
  'shop_registrations',
  'contact_enquiries',
];
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await rowsOf<{ count: number }>(
      server.db,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    counts[table] = row?.count ?? -1;
  }
  return counts;
}
const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]));

describe('The conformance run against our own server', () => {
  it('stores nothing without --write, and says which rows it left out for that', async () => {
    const results = await runConformance({ base, write: false });
    expect(brokenRows(results)).toEqual([]);
    expect(results.filter(({ needsWrite }) => needsWrite).length).toBeGreaterThan(20);
    expect(await rowCounts()).toEqual(NOTHING);
    expect(await server.filesOnDisk()).toEqual([]);
  });

  it('finds that every row holds, the optional ones too', async () => {
    const results = await runConformance({ base, write: true });
    // A new call runs with its example, which may name an object that does not exist.
    const known = results.filter(({ call, outcome }) => outcome === 'broken' || call in CHECKS);
    expect(known.filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
    expect(allHold(results)).toBe(true);
  });

  it('marks what it leaves behind', async () => {
    const rows = await rowsOf<{ name: string }>(
      server.db,
      sql`select name1 as name from requests union all select name from shop_registrations union all select name from contact_enquiries`,
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([MARK]));
  });

  it('makes only the calls that it is told to', async () => {
    const results = await runConformance({ base, write: false, only: ['cities'] });
    expect(new Set(results.map(({ call }) => call))).toEqual(new Set(['cities']));
  });
});

describe('The conformance run finds that', () => {
  test.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', async (_name, fault) => {
    const faulty = await startFaulty(server.app, fault);
    try {
      // The whole run finds nothing else, which takes a minute for all faults.
      const only = IS_THOROUGH ? {} : { only: fault.foundBy.map(callOf) };
      const results = await runConformance({ base: faulty.url, write: fault.write ?? false, ...only });
      expect(brokenRows(results)).toEqual(fault.foundBy);
      expect(allHold(results)).toBe(false);
    } finally {
      await faulty.close();
    }
  });

  it('a call is broken that another one needs, even if only that one is run', async () => {
    const faulty = await startFaulty(server.app, faultOf('the count of shops is a text'));
    const results = await runConformance({ base: faulty.url, write: false, only: ['partnerShop'] });
    await faulty.close();
    expect(brokenRows(results)).toEqual([]);
    expect(allHold(results)).toBe(false);
  });

  it('nothing is wrong where the same way leads to the server unchanged', async () => {
    const faulty = await startFaulty(server.app, { name: 'none', foundBy: [] });
    const results = await runConformance({ base: faulty.url, write: true });
    await faulty.close();
    expect(brokenRows(results)).toEqual([]);
  });
});

describe('The command', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tk-conformance-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const MAIN = join(import.meta.dirname, '..', '..', '..', 'conformance', 'command.ts');
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(process.execPath, [MAIN, ...args], (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      });
    });

  it('ends with 0 when all rows hold, and writes them down', async () => {
    const file = join(folder, 'report.json');
    const { code, out } = await run(base, '--only', 'addresses', '--json', file);
    expect(code).toBe(0);
    expect(out).toContain('GET /v1/addresses/cities');
    expect(out).toMatch(/^\d+ hold, 0 do not, 0 not checked\.$/m);
    const report = JSON.parse(await readFile(file, 'utf8'));
    expect(report).toMatchObject({ url: base, write: false, summary: { broken: 0, notChecked: 0 } });
    expect(report.rows).toContainEqual({
      call: 'prefectures',
      name: 'lists all 47 prefectures, each once',
      from: 'document 1, section 2',
      kind: 'good',
      optional: false,
      outcome: 'holds',
    });
  });

  it('ends with 1 when some do not, and says why', async () => {
    const faulty = await startFaulty(server.app, faultOf('an unknown postal code is answered with nothing'));
    const { code, out } = await run(faulty.url, '--only', 'zipcodeAddresses');
    await faulty.close();
    expect(code).toBe(1);
    const [, lines = ''] = out.split('✗ answers 404 for a postal code that does not exist\n');
    expect(
      lines
        .split('\n')
        .slice(0, 4)
        .map((line) => line.trim()),
    ).toEqual([
      'expected  status 404',
      'got       status 200: null',
      'from      document 2, section 8',
      `repeat    curl -i '${faulty.url}/v1/addresses/zipcode_addresses/0000000' -H 'origin: https://partner.example.com'`,
    ]);
  });

  it.each([
    ['nobody is there', ['http://127.0.0.1:9'], 'http://127.0.0.1:9 cannot be reached'],
    ['it is told of no back end', [], 'Which back end?'],
    [
      'it is told of a call that does not exist',
      ['http://127.0.0.1:9', '--only', 'none'],
      '“none” is none of',
    ],
  ])('ends with 2 when %s', async (_name, args, reason) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });

  it('ends with 2 when the results cannot be written down', async () => {
    const { code, err } = await run(base, '--only', 'prefectures', '--json', join(folder, 'none', 'x.json'));
    expect(code).toBe(2);
    expect(err).toContain('cannot be written');
  });
});
