import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '#server/desk/passkeys.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** A device that makes passkeys for one site (WebAuthn, level 2). */
export class TestAuthenticator {
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer that registers the passkey. */
  register(challenge: string): PasskeyAnswer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE: an EC2 key on P-256 for ES256, in CBOR.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([this.#data(WITH_CREDENTIAL), Buffer.alloc(16), length, this.#id, key]);
    // A map of fmt, attStmt and authData, in CBOR.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer that signs in. @param as the origin of the page that asks */
  assert(challenge: string, as = this.#origin): PasskeyAnswer {
    this.#count += 1;
    const [data, client] = [this.#data(0), this.#client('webauthn.get', challenge, as)];
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #client(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    const flagByte = Buffer.from([PRESENT_AND_VERIFIED | flags]);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), flagByte, count]);
  }

  #answer(response: PasskeyAnswer['response'] & Record<string, unknown>): PasskeyAnswer {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
