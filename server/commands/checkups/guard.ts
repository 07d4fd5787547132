import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  type AllowedNetworks,
  guardedLookup,
  isReachable,
  literalOf,
  ruleOf,
} from '../../deliveries/webhooks/guarded-lookup.ts';

/** The way of a browser to the Internet. */
export interface Guard {
  port: number;
  stop(): Promise<void>;
}

/** The ports of the web: a page must not have a browser speak to other services. */
const PORTS = [443, 80];

const isOpen = (url: URL, networks: AllowedNetworks): boolean => {
  const literal = literalOf(url);
  return literal === undefined || isReachable(literal, networks, ruleOf(url));
};

/**
 * A proxy on this machine through which a browser reaches everything, so that no page, redirect or name of a page
 * leads it into a network that is not public. Without TLS it reaches listed networks only, as webhooks do.
 * @param networks networks that are not public and may be reached: none, but in tests
 */
export async function startGuard(networks: AllowedNetworks): Promise<Guard> {
  const open = new Set<Duplex>();
  const keep = (socket: Duplex) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A page that is left ends its calls.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((incoming, answer) => pass(incoming, answer, networks));
  server.on('connection', keep);
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = URL.parse(`https://${url}`);
    const port = Number(target?.port || 443);
    if (!target || !(PORTS.includes(port) || networks.length > 0) || !isOpen(target, networks)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const host = literalOf(target) ?? target.hostname;
    const tunnel = connect({ host, port, lookup: guardedLookup(networks, ruleOf(target)) });
    keep(tunnel);
    let isThrough = false;
    tunnel.on('connect', () => {
      isThrough = true;
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      tunnel.write(head);
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('close', () => (isThrough ? socket.destroy() : socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')));
    socket.on('close', () => tunnel.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Passes a call without TLS on. */
function pass(incoming: IncomingMessage, answer: ServerResponse, networks: AllowedNetworks): void {
  const target = URL.parse(incoming.url ?? '');
  if (target?.protocol !== 'http:' || !isOpen(target, networks)) {
    answer.writeHead(403).end();
    return;
  }
  const { 'proxy-connection': _, ...headers } = incoming.headers;
  const outgoing = request(target, {
    method: incoming.method,
    headers,
    lookup: guardedLookup(networks, ruleOf(target)),
    agent: false,
  });
  outgoing.on('response', (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.on('error', () => answer.destroy());
    reply.pipe(answer);
  });
  outgoing.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  incoming.pipe(outgoing);
}
