/** The data about pictures for pages. `npm run art` writes the records into art/index/. */

/** A rendered picture, in several sizes and formats. */
export interface Picture {
  readonly name: string;
  /** The subject in words, in Japanese. */
  readonly alt: string;
  /** The size of the largest file in pixels. Gives the shape of the reserved space. */
  readonly width: number;
  readonly height: number;
  /** The main colour. Fills the reserved space while the picture loads. */
  readonly color: string;
  /** All available widths, ascending. Each width exists as AVIF and WebP. */
  readonly widths: readonly number[];
  /** The only width that exists as JPEG. */
  readonly jpeg: number;
  /** Changes when the files change. */
  readonly version: string;
}

/** A logo, an icon or an illustration: one SVG. */
export interface Drawing {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Below /pictures/vector/. */
  readonly path: string;
  readonly version: string;
}

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** The URL path where the server serves the pictures. */
export const PICTURES_URL = '/pictures/';
export const DRAWINGS_URL = '/pictures/vector/';

function pictureUrl({ name, version }: Picture, width: number, format: PictureFormat): string {
  return `${PICTURES_URL}${name}-${width}.${format}?v=${version}`;
}

export function drawingUrl({ path, version }: Drawing): string {
  return `${DRAWINGS_URL}${path}?v=${version}`;
}

/** The picture for browsers and services that support neither AVIF nor WebP. */
export const jpegUrl = (picture: Picture): string => pictureUrl(picture, picture.jpeg, 'jpg');

/** All widths of one format, for `srcset`. */
export function sourceSet(picture: Picture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}
