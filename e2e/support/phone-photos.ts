import sharp from 'sharp';
import type { FilePayload } from './photos.ts';

/** What a photo shows at the top and at the bottom once it is upright. */
export const TOP = '#d02020';
export const BOTTOM = '#2020d0';

const half = (colour: string) =>
  sharp({ create: { width: 1600, height: 2400, channels: 3, background: colour } })
    .png()
    .toBuffer();

/**
 * A photo of a phone that was held upright: the sensor lay on its side, and the EXIF says how to turn what it saw (6: by a
 * quarter to the right). It also says where it was taken.
 */
export async function phonePhoto(name = 'IMG_0001.jpg'): Promise<FilePayload> {
  const grain = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const noise = await sharp({
    create: { width: 3200, height: 2400, channels: 3, background: '#808080', noise: grain },
  })
    .png()
    .toBuffer();
  const buffer = await sharp(noise)
    .composite([
      { input: await half(TOP), left: 0, top: 0, blend: 'soft-light' },
      { input: await half(TOP), left: 0, top: 0, blend: 'hard-light' },
      { input: await half(BOTTOM), left: 1600, top: 0, blend: 'hard-light' },
    ])
    .withExif({
      IFD0: { Orientation: '6', Model: 'Phone 15' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 30/1' },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A PNG with a picture in the middle and nothing around it. */
export async function cutOutPng(name = 'cut-out.png'): Promise<FilePayload> {
  const watch = await sharp({
    create: {
      width: 1500,
      height: 1500,
      channels: 4,
      background: TOP,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const buffer = await sharp({
    create: { width: 3000, height: 3000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: watch, left: 750, top: 750 }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
