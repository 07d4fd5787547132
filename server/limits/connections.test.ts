import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

/** A socket as the server meets it. Real ones of other addresses than this machine's cannot be had in a test. */
function connectionFrom(address: string): Socket {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return socket;
}

function open(count: number, address: string, behindProxy: boolean): Socket[] {
  const server = createServer();
  server.removeAllListeners('connection');
  limitConnections(server, behindProxy);
  const sockets = Array.from({ length: count }, () => connectionFrom(address));
  for (const socket of sockets) server.emit('connection', socket);
  return sockets;
}

const stayOpen = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length;

describe('Connections at once', () => {
  test('from one address are limited', () => {
    expect(stayOpen(open(1000, '203.0.113.7', false))).toBe(256);
  });

  test('from a proxy and from this machine are not: many callers stand behind them', () => {
    expect(stayOpen(open(1000, '10.0.0.5', true))).toBe(1000);
    expect(stayOpen(open(1000, '127.0.0.1', false))).toBe(1000);
  });

  test('that were closed count no longer', async () => {
    const server = createServer();
    server.removeAllListeners('connection');
    limitConnections(server, false);
    for (let n = 0; n < 1000; n += 1) {
      const socket = connectionFrom('203.0.113.7');
      server.emit('connection', socket);
      expect(socket.destroyed).toBe(false);
      socket.emit('close');
    }
  });
});
