/* Builds HEIF files (ISO/IEC 23008-12): a table of items, and their data. */

export interface HeifItem {
  id: number;
  /** Such as `hvc1`, `grid` or `Exif`. */
  type: string;
  data: Buffer;
  /** Not every item is an image. */
  size?: readonly [width: number, height: number];
  /** Beside the table instead of in the file. */
  isInTable?: boolean;
  /** Further boxes that describe the image. */
  properties?: readonly Buffer[];
  /** The item that it belongs to, and how. */
  belongs?: readonly [type: string, to: number];
}

export interface HeifPhoto {
  /** The first is the major brand. */
  brands: readonly string[];
  items: readonly HeifItem[];
  primary?: number;
  /** The box with the data has no length: it extends to the end of the file. */
  isOpen?: boolean;
  /** The table stands behind the data. */
  isTableLast?: boolean;
}

const number = (bytes: number, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([number(4, body.length + 8), Buffer.from(type, 'latin1'), body]);
};

/** A box that begins with its version. */
const fullBox = (type: string, version: number, ...parts: Buffer[]): Buffer =>
  box(type, number(1, version), number(3, 0), ...parts);

export function heifPhoto({
  brands,
  items,
  primary = 1,
  isOpen = false,
  isTableLast = false,
}: HeifPhoto): Buffer {
  const [major = '', ...others] = brands;
  const ftyp = box('ftyp', Buffer.from(`${major}\0\0\0\0${others.join('')}`, 'latin1'));
  const inFile = items.filter(({ isInTable }) => !isInTable).map(({ data }) => data);
  const dataAt = ftyp.length + (isTableLast ? 0 : table(items, primary, 0).length) + 8;
  const mdat = box('mdat', ...inFile);
  if (isOpen) mdat.writeUInt32BE(0);
  const meta = table(items, primary, dataAt);
  return Buffer.concat([ftyp, ...(isTableLast ? [mdat, meta] : [meta, mdat])]);
}

function table(items: readonly HeifItem[], primary: number, dataAt: number): Buffer {
  const infe = ({ id, type }: HeifItem) =>
    fullBox('infe', 2, number(2, id), number(2, 0), Buffer.from(`${type}\0`, 'latin1'));
  const inTable = items.filter(({ isInTable }) => isInTable).map(({ data }) => data);
  return fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, Buffer.from('\0\0\0\0pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, number(2, primary)),
    fullBox('iinf', 0, number(2, items.length), ...items.map(infe)),
    places(items, dataAt),
    ...references(items),
    properties(items),
    ...(inTable.length > 0 ? [box('idat', ...inTable)] : []),
  );
}

function places(items: readonly HeifItem[], dataAt: number): Buffer {
  let [inFile, inTable] = [dataAt, 0];
  const place = ({ id, data, isInTable = false }: HeifItem) => {
    const at = isInTable ? inTable : inFile;
    if (isInTable) inTable += data.length;
    else inFile += data.length;
    const head = [number(2, id), number(2, Number(isInTable)), number(2, 0), number(2, 1)];
    return Buffer.concat([...head, number(4, at), number(4, data.length)]);
  };
  return fullBox('iloc', 1, number(2, 0x4400), number(2, items.length), ...items.map(place));
}

function references(items: readonly HeifItem[]): Buffer[] {
  const boxes = items.flatMap(({ id, belongs }) =>
    belongs ? [box(belongs[0], number(2, id), number(2, 1), number(2, belongs[1]))] : [],
  );
  return boxes.length > 0 ? [fullBox('iref', 0, ...boxes)] : [];
}

/** Properties of each image: one of all, its size, and its own. */
function properties(items: readonly HeifItem[]): Buffer {
  const pixels = fullBox('pixi', 0, number(4, 0x03080808));
  const boxes: Buffer[] = [pixels];
  const links = items.flatMap(({ id, size, properties: own = [] }) => {
    if (!size) return [];
    const first = boxes.length + 1;
    boxes.push(fullBox('ispe', 0, ...size.map((side) => number(4, side))), ...own);
    const numbers = [1, ...Array.from({ length: 1 + own.length }, (_none, index) => 0x80 + first + index)];
    return [
      Buffer.concat([number(2, id), number(1, numbers.length), ...numbers.map((one) => number(1, one))]),
    ];
  });
  return box('iprp', box('ipco', ...boxes), fullBox('ipma', 0, number(4, links.length), ...links));
}
