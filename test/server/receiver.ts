import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedCall {
  path: string;
  headers: Record<string, string>;
  body: string;
  /** When it came, in milliseconds. */
  at: number;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
}

export interface TestReceiver {
  url: string;
  port: number;
  /** The calls that were answered with 2xx, in order. */
  accepted: ReceivedCall[];
  /** All calls that arrived. */
  seen: ReceivedCall[];
  /** The answer to a call: a status, also with headers, silence, or a broken connection. */
  answer: (call: ReceivedCall, count: number) => number | Answer | 'stall' | 'drop';
  stop(): Promise<void>;
}

/** The back office of somebody, which is called by webhooks. */
export async function startReceiver(port = 0): Promise<TestReceiver> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('error', () => {});
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const call = {
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(pieces).toString(),
        at: Date.now(),
      };
      receiver.seen.push(call);
      const answer = receiver.answer(call, receiver.seen.length);
      if (answer === 'stall') return;
      if (answer === 'drop') {
        // In the middle of the first line.
        response.socket?.end('HTTP/1.1 20');
        return;
      }
      const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer;
      if (status < 300) receiver.accepted.push(call);
      response.writeHead(status, { location: 'http://127.0.0.1:9/', ...headers }).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver: TestReceiver = {
    port: (server.address() as AddressInfo).port,
    url: '',
    accepted: [],
    seen: [],
    answer: () => 204,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  receiver.url = `http://127.0.0.1:${receiver.port}/hooks`;
  return receiver;
}

/** The content of a call, if it is signed as the recipe in docs/webhooks.md verifies it. */
export const verified = ({ body, headers }: ReceivedCall, secret: string) =>
  new Webhook(secret).verify(body, headers) as {
    type: string;
    version: number;
    timestamp: string;
    data: Record<string, unknown>;
  };
