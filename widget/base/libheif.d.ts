declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** A part of the C interface `heif.h`. Handles, images and places are addresses in the decoder's memory. */
  interface LibHeif {
    readonly HEAPU8: Uint8Array;
    readonly HEAPU32: Uint32Array;
    _malloc(bytes: number): number;
    _free(at: number): void;
    _heif_context_alloc(): number;
    _heif_context_free(context: number): void;
    _heif_context_read_from_memory(
      error: number,
      context: number,
      at: number,
      bytes: number,
      options: number,
    ): void;
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
    _heif_image_handle_release(handle: number): void;
    /** @returns how many ids were written */
    _heif_image_handle_get_list_of_thumbnail_IDs(handle: number, ids: number, most: number): number;
    _heif_image_handle_get_thumbnail(error: number, handle: number, id: number, thumbnail: number): void;
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colours: number,
      chroma: number,
      options: number,
    ): void;
    _heif_image_get_width(image: number, channel: number): number;
    _heif_image_get_height(image: number, channel: number): number;
    _heif_image_get_plane_readonly(image: number, channel: number, rowBytes: number): number;
    _heif_image_release(image: number): void;
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }
  /** The same for whole images, which tests look at. */
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(target: HeifPixels, done: (pixels: HeifPixels | null) => void): void;
  }
  interface HeifPixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  /** Starts the decoder. Some versions return it directly, others a promise. */
  export default function libheif(): LibHeif | Promise<LibHeif>;
}

/** The same in plain JavaScript. */
declare module 'libheif-js/libheif/libheif.js' {
  export { default } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
}
