import { absoluteLogo } from '../../data/logo-url.ts';
import type { PhotoOnPage } from './photo.ts';

/** Things with the addresses of their photos as browsers reach them. Addresses other than http(s) are left out. */
export const withPhotoUrls = <Thing extends { photos: PhotoOnPage[] }>(
  items: readonly Thing[],
  apiBase: string,
): Thing[] =>
  items.map((item) => ({
    ...item,
    photos: item.photos
      .map((photo) => ({ ...photo, url: absoluteLogo(photo.url, apiBase) }))
      .filter(({ url }) => url !== ''),
  }));
