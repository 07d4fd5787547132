import type { ColumnAuthor, ColumnPost, Term } from '../model.ts';
import { onOrigin } from '../origin-mark.ts';
import type { FullPost } from '../post-library.ts';
import { texturise } from '../texturise.ts';
import { apiAddress, COLUMN_PATH, curies, encodedSlug, gmt, ownLinks, siteTime } from './links.ts';
import { embeddedMedia } from './media-shape.ts';
import type { Embeddable } from './query.ts';
import { embeddedTerm } from './term-shape.ts';
import { userShape } from './user-shape.ts';

/**
 * A post as WordPress answers it.
 * @param embed the parts that its `_embedded` holds
 * @param more fields that plugins add after the post's own
 */
export function postShape(
  origin: string,
  article: FullPost,
  embed: readonly Embeddable[],
  more: object = {},
) {
  const { post } = article;
  return {
    ...fieldsOf(origin, article),
    ...(post.speakers.length > 0 && { liquid_speech_balloon_style: balloonStyle(origin, post.speakers) }),
    ...more,
    _links: linksOf(origin, post),
    ...(embed.length > 0 && { _embedded: embedded(origin, article, embed) }),
  };
}

function fieldsOf(origin: string, { post, html }: FullPost) {
  const slug = encodedSlug(post.slug);
  const link = `${origin}${COLUMN_PATH}/${slug}`;
  return {
    id: post.id,
    date: siteTime(post.date),
    date_gmt: gmt(post.date),
    guid: { rendered: link },
    modified: siteTime(post.modified),
    modified_gmt: gmt(post.modified),
    slug,
    status: 'publish',
    type: 'post',
    link,
    title: { rendered: texturise(post.title) },
    content: { rendered: onOrigin(html, origin), protected: false },
    excerpt: { rendered: `<p>${texturise(post.excerpt)}</p>\n`, protected: false },
    author: post.author.id,
    featured_media: post.picture.id,
    comment_status: 'closed',
    ping_status: 'closed',
    sticky: false,
    template: '',
    format: 'standard',
    meta: { reviewed: post.reviewed, sources: post.sources },
    categories: [post.category.id],
    tags: post.tags.map(({ id }) => id),
  };
}

/** The style that the plugin Liquid Speech Balloon adds to a post, for the authors who speak in it. */
const balloonStyle = (origin: string, speakers: readonly ColumnAuthor[]) =>
  speakers
    .map(
      ({ balloon, avatar }) =>
        `.liquid-speech-balloon-${balloon} .liquid-speech-balloon-avatar { background-image: url("${origin}${avatar}"); } `,
    )
    .join('');

function linksOf(origin: string, { id, author, picture }: ColumnPost) {
  const embeddable = true;
  return {
    ...ownLinks(origin, 'posts', id),
    about: [{ href: apiAddress(origin, 'types/post') }],
    author: [{ embeddable, href: apiAddress(origin, `users/${author.id}`) }],
    replies: [{ embeddable, href: apiAddress(origin, `comments?post=${id}`) }],
    'version-history': [{ count: 0, href: apiAddress(origin, `posts/${id}/revisions`) }],
    'wp:featuredmedia': [{ embeddable, href: apiAddress(origin, `media/${picture.id}`) }],
    'wp:attachment': [{ href: apiAddress(origin, `media?parent=${id}`) }],
    'wp:term': [
      { taxonomy: 'category', embeddable, href: apiAddress(origin, `categories?post=${id}`) },
      { taxonomy: 'post_tag', embeddable, href: apiAddress(origin, `tags?post=${id}`) },
    ],
    curies,
  };
}

function embedded(origin: string, { post, pictureSince }: FullPost, embed: readonly Embeddable[]) {
  const shape = (terms: readonly Term[]) => terms.map((term) => embeddedTerm(origin, term));
  const make: Record<Embeddable, () => unknown[]> = {
    author: () => [userShape(origin, post.author)],
    'wp:featuredmedia': () => [embeddedMedia(origin, post.picture, pictureSince)],
    'wp:term': () => [shape([post.category]), shape(post.tags)],
  };
  return Object.fromEntries(embed.map((relation) => [relation, make[relation]()]));
}
