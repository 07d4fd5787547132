import { crc32 } from 'node:zlib';

/*
 * The CRC of gzip (RFC 1952, section 8). A number is a polynomial whose coefficients are bits: the highest bit is that
 * of x⁰.
 */

const POLYNOMIAL = 0xedb88320;
const ONE = 2 ** 31;
/** One byte is eight bits. */
const BYTE = ONE >>> 8;

/** The product of two polynomials, modulo that of the CRC. */
function product(a: number, b: number): number {
  let sum = 0;
  let factor = b;
  for (let bit = ONE; bit > 0; bit >>>= 1) {
    if (a & bit) sum ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return sum >>> 0;
}

/** A byte to the power of a number, by squaring. */
function power(exponent: number): number {
  let result = ONE;
  let square = BYTE;
  for (let rest = exponent; rest > 0; rest >>>= 1) {
    if (rest & 1) result = product(result, square);
    square = product(square, square);
  }
  return result;
}

/**
 * Continues a CRC by a text of any length in a step: `text` is read once, when this is made.
 * @returns the CRC of what came before and the text, from that of what came before
 */
export function continueCrc(text: Buffer): (before: number) => number {
  const own = crc32(text);
  const shift = power(text.length);
  return (before) => (product(shift, before) ^ own) >>> 0;
}
