import { type CategoryKey, categoryOf } from '#contract/goods/categories.ts';

/** URLs of a tile's picture in two formats. */
export interface TilePicture {
  avif: string;
  /** For browsers that show no AVIF. */
  webp: string;
}

/** URLs of the tiles that art/ renders, by their file name. Some are of goods without a category of the form. */
const FILES = import.meta.glob<string>(['./tile-*-400.{avif,webp}', '!./tile-{kimono,kosen}-*'], {
  base: '../../../art/images',
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** The picture of a category's tile; undefined while art/ has not rendered one. */
export function pictureOf(category: CategoryKey): TilePicture | undefined {
  const file = `./tile-${categoryOf(category).picture ?? category}-400`;
  const [avif, webp] = [FILES[`${file}.avif`], FILES[`${file}.webp`]];
  return avif && webp ? { avif, webp } : undefined;
}
