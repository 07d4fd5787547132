import type { Term } from '../model.ts';
import { escapeText } from '../texturise.ts';
import { apiAddress, COLUMN_PATH, curies, encodedSlug, ownLinks } from './links.ts';

const KINDS = {
  category: { collection: 'categories', folder: `${COLUMN_PATH}/category`, parent: { parent: 0 } },
  post_tag: { collection: 'tags', folder: `${COLUMN_PATH}/tag`, parent: {} },
} as const;

/** A term inside a post. */
export function embeddedTerm(origin: string, term: Term) {
  return { ...nameOf(origin, term), _links: linksOf(origin, term) };
}

/** A term on its own. */
export function termShape(origin: string, term: Term, count: number) {
  const { id, ...name } = nameOf(origin, term);
  const { parent } = KINDS[term.taxonomy];
  const { description } = term;
  return { id, count, description, ...name, ...parent, meta: [], _links: linksOf(origin, term) };
}

function nameOf(origin: string, { id, name, slug, taxonomy }: Term) {
  const encoded = encodedSlug(slug);
  const link = `${origin}${KINDS[taxonomy].folder}/${encoded}`;
  return { id, link, name: escapeText(name), slug: encoded, taxonomy };
}

function linksOf(origin: string, { id, taxonomy }: Term) {
  const { collection } = KINDS[taxonomy];
  return {
    ...ownLinks(origin, collection, id),
    about: [{ href: apiAddress(origin, `taxonomies/${taxonomy}`) }],
    'wp:post_type': [{ href: apiAddress(origin, `posts?${collection}=${id}`) }],
    curies,
  };
}
