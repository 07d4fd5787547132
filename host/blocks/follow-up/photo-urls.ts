import type { FollowUpItem } from '#server/quotes/link-acts.ts';
import { absoluteLogo } from '../../data/logo-url.ts';

/** The goods with the addresses of their photos as browsers reach them. Addresses other than http(s) are left out. */
export const withPhotoUrls = (items: readonly FollowUpItem[], apiBase: string): FollowUpItem[] =>
  items.map((item) => ({
    ...item,
    photos: item.photos
      .map((photo) => ({ ...photo, url: absoluteLogo(photo.url, apiBase) }))
      .filter(({ url }) => url !== ''),
  }));
