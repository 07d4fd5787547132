/**
 * `node vanishing-callers.ts HOST PORT ADDRESS…`: opens connections from these addresses, in all states that a connection
 * has, says `open`, and then neither reads nor writes. Runs in a network that is then cut.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { VANISHING } from './vanishing.ts';

const [host = '', port = '', ...addresses] = process.argv.slice(2);

/** How many connections are opened at once. */
const AT_ONCE = 50;
const LONGEST_MS = 60_000;

/** The bytes that a caller has sent when it vanishes. */
const STATES = [
  '',
  'GET / HTTP/1.1\r\nHost: localh',
  'POST /v1/contacts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"contact":',
  'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n',
  // The answer is larger than what the kernel keeps, and nobody takes it.
  'GET /v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20),
];

const connections: Promise<unknown>[] = [];
for (let count = 0; count < VANISHING; count += 1) {
  const localAddress = addresses[count % addresses.length] ?? '';
  const socket = connect({ host, port: Number(port), localAddress }).on('error', () => {});
  const state = STATES[count % STATES.length] ?? '';
  socket.pause();
  connections.push(once(socket, 'connect').catch(() => undefined));
  if (state) socket.write(state);
  if (count % AT_ONCE === AT_ONCE - 1) await wait(50);
}
await Promise.race([Promise.all(connections), wait(LONGEST_MS)]);
await wait(1000);
console.log('open');
await wait(1_000_000);
