import type { Page } from 'playwright/test';

/** A file as it left the page. */
export interface PhotoOnTheWay {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

type Encoded = { name: string; type: string; base64: string };

/** Records the files of every form that the page sends, byte by byte. */
export async function recordPhotos(page: Page): Promise<() => Promise<PhotoOnTheWay[]>> {
  await page.addInitScript(() => {
    const photos: Promise<Encoded>[] = [];
    Object.assign(window, { sentPhotos: photos });
    const encode = (file: File) =>
      new Promise<Encoded>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => {
          const base64 = String(reader.result).split(',')[1] ?? '';
          resolve({ name: file.name, type: file.type, base64 });
        };
        reader.readAsDataURL(file);
      });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const values = body instanceof FormData ? [...body.values()] : [];
      for (const value of values) if (value instanceof File) photos.push(encode(value));
      send.call(this, body);
    };
  });
  return async () => {
    const photos = await page.evaluate(() =>
      Promise.all((window as unknown as { sentPhotos: Promise<Encoded>[] }).sentPhotos),
    );
    return photos.map(({ base64, ...photo }) => ({ ...photo, bytes: Buffer.from(base64, 'base64') }));
  };
}
