import type { Plugin } from 'vite';

/* Changes of the npm package for the bundlers of partners. */

/** The decoder as text in a script, which is a third larger than the file beside it. */
const IN_TEXT = /libheif-wasm[\\/]libheif-bundle\.mjs$/;
const WITHOUT_WASM = /libheif-js[\\/]libheif[\\/]libheif\.js$/;

const AS_FILE = `
import libheif from 'libheif-js/libheif-wasm/libheif.js';
export default async () => {
  const file = await fetch(new URL('libheif.wasm', import.meta.url));
  return libheif({ wasmBinary: await file.arrayBuffer() });
};`;

/**
 * The decoder of HEIC as a file, and only that one: its twin in plain JavaScript, for pages that forbid WebAssembly, would
 * be a third of the package. Without a decoder the form shows the name of the photo.
 */
export const decoderAsFile: Plugin = {
  name: 'appraisal-form:decoder-as-file',
  enforce: 'pre',
  load(id) {
    if (IN_TEXT.test(id)) return AS_FILE;
    if (WITHOUT_WASM.test(id))
      return `export default () => { throw new Error('This page forbids WebAssembly.'); };`;
    return undefined;
  },
};

const PICTURES = /new URL\(["'`]([\w-]+\.(?:avif|webp))["'`], ?import\.meta\.url\)/g;
const FROM_OUR_HOST = /\bimport\((?!["'`])/g;

/**
 * Vite would write small pictures into the scripts of a partner, which then load them all at once. Bundlers would look
 * among their own files for the scripts that the form loads from our host.
 */
export const forBundlers: Plugin = {
  name: 'appraisal-form:for-bundlers',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code
          .replace(PICTURES, 'new URL("$1?no-inline", import.meta.url)')
          .replace(FROM_OUR_HOST, 'import(/* @vite-ignore */ /* webpackIgnore: true */ ');
  },
};
