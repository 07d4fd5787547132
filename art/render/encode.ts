import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PicturePlan } from '../subjects/plan.ts';
import { ArtError } from './errors.ts';
import { IMAGES } from './paths.ts';

/** From good to just acceptable. The first quality that fits the budget is used. */
const AVIF_QUALITIES = [66, 60, 55, 50, 46, 42, 38, 34, 30];
/** WebP needs about this many times the bytes of AVIF for the same look. */
const WEBP_SHARE = 1.6;
const WEBP_QUALITIES = [84, 80, 76, 72, 68, 64, 58, 52];

export interface Encoded {
  width: number;
  height: number;
  /** The main colour. Fills the reserved space while the picture loads. */
  color: string;
}

/** Crops the picture from its render: the full height, with the object in the middle. */
async function cut(plan: PicturePlan, source: string): Promise<Sharp> {
  const image = sharp(source).removeAlpha().toColourspace('srgb');
  if (!plan.crop) return image;
  const { width, height } = plan.render.frame;
  const cropWidth = Math.round(height * plan.crop.aspect);
  const middle = Math.round(width * (plan.render.frame.x ?? 0.5));
  const left = Math.min(Math.max(0, middle - Math.round(cropWidth / 2)), width - cropWidth);
  return image.extract({ left, top: 0, width: cropWidth, height });
}

async function withinBudget(
  qualities: readonly number[],
  budget: number,
  encode: (quality: number) => Promise<Buffer>,
) {
  for (const quality of qualities) {
    const bytes = await encode(quality);
    if (bytes.length <= budget) return bytes;
  }
  return undefined;
}

/** The file names of a picture, in every size and format. */
export function fileNames(plan: PicturePlan): string[] {
  const modern = plan.widths.flatMap(({ width }) => [
    `${plan.name}-${width}.avif`,
    `${plan.name}-${width}.webp`,
  ]);
  return [...modern, `${plan.name}-${plan.jpeg}.jpg`];
}

/** Writes all sizes and formats of a picture. Replaces the old files only when all new ones are complete. */
export async function encodePicture(plan: PicturePlan, source: string): Promise<Encoded> {
  const original = await (await cut(plan, source)).png({ compressionLevel: 1 }).toBuffer();
  const files = new Map<string, Buffer>();
  for (const { width, budget } of plan.widths) {
    const pixels = await sharp(original)
      .resize({ width, kernel: 'lanczos3' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const avif = await withinBudget(AVIF_QUALITIES, budget, (quality) =>
      sharp(pixels).avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
    const webp = await withinBudget(WEBP_QUALITIES, budget * WEBP_SHARE, (quality) =>
      sharp(pixels).webp({ quality, effort: 5 }).toBuffer(),
    );
    if (!avif || !webp) throw new ArtError(`${plan.name} at ${width} px does not fit in ${budget} bytes.`);
    files.set(`${plan.name}-${width}.avif`, avif);
    files.set(`${plan.name}-${width}.webp`, webp);
  }
  const jpeg = sharp(original).resize({ width: plan.jpeg, kernel: 'lanczos3' });
  files.set(`${plan.name}-${plan.jpeg}.jpg`, await jpeg.jpeg({ quality: 78, mozjpeg: true }).toBuffer());
  await writeAll(files);
  return describe(original, plan.widths.at(-1)?.width ?? 0);
}

async function writeAll(files: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(IMAGES, { recursive: true });
  const temporaryFiles = [...files.keys()].map((name) => join(IMAGES, `.${name}`));
  try {
    for (const [name, bytes] of files) await writeFile(join(IMAGES, `.${name}`), bytes);
    for (const name of files.keys()) await rename(join(IMAGES, `.${name}`), join(IMAGES, name));
  } finally {
    for (const path of temporaryFiles) await rm(path, { force: true });
  }
}

async function describe(original: Buffer, width: number): Promise<Encoded> {
  const { width: w = 1, height: h = 1 } = await sharp(original).metadata();
  const { data } = await sharp(original).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  const color = `#${[...data.subarray(0, 3)].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
  return { width, height: Math.round((width * h) / w), color };
}

/**
 * How much a small render differs from the committed picture: the mean over all channels, on a scale from 0 to 255.
 */
export async function differenceTo(small: string, plan: PicturePlan): Promise<number> {
  const { width = 1, height = 1 } = await sharp(small).metadata();
  const raw = (image: Sharp) =>
    image.removeAlpha().toColourspace('srgb').resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const [a, b] = [await raw(sharp(small)), await raw(sharp(join(IMAGES, `${plan.name}-${plan.jpeg}.jpg`)))];
  let sum = 0;
  for (const [index, value] of a.entries()) sum += Math.abs(value - (b[index] ?? 0));
  return sum / a.length;
}

/** Reads a written file, to calculate the fingerprint of all files of a picture. */
export const readImage = (name: string): Promise<Buffer> => readFile(join(IMAGES, name));
