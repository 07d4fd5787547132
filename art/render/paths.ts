import { join } from 'node:path';

export const ART = join(import.meta.dirname, '..');
export const BLENDER = join(ART, 'blender');
/** The pictures as pages load them. */
export const IMAGES = join(ART, 'images');
/** Logos, icons and drawings: made as SVG, used as SVG. */
export const VECTOR = join(ART, 'vector');
/** What can be made again: renders, textures, the denoiser. Not committed. */
export const CACHE = join(ART, '.cache');
export const RENDERS = join(CACHE, 'renders');
export const TEXTURES = join(CACHE, 'textures');
