import type { CaseSide } from '#contract/life/cases.ts';
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

/** A photo of a case, for one viewer. */
export interface CasePhotoSubject {
  case: string;
  /** The side that has sent it. */
  side: CaseSide;
  viewer: CaseSide | 'operator';
  /** The version of the viewer's link; 0 for the operator. */
  version: number;
  position: number;
}

const MINUTE_MS = 60_000;
/** A page gives out the same addresses for this long, so that browsers can keep the photos. */
export const SAME_MS = 5 * MINUTE_MS;
/** An address works at least this long. */
const WORKS_MS = 15 * MINUTE_MS;

const HEAD_BYTES = 8;

/** The second at which an address ends. */
const endOf = (now: Date) => (Math.ceil(now.getTime() / SAME_MS) * SAME_MS + WORKS_MS) / 1000;

const isOver = (content: Buffer, now: Date) => content.readUInt32BE(0) * 1000 <= now.getTime();

/** Makes and opens the addresses of photos, which work for some minutes. */
export class PhotoTokens {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'photos');
  }

  make({ request, shop, version, item, position }: PhotoSubject, now = new Date()): string {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt32BE(endOf(now), 0);
    head.writeUInt16BE(version, 4);
    head.writeUInt8(item, 6);
    head.writeUInt8(position, 7);
    return this.#seal.close(Buffer.concat([head, uuidBytes(shop ? [request, shop] : [request])]));
  }

  /** `unknown` if we have not made it, `expired` if its time is over. */
  open(token: string, now = new Date()): PhotoSubject | 'unknown' | 'expired' {
    const content = this.#seal.open(token);
    if (!content) return 'unknown';
    if (isOver(content, now)) return 'expired';
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

/** Viewers, by their numbers in a token. */
const SIDES = ['seller', 'shop', 'operator'] as const;

/** The same of photos of cases. */
export class CasePhotoTokens {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'photos of cases');
  }

  make({ case: uuid, side, viewer, version, position }: CasePhotoSubject, now = new Date()): string {
    const head = Buffer.alloc(HEAD_BYTES + 1);
    head.writeUInt32BE(endOf(now), 0);
    head.writeUInt16BE(version, 4);
    head.writeUInt8(SIDES.indexOf(side), 6);
    head.writeUInt8(SIDES.indexOf(viewer), 7);
    head.writeUInt8(position, HEAD_BYTES);
    return this.#seal.close(Buffer.concat([head, uuidBytes([uuid])]));
  }

  /** As PhotoTokens.open. */
  open(token: string, now = new Date()): CasePhotoSubject | 'unknown' | 'expired' {
    const content = this.#seal.open(token);
    const side = content && SIDES[content.readUInt8(6)];
    const viewer = content && SIDES[content.readUInt8(7)];
    if (!content || !viewer || !side || side === 'operator') return 'unknown';
    if (isOver(content, now)) return 'expired';
    const [uuid = ''] = uuidsIn(content.subarray(HEAD_BYTES + 1));
    return {
      ...{ case: uuid, side, viewer },
      version: content.readUInt16BE(4),
      position: content.readUInt8(HEAD_BYTES),
    };
  }
}
