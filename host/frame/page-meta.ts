import type { MetaDescriptor } from 'react-router';
import type { RootData } from '../settings/root-data.ts';
import { FRAME } from './messages.ts';
import { titleOf } from './page-title.ts';

export interface PageMeta {
  title: string;
  /** Uses the title alone, without the product's name after it. */
  full?: boolean;
  description: string;
  /** For search engines (document 1, section 2). */
  keywords: readonly string[];
  /** The canonical path of the page. */
  path: string;
  /** The parts of the query that belong to the page: the filters of a list. */
  query?: Readonly<Record<string, string>>;
  /** The number of a list's page. From the second on it is a page of its own, with its number in title and address. */
  page?: number;
  /** The name of a social preview in art/images, or the URL of another picture. */
  image?: string | undefined;
  type?: 'website' | 'article';
  noindex?: boolean;
}

type Matches = readonly [{ loaderData: RootData }, ...unknown[]];

const NOT_FOR_SEARCH = { name: 'robots', content: 'noindex,nofollow' };

const SOCIAL = { width: 1200, height: 630 };

function addressOf({ path, query = {}, page = 1 }: PageMeta): string {
  const entries = Object.entries(query).filter(([, text]) => text !== '');
  const search = new URLSearchParams(page > 1 ? [...entries, ['page', String(page)]] : entries);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Title, description, canonical URL and social preview of a page (document 1, section 2). */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const [{ loaderData: root }] = matches;
  const { origin } = root;
  const product = root.settings.productName;
  const name = page.page && page.page > 1 ? `${page.title}${FRAME.nthPage(page.page)}` : page.title;
  const title = page.full ? name : titleOf(name, product);
  const url = origin + addressOf(page);
  const isUrl = /^(https?:\/)?\//.test(page.image ?? '');
  const image = isUrl
    ? new URL(page.image ?? '', origin).href
    : `${origin}/pictures/${page.image ?? 'social-site'}.jpg`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: product },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:locale', content: 'ja_JP' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (!isUrl) {
    tags.push(
      { property: 'og:image:width', content: String(SOCIAL.width) },
      { property: 'og:image:height', content: String(SOCIAL.height) },
    );
  }
  if (page.keywords.length > 0) tags.push({ name: 'keywords', content: page.keywords.join(',') });
  // Without an operator, nobody is responsible for the texts.
  if (page.noindex || !root.settings.operator) tags.push(NOT_FOR_SEARCH);
  return tags;
}

/**
 * A page whose address is a key has no canonical link or preview.
 * @param title undefined for a page that writes its own
 */
export const privateMeta = (
  [{ loaderData: root }, ...layouts]: Matches,
  title: string | undefined,
): MetaDescriptor[] => [
  ...(title ? [{ title: markOf(layouts) + titleOf(title, root.settings.productName) }] : []),
  NOT_FOR_SEARCH,
];

/** The mark that a layout puts before the titles of its pages, such as a count; '' without one. */
function markOf(layouts: readonly unknown[]): string {
  const marks = (layouts as ({ loaderData?: { titleMark?: string } | null } | undefined)[]).flatMap(
    (layout) => layout?.loaderData?.titleMark ?? [],
  );
  return marks[0] ?? '';
}
