import { LIMITS, PHOTO_TYPES, type PhotoType } from '#contract/limits.ts';
import { PHOTO_MESSAGES } from '#contract/photo-messages.ts';

/** A photo that the seller attached. */
export interface Photo {
  readonly id: string;
  readonly file: File;
  /** An object URL. Code that removes the photo revokes it. */
  readonly preview: string;
}

export interface PhotoSelection {
  accepted: readonly File[];
  /** A message for each refused file, or one message for a selection that is too large. */
  errors: readonly string[];
}

/** The file input's `accept` attribute, with types and endings: some systems know only the ending of HEIC. */
export const PHOTO_ACCEPT = Object.entries(PHOTO_TYPES)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

const endings: readonly string[] = Object.values(PHOTO_TYPES).flat();

/** Types without information: some systems do not know HEIC or have another name for JPEG. Then the ending decides. */
const UNTOLD = ['', 'application/octet-stream', 'image/jpg'];

function isPhoto(file: File): boolean {
  if (!UNTOLD.includes(file.type)) return file.type in PHOTO_TYPES;
  return endings.includes(file.name.split('.').pop()?.toLowerCase() ?? '');
}

/** How photos begin, read as text: an invalid byte is U+FFFD. AVIF begins almost as HEIC, and is not accepted. */
const BEGINNINGS: readonly (readonly [RegExp, PhotoType])[] = [
  [/^\ufffd{3}/, 'image/jpeg'],
  [/^\ufffdPNG/, 'image/png'],
  [/^RIFF.+WEBP/s, 'image/webp'],
  [/^.{4}ftyp(?!avi)/s, 'image/heic'],
];

/**
 * The type of a photo by its content; HEIF counts as HEIC. The name does not matter: phones and chat apps write .jpg
 * behind anything.
 * @returns undefined for a file that is no photo of an accepted type
 */
export async function typeOf(file: Blob): Promise<PhotoType | undefined> {
  const start = await file.slice(0, 12).text();
  return BEGINNINGS.find(([pattern]) => pattern.test(start))?.[1];
}

/**
 * Divides a selection into accepted files and messages for refused ones (document 2, section 5). If the selection would
 * exceed the limit, all of it is refused.
 */
export function checkPhotos(files: readonly File[], alreadyThere: number): PhotoSelection {
  if (alreadyThere + files.length > LIMITS.photosPerItem) {
    return { accepted: [], errors: [PHOTO_MESSAGES.tooMany] };
  }
  const accepted: File[] = [];
  const errors: string[] = [];
  for (const file of files) {
    if (!isPhoto(file) || file.size === 0) errors.push(PHOTO_MESSAGES.badType(file.name));
    else if (file.size > LIMITS.photoBytes) errors.push(PHOTO_MESSAGES.tooLarge(file.name));
    else accepted.push(file);
  }
  return { accepted, errors };
}
