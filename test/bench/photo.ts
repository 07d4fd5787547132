import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';

const IMAGES = join(import.meta.dirname, '..', '..', 'art', 'images');
const SIZE = { width: 4032, height: 3024 };

/** The grain of a phone's sensor. With it a photo of goods has about 4 MB, as phones make them. */
const GRAIN = { type: 'gaussian', mean: 128, sigma: 14 } as const;
const QUALITY = 94;

/**
 * Writes a photo of goods as a phone takes it: 12 megapixels, about 4 MB, held upright (the EXIF gives the rotation),
 * with its place.
 * @param picture one of our pictures of goods
 */
export async function writePhonePhoto(picture: string, path: string): Promise<void> {
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise: GRAIN } })
    .blur(0.6)
    .raw()
    .toBuffer();
  const pixels = await sharp(join(IMAGES, picture))
    .resize({ ...SIZE, fit: 'cover' })
    .sharpen()
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + (grain[at] ?? 0) - GRAIN.mean));
  }
  await sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: QUALITY })
    .toFile(path);
}

/** Writes a photo like those of phones: 12 megapixels with many details, drawn by the browser. */
export async function writeLargePhoto(browser: Browser, path: string): Promise<void> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4032, 3024);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (let at = 0; at < 20_000; at += 1) {
      context.fillStyle = `hsl(${(at * 37) % 360} ${(at * 13) % 100}% ${(at * 7) % 100}%)`;
      context.fillRect((at * 7919) % 4032, (at * 104_729) % 3024, 10 + (at % 60), 10 + (at % 45));
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  });
  await page.close();
  writeFileSync(path, Buffer.from(base64, 'base64'));
}
