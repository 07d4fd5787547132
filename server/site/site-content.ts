import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import * as z from 'zod';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { CLAIM_KEYS } from '#contract/claims.ts';
import { NO_CONTENT, type SiteContent } from '#contract/site-content.ts';
import { messageOf, StartError } from '../base/errors.ts';

const text = z.string('text').trim().min(1, 'text');
const logo = z.strictObject({
  name: text,
  logo: z.string('a URL').regex(/^(https:\/\/|\/)\S+$/, 'an https URL, or a path on this site'),
});
/** As editors write it: 時計, or the slug. */
const category = z.enum(
  CATEGORY_KEYS.map((key) => CATEGORIES[key].slug),
  'the slug of a category',
);
const keyOf = (slug: string) => CATEGORY_KEYS.find((key) => CATEGORIES[key].slug === slug) ?? 'watch';

const file = z.strictObject({
  voices: z.array(z.strictObject({ title: text, text, person: text })).default([]),
  results: z
    .array(
      z.strictObject({
        day: z.iso.date('a day such as 2026-10-01'),
        area: text,
        category: category.transform(keyOf),
        item: text,
        amount: z.int('whole yen').min(1, 'whole yen'),
      }),
    )
    .default([]),
  partners: z.array(logo).default([]),
  press: z.array(logo).default([]),
  evidence: z.partialRecord(z.enum(CLAIM_KEYS), text).default({}),
});

/**
 * The content that the operator publishes instead of examples (docs/operating.md). Newest results first.
 * @param path of a YAML file; empty for none
 * @throws StartError that names every wrong key
 */
export async function readSiteContent(path: string): Promise<SiteContent> {
  if (!path) return NO_CONTENT;
  const written = await readFile(path, 'utf8').catch((error: Error) => {
    throw wrong(path, error.message);
  });
  let found: unknown;
  try {
    found = parse(written) ?? {};
  } catch (error) {
    throw wrong(path, messageOf(error));
  }
  const read = file.safeParse(found);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw wrong(path, lines.join('\n  '));
  }
  const { results, ...content } = read.data;
  return { ...content, results: results.toSorted((a, b) => b.day.localeCompare(a.day)) };
}

const wrong = (path: string, what: string) =>
  new StartError(
    `SITE_CONTENT cannot be used (${path}):\n  ${what}`,
    'docs/operating.md says what the file holds.',
  );
