import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Transform } from 'node:stream';
import type { Edit } from './formats/walk.ts';
import type { ArrivingPhoto } from './photo-store.ts';

/**
 * A cipher that begins anywhere: the end of a photo changes bytes before it, and a photo is never whole in memory.
 */
const CIPHER = 'aes-256-ctr';
const BLOCK_BYTES = 16n;
const COUNTS = 1n << 128n;

export const startOf = (): Buffer => randomBytes(Number(BLOCK_BYTES));

/** Encrypts or decrypts bytes that stand at a place of a file: the same either way. */
function turned(key: Buffer, start: Buffer, at: number, bytes: Buffer): Buffer {
  const block = BigInt(at) / BLOCK_BYTES;
  const before = Number(BigInt(at) % BLOCK_BYTES);
  const counter = (BigInt(`0x${start.toString('hex')}`) + block) % COUNTS;
  const iv = Buffer.from(counter.toString(16).padStart(2 * Number(BLOCK_BYTES), '0'), 'hex');
  const cipher = createCipheriv(CIPHER, key, iv);
  return Buffer.concat([cipher.update(Buffer.alloc(before)), cipher.update(bytes)]).subarray(before);
}

/**
 * A photo that the store gets encrypted.
 * @param key of 32 bytes
 * @param start with which no other photo of this key is encrypted
 */
export function sealed(photo: ArrivingPhoto, key: Buffer, start: Buffer): ArrivingPhoto {
  const cipher = createCipheriv(CIPHER, key, start);
  /** The same change, of the bytes as they are stored. */
  const ofStored = (edit: Edit): Edit => {
    const from = 'from' in edit ? edit.from : edit;
    return {
      at: edit.at,
      from,
      bytes: (stored) => {
        const bytes =
          'from' in edit ? edit.bytes(turned(key, start, from.at, stored)) : Buffer.alloc(stored.length);
        return bytes && turned(key, start, edit.at, bytes);
      },
    };
  };
  return {
    append: (pieces) => photo.append(pieces.map((piece) => cipher.update(piece))),
    finish: (type, edits) => photo.finish(type, edits.map(ofStored)),
    cancel: () => photo.cancel(),
  };
}

/** Reads such a photo. */
export const unsealing = (key: Buffer, start: Buffer): Transform => createDecipheriv(CIPHER, key, start);
