import { type Box, boxesIn, FULL_BOX_BYTES, numbersIn } from './heif-boxes.ts';
import { imageSizes } from './heif-sizes.ts';
import type { Blank, Size } from './walk.ts';

/** Cameras' notes, and texts in XML. */
const METADATA_TYPES = new Set(['Exif', 'mime', 'uri ']);
/** The place of an item's data: in the file, or in the box `idat` beside the table. */
const IN_FILE = 0;
const IN_IDAT = 1;

export interface Items {
  /** The places of all notes in the file. */
  metadata: Blank[];
  /** The end of the last item; 0 if none has data. */
  end: number;
  /** The sizes of the image that is shown, and of all. */
  sizes: Size[];
  /** The images are coded as in AVIF. */
  isAvif: boolean;
}

/**
 * Reads the table of items, a `meta` box.
 * @param meta the box without its header
 * @param at where in the file `meta` begins
 * @returns undefined if the box is broken
 */
export function readItems(meta: Buffer, at: number): Items | undefined {
  try {
    const boxes = new Map(boxesIn(meta, FULL_BOX_BYTES, meta.length).map((box) => [box.type, box]));
    const types = typesOfItems(meta, boxes.get('iinf'));
    const primary = primaryItem(meta, boxes.get('pitm'));
    return {
      ...placesOf(meta, at, boxes, types),
      sizes: imageSizes(meta, boxes.get('iprp'), primary),
      isAvif: isAvif(types, primary),
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function placesOf(meta: Buffer, at: number, boxes: Map<string, Box>, types: Map<number, string>) {
  const idat = boxes.get('idat');
  const places: Pick<Items, 'metadata' | 'end'> = { metadata: [], end: 0 };
  for (const { item, from, start, length } of extents(meta, boxes.get('iloc'))) {
    if (from !== IN_FILE && !(from === IN_IDAT && idat)) continue;
    const place = from === IN_IDAT && idat ? at + idat.start + start : start;
    if (length > 0) places.end = Math.max(places.end, place + length);
    if (METADATA_TYPES.has(types.get(item) ?? '')) places.metadata.push({ at: place, length });
  }
  return places;
}

/** `pitm`: the item that is shown. */
function primaryItem(meta: Buffer, box: Box | undefined): number {
  if (!box) throw new RangeError('no primary item');
  const read = numbersIn(meta, box);
  const version = read(1);
  read(3);
  return read(version === 0 ? 2 : 4);
}

/** An image of tiles has a type of its own; its tiles have the type of the coding. */
function isAvif(types: Map<number, string>, primary: number): boolean {
  const all = new Set(types.values());
  return types.get(primary) === 'av01' || (all.has('av01') && !all.has('hvc1'));
}

/** `iinf`: the type of each item. */
function typesOfItems(meta: Buffer, box: Box | undefined): Map<number, string> {
  const types = new Map<number, string>();
  if (!box) return types;
  const isShort = meta.readUInt8(box.start) === 0;
  let at = box.start + FULL_BOX_BYTES + (isShort ? 2 : 4);
  while (at + 8 <= box.end) {
    const length = meta.readUInt32BE(at);
    const version = meta.readUInt8(at + 8);
    if (length < 12) break;
    // The first versions know no types: they are of other uses than photos.
    if (version >= 2) {
      const idBytes = version === 2 ? 2 : 4;
      const id = meta.readUIntBE(at + 12, idBytes);
      types.set(id, meta.toString('latin1', at + 12 + idBytes + 2, at + 12 + idBytes + 6));
    }
    at += length;
  }
  return types;
}

interface Extent {
  item: number;
  from: number;
  start: number;
  length: number;
}

/** `iloc`: the pieces of all items. */
function* extents(meta: Buffer, box: Box | undefined): Generator<Extent> {
  if (!box) return;
  const read = numbersIn(meta, box);
  const version = read(1);
  read(3);
  const sizes = read(1);
  const more = read(1);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4];
  const indexBytes = version > 0 ? more & 15 : 0;
  if ([offsetBytes, lengthBytes, baseBytes, indexBytes].some((bytes) => ![0, 4, 8].includes(bytes)))
    throw new RangeError('no such size');
  const count = read(version < 2 ? 2 : 4);
  for (let n = 0; n < count; n += 1) {
    const item = read(version < 2 ? 2 : 4);
    const from = version > 0 ? read(2) & 15 : IN_FILE;
    read(2);
    const base = read(baseBytes);
    const pieces = read(2);
    for (let piece = 0; piece < pieces; piece += 1) {
      read(indexBytes);
      yield { item, from, start: base + read(offsetBytes), length: read(lengthBytes) };
    }
  }
}
