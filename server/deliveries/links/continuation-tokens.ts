import { Seal } from '../../base/seal.ts';

/**
 * Seals the token of a mail that leads to kept answers, for the time until the mail is sent. Other tokens of links are
 * made again from their row; this one is the key of what it opens, so nothing that stays may give it back.
 */
export class ContinuationTokens {
  readonly #seal: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'continuation');
  }

  close(token: string): string {
    return this.#seal.close(Buffer.from(token));
  }

  /** Undefined if we have not made it. */
  open(sealed: string): string | undefined {
    return this.#seal.open(sealed)?.toString();
  }
}
