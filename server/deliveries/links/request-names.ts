import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { uuidBytes, uuidsIn } from '../../base/seal.ts';

/** A single block of AES: a uuid has as many bytes, so that each has one other uuid. */
const CIPHER = 'aes-256-ecb';

/**
 * The names that requests have for others than their sellers and the operator. The uuid of a request answers the
 * surveys of its seller, so nobody else may learn it. Each reader has another name for a request, of the same shape:
 * the uuid encrypted with a key of the reader. Nothing is stored, and only this server turns a name back.
 */
export class RequestNames {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** @param reader the uuid of a shop, or a word for a public list */
  make(request: string, reader: string): string {
    return turned(createCipheriv(CIPHER, this.#keyOf(reader), null), request);
  }

  /** The request that a reader knows by a name. A name that we have not made for it leads to the uuid of no request. */
  open(name: string, reader: string): string {
    return turned(createDecipheriv(CIPHER, this.#keyOf(reader), null), name);
  }

  #keyOf(reader: string): Buffer {
    return createHmac('sha256', this.#secret).update(`request names: ${reader}`).digest();
  }
}

function turned(cipher: ReturnType<typeof createCipheriv | typeof createDecipheriv>, uuid: string): string {
  cipher.setAutoPadding(false);
  const [other = ''] = uuidsIn(Buffer.concat([cipher.update(uuidBytes([uuid])), cipher.final()]));
  return other;
}
