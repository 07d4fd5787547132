import * as z from 'zod';
import { isPictureName, PICTURE_NAMES } from './pictures.ts';

const text = z.string('text').trim().min(1, 'text');
const texts = z.array(
  z.string('text; put a number in quotation marks').trim().min(1, 'text'),
  'a list of texts',
);
/** In Japan. */
const dayOf = (moment: number) => new Date(moment + 9 * 3_600_000).toISOString().slice(0, 10);
const webUrl = z.url({ protocol: /^https?$/, error: 'a URL or null' });
const moment = z.iso
  .datetime({ offset: true, error: 'a moment such as 2026-02-10T09:00:00+09:00' })
  .transform(Date.parse);
const whole = z.int('a whole number').min(0, 'a whole number from 0');
const slug = z.string('text').regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens');
const oneOf = (keys: readonly string[]) => z.enum(keys, `one of ${keys.join(', ')}`);

/** categories.yaml: the categories in their order. */
export const categoriesFile = z.array(
  z.strictObject({ slug, name: text, description: text }, 'slug, name and description'),
  'a list of categories',
);

/** authors.yaml: authors by key. */
export const authorsFile = z.record(
  slug,
  z.strictObject(
    {
      name: text,
      description: text,
      experience_years: whole.optional(),
      specialties: texts,
      certifications: texts,
      social_links: z.strictObject(
        { twitter: webUrl.nullable(), linkedin: webUrl.nullable() },
        'twitter and linkedin, each a URL or null',
      ),
      portrait: z.string('text').regex(/^author-[a-z0-9-]+$/, 'the name of a portrait, author-…'),
    },
    'the keys of an author',
  ),
  'authors by their key',
);

/** sources.yaml: pages that articles rest on, by key. */
export const sourcesFile = z.record(
  slug,
  z.strictObject(
    { title: text, publisher: text, url: z.url({ protocol: /^https?$/, error: 'a URL' }) },
    'title, publisher and url',
  ),
  'sources by their key',
);

/** The lines at the top of an article. */
export function frontMatter(
  categories: readonly string[],
  authors: readonly string[],
  sources: readonly string[],
) {
  return z
    .strictObject(
      {
        title: text,
        date: moment,
        modified: moment,
        category: oneOf(categories),
        tags: texts.min(2, 'two to five tags').max(5, 'two to five tags'),
        author: oneOf(authors),
        picture: z.string(PICTURE_NAMES).refine(isPictureName, PICTURE_NAMES),
        excerpt: text,
        reviewed: z.iso.date('a day such as 2026-02-10'),
        sources: z.array(oneOf(sources), 'a list of keys of sources.yaml').min(1, 'at least one source'),
      },
      'the keys of an article',
    )
    .refine(({ date, modified }) => modified >= date, { path: ['modified'], error: 'not before date' })
    .refine(({ modified, reviewed }) => reviewed >= dayOf(modified), {
      path: ['reviewed'],
      error: 'not before modified',
    });
}
