import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';

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
