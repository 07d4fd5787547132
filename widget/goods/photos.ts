import { LIMITS, PHOTO_TYPES } from '#contract/limits.ts';
import { PHOTO_MESSAGES } from '#contract/messages.ts';

/** A photo that the seller attached. */
export interface Photo {
  readonly id: string;
  readonly file: File;
  /** An object URL; revoked by whoever removes the photo. */
  readonly preview: string;
}

export interface PhotoSelection {
  accepted: readonly File[];
  /** One message a refused file, or the one of a selection that is too large. */
  errors: readonly string[];
}

/** The value of the file input's `accept`: types and endings, as some systems know HEIC by its ending only. */
export const PHOTO_ACCEPT = Object.entries(PHOTO_TYPES)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

const endings: readonly string[] = Object.values(PHOTO_TYPES).flat();

/** Some systems do not know HEIC, and others name JPEG in their own way; then the ending tells. */
const UNTOLD = ['', 'application/octet-stream', 'image/jpg'];

function isPhoto(file: File): boolean {
  if (!UNTOLD.includes(file.type)) return file.type in PHOTO_TYPES;
  return endings.includes(file.name.split('.').pop()?.toLowerCase() ?? '');
}

/** Whether a file holds a HEIC or HEIF picture, whatever it is called: phones rename them to .jpg. */
export async function isHeif(file: Blob): Promise<boolean> {
  return (await file.slice(4, 8).text()) === 'ftyp';
}

/**
 * Sorts a selection into what is accepted and what is refused, and why (document 2, section 5).
 * A selection that would bring the total above the limit is refused whole.
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
