import type { Server } from 'node:http';
import { callerOf } from './address.ts';

/** A browser opens six; behind one address there may be an office. */
const FROM_ADDRESS = 256;
const AT_ONCE = 4096;

/**
 * Closes connections of an address that has more open than any number of people behind it needs.
 * @param behindProxy every connection is then the proxy's, so it is the proxy that has to count by address
 */
export function limitConnections(server: Server, behindProxy: boolean): void {
  server.maxConnections = AT_ONCE;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const caller = callerOf(socket.remoteAddress ?? '');
    if (caller === undefined) return;
    const now = (open.get(caller) ?? 0) + 1;
    open.set(caller, now);
    socket.once('close', () => {
      const rest = (open.get(caller) ?? 1) - 1;
      if (rest === 0) open.delete(caller);
      else open.set(caller, rest);
    });
    if (now > FROM_ADDRESS) socket.destroy();
  });
}
