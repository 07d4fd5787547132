import type { CategoryKey } from '#contract/categories.ts';

/** A tile's picture in two formats, each as an image's `srcset`. */
export interface CategoryPicture {
  avif: string;
  webp: string;
  /** For browsers that know no `srcset`. */
  src: string;
}

/** Built files, by the path of what they were built from: the tiles that art/ renders. */
const FILES = import.meta.glob<string>(
  '../../../art/images/tile-{watch,bag,jewelry,camera,alcohol,antique,gold,music}-*.{avif,webp}',
  { eager: true, query: '?no-inline', import: 'default' },
);

const WIDTHS = [160, 400] as const;

function picture(subject: string): CategoryPicture {
  const file = (width: number, format: string) =>
    FILES[`../../../art/images/tile-${subject}-${width}.${format}`] ?? '';
  const set = (format: string) => WIDTHS.map((width) => `${file(width, format)} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), src: file(400, 'webp') };
}

/** The pictures of the category tiles: to change them, change the scenes of art/. */
export const CATEGORY_PICTURES: Record<CategoryKey, CategoryPicture> = {
  watch: picture('watch'),
  bag: picture('bag'),
  jewelry: picture('jewelry'),
  camera: picture('camera'),
  alcohol: picture('alcohol'),
  antique: picture('antique'),
  preciousMetal: picture('gold'),
  music: picture('music'),
};
