import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** A request on its way to our server, which a fault may change. */
export interface Passing {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An answer on its way back. */
export interface PassingAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: string;
}

/** Something that other back ends might do wrong. */
export interface BackEndFault {
  readonly name: string;
  /** The rows that find it, all of them: `registerShop: answers 201 to a registration`. */
  readonly foundBy: readonly string[];
  /** The rows store something, so that they run with --write only. */
  readonly write?: true;
  readonly request?: (request: Passing) => Passing;
  readonly answer?: (answer: PassingAnswer, request: Passing) => PassingAnswer;
}

const identity = <Thing>(thing: Thing) => thing;

/** Our own server behind something that plants one fault. */
export async function startFaulty(app: FastifyInstance, fault: BackEndFault) {
  const { request: changeRequest = identity, answer: changeAnswer = identity } = fault;
  const server = createServer(async (incoming, outgoing) => {
    const request = changeRequest(await read(incoming));
    const answer = changeAnswer(await pass(app, request), request);
    outgoing.writeHead(answer.status, headersOf(answer)).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Without the length, which a fault may have changed, and without headers that a fault removed. */
function headersOf({ headers }: PassingAnswer): OutgoingHttpHeaders {
  const entries = Object.entries(headers).filter(
    ([name, value]) => name !== 'content-length' && value !== undefined,
  );
  return Object.fromEntries(entries);
}

async function read(incoming: IncomingMessage): Promise<Passing> {
  const { method = 'GET', url = '/', headers } = incoming;
  // Bodies pass in plain text, so that faults can change them.
  return {
    method,
    url,
    headers: { ...headers, 'accept-encoding': 'identity' },
    body: await buffer(incoming),
  };
}

async function pass(app: FastifyInstance, { method, url, headers, body }: Passing): Promise<PassingAnswer> {
  const options = { method, url, headers, payload: body } as InjectOptions;
  const answer = await app.inject(options);
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}
