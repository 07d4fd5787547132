import { join } from 'node:path';
import { DRAWINGS_URL, PICTURES_URL } from '#contract/site/picture.ts';

const ART = join(import.meta.dirname, '..', '..', 'art');

/** The folders of pictures, as the server gives them out. */
export const PICTURE_FOLDERS = [
  {
    prefix: DRAWINGS_URL,
    folder: join(ART, 'vector'),
    versioned: true,
    crossOrigin: true,
    ending: '.svg',
  },
  { prefix: PICTURES_URL, folder: join(ART, 'images'), versioned: true, crossOrigin: true },
];
