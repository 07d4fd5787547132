import { type CategoryKey, categoryOf } from '#contract/goods/categories.ts';

/** A tile's picture in two formats, each as an image's `srcset`. */
export interface TilePicture {
  avif: string;
  webp: string;
  /** For browsers that know no `srcset`. */
  src: string;
}

/** URLs of the tiles that art/ renders, by the path of their source. */
const FILES = import.meta.glob<string>('../../../art/images/tile-*-{160,400}.{avif,webp}', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

const WIDTHS = [160, 400] as const;

/** The picture of a category's tile; undefined while art/ has not rendered one. */
export function pictureOf(category: CategoryKey): TilePicture | undefined {
  const { picture } = categoryOf(category);
  const file = (width: number, format: string) =>
    FILES[`../../../art/images/tile-${picture}-${width}.${format}`] ?? '';
  const set = (format: string) => WIDTHS.map((width) => `${file(width, format)} ${width}w`).join(', ');
  const src = file(400, 'webp');
  return src ? { avif: set('avif'), webp: set('webp'), src } : undefined;
}
