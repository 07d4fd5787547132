import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#test/server/databases.ts';
import { sendRaw } from '#test/server/raw.ts';
import { Run } from '#test/server/run.ts';
import { breakOff, leaveEarly, sendStrange, stall } from '#test/server/strange-calls.ts';
import { TEMPLATE } from '#test/server/template.ts';
import { addressesWith, hidden, TOKEN } from '#test/server/token-addresses.ts';

const INFO = 30;
/** More than a person may send in ten minutes. */
const ENQUIRIES = 8;

async function startServer(): Promise<Run> {
  if (!existsSync(join(import.meta.dirname, '..', '..', 'dist', 'host', 'server', 'index.js')))
    throw new Error('The site is not built: npm run build');
  const { url, drop } = await createDatabase(TEMPLATE);
  const folder = await mkdtemp(join(tmpdir(), 'tk-strangers-'));
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  return new Run({ PORT: '0', DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'trace', DEMO: 'on' });
}

/** A program that sends the form of the site again and again. */
async function enquireOften(port: number): Promise<number[]> {
  const body = new URLSearchParams({
    name: '花子',
    email: 'hanako@example.jp',
    mail_body: '質問です',
    homepage: '',
    since: String(Date.now() - 60_000),
  }).toString();
  const headers = ['Content-Type: application/x-www-form-urlencoded'];
  const statuses: number[] = [];
  for (let n = 0; n < ENQUIRIES; n += 1)
    statuses.push((await sendRaw(port, { method: 'POST', target: '/contact', headers, body })).status);
  return statuses;
}

test('The real site: no stranger writes an error into the log, and no line has the token of a link', {
  timeout: 240_000,
}, async () => {
  const run = await startServer();
  const port = Number(new URL(await run.base()).port);
  const alarms = () => run.lines.filter(({ level }) => level > INFO);
  const before = alarms();
  const statuses = await sendStrange(port);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  await breakOff(port);
  await leaveEarly(port);
  expect([...new Set(await stall(port))]).toEqual([408]);
  expect([...new Set(await enquireOften(port))]).toEqual([200, 429]);
  for (const target of addressesWith(TOKEN))
    for (const method of ['GET', 'POST', 'PUT']) await sendRaw(port, { target, method });
  run.kill('SIGTERM');
  expect(await run.ended()).toBe(0);
  expect(alarms()).toEqual(before);
  expect(run.output).not.toMatch(hidden(TOKEN));
  expect(run.lines.filter((line) => hidden(TOKEN).test(JSON.stringify(line)))).toEqual([]);
});
