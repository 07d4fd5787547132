import { PHOTO_TYPES } from '#contract/base/limits.ts';
import { nameFits } from '#contract/goods/photo-names.ts';
import { typeOf } from './kind.ts';

/**
 * The file under a name that fits its content. The server refuses others, and sellers do not know the types that an app
 * saves as .jpg.
 */
export async function named(file: File): Promise<File> {
  const type = await typeOf(file).catch(() => undefined);
  if (!type || nameFits(file.name, type)) return file;
  return new File([file], `${file.name.replace(/\.[^.]*$/, '')}.${PHOTO_TYPES[type][0]}`, { type });
}
