import sharp from 'sharp';
import type { FilePayload } from './photos.ts';

/** The colours at the top and at the bottom of a photo once it is upright. */
export const TOP = '#d02020';
export const BOTTOM = '#2020d0';

/** The pixels of the sensor: the left side comes to the top when the photo is turned. */
const SENSOR = { width: 3200, height: 2400, channels: 3 } as const;

function sensorPixels(): Buffer {
  const pixels = Buffer.alloc(SENSOR.width * SENSOR.height * SENSOR.channels);
  const halves = [TOP, BOTTOM].map((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  for (let at = 0; at < pixels.length; at += 1) {
    const right = Math.floor(at / SENSOR.channels) % SENSOR.width >= SENSOR.width / 2;
    // Grain that is the same in each run, so that the file has the bytes of a photo.
    const grain = ((Math.imul(at, 2_654_435_761) >>> 13) % 41) - 20;
    pixels[at] = Math.max(0, Math.min(255, (halves[right ? 1 : 0]?.[at % SENSOR.channels] ?? 0) + grain));
  }
  return pixels;
}

/**
 * A photo of a phone that was held upright: the sensor lay on its side, and the EXIF gives the rotation (6: by a
 * quarter to the right). It also gives the place.
 */
export async function phonePhoto(name = 'IMG_0001.jpg'): Promise<FilePayload> {
  const buffer = await sharp(sensorPixels(), { raw: SENSOR })
    .withExif({
      IFD0: { Model: 'Phone 15' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
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
