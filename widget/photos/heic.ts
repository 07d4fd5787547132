/// <reference path="../base/libheif.d.ts" />
import type { Turn } from '#contract/goods/exif.ts';
import { encode } from './canvas.ts';

/** The longer side of a preview, in pixels: twice the size that it is shown at. */
const PREVIEW_SIZE = 320;

/** Numbers of `heif.h`: the colours red, green, blue and alpha, in one plane. */
const RGB = 1;
const INTERLEAVED_RGBA = 11;
const INTERLEAVED = 10;

/** The decoder takes and gives numbers by their addresses in its memory. */
const SLOT_BYTES = 4;
const SLOTS = 8;

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

type Decoder = Awaited<ReturnType<typeof loadDecoder>>;

/** A HEIC in the decoder's memory. The names of the calls are those of `heif.h`. */
class Heic {
  readonly #heif: Decoder;
  readonly #slots: number;
  readonly #content: number;
  readonly #bytes: number;
  readonly #context: number;
  readonly #handles: number[] = [];

  constructor(heif: Decoder, bytes: Uint8Array) {
    this.#heif = heif;
    this.#slots = heif._malloc(SLOTS * SLOT_BYTES);
    this.#content = heif._malloc(bytes.length);
    heif.HEAPU8.set(bytes, this.#content);
    this.#context = heif._heif_context_alloc();
    this.#bytes = bytes.length;
  }

  /** The image that is shown. */
  decode(): ImageData {
    return this.#pixelsOf(this.#primary());
  }

  /** The small image that phones write beside the one that is shown, or else that one. */
  decodeSmall(): ImageData {
    const heif = this.#heif;
    const whole = this.#primary();
    if (heif._heif_image_handle_get_list_of_thumbnail_IDs(whole, this.#at(5), 1) === 0)
      return this.#pixelsOf(whole);
    heif._heif_image_handle_get_thumbnail(this.#slots, whole, this.#number(5), this.#at(4));
    return this.#pixelsOf(this.#handle());
  }

  free(): void {
    const heif = this.#heif;
    for (const handle of this.#handles) heif._heif_image_handle_release(handle);
    heif._heif_context_free(this.#context);
    heif._free(this.#content);
    heif._free(this.#slots);
  }

  #at(slot: number): number {
    return this.#slots + slot * SLOT_BYTES;
  }

  #number(slot: number): number {
    return this.#heif.HEAPU32[this.#at(slot) / SLOT_BYTES] ?? 0;
  }

  /** The first slot has the code of the last error; 0 means that there was none. */
  #check(): void {
    if (this.#number(0) !== 0) throw new Error('the image could not be decoded');
  }

  #primary(): number {
    const heif = this.#heif;
    heif._heif_context_read_from_memory(this.#slots, this.#context, this.#content, this.#bytes, 0);
    this.#check();
    heif._heif_context_get_primary_image_handle(this.#slots, this.#context, this.#at(4));
    return this.#handle();
  }

  #handle(): number {
    this.#check();
    this.#handles.push(this.#number(4));
    return this.#number(4);
  }

  #pixelsOf(handle: number): ImageData {
    const heif = this.#heif;
    heif._heif_decode_image(this.#slots, handle, this.#at(4), RGB, INTERLEAVED_RGBA, 0);
    this.#check();
    const image = this.#number(4);
    const width = heif._heif_image_get_width(image, INTERLEAVED);
    const height = heif._heif_image_get_height(image, INTERLEAVED);
    const plane = heif._heif_image_get_plane_readonly(image, INTERLEAVED, this.#at(5));
    const rowBytes = this.#number(5);
    const pixels = new ImageData(width, height);
    for (let row = 0; row < height; row += 1) {
      const from = plane + row * rowBytes;
      pixels.data.set(heif.HEAPU8.subarray(from, from + width * 4), row * width * 4);
    }
    heif._heif_image_release(image);
    return pixels;
  }
}

function toCanvas(image: ImageData): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}

function scaleDown(source: HTMLCanvasElement): HTMLCanvasElement {
  const scale = Math.min(1, PREVIEW_SIZE / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(source.width * scale);
  canvas.height = Math.round(source.height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function turned(source: HTMLCanvasElement, turn: Turn): HTMLCanvasElement {
  const isOnSide = turn % 180 !== 0;
  const canvas = document.createElement('canvas');
  canvas.width = isOnSide ? source.height : source.width;
  canvas.height = isOnSide ? source.width : source.height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turn * Math.PI) / 180);
  context?.drawImage(source, -source.width / 2, -source.height / 2);
  return canvas;
}

async function draw(file: File, quality: number, act: (heic: Heic) => HTMLCanvasElement): Promise<Blob> {
  const [heif, bytes] = await Promise.all([loadDecoder(), file.arrayBuffer()]);
  const heic = new Heic(heif, new Uint8Array(bytes));
  try {
    return await encode(act(heic), 'image/jpeg', quality);
  } finally {
    heic.free();
  }
}

/** A small JPEG of a HEIC photo, for browsers that cannot show HEIC. The photo itself is sent unchanged. */
export const heicPreview = (file: File): Promise<Blob> =>
  draw(file, 0.8, (heic) => scaleDown(toCanvas(heic.decodeSmall())));

/** A JPEG of a HEIC photo, turned. */
export const turnedHeic = (file: File, turn: Turn): Promise<Blob> =>
  draw(file, 0.9, (heic) => turned(toCanvas(heic.decode()), turn));
