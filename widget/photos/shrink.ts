import { canvasIsReadable, encode } from './canvas.ts';
import { breathe, drawInStrips } from './draw-in-strips.ts';
import { typeOf } from './kind.ts';

/**
 * The pixels of a sent photo: 2,400 by 1,800, as phones take them. Long pictures, such as screenshots of a whole page,
 * stay readable: by their longer side they would become too narrow.
 */
const SENT_PIXELS = 2400 * 1800;

/** Browsers draw on no canvas with a longer side. */
const LONGEST_SIDE = 16_000;

/** The quality of JPEG. Below, the fine lines of a hallmark suffer; above, only the file grows. */
const QUALITY = 0.8;

/** A PNG or WebP of these bytes has few colours or is well packed. As a JPEG its lines would only blur. */
const SMALL_BYTES = 500_000;

/** A decoded picture takes four bytes a pixel. Larger ones would take more memory than a phone gives to a page. */
const MOST_PIXELS = 64_000_000;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The upright size of a picture. Only the beginning of the file is decoded for this. */
async function sizeOf(file: File): Promise<PictureSize> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error('no picture'));
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The picture, upright: by default browsers turn it by its EXIF. */
async function decode(file: File, { width, height }: PictureSize): Promise<ImageBitmap> {
  if (width * height > MOST_PIXELS) throw new Error('a picture of too many pixels');
  const picture = await createImageBitmap(file);
  if (picture.width === width && picture.height === height) return picture;
  picture.close();
  throw new Error('this browser does not turn pictures');
}

const scaleOf = ({ width, height }: PictureSize) =>
  Math.min(1, Math.sqrt(SENT_PIXELS / (width * height)), LONGEST_SIDE / Math.max(width, height));

/** The picture drawn again, smaller. A transparent one becomes a PNG; every other one a JPEG. */
async function redraw(file: File, size: PictureSize, scale: number, mayShineThrough: boolean): Promise<Blob> {
  if (!canvasIsReadable()) throw new Error('canvases cannot be read here');
  const picture = await decode(file, size);
  try {
    await breathe();
    const { canvas, transparent } = await drawInStrips(picture, scale, mayShineThrough);
    picture.close();
    const blob = await (transparent ? encode(canvas, 'image/png') : encode(canvas, 'image/jpeg', QUALITY));
    // Frees the memory now, which some browsers do only when they collect garbage.
    canvas.width = 0;
    return blob;
  } finally {
    picture.close();
  }
}

/**
 * A photo as it is sent: of at most 4.3 megapixels, upright, without the camera's notes about place, time and
 * owner. A photo that this browser cannot decode stays as it is, and so does one that would only get larger, if the
 * server accepts it.
 */
export async function shrink(file: File): Promise<File> {
  try {
    const [type, size] = await Promise.all([typeOf(file), sizeOf(file)]);
    const mayShineThrough = type !== 'image/jpeg';
    const scale = scaleOf(size);
    if (type && scale === 1 && mayShineThrough && file.size <= SMALL_BYTES) return file;
    const blob = await redraw(file, size, scale, mayShineThrough);
    if (type && blob.size >= file.size) return file;
    return new File([blob], file.name, { type: blob.type });
  } catch {
    return file;
  }
}
