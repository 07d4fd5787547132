import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { createDatabase } from '#test/server/databases.ts';
import { jpeg } from '#test/server/photos.ts';
import { type LogLine, Run } from '#test/server/run.ts';
import { encodeSubmission, SENT_CUSTOMER } from '#test/server/submission.ts';
import { TEMPLATE } from '#test/server/template.ts';
import { terminalLog } from '../start/terminal-log.ts';
import { callLog, createLog, logAs, logConsole } from './logging.ts';

const FATAL = 60;
const ERROR = 50;
const WARN = 40;

/** Things that go wrong inside, on a signal. `Run` ends the test at the first line that is no JSON. */
const TROUBLE = `
  process.on('SIGUSR2', () => {
    process.emitWarning('a library is old');
    console.error('a library failed:', new TypeError('inside'));
  });
  process.on('SIGHUP', () => setTimeout(() => { throw new RangeError('a defect'); }));
`;

async function startServer(): Promise<Run> {
  const { url, drop } = await createDatabase(TEMPLATE);
  const folder = await mkdtemp(join(tmpdir(), 'tk-log-'));
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  return new Run({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: url,
    LOG_LEVEL: 'trace',
    RATE_LIMITS: 'off',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(TROUBLE)}`,
  });
}

describe('The output of the server', () => {
  it('is one log of JSON lines, also of libraries, warnings and crashes', async () => {
    const run = await startServer();
    await run.base();
    run.kill('SIGUSR2');
    await run.says('a library failed');
    await run.says('warning');
    const messages = (level: number) =>
      run.lines.flatMap((line) => (line.level === level && line.err ? [line.err.message] : []));
    expect(messages(WARN)).toEqual(['a library is old']);
    expect(messages(ERROR)).toEqual(['inside']);
    run.kill('SIGHUP');
    expect(await run.ended()).toBe(1);
    const last = run.lines.at(-1);
    expect(last).toMatchObject({ level: FATAL, err: { type: 'RangeError', message: 'a defect' } });
    expect(last?.err?.stack).toContain('at ');
  });

  it('names no person, whatever is called; each line of a request has the id that the caller gets', async () => {
    const run = await startServer();
    const base = await run.base();
    const form = await encodeSubmission({
      items: [{ category: 'bag', photos: [{ name: '家族の写真.jpg', content: jpeg() }] }],
      attribution: { user_note: '秘密のメモ' },
    });
    const body = new Uint8Array(form.payload);
    const answers = [
      await fetch(base + CALLS.submitRequest.path, { method: 'POST', headers: form.headers, body }),
      await fetch(base + CALLS.submitRequest.path, {
        method: 'POST',
        headers: form.headers,
        body: body.slice(0, 900),
      }),
      await fetch(base + urlOf(CALLS.zipcodeAddresses, '', { params: { zip: SENT_CUSTOMER.zip1 } })),
      await fetch(`${base}/none/${SENT_CUSTOMER.zip1}?email=${SENT_CUSTOMER.email}`),
      await fetch(base + CALLS.sendEnquiry.path, { method: 'POST', body: JSON.stringify(SENT_CUSTOMER) }),
      await fetch(`${base}/health`),
    ];
    run.kill('SIGTERM');
    expect(await run.ended()).toBe(0);
    const output = JSON.stringify(run.lines.filter(({ reqId }) => reqId));
    for (const text of [...Object.values(SENT_CUSTOMER), '秘密', '家族', '127.0.0.1', '::1'])
      expect(output).not.toContain(text);
    for (const answer of answers) {
      const id = answer.headers.get('x-request-id');
      const lines = run.lines.filter(({ reqId }) => reqId === id).map(({ msg }) => msg);
      expect(lines).toContain('call');
      expect(lines.includes('call refused'), String(answer.status)).toBe(
        answer.status >= 400 && answer.status !== 404,
      );
    }
  });
});

test('What a page writes to the console has the id of its request', async () => {
  const lines: LogLine[] = [];
  const log = createLog({ write: (line) => lines.push(JSON.parse(line)) });
  const [methods, listeners] = [{ ...console }, process.listeners('warning')];
  logConsole(log);
  onTestFinished(() => {
    Object.assign(console, methods);
    process.removeAllListeners('warning');
    for (const listener of listeners) process.on('warning', listener);
  });
  const app = Fastify({ loggerInstance: callLog(log, 'warn'), genReqId: () => 'request-7' });
  app.get('/', (request) =>
    logAs(request.log, async () => {
      await wait(1);
      console.error('%s was not loaded:', 'the map', new Error('gone'));
      console.log('below the level of calls');
      return '';
    }),
  );
  await app.inject('/');
  console.log('outside');
  expect(lines).toMatchObject([
    { reqId: 'request-7', level: ERROR, msg: 'the map was not loaded:', err: { message: 'gone' } },
    { msg: 'outside' },
  ]);
  expect(lines[1]).not.toHaveProperty('reqId');
});

test('A person at a terminal reads text', () => {
  const parts: string[] = [];
  const log = createLog(terminalLog({ write: (text) => parts.push(text) }));
  log.info('the database is open');
  log.info({ method: 'GET', route: '/v1/ip', status: 200, ms: 3.4, reqId: 'r' }, 'call');
  log.info({ of: 'PostgreSQL' }, 'checkpoint starting');
  log.error({ of: 'PostgreSQL' }, 'no space left');
  log.fatal({ remedy: 'Choose another port.' }, 'Port 1 is taken.');
  expect(parts.join('').replaceAll(/\[ *\d+\.\d s\]/g, '[time]')).toBe(
    [
      '[time] the database is open',
      '[time] GET /v1/ip 200 3.4 ms',
      '[time] PostgreSQL: no space left',
      '',
      'Port 1 is taken.',
      'Choose another port.',
      '',
    ].join('\n'),
  );
});
