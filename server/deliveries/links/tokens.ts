import { Seal, uuidBytes, uuidsIn } from '../../base/seal.ts';

/** A link opens the page of a seller, or that of a shop about one request. */
export const LINK_KINDS = ['request', 'lead'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The page that a link opens. */
export interface LinkSubject {
  kind: LinkKind;
  /** The request; for a lead, also the shop. */
  uuids: readonly string[];
  /** The version of the row; a link with another version is revoked. */
  version: number;
}

export interface OpenedLink extends LinkSubject {
  expiresAt: Date;
}

const HEAD_BYTES = 7;

/**
 * Makes and opens the tokens of links in mails. A token holds its subject, so it is not stored. It cannot be read,
 * because a shop must not learn the uuid of a seller's request. The same subject gets the same token as long as its end
 * is the same, so that a mail can be made again.
 */
export class LinkTokens {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'links');
  }

  make({ kind, uuids, version }: LinkSubject, expiresAt: Date): string {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt8(LINK_KINDS.indexOf(kind), 0);
    head.writeUInt16BE(version, 1);
    head.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), 3);
    return this.#seal.close(Buffer.concat([head, uuidBytes(uuids)]));
  }

  /**
   * The subject of a token; undefined if we have not made it for this kind. Its time may be over. The caller compares the
   * version with that of the row.
   */
  open(kind: LinkKind, token: string): OpenedLink | undefined {
    const content = this.#seal.open(token);
    if (!content || LINK_KINDS[content.readUInt8(0)] !== kind) return undefined;
    return {
      kind,
      uuids: uuidsIn(content.subarray(HEAD_BYTES)),
      version: content.readUInt16BE(1),
      expiresAt: new Date(content.readUInt32BE(3) * 1000),
    };
  }
}
