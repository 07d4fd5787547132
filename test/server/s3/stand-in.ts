import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Answer } from './answer.ts';
import { Bucket, S3Refusal } from './bucket.ts';

/** The behaviour of the stand-in instead of storing, and of answering what is stored. */
export type S3Fault =
  | 'none'
  | 'error'
  | 'internal'
  | 'quota'
  | 'swallow'
  | 'shorten'
  | 'wrongTag'
  | 'errorAs200'
  | 'otherBytes'
  | 'cutOff'
  | 'stall'
  | 'late';

const LATE_MS = 30_000;
const ERROR_TEXT = '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>no</Message></Error>';

/**
 * A STAND-IN for a store that speaks S3: the calls that the server makes, in memory, so that the tests need no other
 * program. It checks that calls are signed but not whether the signature is right; it checks bodies by Content-MD5 and
 * the signed SHA-256 as a real store does. The same tests run on a real store (S3_TEST_ENDPOINT).
 */
export class S3StandIn {
  fault: S3Fault = 'none';
  readonly endpoint: string;
  readonly #buckets = new Map<string, Bucket>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (call, answer) => void this.#answer(call, answer));
  }

  static async start(): Promise<S3StandIn> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new S3StandIn(server);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    try {
      const body = await bodyOf(call);
      requireSigned(call);
      requireUndamaged(call, body);
      if (this.fault === 'late') await wait(LATE_MS, undefined, { ref: false });
      const [status, answerBody, headers] = this.#handle(call, body);
      if (call.method === 'GET' && isPhoto(call)) return sendWrongly(this.fault, answer, answerBody, headers);
      answer.writeHead(status, headers).end(call.method === 'HEAD' ? undefined : answerBody);
    } catch (error) {
      if (!(error instanceof S3Refusal)) return void answer.destroy();
      const { status, code } = error;
      const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
      answer.writeHead(status, { 'content-type': 'application/xml' });
      answer.end(call.method === 'HEAD' ? undefined : text);
    }
  }

  #handle(call: IncomingMessage, body: Buffer): S3Answer {
    const { pathname, searchParams: query } = new URL(call.url ?? '/', this.endpoint);
    const [, name = '', ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    const isWriting = call.method === 'PUT' && key !== '';
    if (this.fault === 'error') throw new S3Refusal(503, 'SlowDown');
    if (this.fault === 'internal') throw new S3Refusal(500, 'InternalError');
    if (this.fault === 'errorAs200' && isWriting)
      return [200, ERROR_TEXT, { 'content-type': 'application/xml' }];
    if (this.fault === 'quota' && isWriting) throw new S3Refusal(403, 'QuotaExceeded');
    if (call.method === 'PUT' && key === '') {
      this.#buckets.set(name, this.#buckets.get(name) ?? new Bucket());
      return [200, '', {}];
    }
    const bucket = this.#buckets.get(name);
    if (!bucket) throw new S3Refusal(404, 'NoSuchBucket');
    // A photo that a store confirms without having it, or having only a part.
    if (isWriting && key.endsWith('.jpg') && this.fault === 'swallow') return [200, '', { etag: '"x"' }];
    const content = isWriting && key.endsWith('.jpg') && this.fault === 'shorten' ? body.subarray(1) : body;
    const [status, answerBody, headers] = bucket.handle(call, key, query, content);
    return [
      status,
      answerBody,
      this.fault === 'wrongTag' && isWriting ? { ...headers, etag: '"0"' } : headers,
    ];
  }
}

const isPhoto = ({ url = '' }: IncomingMessage) => /\.jpg(\?|$)/.test(url);

/** Sends a photo as it is, or as a store that is not well sends it. */
function sendWrongly(fault: S3Fault, answer: ServerResponse, photo: S3Answer[1], headers: S3Answer[2]): void {
  const bytes = Buffer.from(photo);
  const half = bytes.subarray(0, bytes.length / 2);
  if (fault === 'errorAs200')
    return void answer.writeHead(200, { 'content-type': 'application/xml' }).end(ERROR_TEXT);
  if (fault === 'otherBytes')
    return void answer.writeHead(200, { ...headers, 'content-length': half.length }).end(half);
  answer.writeHead(200, headers);
  if (fault === 'cutOff') return void answer.write(half, () => answer.destroy());
  if (fault === 'stall') return void answer.write(half);
  answer.end(bytes);
}

async function bodyOf(call: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of call) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function requireSigned({ headers }: IncomingMessage): void {
  const match = /^AWS4-HMAC-SHA256 Credential=[^,]+, ?SignedHeaders=([^,]+), ?Signature=[0-9a-f]{64}$/.exec(
    headers.authorization ?? '',
  );
  const names = match?.[1]?.split(';') ?? [];
  const complete = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name));
  if (!complete || !headers['x-amz-date']) throw new S3Refusal(403, 'AccessDenied');
}

function requireUndamaged({ headers }: IncomingMessage, body: Buffer): void {
  const md5 = headers['content-md5'];
  if (md5 !== undefined && md5 !== hash('md5', body, 'base64')) throw new S3Refusal(400, 'BadDigest');
  if (headers['x-amz-content-sha256'] !== hash('sha256', body, 'hex'))
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch');
}

const hash = (name: string, bytes: Buffer, as: 'base64' | 'hex') => createHash(name).update(bytes).digest(as);
