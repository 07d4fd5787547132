import type { PhotoType } from '#contract/base/limits.ts';

/** The kinds of files that sellers choose, by their content. */
export type Kind = PhotoType | 'avif' | 'movie' | 'other';

/** How files begin, as Latin-1. */
const BEGINNINGS: readonly (readonly [RegExp, PhotoType])[] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG/, 'image/png'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
];

/** Enough for the brands of photos: files of boxes say at first which programs can read them. */
const START_BYTES = 64;

/** HEIC, HEIF, AVIF and films are files of boxes. The first brand is the main one; others follow after a version. */
function kindOfBrands(start: string): Kind {
  const bytes = start.charCodeAt(2) * 256 + start.charCodeAt(3);
  const brands = start.slice(8, 12) + start.slice(16, bytes);
  if (/^avi[fs]/.test(brands)) return 'avif';
  if (/hei[cxms]|hev[cxms]/.test(brands)) return 'image/heic';
  if (/avi[fs]/.test(brands)) return 'avif';
  return /mif[12]|msf1/.test(brands) ? 'image/heif' : 'movie';
}

/** The kind of a file. The name does not matter: phones and chat apps write .jpg behind anything. */
export async function kindOf(file: Blob): Promise<Kind> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()));
  if (start.slice(4, 8) === 'ftyp') return kindOfBrands(start);
  return BEGINNINGS.find(([pattern]) => pattern.test(start))?.[1] ?? 'other';
}

export const isPhotoType = (kind: Kind): kind is PhotoType => kind.startsWith('image/');

/** @returns undefined for a file that is no photo of an accepted type */
export async function typeOf(file: Blob): Promise<PhotoType | undefined> {
  const kind = await kindOf(file);
  return isPhotoType(kind) ? kind : undefined;
}
