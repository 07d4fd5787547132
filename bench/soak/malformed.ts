import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CALLS } from '#contract/calls/index.ts';
import { SeededRandom } from '#server/db/seed/shops/random.ts';
import { BARS } from '../bars.ts';
import type { Row } from '../row.ts';
import type { Bench } from '../support/bench.ts';

const REQUESTS = 100_000;
const AT_ONCE = 32;
/** So many of the first requests load code, fill caches and let the heap grow to its size under load. */
const WARM_UP = 20_000;
const ANSWERED_MS = 30_000;

/** The same dice in every run. */
const DICE = new SeededRandom(2026);

const below = (limit: number) => DICE.between(0, limit - 1);
const of = <T>(list: readonly T[]): T => DICE.pick(list);

const PATHS = [
  ...Object.values(CALLS).map(({ path }) => path),
  '/widget/appraisal-form.js',
  '/pictures/nothing.webp',
  '/wp-json/wp/v2/posts',
  '/health',
];
/** Rendered, so each costs as much as twenty calls. */
const PAGES = ['/', '/form', '/lp/tokei', '/contact', '/store', '/column/nothing', '/partners?page=x'];
const METHODS = [
  'GET',
  'GET',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'get',
];
const ODD = [
  '',
  '%',
  '%00',
  '%ff',
  '..%2f..',
  '\u00e9',
  '?',
  '?=',
  '?a=%',
  '?page=-1',
  '?page=1e999',
  "'",
  '"',
  '//',
  '#',
  'a'.repeat(3_000),
];
const TYPES = [
  '',
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=""',
  'text/plain',
  'application/x-www-form-urlencoded',
  'x',
];
const BODIES = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '{"a":'.repeat(2_000),
  '--x\r\n\r\n',
  '--x--',
  '--x\r\nContent-Disposition: form-data; name="user_form[',
  `--x\r\nContent-Disposition: form-data; name="${'['.repeat(150)}"\r\n\r\na\r\n--x--`,
  '\0'.repeat(100),
  'a'.repeat(70_000),
];
const HEADERS = [
  '',
  'Host: ',
  'Host: a b',
  'Host: localhost\r\nHost: evil.example',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: x',
  'Expect: 100-continue',
  'Range: bytes=9-1',
  'Cookie: \u0001',
  'X-Forwarded-For: ,,,',
  'Accept-Encoding: br;q=x',
  'If-Modified-Since: never',
  `X-Long: ${'a'.repeat(9_000)}`,
  'Upgrade: websocket\r\nConnection: Upgrade',
  ': empty',
  'no colon',
];

function makeRequest(): Buffer {
  if (below(50) === 0) return Buffer.from(Array.from({ length: 1 + below(200) }, () => below(256)));
  const path = (below(25) === 0 ? of(PAGES) : of(PATHS)).replaceAll(/\{[^}]+\}/g, () =>
    of(['1', '13', 'x', '%', '0000000', '-1']),
  );
  const body = of(BODIES);
  // One in four says another length than it has.
  const length = below(4) === 0 ? below(100_000) : Buffer.byteLength(body);
  const lines = [
    `${of(METHODS)} ${path}${of(ODD)} HTTP/${of(['1.1', '1.1', '1.1', '1.0', '2.0', '9'])}`,
    below(10) === 0 ? '' : 'Host: localhost',
    of(HEADERS),
    body || below(3) === 0 ? `Content-Length: ${length}` : '',
    `Content-Type: ${of(TYPES)}`,
    'Connection: close',
  ];
  return Buffer.from(`${lines.filter(Boolean).join('\r\n')}\r\n\r\n${body}`);
}

/** The status of the answer; 0 if the connection ends without one. */
async function send(port: number, bytes: Buffer): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    if (answer.length < 20) answer += chunk.toString('latin1', 0, 20);
  });
  // Half of the mistakes are an end that comes too soon.
  socket.end(bytes);
  const late = setTimeout(() => socket.destroy(new Error('late')), ANSWERED_MS);
  await once(socket, 'close').catch(() => undefined);
  clearTimeout(late);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Requests that make no sense, with correct framing and without, over every address. */
export async function measureMalformed(bench: Bench): Promise<Row[]> {
  await bench.closeBrowser();
  const server = await bench.freshServer();
  const port = Number(new URL(server.url).port);
  const statuses = new Map<number, number>();
  const failing = new Set<string>();
  const fire = async (count: number) => {
    let left = count;
    const caller = async () => {
      while (left > 0) {
        left -= 1;
        const bytes = makeRequest();
        const status = await send(port, bytes);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) failing.add(`${status} ${bytes.toString('latin1', 0, 120)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
  };
  const rest = async () => {
    await server.collectGarbage();
    await wait(12_000);
    return { connections: server.openConnections(), memory: await server.memoryWhile(() => wait(1000)) };
  };
  await fire(WARM_UP);
  const before = await rest();
  statuses.clear();
  await fire(REQUESTS);
  const after = await rest();
  for (const example of [...failing].slice(0, 10)) bench.say(JSON.stringify(example));
  const counted = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'none'}: ${count}`);
  const of5xx = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  const grown = (after.memory.rss - before.memory.rss) / 1024 / 1024;
  const name = `${REQUESTS.toLocaleString('en')} malformed requests`;
  return [
    { what: `${name}: answers 5xx`, value: of5xx, unit: '', bar: { most: 0 }, detail: counted.join(', ') },
    {
      what: `${name}: more open connections`,
      value: after.connections - before.connections,
      unit: '',
      bar: { most: 0 },
      detail: `${after.connections} after, ${before.connections} before`,
    },
    {
      what: `${name}: more memory`,
      value: grown,
      unit: 'MB',
      bar: { most: BARS.soakMemoryMb },
      detail: 'after a collection, both times',
    },
  ];
}
