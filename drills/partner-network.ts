/**
 * `node partner-network.ts CERTIFICATE KEY`: the endpoints of partners and a name server, in a network of its own. Prints a
 * line of JSON for each call that reaches an endpoint, with the address at which it came in. Ends with its standard input.
 *
 * An endpoint behaves by its path. A name `<addresses>.partner.example` has the addresses that it lists, such as
 * `p-l.partner.example` for a public one and then this machine: one after the other, at each question the next, or, with
 * `all-` before them, all at once.
 */
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { isIPv6 } from 'node:net';
import { PARTNER_ADDRESSES, PARTNER_PORT } from './partner-places.ts';

const [certificate = '', key = ''] = process.argv.slice(2);
const FLOOD_BYTES = 100 * 1024 * 1024;

type Behave = (call: IncomingMessage, answer: ServerResponse) => void;

/** Endpoints by what they do with a call. */
const BEHAVIOURS: Readonly<Record<string, Behave>> = {
  ok: (_call, answer) => answer.writeHead(204).end(),
  hold: () => {},
  drip: (_call, answer) => {
    const text = 'HTTP/1.1 204 No Content\r\nX-Slow: ';
    let at = 0;
    const timer = setInterval(() => answer.socket?.write(text[at++ % text.length] ?? 'x'), 1000);
    answer.once('close', () => clearInterval(timer));
  },
  loop: (call, answer) => answer.writeHead(302, { location: call.url }).end(),
  flood: (_call, answer) => {
    answer.writeHead(200, { 'content-length': FLOOD_BYTES });
    const piece = Buffer.alloc(1024 * 1024);
    const send = () => {
      while (!answer.destroyed && answer.write(piece));
    };
    answer.on('drain', send).on('error', () => {});
    send();
  },
};

const server = createServer(
  { cert: readFileSync(certificate), key: readFileSync(key) },
  (call: IncomingMessage, answer: ServerResponse) => {
    const [, behaviour = ''] = (call.url ?? '').split(/[/?]/);
    call.resume();
    console.log(JSON.stringify({ path: behaviour, at: call.socket.localAddress, host: call.headers.host }));
    (BEHAVIOURS[behaviour] ?? BEHAVIOURS.ok)?.(call, answer);
  },
);
server.on('tlsClientError', (_error, socket) => {
  // A connection is a call, too: it has reached the address.
  console.log(JSON.stringify({ path: 'tls', at: socket.localAddress }));
});

const TYPES = { a: 1, aaaa: 28 } as const;
const counts = new Map<string, number>();

/** The addresses that a name has at this question. */
function addressesOf(name: string, type: number): string[] {
  const [letters = ''] = name.split('.');
  const isAll = letters.startsWith('all-');
  const addresses = letters
    .replace(/^all-/, '')
    .split('-')
    .map((letter) => PARTNER_ADDRESSES[letter] ?? '')
    .filter(Boolean);
  const ofType = addresses.filter((address) => isIPv6(address) === (type === TYPES.aaaa));
  if (isAll || ofType.length === 0) return ofType;
  const count = counts.get(`${name} ${type}`) ?? 0;
  counts.set(`${name} ${type}`, count + 1);
  return [ofType[count % ofType.length] ?? ''];
}

function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (ipv4) return Buffer.concat([Buffer.alloc(10), Buffer.from([255, 255]), bytesOf(ipv4)]);
  const [head = '', tail = ''] = address.split('::');
  const words = (text: string) => text.split(':').filter(Boolean);
  const zeros = Array<string>(8 - words(head).length - words(tail).length).fill('0');
  return Buffer.from(
    [...words(head), ...zeros, ...words(tail)].map((word) => word.padStart(4, '0')).join(''),
    'hex',
  );
}

/** The answer to a question (RFC 1035): the question again, and a record for each address, good for no second. */
function answerTo(question: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = question.readUInt16BE(at + 1);
  const addresses = addressesOf(labels.join('.').toLowerCase(), type);
  const records = addresses.map((address) => {
    const bytes = bytesOf(address);
    const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
    return Buffer.concat([head, bytes]);
  });
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, question.subarray(12, at + 5), ...records]);
}

const names = createSocket('udp4');
names.on('message', (question, from) => names.send(answerTo(question), from.port, from.address));
names.bind(53, '127.0.0.1', () => server.listen(PARTNER_PORT, '::', () => console.log('"listening"')));
process.stdin.once('end', () => process.exit(0)).resume();
