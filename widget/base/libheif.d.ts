declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(target: ImageData, done: (result: ImageData | null) => void): void;
    free(): void;
  }
  interface LibHeif {
    HeifDecoder: new () => { decode(data: Uint8Array): HeifImage[] };
  }
  /** Starts the decoder. Some versions return it directly, others a promise. */
  export default function libheif(): LibHeif | Promise<LibHeif>;
}

/** The same in plain JavaScript. */
declare module 'libheif-js/libheif/libheif.js' {
  export { default } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
}
