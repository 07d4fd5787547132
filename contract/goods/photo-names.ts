import { PHOTO_TYPES, type PhotoType } from '../base/limits.ts';

/** HEIC is HEIF, and both endings are written for it. */
const HEIF_ENDINGS = [...PHOTO_TYPES['image/heic'], ...PHOTO_TYPES['image/heif'], 'hif'];

/** The endings of photos, with those that some systems write and the form does not ask for. */
const ENDINGS: Readonly<Record<PhotoType, readonly string[]>> = {
  ...PHOTO_TYPES,
  'image/jpeg': [...PHOTO_TYPES['image/jpeg'], 'jpe', 'jfif'],
  'image/heic': HEIF_ENDINGS,
  'image/heif': HEIF_ENDINGS,
};

/** The word after the last point. A number or a time there is no ending. */
const ENDING = /\.(?=\d*[a-z])([a-z\d]+)$/i;

/** A name fits if it ends as photos of this type do, or has no ending. */
export function nameFits(name: string, type: PhotoType): boolean {
  const [, ending] = ENDING.exec(name) ?? [];
  return ending === undefined || ENDINGS[type].includes(ending.toLowerCase());
}
