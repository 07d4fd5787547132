import { xmlText } from '../../../data/xml.ts';
import { COLUMN } from '../messages.ts';
import type { Post } from '../posts/post.ts';

export interface FeedEntry extends Pick<Post, 'slug' | 'title' | 'excerpt' | 'categories'> {
  published: Date | undefined;
}

interface Channel {
  product: string;
  /** The list of all articles. */
  page: string;
  /** The feed itself. */
  address: string;
}

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${xmlText(text)}</${name}>`;

const isTime = (date: Date | undefined): date is Date => date !== undefined && !Number.isNaN(date.getTime());

function item({ slug, title, excerpt, categories, published }: FeedEntry, page: string): string {
  const link = `${page}/${encodeURIComponent(slug)}`;
  return [
    '<item>',
    element('title', title),
    element('link', link),
    element('guid', link, ' isPermaLink="true"'),
    ...(isTime(published) ? [element('pubDate', published.toUTCString())] : []),
    ...(excerpt ? [element('description', excerpt)] : []),
    ...categories.map(({ name }) => element('category', name)),
    '</item>',
  ].join('\n');
}

/** The column as RSS 2.0. */
export function feedOf(entries: readonly FeedEntry[], { product, page, address }: Channel): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${COLUMN.title} | ${product}`),
    element('link', page),
    element('description', COLUMN.description),
    element('language', 'ja'),
    `<atom:link href="${xmlText(address)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => item(entry, page)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
