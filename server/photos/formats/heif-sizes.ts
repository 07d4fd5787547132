import { type Box, boxesIn, numbersIn } from './heif-boxes.ts';
import type { Size } from './walk.ts';

/**
 * Reads the sizes of the images from `iprp`, the properties of items. An image of tiles has the size of the whole among
 * its properties, as any other.
 * @param primary the item that is shown
 * @returns first the size of the primary item, then those of all
 * @throws RangeError if the primary item has no size
 */
export function imageSizes(meta: Buffer, iprp: Box | undefined, primary: number): Size[] {
  const boxes = iprp ? boxesIn(meta, iprp.start, iprp.end) : [];
  const properties = boxes
    .filter(({ type }) => type === 'ipco')
    .flatMap(({ start, end }) => boxesIn(meta, start, end));
  const sizes = properties.map((box) => (box.type === 'ispe' ? sizeIn(meta, box) : undefined));
  const own = boxes
    .filter(({ type }) => type === 'ipma')
    .flatMap((box) => [...propertiesOf(primary, meta, box)])
    .map((index) => sizes[index - 1])
    .find((size) => size !== undefined);
  if (!own) throw new RangeError('no size');
  return [own, ...sizes.filter((size) => size !== undefined)];
}

function sizeIn(meta: Buffer, box: Box): Size {
  const read = numbersIn(meta, box);
  read(4);
  return { width: read(4), height: read(4) };
}

/** `ipma`: which of the properties an item has, counted from 1. */
export function* propertiesOf(item: number, meta: Buffer, box: Box): Generator<number> {
  const read = numbersIn(meta, box);
  const version = read(1);
  read(2);
  // An additional leading bit means that a program has to understand the property.
  const [bytes, bits] = read(1) & 1 ? [2, 0x7fff] : [1, 0x7f];
  const items = read(4);
  for (let n = 0; n < items; n += 1) {
    const id = read(version < 1 ? 2 : 4);
    const count = read(1);
    for (let index = 0; index < count; index += 1) {
      const property = read(bytes) & bits;
      if (id === item) yield property;
    }
  }
}
