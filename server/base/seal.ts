import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 16;
/** The longest is that of a search. */
const TOKEN = /^[\w-]{22,900}$/;

/**
 * Makes tokens of bytes. A token is signed by HMAC and encrypted, so its holder can neither change nor read it. The
 * same bytes make the same token.
 */
export class Seal {
  readonly #signing: Buffer;
  readonly #hiding: Buffer;

  /** @param purpose a token of another purpose does not open */
  constructor(secret: string, purpose: string) {
    this.#signing = createHmac('sha256', secret).update(`${purpose}: sign`).digest();
    this.#hiding = createHmac('sha256', secret).update(`${purpose}: hide`).digest();
  }

  close(content: Buffer): string {
    const mac = this.#macOf(content);
    const cipher = createCipheriv('aes-256-ctr', this.#hiding, mac);
    return Buffer.concat([mac, cipher.update(content), cipher.final()]).toString('base64url');
  }

  /** Undefined if we have not made it. */
  open(token: string): Buffer | undefined {
    if (!TOKEN.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    const mac = bytes.subarray(0, MAC_BYTES);
    const cipher = createDecipheriv('aes-256-ctr', this.#hiding, mac);
    const content = Buffer.concat([cipher.update(bytes.subarray(MAC_BYTES)), cipher.final()]);
    return timingSafeEqual(mac, this.#macOf(content)) ? content : undefined;
  }

  #macOf(content: Buffer): Buffer {
    return createHmac('sha256', this.#signing).update(content).digest().subarray(0, MAC_BYTES);
  }
}

const UUID_BYTES = 16;

export const uuidBytes = (uuids: readonly string[]): Buffer =>
  Buffer.concat(uuids.map((uuid) => Buffer.from(uuid.replaceAll('-', ''), 'hex')));

export const uuidsIn = (bytes: Buffer): string[] =>
  Array.from({ length: bytes.length / UUID_BYTES }, (_, index) =>
    bytes
      .subarray(index * UUID_BYTES, (index + 1) * UUID_BYTES)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
