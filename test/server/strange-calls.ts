import { connect } from 'node:net';
import { CALLS } from '#contract/calls/index.ts';
import { type RawRequest, rawRequest, readRawAnswer, sendRaw } from './raw.ts';
import { TRICKS } from './tricks.ts';

const URLENCODED = 'Content-Type: application/x-www-form-urlencoded';
const MULTIPART = 'Content-Type: multipart/form-data; boundary=x';
const JSON_TYPE = 'Content-Type: application/json';

/** Origins of pages that the caller is not from. */
const ORIGINS = ['https://evil.example', 'null', 'nonsense', 'http://localhost.evil.example', ''];

const BODIES: readonly (readonly [type: string, body: string])[] = [
  [MULTIPART, '--x\r\nnonsense'],
  [MULTIPART, '--x\r\nContent-Disposition: form-data; name="name"; filename="a.jpg"\r\n\r\nends early'],
  ['Content-Type: multipart/form-data', '--x--'],
  [URLENCODED, '%FF%&=&name=%'],
  [`${URLENCODED}\r\nContent-Encoding: gzip`, 'name=a'],
  [JSON_TYPE, '{'],
  ['Content-Type: text/plain', 'name=a'],
  ['X-No: type', 'name=a'],
];

const FORMS = ['/contact', '/contact.data', '/about', '/nowhere', `/requests/${'A'.repeat(52)}`];
const CALLS_WITH_BODIES = [CALLS.submitRequest.path, CALLS.firstLevel.path, CALLS.sendEnquiry.path];

const ODD_HEADERS = [
  'If-None-Match: *',
  'If-None-Match: W/"x',
  'If-None-Match: ,,,',
  'If-Modified-Since: never',
  'Range: bytes=9-1',
  'Range: bytes=0-1,5-9',
  'Accept-Encoding: *;q=0',
  'Expect: something',
  'Cookie: a=%;b="',
  'X-Forwarded-For: ,,,',
  'Upgrade: websocket\r\nConnection: Upgrade',
];

const READ = [
  '/',
  '/about',
  '/list?page=1',
  '/partners/none',
  '/partners/%00',
  '/v1/none',
  '/v1/openapi.json',
];

/** Requests that any stranger can send. */
const STRANGE_REQUESTS: readonly RawRequest[] = [
  ...FORMS.flatMap((target) =>
    ORIGINS.map((origin) => ({
      method: 'POST',
      target,
      headers: [URLENCODED, `Origin: ${origin}`],
      body: 'name=a',
    })),
  ),
  ...[...FORMS, ...CALLS_WITH_BODIES].flatMap((target) =>
    BODIES.map(([type, body]) => ({ method: 'POST', target, headers: [type], body })),
  ),
  ...READ.flatMap((target) => ODD_HEADERS.map((header) => ({ target, headers: [header] }))),
  ...['PUT', 'TRACE', 'QUERY', 'DELETE', 'NONSENSE'].map((method) => ({ method, target: '/about' })),
  ...TRICKS.map((target) => ({ target })),
];

/** Requests whose bodies never end. */
const UNFINISHED: readonly RawRequest[] = [
  { method: 'POST', target: '/contact', headers: [URLENCODED, 'Content-Length: 9999'] },
  { method: 'POST', target: CALLS.firstLevel.path, headers: [JSON_TYPE, 'Content-Length: 9999'] },
  { method: 'POST', target: '/contact', headers: [MULTIPART, 'Content-Length: 9999'] },
  { method: 'POST', target: '/v1/none', headers: [MULTIPART, 'Content-Length: 9999'] },
  { method: 'POST', target: CALLS.submitRequest.path, headers: [MULTIPART, 'Content-Length: 9999'] },
  { method: 'POST', target: CALLS.submitRequest.path, headers: [MULTIPART, 'Transfer-Encoding: chunked'] },
];

const BEGINNING = '--x\r\nContent-Disposition: form-data; name="a"; filename="b.jpg"\r\n\r\n';

function beginningOf(request: RawRequest): Buffer {
  const isChunked = request.headers?.some((line) => line.endsWith('chunked'));
  const text = isChunked ? `${BEGINNING.length.toString(16)}\r\n${BEGINNING}\r\n` : BEGINNING;
  return Buffer.concat([rawRequest(request), Buffer.from(text)]);
}

/** Sends the beginnings of requests, and goes away. */
export async function breakOff(port: number): Promise<void> {
  for (const request of UNFINISHED) {
    const connection = connect(port, '127.0.0.1');
    const answer = readRawAnswer(connection);
    connection.write(beginningOf(request), () => connection.resetAndDestroy());
    await answer;
  }
}

/** Requests that take a while to answer. */
const SLOW = [
  '/?a=b',
  '/partners?page=1&keyword=a',
  '/column?page=1&search=a',
  `/partners/${'0'.repeat(32)}`,
];

/** Asks for pages, and goes away sooner or later while they are made. */
export async function leaveEarly(port: number): Promise<void> {
  for (const target of SLOW) {
    for (let patienceMs = 0; patienceMs < 60; patienceMs += 4) {
      const visitor = connect(port, '127.0.0.1');
      const visitorAnswer = readRawAnswer(visitor);
      visitor.write(rawRequest({ target, headers: ['Accept-Encoding: br'] }));
      setTimeout(() => visitor.resetAndDestroy(), patienceMs);
      await visitorAnswer;
    }
  }
}

/** Sends the beginnings of requests, and waits. @returns the statuses of the answers */
export async function stall(port: number): Promise<number[]> {
  const answers = await Promise.all(
    UNFINISHED.map((request) => {
      const connection = connect(port, '127.0.0.1');
      connection.write(beginningOf(request));
      return readRawAnswer(connection);
    }),
  );
  return answers.map(({ status }) => status);
}

/** @returns the statuses of the answers */
export async function sendStrange(port: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const request of STRANGE_REQUESTS) statuses.add((await sendRaw(port, request)).status);
  return statuses;
}
