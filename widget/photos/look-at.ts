import { LIMITS } from '#contract/base/limits.ts';
import type { Turn } from '#contract/goods/exif.ts';
import { completenessOf } from './completeness.ts';
import { turnByExif } from './heic-turn.ts';
import { isPhotoType, kindOf, typeOf } from './kind.ts';
import { named } from './named.ts';
import { PHOTO_ACCEPT } from './selection.ts';
import { type PictureSize, shrink } from './shrink.ts';

/**
 * Why a file is not accepted:
 * - `unreadable`: the device does not give it, for example because it is only in a cloud;
 * - `cut`: it ends early; `broken`: no program can show it;
 * - `movie`, `sequence`: it has several moments, such as a live photo;
 * - `badType`: it is a picture of another type; `noPhoto`: it is no picture;
 * - `tooLarge`: it has too many bytes; `tooManyPixels`: it has too many pixels.
 */
export type Fault =
  | 'unreadable'
  | 'cut'
  | 'broken'
  | 'movie'
  | 'sequence'
  | 'badType'
  | 'noPhoto'
  | 'tooLarge'
  | 'tooManyPixels';

/**
 * A photo that is not sent as it was chosen:
 * - `converted`: of a type that the server does not take, under the name of one that it takes, or a HEIC that only its
 *   Exif turns; it is now a JPEG or PNG;
 * - `first`: the first of several photos in one file (MPO).
 */
export type Change = 'converted' | 'first';

export type PhotoFinding = { readonly file: File; readonly change?: Change } | { readonly fault: Fault };

/** The size of a picture that this browser can decode. */
async function decodedSize(file: File): Promise<PictureSize> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    // The pixels of a larger picture take more memory than a phone gives to a page.
    if (!hasTooManyPixels(size)) await image.decode();
    return size;
  } catch {
    // The policy of a page may forbid pictures from the device, and then this still decodes them.
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } finally {
    image.src = '';
    URL.revokeObjectURL(url);
  }
}

const hasTooManyPixels = ({ width, height }: PictureSize) => width * height > LIMITS.photoPixels;

/** Tells if a file says that it is a photo of an accepted type. Apps write that on others too. */
function saysPhoto({ name, type }: File): boolean {
  const types = PHOTO_ACCEPT.split(',');
  return types.includes(type) || types.includes(`.${name.split('.').pop()?.toLowerCase()}`);
}

async function convert(file: File): Promise<PhotoFinding> {
  const picture = await shrink(file);
  if (!(await typeOf(picture))) return { fault: 'badType' };
  return { file: await named(picture), change: 'converted' };
}

/** A HEIC that lies on its side for everybody who shows it, as an upright JPEG; as it is where it cannot be decoded. */
async function uprightHeic(file: File, turn: Turn): Promise<PhotoFinding> {
  try {
    const { turnedHeic } = await import('./heic.ts');
    const picture = await turnedHeic(file, turn);
    return { file: await named(new File([picture], file.name, { type: picture.type })), change: 'converted' };
  } catch {
    return { file };
  }
}

/**
 * Looks at a file that a seller has chosen: at its content, and by decoding it. The accepted file has its bytes: the
 * chosen one is only a reference, also where browsers keep it for another visit, and the device may delete what it
 * refers to.
 */
export async function lookAt(chosen: File): Promise<PhotoFinding> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await chosen.arrayBuffer());
  } catch {
    return { fault: 'unreadable' };
  }
  if (bytes.length === 0) return { fault: 'unreadable' };
  const file = new File([bytes], chosen.name, { type: chosen.type, lastModified: chosen.lastModified });
  const kind = await kindOf(file);
  if (kind === 'movie') return { fault: 'movie' };
  if (!isPhotoType(kind)) {
    if (saysPhoto(file)) return convert(file);
    return { fault: kind === 'avif' || file.type.startsWith('image/') ? 'badType' : 'noPhoto' };
  }
  const completeness = completenessOf(bytes, kind);
  if (completeness !== 'whole') return { fault: completeness };
  const turn = kind.startsWith('image/hei') ? turnByExif(bytes) : undefined;
  if (turn) return uprightHeic(file, turn);
  // Most browsers cannot show HEIC. Its preview comes later, and the server looks at the rest.
  const size = await decodedSize(file).catch(() => undefined);
  if (size && hasTooManyPixels(size)) return { fault: 'tooManyPixels' };
  if (!size && !kind.startsWith('image/hei')) return { fault: 'broken' };
  return /\.mpo$/i.test(file.name) ? { file: await named(file), change: 'first' } : { file };
}
