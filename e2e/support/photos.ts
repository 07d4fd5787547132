import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file as Playwright hands it to a file input. */
export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

/** A small photo that browsers and the server take for what it is, under any name. */
export function photo(type: 'jpg' | 'png' | 'webp' | 'heic' = 'jpg', name = `watch.${type}`): FilePayload {
  const buffer = readFileSync(join(import.meta.dirname, '..', 'fixtures', `watch.${type}`));
  return { name, mimeType: TYPES[type] ?? '', buffer };
}

/** A photo of a size of one's own: what follows a JPEG's end is of no interest to anyone. */
export function photoOf(bytes: number, name = 'large.jpg'): FilePayload {
  const { buffer, mimeType } = photo();
  return {
    name,
    mimeType,
    buffer: Buffer.concat([buffer, Buffer.alloc(Math.max(0, bytes - buffer.length))]),
  };
}
