import { randomUUID } from 'node:crypto';
import { Refusal } from '../base/errors.ts';
import { Seal, uuidBytes, uuidsIn } from '../base/seal.ts';
import { NO_ROW } from '../base/uuid-of.ts';
import type { Db } from '../db/open.ts';
import { deskChallenges } from '../db/schema.ts';

/** How long a device may take to sign. */
const VALID_MS = 5 * 60_000;

const TIME_BYTES = 6;

/** A challenge that a device has signed, and that nobody has answered yet. */
export interface Challenge {
  text: string;
  uuid: string;
}

/**
 * The texts that devices are asked to sign: once, and soon. A challenge says by itself when it was made and for whom, and
 * is sealed, so anybody may ask for any number of them: only one that was answered rightly is stored, until it is too old.
 */
export class Challenges {
  readonly #db: Db;
  readonly #seal: Seal;
  #given = 0;
  #answered = 0;
  #refused = 0;

  /** @param secret that of the links in mails */
  constructor(db: Db, secret: string) {
    this.#db = db;
    this.#seal = new Seal(secret, 'passkey challenge');
  }

  /** How many this process has given out, and how many answers it has taken and refused. */
  get counts(): { given: number; answered: number; refused: number } {
    return { given: this.#given, answered: this.#answered, refused: this.#refused };
  }

  /** @param person who adds a passkey; left out for somebody who signs in */
  make(person = NO_ROW): Uint8Array<ArrayBuffer> {
    this.#given += 1;
    const time = Buffer.alloc(TIME_BYTES);
    time.writeUIntBE(Date.now(), 0, TIME_BYTES);
    const sealed = this.#seal.close(Buffer.concat([time, uuidBytes([randomUUID(), person])]));
    return new Uint8Array(Buffer.from(sealed, 'base64url'));
  }

  /**
   * The challenge that an answer is for.
   * @param clientData the data of the browser, in base64url
   * @throws Refusal `unknown_passkey`: it is too old, for somebody else, or not ours
   */
  open(clientData: string, person = NO_ROW): Challenge {
    const text = challengeIn(clientData);
    const bytes = this.#seal.open(text);
    if (bytes?.length !== TIME_BYTES + 2 * uuidBytes([NO_ROW]).length) return this.refuse();
    const [uuid = '', madeFor] = uuidsIn(bytes.subarray(TIME_BYTES));
    // The clock of another process may be ahead.
    const age = Math.abs(Date.now() - bytes.readUIntBE(0, TIME_BYTES));
    if (age > VALID_MS || madeFor !== person) return this.refuse();
    return { text, uuid };
  }

  /**
   * Takes a challenge away whose answer is right: no second answer to it counts.
   * @throws Refusal `unknown_passkey`: there was one
   */
  async take({ uuid }: Challenge): Promise<void> {
    const rows = await this.#db
      .insert(deskChallenges)
      .values({ challenge: uuid })
      .onConflictDoNothing()
      .returning();
    if (rows.length === 0) this.refuse();
    this.#answered += 1;
  }

  /** @throws Refusal `unknown_passkey` */
  refuse(): never {
    this.#refused += 1;
    throw new Refusal('unknown_passkey');
  }
}

function challengeIn(clientData: string): string {
  try {
    return String(JSON.parse(Buffer.from(clientData, 'base64url').toString()).challenge);
  } catch {
    return '';
  }
}
