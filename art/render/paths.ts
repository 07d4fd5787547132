import { join } from 'node:path';

export const ART = join(import.meta.dirname, '..');
export const BLENDER = join(ART, 'blender');
/** The files that pages load. */
export const IMAGES = join(ART, 'images');
/** Logos, icons and drawings, as SVG. Pages load these files directly. */
export const VECTOR = join(ART, 'vector');
/** Files that can be made again: renders, textures, the denoiser. Not committed. */
export const CACHE = join(ART, '.cache');
export const RENDERS = join(CACHE, 'renders');
export const TEXTURES = join(CACHE, 'textures');
