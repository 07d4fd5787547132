import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** A key of chance, as it stands in a link or in a browser. */
export const randomKey = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A key as it is stored: it has so much chance that nobody finds it from this. */
export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The keys of what a token opens. The token itself is stored nowhere once its mail is sent. */
export function keysOf(token: string): { content: Buffer; photos: Buffer } {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', token, '', `continuation: ${purpose}`, KEY_BYTES));
  return { content: keyFor('content'), photos: keyFor('photos') };
}

export function encrypted(key: Buffer, content: unknown): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws if the bytes are not those that were made with this key */
export function decrypted<Content>(key: Buffer, bytes: Buffer): Content {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return JSON.parse(Buffer.concat([cipher.update(body), cipher.final()]).toString());
}
