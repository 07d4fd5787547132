import { orientationIn, TURNS, type Turn } from '#contract/goods/exif.ts';
import { type Box, boxesIn, FULL_BOX_BYTES, numbersIn } from './heif-boxes.ts';
import { entriesIn, isNote, locationsIn, primaryItem } from './heif-items.ts';
import { propertiesOf } from './heif-sizes.ts';

/** The properties by which an image says itself how it is turned or mirrored. */
const OWN_TURNS = ['irot', 'imir'];
/** References from a small image, and from a layer such as transparency or depth, to the image that they belong to. */
const BELONGING = ['thmb', 'auxl'];
const HEADER_BYTES = 8;

/** Behind the place of its content, and often a name. */
const TIFF = /MM\0\*|II\*\0/;

/**
 * The table of a photo that only its Exif turns: with the turn as a property of the image. Programs that show HEIC follow
 * that property and not the Exif. The entries of the notes, which are removed, give the room, so that nothing moves.
 * @param table the `meta` box without its header
 * @param exif the camera's notes
 * @returns of the same length; undefined if the image is upright, or says itself how it is turned
 */
export function turnedByExif(table: Buffer, exif: Buffer): Buffer | undefined {
  const tiff = TIFF.exec(exif.toString('latin1'));
  const turn = tiff && TURNS[orientationIn(exif.subarray(tiff.index))];
  if (!turn) return undefined;
  try {
    return withTurn(table, turn);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function withTurn(table: Buffer, turn: Turn): Buffer | undefined {
  const boxes = boxesFilling(table, FULL_BOX_BYTES, table.length);
  const boxOf = (type: string) => boxes.find((box) => box.type === type);
  const [items, properties] = [boxOf('iinf'), boxOf('iprp')];
  const primary = primaryItem(table, boxOf('pitm'));
  if (!items || !properties) return undefined;
  const entries = entriesIn(table, items);
  const notes = new Set(entries.filter(({ type }) => isNote(type)).map(({ id }) => id));
  const turnedProperties = addTurn(table, properties, turn, [
    primary,
    ...belongingTo(primary, table, boxOf('iref')),
  ]);
  if (!turnedProperties) return undefined;
  const parts = boxes.map((box) => {
    if (box === properties) return turnedProperties;
    if (box.type === 'iinf') return withoutEntries(table, box, notes);
    if (box.type === 'iloc') return withoutLocations(table, box, notes);
    if (box.type === 'iref') return withoutReferences(table, box, notes);
    return whole(table, box);
  });
  const result = Buffer.concat([table.subarray(0, FULL_BOX_BYTES), ...parts]);
  const room = table.length - result.length;
  if (room !== 0 && room < HEADER_BYTES) return undefined;
  return room === 0 ? result : Buffer.concat([result, newBox('free', Buffer.alloc(room - HEADER_BYTES))]);
}

/** @returns undefined if the first of the images has a turn already */
function addTurn(table: Buffer, iprp: Box, turn: Turn, images: readonly number[]): Buffer | undefined {
  const boxes = boxesFilling(table, iprp.start, iprp.end);
  const [list, ...others] = boxes.filter(({ type }) => type === 'ipco');
  if (!list || others.length > 0) return undefined;
  const properties = boxesFilling(table, list.start, list.end);
  const links = boxes.filter(({ type }) => type === 'ipma');
  const isTurned = (item: number) =>
    links
      .flatMap((box) => [...propertiesOf(item, table, box)])
      .some((index) => OWN_TURNS.includes(properties[index - 1]?.type ?? ''));
  const [primary = 0] = images;
  if (isTurned(primary)) return undefined;
  const unturned = new Set(images.filter((item) => !isTurned(item)));
  // Counted in quarters, and against the clock.
  const quarters = 4 - turn / 90;
  const parts = boxes.map((box) => {
    if (box === list) return newBox('ipco', bytesOf(table, box), newBox('irot', numberOf(1, quarters)));
    if (box.type === 'ipma') return withLink(table, box, unturned, properties.length + 1);
    return whole(table, box);
  });
  return newBox('iprp', ...parts);
}

/** The small images and layers of an image. */
function belongingTo(image: number, table: Buffer, iref: Box | undefined): number[] {
  const references = iref ? referencesIn(table, iref) : [];
  return references
    .filter(({ box, to }) => BELONGING.includes(box.type) && to.includes(image))
    .map(({ from }) => from);
}

/** `ipma`, with one more property of some images. @param property its number, counted from 1 */
function withLink(table: Buffer, ipma: Box, images: ReadonlySet<number>, property: number): Buffer {
  const read = numbersIn(table, ipma);
  const idBytes = read(1) < 1 ? 2 : 4;
  read(2);
  // A leading bit says that a program has to understand the property.
  const [linkBytes, bit] = read(1) & 1 ? [2, 0x8000] : [1, 0x80];
  if (property >= bit) throw new RangeError('too many properties');
  const parts = [table.subarray(ipma.start, ipma.start + FULL_BOX_BYTES)];
  const items = read(4);
  parts.push(numberOf(4, items));
  for (let n = 0; n < items; n += 1) {
    const id = read(idBytes);
    const links = Array.from({ length: read(1) }, () => read(linkBytes));
    if (images.has(id)) links.push(bit | property);
    parts.push(numberOf(idBytes, id), numberOf(1, links.length));
    parts.push(...links.map((link) => numberOf(linkBytes, link)));
  }
  return newBox('ipma', ...parts);
}

function withoutEntries(table: Buffer, iinf: Box, notes: ReadonlySet<number>): Buffer {
  const entries = entriesIn(table, iinf);
  const others = entries.filter(({ id }) => !notes.has(id));
  const countBytes = table.readUInt8(iinf.start) === 0 ? 2 : 4;
  if (entries.length !== table.readUIntBE(iinf.start + FULL_BOX_BYTES, countBytes))
    throw new RangeError('unknown entries');
  return newBox(
    'iinf',
    table.subarray(iinf.start, iinf.start + FULL_BOX_BYTES),
    numberOf(countBytes, others.length),
    ...others.map(({ box }) => whole(table, box)),
  );
}

function withoutLocations(table: Buffer, iloc: Box, notes: ReadonlySet<number>): Buffer {
  const locations = [...locationsIn(table, iloc)];
  const others = locations.filter(({ item }) => !notes.has(item));
  const countBytes = table.readUInt8(iloc.start) < 2 ? 2 : 4;
  return newBox(
    'iloc',
    // Versions and the lengths of numbers.
    table.subarray(iloc.start, iloc.start + FULL_BOX_BYTES + 2),
    numberOf(countBytes, others.length),
    ...others.map(({ entry }) => table.subarray(entry.start, entry.end)),
  );
}

function withoutReferences(table: Buffer, iref: Box, notes: ReadonlySet<number>): Buffer {
  const others = referencesIn(table, iref).filter(({ from }) => !notes.has(from));
  const version = table.subarray(iref.start, iref.start + FULL_BOX_BYTES);
  return others.length === 0
    ? Buffer.alloc(0)
    : newBox('iref', version, ...others.map(({ box }) => whole(table, box)));
}

/** `iref`: which item belongs to which others, and in which way: the type of the box. */
function referencesIn(table: Buffer, iref: Box): { box: Box; from: number; to: number[] }[] {
  const idBytes = table.readUInt8(iref.start) === 0 ? 2 : 4;
  return boxesIn(table, iref.start + FULL_BOX_BYTES, iref.end).map((box) => {
    const read = numbersIn(table, box);
    const from = read(idBytes);
    return { box, from, to: Array.from({ length: read(2) }, () => read(idBytes)) };
  });
}

/** @throws RangeError if there is something else, which would be lost */
function boxesFilling(table: Buffer, from: number, to: number): Box[] {
  const boxes = boxesIn(table, from, to);
  if (boxes.at(-1)?.end !== to) throw new RangeError('more than boxes');
  return boxes;
}

const bytesOf = (table: Buffer, { start, end }: Box) => table.subarray(start, end);

const whole = (table: Buffer, { start, end }: Box) => table.subarray(start - HEADER_BYTES, end);

function newBox(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([numberOf(4, HEADER_BYTES + body.length), Buffer.from(type, 'latin1'), body]);
}

function numberOf(bytes: number, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
