import type { Blank } from './walk.ts';

const FULL_BOX_BYTES = 4;
/** Cameras' notes, and texts in XML. */
const METADATA_TYPES = new Set(['Exif', 'mime', 'uri ']);
/** Where an item's data is: in the file, or in the box `idat` beside the table. */
const IN_FILE = 0;
const IN_IDAT = 1;

export interface Places {
  /** Of all notes, in the file. */
  metadata: Blank[];
  /** Where the last item ends. */
  end: number;
}

/**
 * Reads from a `meta` box where its items lie.
 * @param meta the box without its header
 * @param at where in the file `meta` begins
 * @returns undefined if the box is broken
 */
export function metadataPlaces(meta: Buffer, at: number): Places | undefined {
  try {
    const boxes = boxesIn(meta, FULL_BOX_BYTES);
    const types = typesOfItems(meta, boxes.get('iinf'));
    const places: Places = { metadata: [], end: 0 };
    for (const { item, from, start, length } of extents(meta, boxes.get('iloc'))) {
      const idat = boxes.get('idat');
      if (from !== IN_FILE && !(from === IN_IDAT && idat)) continue;
      const place = from === IN_IDAT && idat ? at + idat.start + start : start;
      places.end = Math.max(places.end, place + length);
      if (METADATA_TYPES.has(types.get(item) ?? '')) places.metadata.push({ at: place, length });
    }
    return places;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Box {
  start: number;
  end: number;
}

/** The boxes in a part of a buffer, by name. */
function boxesIn(buffer: Buffer, from: number, to = buffer.length): Map<string, Box> {
  const boxes = new Map<string, Box>();
  let at = from;
  while (at + 8 <= to) {
    const length = buffer.readUInt32BE(at);
    if (length < 8) break;
    boxes.set(buffer.toString('latin1', at + 4, at + 8), { start: at + 8, end: Math.min(at + length, to) });
    at += length;
  }
  return boxes;
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
  let at = box.start;
  const read = (bytes: number): number => {
    if (at + bytes > box.end) throw new RangeError('beyond the box');
    const high = bytes > 4 ? meta.readUIntBE(at, bytes - 4) * 2 ** 32 : 0;
    const value = bytes === 0 ? 0 : high + meta.readUIntBE(at + Math.max(0, bytes - 4), Math.min(bytes, 4));
    at += bytes;
    return value;
  };
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
