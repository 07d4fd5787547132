/** What pages know of a picture. The records are made by `npm run art`, in art/index/. */

/** A rendered picture, in several sizes and formats. */
export interface Picture {
  readonly name: string;
  /** What it shows, in Japanese. */
  readonly alt: string;
  /** Pixels of the largest size, for the shape of the space held. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, for the space held while it loads. */
  readonly color: string;
  /** The widths there are, ascending; each as AVIF and WebP. */
  readonly widths: readonly number[];
  /** The one width there is as JPEG. */
  readonly jpeg: number;
  /** Changes with the files. */
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

/** Where the server gives the pictures out. */
export const PICTURES_URL = '/pictures/';
export const DRAWINGS_URL = '/pictures/vector/';

export function pictureUrl({ name, version }: Picture, width: number, format: PictureFormat): string {
  return `${PICTURES_URL}${name}-${width}.${format}?v=${version}`;
}

export function drawingUrl({ path, version }: Drawing): string {
  return `${DRAWINGS_URL}${path}?v=${version}`;
}

/** The picture for browsers and services that know neither AVIF nor WebP. */
export const jpegUrl = (picture: Picture): string => pictureUrl(picture, picture.jpeg, 'jpg');

/** All widths of one format, for `srcset`. */
export function sourceSet(picture: Picture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}
