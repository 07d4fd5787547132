import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

/** What a link opens: the page of a seller, or that of a shop about one request. */
export const LINK_KINDS = ['request', 'lead'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Whose page it is. */
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

const MAC_BYTES = 16;
const UUID_BYTES = 16;
const HEAD_BYTES = 7;
const TOKEN = /^[\w-]{40,120}$/;

/**
 * Makes and opens the tokens of links in mails. A token holds what it opens, so nothing is stored for it; it is signed by
 * HMAC, and encrypted, because a shop must not learn the uuid of a seller's request. The same subject gets the same
 * token as long as the day of its end is the same, so that a mail can be made again.
 */
export class LinkTokens {
  private readonly signing: Buffer;
  private readonly hiding: Buffer;

  constructor(secret: string) {
    this.signing = createHmac('sha256', secret).update('links: sign').digest();
    this.hiding = createHmac('sha256', secret).update('links: hide').digest();
  }

  make({ kind, uuids, version }: LinkSubject, expiresAt: Date): string {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt8(LINK_KINDS.indexOf(kind), 0);
    head.writeUInt16BE(version, 1);
    head.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), 3);
    const content = Buffer.concat([
      head,
      ...uuids.map((uuid) => Buffer.from(uuid.replaceAll('-', ''), 'hex')),
    ]);
    const mac = this.macOf(content);
    const cipher = createCipheriv('aes-256-ctr', this.hiding, mac);
    return Buffer.concat([mac, cipher.update(content), cipher.final()]).toString('base64url');
  }

  /**
   * What a token of a link opens; undefined if we have not made it for this kind, or its time is over. Whoever asks
   * compares the version with that of the row.
   */
  open(kind: LinkKind, token: string, now = new Date()): OpenedLink | undefined {
    if (!TOKEN.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    const mac = bytes.subarray(0, MAC_BYTES);
    const cipher = createDecipheriv('aes-256-ctr', this.hiding, mac);
    const content = Buffer.concat([cipher.update(bytes.subarray(MAC_BYTES)), cipher.final()]);
    if (content.length < HEAD_BYTES || !timingSafeEqual(mac, this.macOf(content))) return undefined;
    const expiresAt = new Date(content.readUInt32BE(3) * 1000);
    if (LINK_KINDS[content.readUInt8(0)] !== kind || expiresAt <= now) return undefined;
    return {
      kind,
      uuids: uuidsIn(content.subarray(HEAD_BYTES)),
      version: content.readUInt16BE(1),
      expiresAt,
    };
  }

  private macOf(content: Buffer): Buffer {
    return createHmac('sha256', this.signing).update(content).digest().subarray(0, MAC_BYTES);
  }
}

const uuidsIn = (bytes: Buffer): string[] =>
  Array.from({ length: bytes.length / UUID_BYTES }, (_, index) =>
    bytes
      .subarray(index * UUID_BYTES, (index + 1) * UUID_BYTES)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
