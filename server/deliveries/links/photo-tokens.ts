import { Seal, uuidBytes, uuidsIn } from '../../base/seal.ts';

/** A photo of a request, for one viewer. */
export interface PhotoSubject {
  request: string;
  /** Undefined: the seller. */
  shop: string | undefined;
  /** The version of the link that it was given out for. */
  version: number;
  item: number;
  position: number;
}

const MINUTE_MS = 60_000;
/** A page gives out the same addresses for this long, so that browsers can keep the photos. */
export const SAME_MS = 5 * MINUTE_MS;
/** An address works at least this long. */
const WORKS_MS = 15 * MINUTE_MS;

const HEAD_BYTES = 8;

/** Makes and opens the addresses of photos, which work for some minutes. */
export class PhotoTokens {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'photos');
  }

  make({ request, shop, version, item, position }: PhotoSubject, now = new Date()): string {
    const end = Math.ceil(now.getTime() / SAME_MS) * SAME_MS + WORKS_MS;
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt32BE(end / 1000, 0);
    head.writeUInt16BE(version, 4);
    head.writeUInt8(item, 6);
    head.writeUInt8(position, 7);
    return this.#seal.close(Buffer.concat([head, uuidBytes(shop ? [request, shop] : [request])]));
  }

  /** `unknown` if we have not made it, `expired` if its time is over. */
  open(token: string, now = new Date()): PhotoSubject | 'unknown' | 'expired' {
    const content = this.#seal.open(token);
    if (!content) return 'unknown';
    if (content.readUInt32BE(0) * 1000 <= now.getTime()) return 'expired';
    const [request = '', shop] = uuidsIn(content.subarray(HEAD_BYTES));
    return {
      request,
      shop,
      version: content.readUInt16BE(4),
      item: content.readUInt8(6),
      position: content.readUInt8(7),
    };
  }
}
