/// <reference path="../../widget/base/libheif.d.ts" />
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp from 'sharp';

/** A HEIC as a program shows it. */
export interface Shown {
  width: number;
  height: number;
  data: Buffer;
}

/** Decodes a HEIC as programs do that show it. */
export async function shownOf(heic: Buffer): Promise<Shown> {
  const { HeifDecoder } = await libheif();
  const [image] = new HeifDecoder().decode(heic);
  if (!image) throw new Error('no image');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise((resolve) => image.display({ data, width, height }, resolve));
  return { width, height, data: Buffer.from(data) };
}

/** @param degrees clockwise */
export async function turned({ width, height, data }: Shown, degrees: number): Promise<Shown> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).rotate(degrees);
  const result = await picture.raw().toBuffer({ resolveWithObject: true });
  return { width: result.info.width, height: result.info.height, data: result.data };
}
