import { plainSlug } from '../../../data/wordpress/content-api.ts';
import type { WordPressPost } from '../../../data/wordpress/schemas.ts';
import { cleanStyle } from './clean-style.server.ts';
import { BODY } from './messages.ts';
import type { Article, Author, Post, PostImage, PostTerm } from './post.ts';
import { cleanBody, pictureAddress, plainText } from './sanitize.server.ts';

/** Document 1, section 9. */
const EXCERPT_CHARACTERS = 80;
/** Sizes of an author's picture, the best first, then those that WordPress has by default (document 1, section 2). */
const AVATAR = { plain: ['221', '96', '48', '24'], double: ['442', '221', '96', '48', '24'] };

/** The first characters and an ellipsis. An emoji or a rare kanji counts as one. */
export function shorten(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : text;
}

/** A date of WordPress, which is in the site's time zone, as YYYY.MM.DD; '' where it is not a date. */
export function dottedDate(date: string | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  return year ? `${year}.${month}.${day}` : '';
}

/**
 * A date of WordPress for machines, with its time zone. Without the date in UTC only the day is certain.
 * @param date in the site's time zone, without an offset
 */
export function inZone(date: string, gmt: string | undefined): string {
  const [local, utc] = [Date.parse(`${date}Z`), Date.parse(`${gmt}Z`)];
  if (Number.isNaN(local) || Number.isNaN(utc)) return date.slice(0, 'YYYY-MM-DD'.length);
  const minutes = Math.round((local - utc) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = [hours, rest].map((number) => String(number).padStart(2, '0')).join(':');
  return `${date}${minutes < 0 ? '-' : '+'}${offset}`;
}

type Embedded = NonNullable<WordPressPost['_embedded']>;

function terms(embedded: Embedded | undefined, taxonomy: string): PostTerm[] {
  const all = (embedded?.['wp:term'] ?? []).flat();
  return all
    .filter((term) => term.taxonomy === taxonomy)
    .map(({ id, slug, name }) => ({ id, slug: plainSlug(slug), name: plainText(name) }));
}

function imageOf(
  { _embedded: embedded, link }: WordPressPost,
  title: string,
  origins: readonly string[],
): PostImage | undefined {
  const media = embedded?.['wp:featuredmedia']?.[0];
  if (!media || !/^(https?:\/\/|\/(?!\/))/.test(media.source_url)) return undefined;
  const { width, height } = media.media_details ?? {};
  return {
    src: pictureAddress(media.source_url, origins, link),
    alt: media.alt_text || title,
    width,
    height,
  };
}

/** How WordPress begins the title of a post with a password. */
const PROTECTED_PREFIX = /^(保護中|Protected)[:：]\s*/;

const webAddress = (url: string | undefined) => (url && /^https?:\/\//.test(url) ? url : '');

function authorOf(embedded: Embedded | undefined, origins: readonly string[]): Author | undefined {
  const author = embedded?.author?.[0];
  if (!author) return undefined;
  const urls = author.avatar_urls ?? {};
  const pick = (sizes: readonly string[]) => sizes.map((size) => webAddress(urls[size])).find(Boolean);
  const [src, src2x] = [pick(AVATAR.plain), pick(AVATAR.double)];
  const { experience_years, specialties, certifications, social_links } = author.meta ?? {};
  return {
    name: plainText(author.name),
    description: plainText(author.description ?? ''),
    avatar:
      src && src2x ? { src: pictureAddress(src, origins), src2x: pictureAddress(src2x, origins) } : undefined,
    experienceYears: String(experience_years ?? ''),
    specialties: specialties ?? [],
    certifications: certifications ?? [],
    twitter: webAddress(social_links?.twitter),
    linkedin: webAddress(social_links?.linkedin),
  };
}

/**
 * A post for lists and cards.
 * @param origins of this site, which its own content API uses in the URLs of pictures
 */
export function toPost(post: WordPressPost, origins: readonly string[]): Post {
  const isProtected = post.excerpt?.protected || post.content?.protected || false;
  const fullTitle = plainText(post.title.rendered);
  const title = (isProtected ? fullTitle.replace(PROTECTED_PREFIX, '') : fullTitle) || BODY.untitled;
  const text = isProtected
    ? BODY.forMembers
    : plainText(post.excerpt?.rendered || post.content?.rendered || '');
  return {
    id: post.id,
    slug: plainSlug(post.slug),
    title,
    excerpt: shorten(text, EXCERPT_CHARACTERS),
    date: dottedDate(post.date),
    image: imageOf(post, title, origins),
    categories: terms(post._embedded, 'category'),
    isProtected,
  };
}

const withoutOrigins = (text: string, origins: readonly string[]) =>
  origins.reduce((shorter, origin) => shorter.replaceAll(`${origin}/`, '/'), text);

/** A post for its own page. */
export function toArticle(post: WordPressPost, origins: readonly string[]): Article {
  const isPage = post.type === 'page';
  const { html, contents, css } = cleanBody(post.content?.rendered ?? '', origins, post.link);
  return {
    ...toPost(post, origins),
    modified: dottedDate(post.modified ?? post.date),
    published: inZone(post.date, post.date_gmt),
    updated: inZone(post.modified ?? post.date, post.modified_gmt ?? post.date_gmt),
    html,
    contents,
    tags: terms(post._embedded, 'post_tag').map(({ id, name }) => ({ id, name })),
    author: isPage ? undefined : authorOf(post._embedded, origins),
    isOpenToReaders: post.comment_status === 'open',
    isPage,
    sources: (post.meta?.sources ?? []).map(({ publisher = '', ...source }) => ({ ...source, publisher })),
    reviewed: dottedDate(post.meta?.reviewed),
    style: withoutOrigins(cleanStyle(post.liquid_speech_balloon_style), origins) + css,
  };
}
