import { Seal, uuidBytes, uuidsIn } from '../../base/seal.ts';

const MINUTE_MS = 60_000;
/** Reading all files of a large shop takes some minutes over a slow line. */
const TAKING_MINUTES = 30;

const END_BYTES = 4;

/** Lets somebody read the data of a shop, after the log has noted that they take it along. */
export class TakingTokens {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'data of a shop');
  }

  /** @param person the id of the one who takes it along */
  make(shop: string, person: string, now: Date): string {
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32BE(Math.floor((now.getTime() + TAKING_MINUTES * MINUTE_MS) / 1000));
    return this.#seal.close(Buffer.concat([end, uuidBytes([person, shop])]));
  }

  /** The shop; undefined if it is no such token, if its time is over, or if somebody else has it. */
  open(token: string, person: string, now: Date): string | undefined {
    const content = this.#seal.open(token);
    if (!content || content.readUInt32BE(0) * 1000 <= now.getTime()) return undefined;
    const [owner, shop] = uuidsIn(content.subarray(END_BYTES));
    return owner === person ? shop : undefined;
  }
}
