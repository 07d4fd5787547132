/// <reference path="../../base/libheif.d.ts" />
import { encode } from '../../sending/photos/canvas.ts';

/** The longer side of a preview, in pixels: twice the size that it is shown at. */
const PREVIEW_SIZE = 320;

function toCanvas(image: ImageData): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}

function scaled(source: HTMLCanvasElement): HTMLCanvasElement {
  const scale = Math.min(1, PREVIEW_SIZE / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(source.width * scale);
  canvas.height = Math.round(source.height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * The decoder. A strict content security policy forbids WebAssembly; then the same in plain JavaScript, which is
 * slower and larger, takes its place.
 */
async function loadDecoder() {
  try {
    const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
    return await libheif();
  } catch {
    const { default: libheif } = await import('libheif-js/libheif/libheif.js');
    return await libheif();
  }
}

/** A small JPEG of a HEIC photo, for browsers that cannot show HEIC. The photo itself is sent unchanged. */
export async function heicPreview(file: File): Promise<Blob> {
  const decoder = new (await loadDecoder()).HeifDecoder();
  const [image] = decoder.decode(new Uint8Array(await file.arrayBuffer()));
  if (!image) throw new Error('no image in the file');
  try {
    const target = new ImageData(image.get_width(), image.get_height());
    const drawn = await new Promise<boolean>((resolve) => {
      image.display(target, (result) => resolve(result !== null));
    });
    if (!drawn) throw new Error('the image could not be decoded');
    return await encode(scaled(toCanvas(target)), 'image/jpeg', 0.8);
  } finally {
    image.free();
  }
}
