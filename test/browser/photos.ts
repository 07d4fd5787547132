import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in the form that Playwright gives to a file input. */
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

/** A small photo. Browsers and the server recognise its type, whatever its name. */
export function smallPhoto(
  type: 'jpg' | 'png' | 'webp' | 'heic' = 'jpg',
  name = `watch.${type}`,
): FilePayload {
  const buffer = readFileSync(join(import.meta.dirname, '..', '..', 'e2e', 'fixtures', `watch.${type}`));
  return { name, mimeType: TYPES[type] ?? '', buffer };
}
