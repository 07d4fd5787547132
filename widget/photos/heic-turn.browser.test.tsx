import { describe, expect, test } from 'vitest';
import { turnByExif } from './heic-turn.ts';
import { lookAt } from './look-at.ts';

/** Exif with one entry, in a box of its own behind a HEIC. @param before its name, or the place of its content */
function exifBox(orientation: number, order: 'MM' | 'II', before = 'Exif\0\0'): Uint8Array<ArrayBuffer> {
  const box = new Uint8Array(8 + 6 + 26);
  const text = (at: number, words: string) => {
    for (let index = 0; index < words.length; index += 1) box[at + index] = words.charCodeAt(index);
  };
  const view = new DataView(box.buffer);
  const isLittle = order === 'II';
  view.setUint32(0, box.length);
  text(4, `mdat${before}`);
  text(14, order);
  view.setUint16(16, 42, isLittle);
  view.setUint32(18, 8, isLittle);
  view.setUint16(22, 1, isLittle);
  view.setUint16(24, 0x0112, isLittle);
  view.setUint16(26, 3, isLittle);
  view.setUint32(28, 1, isLittle);
  view.setUint16(32, orientation, isLittle);
  return box;
}

async function heic(...more: BlobPart[]): Promise<File> {
  const blob = await (await fetch('/e2e/fixtures/watch.heic')).blob();
  return new File([blob, ...more], 'IMG_0001.HEIC', { type: 'image/heic' });
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** A preview of a HEIC is as wide as the photo, which is small. */
async function sizeOf(file: File): Promise<[number, number]> {
  const { heicPreview } = await import('./heic.ts');
  const picture = await createImageBitmap(/heic/.test(file.type) ? await heicPreview(file) : file);
  return [picture.width, picture.height];
}

describe('A HEIC that is turned only by its Exif', () => {
  test.each([
    [6, 90],
    [3, 180],
    [8, 270],
    [1, undefined],
    [9, undefined],
  ])(
    'is known, whatever the order of its numbers: orientation %i is %s degrees',
    async (orientation, turn) => {
      for (const order of ['MM', 'II'] as const)
        for (const before of ['Exif\0\0', 'id\0\0\0\0'])
          expect(turnByExif(await bytesOf(await heic(exifBox(orientation, order, before))))).toBe(turn);
    },
  );

  test('is attached as an upright JPEG', async () => {
    const [width, height] = await sizeOf(await heic());
    expect(width).not.toBe(height);
    const finding = await lookAt(await heic(exifBox(6, 'MM')));
    if (!('file' in finding)) throw new Error('a photo was expected');
    expect(finding).toMatchObject({
      change: 'converted',
      file: { name: 'IMG_0001.jpg', type: 'image/jpeg' },
    });
    expect(await sizeOf(finding.file)).toEqual([height, width]);
  });

  test('is left alone where the HEIC says itself how it is turned, or nothing does', async () => {
    expect(turnByExif(await bytesOf(await heic(exifBox(6, 'MM'), 'irot')))).toBeUndefined();
    expect(await lookAt(await heic())).toMatchObject({ file: { name: 'IMG_0001.HEIC' } });
  });
});
