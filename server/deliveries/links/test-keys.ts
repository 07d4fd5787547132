import { Seal, uuidBytes, uuidsIn } from '../../base/seal.ts';

const HOUR_MS = 3_600_000;
/** Long enough for a day of work. */
export const TEST_KEY_HOURS = 24;

const END_BYTES = 4;

/** The keys of test mode: each names the medium for which somebody of the partner has made it. */
export class TestKeys {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'test mode');
  }

  /** @returns the key, and when it ends */
  make(medium: string, now: Date): { key: string; until: Date } {
    const end = Math.floor((now.getTime() + TEST_KEY_HOURS * HOUR_MS) / 1000);
    const head = Buffer.alloc(END_BYTES);
    head.writeUInt32BE(end);
    return { key: this.#seal.close(Buffer.concat([head, uuidBytes([medium])])), until: new Date(end * 1000) };
  }

  /** The medium of a key; undefined if we have not made it, or its time is over. */
  open(key: string, now: Date): string | undefined {
    const content = this.#seal.open(key);
    if (!content || content.readUInt32BE(0) * 1000 <= now.getTime()) return undefined;
    return uuidsIn(content.subarray(END_BYTES))[0];
  }
}
