import type { ColumnAuthor } from '../model.ts';
import { COLUMN_PATH, ownLinks } from './links.ts';

/** WordPress's own sizes and the two that the author box asks for (document 1, section 2). */
const AVATAR_SIZES = [24, 48, 96, 221, 442];

/** An author. The portrait is a drawing, the same at every size. */
export function userShape(origin: string, author: ColumnAuthor) {
  const { id, slug, name, description, experienceYears, specialties, certifications, twitter, linkedin } =
    author;
  return {
    id,
    name,
    url: '',
    description,
    link: `${origin}${COLUMN_PATH}/author/${slug}`,
    slug,
    avatar_urls: Object.fromEntries(AVATAR_SIZES.map((size) => [size, origin + author.avatar])),
    meta: {
      experience_years: experienceYears,
      specialties,
      certifications,
      social_links: { twitter, linkedin },
    },
    _links: ownLinks(origin, 'users', id),
  };
}
