import type { PhotoType } from '#contract/base/limits.ts';

/** `sequence`: a HEIC with a film and no photo. */
export type Completeness = 'whole' | 'cut' | 'sequence';

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** The next marker behind the data of a scan, in which only escaped markers and restarts stand. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARKER, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
    at = bytes.indexOf(MARKER, at + 2);
  }
  return bytes.length;
}

/** Walks over the segments, so that the end of a thumbnail within them does not count. */
function jpegEnds(bytes: Uint8Array): boolean {
  let at = 2;
  let hasScan = false;
  while (bytes[at] === MARKER) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return hasScan;
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    at += 2 + numberAt(bytes, at + 2, 2);
    if (marker !== START_OF_SCAN) continue;
    hasScan = true;
    at = endOfScan(bytes, at);
  }
  return false;
}

/** A number whose first byte is the largest; 0 behind the end. */
function numberAt(bytes: Uint8Array, at: number, length: number): number {
  let number = 0;
  for (let index = at; index < at + length; index += 1) number = number * 256 + (bytes[index] ?? 0);
  return number;
}

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Around the data of a chunk: its length, its name and a checksum. */
const PNG_CHUNK_BYTES = 12;

function pngEnds(bytes: Uint8Array): boolean {
  for (let at = 8; at < bytes.length; at += PNG_CHUNK_BYTES + numberAt(bytes, at, 4))
    if (textAt(bytes, at + 4) === 'IEND') return at + PNG_CHUNK_BYTES <= bytes.length;
  return false;
}

/** Its length stands behind the first four bytes, the smallest byte first. */
function webpEnds(bytes: Uint8Array): boolean {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  return 8 + length <= bytes.length;
}

/** The length of a box: 1 means that a longer number follows, 0 that it goes on to the end of the file. */
function boxLength(bytes: Uint8Array, at: number): number {
  const length = numberAt(bytes, at, 4);
  if (length > 1) return length;
  return length === 1 ? numberAt(bytes, at + 8, 8) : bytes.length - at;
}

function heifCompleteness(bytes: Uint8Array): Completeness {
  const boxes = new Set<string>();
  for (let at = 0; at < bytes.length; ) {
    const length = boxLength(bytes, at);
    if (length < 8 || at + length > bytes.length) return 'cut';
    boxes.add(textAt(bytes, at + 4));
    // Phones write notes of their own behind the photo.
    if (boxes.has('meta') && boxes.has('mdat')) return 'whole';
    at += length;
  }
  return boxes.has('moov') && !boxes.has('meta') ? 'sequence' : 'cut';
}

/**
 * Tells if a photo ends early. Browsers show the first part of such a photo and say nothing; they do not tell either that
 * the rest is missing when they draw it.
 */
export function completenessOf(bytes: Uint8Array, type: PhotoType): Completeness {
  if (type === 'image/heic' || type === 'image/heif') return heifCompleteness(bytes);
  const ends = { 'image/jpeg': jpegEnds, 'image/png': pngEnds, 'image/webp': webpEnds }[type];
  return ends(bytes) ? 'whole' : 'cut';
}
