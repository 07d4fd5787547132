import type { ColumnPicture } from '../model.ts';
import { apiAddress, gmt, ownLinks, siteTime } from './links.ts';

const JPEG = 'image/jpeg';

/** The metadata that WordPress reads from a camera's file. Our pictures are drawn, so it is empty. */
const IMAGE_META = {
  aperture: '0',
  credit: '',
  camera: '',
  caption: '',
  created_timestamp: '0',
  copyright: '',
  focal_length: '0',
  iso: '0',
  shutter_speed: '0',
  title: '',
  orientation: '0',
  keywords: [],
};

/**
 * A picture inside a post. It has one size only.
 * @param since when it was first shown
 */
export function embeddedMedia(origin: string, picture: ColumnPicture, since: number) {
  const { id, name, alt, path, width, height } = picture;
  const source_url = origin + path;
  const file = path.replace(/^.*\/|\?.*$/g, '');
  return {
    id,
    date: siteTime(since),
    slug: name,
    type: 'attachment',
    link: source_url,
    title: { rendered: name },
    author: 0,
    caption: { rendered: '' },
    alt_text: alt,
    media_type: 'image',
    mime_type: JPEG,
    media_details: {
      width,
      height,
      file,
      sizes: { full: { file, width, height, mime_type: JPEG, source_url } },
      image_meta: IMAGE_META,
    },
    source_url,
    _links: linksOf(origin, id),
  };
}

/** A picture on its own. */
export function mediaShape(origin: string, picture: ColumnPicture, since: number) {
  const { id, date, slug, type, link, title, author, ...rest } = embeddedMedia(origin, picture, since);
  const { caption, alt_text, media_type, mime_type, media_details, source_url, _links } = rest;
  const date_gmt = gmt(since);
  return {
    id,
    date,
    date_gmt,
    guid: { rendered: source_url },
    modified: date,
    modified_gmt: date_gmt,
    slug,
    status: 'inherit',
    type,
    link,
    title,
    author,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    description: { rendered: '' },
    caption,
    alt_text,
    media_type,
    mime_type,
    media_details,
    post: null,
    source_url,
    _links,
  };
}

const linksOf = (origin: string, id: number) => ({
  ...ownLinks(origin, 'media', id),
  about: [{ href: apiAddress(origin, 'types/attachment') }],
  replies: [{ embeddable: true, href: apiAddress(origin, `comments?post=${id}`) }],
});
