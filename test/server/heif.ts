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
}

export interface HeifPhoto {
  /** The first is the major brand. */
  brands: readonly string[];
  items: readonly HeifItem[];
  primary?: number;
  /** The box with the data has no length: it extends to the end of the file. */
  isOpen?: boolean;
}

const number = (bytes: number, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([number(4, body.length + 8), Buffer.from(type, 'latin1'), body]);
};

/** A box that begins with its version. */
const fullBox = (type: string, version: number, ...parts: Buffer[]) =>
  box(type, number(1, version), number(3, 0), ...parts);

export function heifPhoto({ brands, items, primary = 1, isOpen = false }: HeifPhoto): Buffer {
  const [major = '', ...others] = brands;
  const ftyp = box('ftyp', Buffer.from(`${major}\0\0\0\0${others.join('')}`, 'latin1'));
  const inFile = items.filter(({ isInTable }) => !isInTable).map(({ data }) => data);
  const dataAt = ftyp.length + table(items, primary, 0).length + 8;
  const mdat = box('mdat', ...inFile);
  if (isOpen) mdat.writeUInt32BE(0);
  return Buffer.concat([ftyp, table(items, primary, dataAt), mdat]);
}

function table(items: readonly HeifItem[], primary: number, dataAt: number): Buffer {
  const infe = ({ id, type }: HeifItem) =>
    fullBox('infe', 2, number(2, id), number(2, 0), Buffer.from(`${type}\0`, 'latin1'));
  const inTable = items.filter(({ isInTable }) => isInTable).map(({ data }) => data);
  return fullBox(
    'meta',
    0,
    fullBox('pitm', 0, number(2, primary)),
    fullBox('iinf', 0, number(2, items.length), ...items.map(infe)),
    places(items, dataAt),
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

/** Two properties of each image; the second is its size. */
function properties(items: readonly HeifItem[]): Buffer {
  const images = items.flatMap(({ id, size }) => (size ? [{ id, size }] : []));
  const sizes = images.map(({ size }) => fullBox('ispe', 0, ...size.map((side) => number(4, side))));
  const pixels = fullBox('pixi', 0, number(4, 0x03080808));
  const links = images.map(({ id }, index) =>
    Buffer.concat([number(2, id), number(1, 2), number(1, 1), number(1, 0x80 + index + 2)]),
  );
  return box('iprp', box('ipco', pixels, ...sizes), fullBox('ipma', 0, number(4, links.length), ...links));
}
