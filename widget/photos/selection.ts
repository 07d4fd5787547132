import { LIMITS, PHOTO_TYPES } from '#contract/base/limits.ts';

export interface Selection {
  /** Files to look at. */
  readonly files: readonly File[];
  /** The films of live photos, which phones hand over beside the photo. */
  readonly films: readonly File[];
  readonly tooLarge: readonly File[];
  /** The whole selection is refused. */
  readonly tooMany: boolean;
}

/** The file input's `accept` attribute, with types and endings: some systems know only the ending of HEIC. */
export const PHOTO_ACCEPT = Object.entries(PHOTO_TYPES)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

const FILM = /\.(mov|mp4)$/i;
const withoutEnding = ({ name }: File) => name.replace(/\.[^.]*$/, '').toLowerCase();

/**
 * Divides a selection. If it would exceed the limit, all of it is refused (document 2, section 5); the film of a live
 * photo does not count.
 * @param there the photos that are attached already
 * @param most how many there can be
 */
export function divide(
  newFiles: readonly File[],
  there: readonly File[],
  most: number = LIMITS.photosPerItem,
): Selection {
  const photos = [...there, ...newFiles.filter(({ name }) => !FILM.test(name))].map(withoutEnding);
  const isFilm = (file: File) => FILM.test(file.name) && photos.includes(withoutEnding(file));
  const films = newFiles.filter(isFilm);
  const files = newFiles.filter((file) => !isFilm(file));
  if (there.length + files.length > most) return { files: [], films: [], tooLarge: [], tooMany: true };
  const isTooLarge = ({ size }: File) => size > LIMITS.photoBytes;
  return {
    files: files.filter((file) => !isTooLarge(file)),
    films,
    tooLarge: files.filter(isTooLarge),
    tooMany: false,
  };
}
