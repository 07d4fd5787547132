import { Seal, uuidBytes, uuidsIn } from '../../base/seal.ts';

const HEAD_BYTES = 6;

/** The tokens of links to a desk. The same uuid makes the same token, so that a mail can be made again. */
export class SignInTokens {
  readonly #seal: Seal;
  readonly #first: Seal;
  readonly #address: Seal;

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'sign in');
    this.#first = new Seal(secret, 'first owner');
    this.#address = new Seal(secret, 'address of somebody at a desk');
  }

  make(uuid: string): string {
    return this.#seal.close(uuidBytes([uuid]));
  }

  /** Undefined if we have not made it. */
  open(token: string): string | undefined {
    const bytes = this.#seal.open(token);
    return bytes && uuidsIn(bytes)[0];
  }

  /** The token that proves the new address of somebody at a desk. */
  makeAddress(uuid: string): string {
    return this.#address.close(uuidBytes([uuid]));
  }

  /** Undefined if we have not made it. */
  openAddress(token: string): string | undefined {
    const bytes = this.#address.open(token);
    return bytes && uuidsIn(bytes)[0];
  }

  /** The token by which the first owner comes in. */
  makeFirst(until: Date): string {
    const bytes = Buffer.alloc(HEAD_BYTES);
    bytes.writeUIntBE(until.getTime(), 0, HEAD_BYTES);
    return this.#first.close(bytes);
  }

  opensFirst(token: string, now = new Date()): boolean {
    const bytes = this.#first.open(token);
    return bytes?.length === HEAD_BYTES && bytes.readUIntBE(0, HEAD_BYTES) > now.getTime();
  }
}
