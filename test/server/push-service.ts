import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** A push service on this machine, in the place of those of browsers. */
export interface PushService {
  origin: string;
  /** All that it was handed, in order. */
  received: Received[];
  /** The status of its answers. */
  status: number;
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { url = '', headers } = request;
      service.received.push({
        path: url,
        headers: headers as Record<string, string>,
        body: Buffer.concat(pieces),
      });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    status: 201,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

const KEY_BYTES = 65;
const TAG_BYTES = 16;
/** Salt, size of a record, length of the key. */
const HEAD_BYTES = 21;

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A browser that is told through a push service, with the keys by which it reads (RFC 8291). */
export class TestBrowser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey: Buffer;

  constructor() {
    this.#publicKey = this.#keys.generateKeys();
  }

  /** How it names itself to a server. */
  get keys() {
    return { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** Reads a message by the words of RFC 8291 and RFC 8188, apart from the library that writes it. */
  read({ body }: Pick<Received, 'body'>): Record<string, string> {
    const salt = body.subarray(0, 16);
    const serverKey = body.subarray(HEAD_BYTES, HEAD_BYTES + KEY_BYTES);
    const record = body.subarray(HEAD_BYTES + KEY_BYTES);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, serverKey]);
    const secret = derived(this.#keys.computeSecret(serverKey), this.#auth, info, 32);
    const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(record.subarray(-TAG_BYTES));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
    // The last record ends with a 2 and zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

const jsonOf = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

/** The claims by which a server names itself (RFC 8292). @throws Error if they are not signed by the key beside them */
export function claimsOf({ headers }: Pick<Received, 'headers'>): Record<string, unknown> & { key: string } {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (jsonOf(head).alg !== 'ES256' || !isSigned) throw new Error('not signed by its key');
  return { ...jsonOf(claims), key };
}
