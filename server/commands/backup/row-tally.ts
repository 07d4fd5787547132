import { Transform, type TransformCallback } from 'node:stream';
import { crc32 } from 'node:zlib';

const NEWLINE = 0x0a;
const MODULUS = 2 ** 48;

/** How many rows a table has, and a sum over their contents that does not depend on their order. */
export interface Tally {
  rows: number;
  sum: number;
}

/**
 * Passes the text format of COPY on and counts it: each line is a row. PostgreSQL may give rows back in another order
 * than it took them, so the checksums of the rows are added up.
 */
export class RowTally extends Transform {
  readonly tally: Tally = { rows: 0, sum: 0 };
  readonly #onPiece: (rows: number, bytes: number) => void;
  /** The checksum of the line that has not ended yet. */
  #begun = 0;

  /** @param onPiece is called with the rows and bytes of each piece that passes */
  constructor(onPiece: (rows: number, bytes: number) => void = () => {}) {
    super();
    this.#onPiece = onPiece;
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const before = this.tally.rows;
    let start = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      this.tally.sum = (this.tally.sum + crc32(piece.subarray(start, end), this.#begun)) % MODULUS;
      this.tally.rows += 1;
      this.#begun = 0;
      start = end + 1;
    }
    this.#begun = crc32(piece.subarray(start), this.#begun);
    this.#onPiece(this.tally.rows - before, piece.length);
    done(null, piece);
  }
}

export const isSame = (a: Tally, b: Tally): boolean => a.rows === b.rows && a.sum === b.sum;
