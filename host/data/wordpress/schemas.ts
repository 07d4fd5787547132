import * as z from 'zod/mini';
import { lenient, usable } from '#contract/schemas/lenient.ts';

/** The used parts of WordPress's answers. Fields of plugins are optional; broken values count as absent. */

const texts = z.array(z.string());
const renderedText = z.object({ rendered: z.string() });
/** Empty in a post with a password. */
const guardedText = z.object({ rendered: z.string(), protected: lenient(z.boolean()) });

const term = z.object({ id: z.number(), name: z.string(), slug: z.string(), taxonomy: z.string() });

const authorMeta = z.object({
  experience_years: lenient(z.union([z.number(), z.string()])),
  specialties: lenient(texts),
  certifications: lenient(texts),
  social_links: lenient(z.object({ twitter: lenient(z.string()), linkedin: lenient(z.string()) })),
});

const author = z.object({
  name: z.string(),
  description: lenient(z.string()),
  avatar_urls: lenient(z.record(z.string(), z.string())),
  meta: lenient(authorMeta),
});

const media = z.object({
  source_url: z.string(),
  alt_text: lenient(z.string()),
  media_details: lenient(z.object({ width: z.number(), height: z.number() })),
});

/** The keys of our own articles; a WordPress may register the same. Without any, WordPress answers an empty list. */
const postMeta = z.object({
  reviewed: lenient(z.string()),
  sources: lenient(
    usable(
      z.object({ title: z.string(), publisher: lenient(z.string()), url: z.url({ protocol: /^https?$/ }) }),
    ),
  ),
});

/** A post, or a page, which WordPress gives the same fields. */
export const wordPressPost = z.object({
  id: z.number(),
  slug: z.string(),
  type: lenient(z.string()),
  /** Its address in the WordPress. */
  link: lenient(z.string()),
  comment_status: lenient(z.string()),
  date: z.string(),
  date_gmt: lenient(z.string()),
  modified: lenient(z.string()),
  modified_gmt: lenient(z.string()),
  title: renderedText,
  excerpt: lenient(guardedText),
  content: lenient(guardedText),
  liquid_speech_balloon_style: lenient(z.string()),
  meta: lenient(postMeta),
  _embedded: lenient(
    z.object({
      // Deleted media and hidden users are errors in the list.
      author: lenient(usable(author)),
      'wp:featuredmedia': lenient(usable(media)),
      'wp:term': lenient(z.array(usable(term))),
    }),
  ),
});

/**
 * An answer that is no list counts as an empty one (document 1, section 5), as does the answer of plugins that find
 * nothing.
 */
const list = <Schema extends z.ZodMiniType>(entry: Schema) => z.catch(usable(entry), []);

export const wordPressPosts = list(wordPressPost);

export const wordPressCategories = list(
  z.object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    count: lenient(z.number()),
    description: lenient(z.string()),
  }),
);

export type WordPressPost = z.infer<typeof wordPressPost>;
export type WordPressCategory = z.infer<typeof wordPressCategories>[number];
