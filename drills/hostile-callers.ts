/**
 * `node hostile-callers.ts HOST PORT`: 200 callers from 200 addresses, each with one connection at a time, until standard
 * input ends. Then prints how many calls of each kind were answered with what, as JSON. A process of its own, so that it
 * takes no time from the caller whose time is measured.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CALLERS = 200;
/** A caller comes back after this time. */
const PAUSE_MS = 500;
/** A slow caller sends a piece so often, and so many. */
const SLOW_MS = 500;
const SLOW_PIECES = 20;
/** A caller who gets no answer goes away. */
const GONE_MS = 20_000;

const [host = '', port = ''] = process.argv.slice(2);

interface Kind {
  line: string;
  headers?: string[];
  body?: string;
  /** Sends it bit by bit. */
  slow?: boolean;
}

const JSON_TYPE = 'Content-Type: application/json';
const wrong = 'A'.repeat(60);
const mistakes = JSON.stringify({
  voices: Array.from({ length: 85_000 }, () => ({})),
  results: Array.from({ length: 85_000 }, () => ({})),
});

/** Calls of strangers: bodies that are malformed, huge or slow, links and sessions that open nothing. */
const KINDS: Readonly<Record<string, Kind>> = {
  'many mistakes': { line: 'POST /v1/desk/acts/draftSite', headers: [JSON_TYPE], body: mistakes },
  'nested body': {
    line: 'POST /v1/desk/acts/previewImport',
    headers: [JSON_TYPE],
    body: '['.repeat(4_000_000),
  },
  'long list': {
    line: 'POST /v1/desk/acts/sendAgain',
    headers: [JSON_TYPE],
    body: JSON.stringify({ uuids: Array.from({ length: 20_000 }, () => 1), all: 'x' }),
  },
  'half a JSON': {
    line: 'POST /v1/contacts',
    headers: [JSON_TYPE],
    body: `{"contact":{"name":"${'x'.repeat(50_000)}`,
  },
  'wrong type': {
    line: 'POST /v1/mucv',
    headers: [JSON_TYPE],
    body: JSON.stringify({ a: 'x'.repeat(600_000) }),
  },
  'broken form': {
    line: 'POST /v1/mucv',
    headers: ['Content-Type: multipart/form-data; boundary=x'],
    body: `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(200_000)}\r\n--y`,
  },
  'slow body': {
    line: 'POST /v1/contacts',
    headers: [JSON_TYPE],
    body: `{"contact":"${'x'.repeat(10_000)}"}`,
    slow: true,
  },
  'slow upload': {
    line: 'POST /v1/mucv',
    headers: ['Content-Type: multipart/form-data; boundary=x'],
    body: `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(400_000)}\r\n--x--`,
    slow: true,
  },
  'wrong link': { line: `GET /requests/${wrong}` },
  'wrong link of a call': {
    line: `POST /v1/links/${wrong}/readOwnRequest`,
    headers: [JSON_TYPE],
    body: '{}',
  },
  'wrong session': {
    line: 'POST /v1/desk/acts/readToday',
    headers: [JSON_TYPE, `Authorization: Bearer ${wrong}`],
    body: '{}',
  },
  'wrong session of a page': { line: 'GET /desk', headers: [`Cookie: desk=${wrong}`] },
  'wrong token to sign in': {
    line: 'POST /v1/desk/acts/signIn',
    headers: [JSON_TYPE],
    body: JSON.stringify({ token: wrong }),
  },
};
const NAMES = Object.keys(KINDS);

const counts: Record<string, Record<string, number>> = Object.fromEntries(NAMES.map((name) => [name, {}]));
let over = false;

/** @returns the status; 0 if the connection ends without one */
async function send({ line, headers = [], body = '', slow = false }: Kind, from: string): Promise<number> {
  const socket = connect(Number(port), host).on('error', () => {});
  socket.setTimeout(GONE_MS, () => socket.destroy());
  let answer = '';
  socket.on('data', (piece: Buffer) => {
    if (answer.length < 20) answer += piece.toString('latin1', 0, 20);
  });
  socket.on('end', () => socket.end());
  const close = once(socket, 'close').catch(() => undefined);
  const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  const head = [
    `${line} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `X-Forwarded-For: ${from}`,
    ...headers,
    ...length,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  if (slow) {
    const piece = Math.ceil(body.length / 50);
    for (let at = 0; at < SLOW_PIECES && !answer && !over; at += 1) {
      socket.write(body.slice(at * piece, (at + 1) * piece));
      await wait(SLOW_MS);
    }
    socket.destroy();
  } else if (body) socket.write(body);
  await close;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

async function call(number: number): Promise<void> {
  const from = `198.51.100.${number}`;
  await wait((number * PAUSE_MS) / CALLERS);
  for (let turn = number; !over; turn += 1) {
    const name = NAMES[turn % NAMES.length] ?? '';
    const kind = KINDS[name];
    const status = kind ? await send(kind, from) : 0;
    const of = counts[name] ?? {};
    of[status] = (of[status] ?? 0) + 1;
    await wait(PAUSE_MS);
  }
}

process.stdin.once('end', () => {
  over = true;
});
process.stdin.resume();
console.log('calling');
await Promise.all(Array.from({ length: CALLERS }, (_none, number) => call(number)));
console.log(JSON.stringify(counts));
process.exit(0);
