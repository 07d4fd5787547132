import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The recorded headers: the type of the body, and the key under which it may come twice. */
const KEPT = ['content-type', 'idempotency-key'];

/** A line to a server that keeps the last form that passes through it, byte for byte, as an HTTP message. */
export async function recordingLine(target: string) {
  let recording: Buffer | undefined;
  const server = createServer(async (incoming, answer) => {
    const body = await bytesOf(incoming);
    const { method = 'GET', url = '/', headers } = incoming;
    if (headers['content-type']?.startsWith('multipart/form-data')) {
      const lines = KEPT.map((name) => `${name}: ${headers[name]}`);
      recording = Buffer.concat([
        Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
        body,
      ]);
    }
    const outgoing = request(new URL(url, target), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    outgoing.end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recorded: () => recording,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
