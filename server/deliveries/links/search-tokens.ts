import { Seal, uuidBytes, uuidsIn } from '../../base/seal.ts';

const HOUR_MS = 3_600_000;
/** A working day: somebody comes back to a search of the morning. */
const SEARCH_HOURS = 16;

const END_BYTES = 4;
const PERSON_BYTES = 16;

/**
 * The words of a search in the address of a page at a desk, so that the pages of its list are links and the browser's
 * Back works. They may name a seller: nobody can read them in a history or a log, and they open for one person only.
 */
export class SearchTokens {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'search');
  }

  /** @param person the id of the one who searches */
  make(text: string, person: string, now: Date): string {
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32BE(Math.floor((now.getTime() + SEARCH_HOURS * HOUR_MS) / 1000));
    return this.#seal.close(Buffer.concat([end, uuidBytes([person]), Buffer.from(text)]));
  }

  /** Undefined if it is none, if its time is over, or if somebody else has searched. */
  open(token: string, person: string, now: Date): string | undefined {
    const content = this.#seal.open(token);
    if (!content || content.readUInt32BE(0) * 1000 <= now.getTime()) return undefined;
    const [owner] = uuidsIn(content.subarray(END_BYTES, END_BYTES + PERSON_BYTES));
    return owner === person ? content.subarray(END_BYTES + PERSON_BYTES).toString() : undefined;
  }
}
