/** A part of a HEIF file with a name; boxes stand in boxes. `start` and `end` are those of its content. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

/** Some boxes begin with a version and flags. */
export const FULL_BOX_BYTES = 4;

/** A phone's photo has some dozens; more are there only to cost memory. */
const MOST_BOXES = 10_000;

/**
 * The boxes in a part of a buffer.
 * @throws RangeError if there are too many
 */
export function boxesIn(buffer: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const length = buffer.readUInt32BE(at);
    if (length < 8) break;
    const type = buffer.toString('latin1', at + 4, at + 8);
    boxes.push({ type, start: at + 8, end: Math.min(at + length, to) });
    at += length;
    if (boxes.length > MOST_BOXES) throw new RangeError('too many boxes');
  }
  return boxes;
}

/**
 * Reads the numbers in a box one after the other.
 * @returns a function that takes how many bytes the next has: 0, 1, 2, 4 or 8. It throws a RangeError beyond the box.
 */
export function numbersIn(buffer: Buffer, { start, end }: Box): (bytes: number) => number {
  let at = start;
  return (bytes) => {
    if (at + bytes > end) throw new RangeError('beyond the box');
    const high = bytes > 4 ? buffer.readUIntBE(at, bytes - 4) * 2 ** 32 : 0;
    const value = bytes === 0 ? 0 : high + buffer.readUIntBE(at + Math.max(0, bytes - 4), Math.min(bytes, 4));
    at += bytes;
    return value;
  };
}
