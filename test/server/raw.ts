import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** An answer as it came over the connection. */
export interface RawAnswer {
  /** 0 if the connection ended without an answer. */
  status: number;
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Reads what a connection answers until it ends. */
export async function readRawAnswer(connection: Duplex): Promise<RawAnswer> {
  const pieces: Buffer[] = [];
  connection.on('error', () => {});
  connection.on('data', (piece: Buffer) => pieces.push(piece));
  await new Promise((resolve) => connection.once('close', resolve));
  return parseAnswer(Buffer.concat(pieces).toString());
}

export function parseAnswer(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: body.join('\r\n\r\n'),
  };
}

export interface RawRequest {
  method?: string;
  /** The target of the first line, which clients would tidy. */
  target: string;
  host?: string;
  /** Lines of more headers. */
  headers?: readonly string[];
  body?: string;
}

/** The bytes of a request, after which the connection ends. */
export function rawRequest({
  method = 'GET',
  target,
  host = 'localhost',
  headers = [],
  body = '',
}: RawRequest): Buffer {
  const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers, ...length, 'Connection: close'];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Sends a request unchanged to a port of this machine. */
export function sendRaw(port: number, request: RawRequest): Promise<RawAnswer> {
  const connection = connect(port, '127.0.0.1');
  connection.write(rawRequest(request));
  return readRawAnswer(connection);
}
