import type { PhotoType } from '#contract/base/limits.ts';
import { type Items, readItems } from './heif-items.ts';
import { turnedByExif } from './heif-turn.ts';
import type { Edit, PhotoWalk, Place, WalkStep } from './walk.ts';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const HEIF_BRANDS = ['mif1', 'mif2', 'msf1'];
/** AVIF names HEIF brands as well, but is another type that no one asked for. */
const AVIF_BRANDS = ['avif', 'avis'];
/** A phone writes a few KB. */
const MOST_META_BYTES = 4 * 1024 * 1024;
const MOST_NOTES = 20;
/** The table waits in memory for the end of the photo. */
const MOST_TURNED_BYTES = 64 * 1024;
/** The turn stands at the beginning. */
const MOST_EXIF_BYTES = 64 * 1024;
const HEADER_BYTES = 8;
const PASSED = new Set(['mdat', 'moov', 'moof', 'idat']);

/**
 * All boxes stay in place, since they refer to each other by offsets in the file. Parts that are not needed to show the
 * image are overwritten with zeros.
 * @param edits is filled with the places of notes within boxes, and the turn that they say
 */
export function* walkHeif(edits: Edit[]): PhotoWalk {
  const size = (yield { peek: 4 }).readUInt32BE(0);
  if (size < 16 || size > 1024) return undefined;
  const type = typeOfBrands(yield { peek: size });
  if (!type) return undefined;
  yield { pass: size };
  let items: Items | undefined;
  let hasData = false;
  let at = size;
  while (!items || !hasData || at < items.end) {
    const header = yield { read: HEADER_BYTES };
    yield { write: header };
    const name = header.toString('latin1', 4);
    hasData ||= name === 'mdat';
    let length = header.readUInt32BE(0) - HEADER_BYTES;
    at += HEADER_BYTES;
    // 0 means: up to the end of the file. 1 means: a 64-bit length follows.
    if (length === -HEADER_BYTES) {
      if (!items || name !== 'mdat') return undefined;
      yield { pass: Math.max(0, items.end - at) };
      return type;
    }
    if (length === 1 - HEADER_BYTES) {
      const long = yield { read: 8 };
      yield { write: long };
      at += 8;
      length = Number(long.readBigUInt64BE(0)) - 16;
    }
    if (length < 0) return undefined;
    if (name === 'meta') {
      // A photo has one table. A second could ask to overwrite bytes that have passed already.
      if (items || length > MOST_META_BYTES) return undefined;
      items = yield* passTable(type, length, at, edits);
      if (!items) return undefined;
    } else if (PASSED.has(name)) yield { pass: length };
    else yield { blank: length };
    at += length;
  }
  return type;
}

/** @returns undefined if the table is broken, or not one of a HEIC or HEIF photo */
function* passTable(
  type: PhotoType,
  length: number,
  at: number,
  edits: Edit[],
): Generator<WalkStep, Items | undefined, Buffer> {
  const table = yield { read: length };
  const items = readItems(table, at);
  if (!items || items.end === 0 || items.isAvif || isTooMuch(items.metadata)) return undefined;
  edits.push(...turnOf(table, at, items), ...items.metadata);
  for (const size of items.sizes) yield { type, size };
  yield { write: table };
  return items;
}

/**
 * The table with the turn that is said only by the Exif, which is removed. The Exif may arrive before the table or
 * behind it, so it is read at the end.
 */
function turnOf(table: Buffer, at: number, { exif, metadata }: Items): Edit[] {
  const isWithin = (place: Place) => place.at < at + table.length && place.at + place.length > at;
  if (!exif || table.length > MOST_TURNED_BYTES || metadata.some(isWithin)) return [];
  const from = { at: exif.at, length: Math.min(exif.length, MOST_EXIF_BYTES) };
  return [{ at, from, bytes: (bytes) => turnedByExif(table, bytes) }];
}

/** The notes of a photo are a few KB in a few pieces; more is there only to cost time. */
const isTooMuch = (notes: readonly Place[]) =>
  notes.length > MOST_NOTES || notes.some(({ length }) => length > MOST_META_BYTES);

/** @param ftyp the box: after its header the major brand, a version, and the brands that the file also fits */
function typeOfBrands(ftyp: Buffer): PhotoType | undefined {
  const [major = '', _version, ...others] = ftyp.toString('latin1', HEADER_BYTES).match(/.{4}/gs) ?? [];
  const has = (brands: readonly string[]) => [major, ...others].some((brand) => brands.includes(brand));
  if (AVIF_BRANDS.includes(major)) return undefined;
  if (has(HEIC_BRANDS)) return 'image/heic';
  return has(HEIF_BRANDS) && !has(AVIF_BRANDS) ? 'image/heif' : undefined;
}
