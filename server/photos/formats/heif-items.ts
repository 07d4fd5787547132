import { type Box, boxesIn, FULL_BOX_BYTES, numbersIn } from './heif-boxes.ts';
import { imageSizes } from './heif-sizes.ts';
import type { Place, Size } from './walk.ts';

const EXIF = 'Exif';
/** Cameras' notes, and texts in XML. */
const METADATA_TYPES = new Set([EXIF, 'mime', 'uri ']);
/** The place of an item's data: in the file, or in the box `idat` beside the table. */
const IN_FILE = 0;
const IN_IDAT = 1;
/** A phone's photo has some hundreds; a piece may take no bytes in the table, and more are there only to cost time. */
const MOST_PIECES = 10_000;

export interface Items {
  /** The places of all notes in the file. */
  metadata: Place[];
  /** Where the camera's notes begin. */
  exif: Place | undefined;
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
  const places: Pick<Items, 'metadata' | 'exif' | 'end'> = { metadata: [], exif: undefined, end: 0 };
  for (const { item, from, pieces } of locationsIn(meta, boxes.get('iloc'))) {
    if (from !== IN_FILE && !(from === IN_IDAT && idat)) continue;
    for (const { start, length } of pieces) {
      const place = { at: from === IN_IDAT && idat ? at + idat.start + start : start, length };
      if (length > 0) places.end = Math.max(places.end, place.at + length);
      const type = types.get(item);
      if (isNote(type)) places.metadata.push(place);
      if (type === EXIF) places.exif ??= place;
    }
  }
  return places;
}

/** @param type of an item */
export const isNote = (type = '') => METADATA_TYPES.has(type);

/** `pitm`: the item that is shown. */
export function primaryItem(meta: Buffer, box: Box | undefined): number {
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
const typesOfItems = (meta: Buffer, box: Box | undefined): Map<number, string> =>
  new Map(box && entriesIn(meta, box).map(({ id, type }) => [id, type]));

/** `iinf`: an entry for each item. The first versions know no types: they are of other uses than photos. */
export function entriesIn(meta: Buffer, box: Box): { id: number; type: string; box: Box }[] {
  const isShort = meta.readUInt8(box.start) === 0;
  const boxes = boxesIn(meta, box.start + FULL_BOX_BYTES + (isShort ? 2 : 4), box.end);
  return boxes.flatMap((entry) => {
    const read = numbersIn(meta, entry);
    const version = entry.end - entry.start < FULL_BOX_BYTES ? 0 : read(1);
    if (version < 2) return [];
    read(3);
    const id = read(version === 2 ? 2 : 4);
    read(2);
    return [{ id, type: String.fromCharCode(read(1), read(1), read(1), read(1)), box: entry }];
  });
}

/** The pieces of an item. */
interface Location {
  item: number;
  from: number;
  pieces: { start: number; length: number }[];
  /** Its own place in the table. */
  entry: { start: number; end: number };
}

/** `iloc`: where the items are. */
export function* locationsIn(meta: Buffer, box: Box | undefined): Generator<Location> {
  if (!box) return;
  const next = numbersIn(meta, box);
  let { start: at } = box;
  const read = (bytes: number) => {
    at += bytes;
    return next(bytes);
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
  let total = 0;
  for (let n = 0; n < count; n += 1) {
    const start = at;
    const item = read(version < 2 ? 2 : 4);
    const from = version > 0 ? read(2) & 15 : IN_FILE;
    read(2);
    const base = read(baseBytes);
    const pieces: Location['pieces'] = [];
    const own = read(2);
    total += own;
    if (total > MOST_PIECES) throw new RangeError('too many pieces');
    for (let piece = 0; piece < own; piece += 1) {
      read(indexBytes);
      pieces.push({ start: base + read(offsetBytes), length: read(lengthBytes) });
    }
    yield { item, from, pieces, entry: { start, end: at } };
  }
}
