import { readFile } from 'node:fs/promises';
import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import { parse } from 'yaml';
import * as z from 'zod';
import { isDay } from '#contract/base/japanese-days.ts';
import { isEmail, mailAddressOf } from '#contract/customer/email.ts';
import { CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';
import { CLAIM_KEYS } from '#contract/site/claims.ts';
import { NO_CONTENT, type SiteContent } from '#contract/site/site-content.ts';
import { isSitePath } from '#contract/site/site-path.ts';
import { OPERATOR_PHONE } from '#contract/site/site-settings.ts';
import { messageOf, StartError } from '../../base/errors.ts';
import type { Db } from '../open.ts';
import { siteContents } from '../schema.ts';

const text = z.string('text').trim().min(1, 'text');
const logo = z.strictObject({
  name: text,
  logo: z
    .string('a URL')
    .refine(
      (address) => isSitePath(address) || (/^https:\/\/\S+$/.test(address) && URL.canParse(address)),
      'an https URL, or a path on this site',
    ),
});
/** A category as editors write it: 時計, or the slug. */
const category = z.enum(
  CATEGORY_KEYS.map((key) => slugOf(key)),
  'the slug of a category',
);
const keyOf = (slug: string) => CATEGORY_KEYS.find((key) => slugOf(key) === slug) ?? 'watch';

const operator = z.strictObject({
  name: text.max(60, 'at most 60 letters'),
  representative: text.max(60, 'at most 60 letters'),
  address: text.max(200, 'at most 200 letters'),
  phone: z.string().regex(OPERATOR_PHONE, 'a phone number such as 03-1234-5678'),
  email: z
    .string()
    .transform(mailAddressOf)
    .refine((address) => address === '' || isEmail(address), 'an e-mail address, or nothing'),
  license: z.string().trim().max(60, 'at most 60 letters'),
});

/** The content of a file. The operator of a file stands in the settings beside it. */
const inFile = z.strictObject({
  voices: z.array(z.strictObject({ title: text, text, person: text })).default([]),
  results: z
    .array(
      z.strictObject({
        day: z.string().refine(isDay, 'a day such as 2026-10-01'),
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

/** The content of the desk. */
const deskSchema = inFile.extend({
  operator: operator.optional(),
  surveyUrl: z.url({ protocol: /^https$/, error: 'an https URL' }).optional(),
});

/** The content as somebody has written it: categories by their slugs, in any order. */
export type WrittenContent = z.input<typeof deskSchema>;

/** A mistake, and the place of it: `results.0.amount`. */
export interface ContentMistake {
  field: string;
  problem: string;
}

/** The content that pages show, newest results first; or what is wrong with it. @param schema that of the desk or of a file */
export function checkContent(
  raw: unknown,
  schema: typeof deskSchema | typeof inFile = deskSchema,
): { content: SiteContent | undefined; wrong: ContentMistake[] } {
  const { data, error } = schema.safeParse(raw);
  if (!data)
    return {
      content: undefined,
      wrong: error.issues.map(({ path, message }) => ({ field: path.join('.'), problem: message })),
    };
  const { results, ...content } = data;
  return {
    content: { ...content, results: results.toSorted((a, b) => b.day.localeCompare(a.day)) },
    wrong: [],
  };
}

/** The content as it could be written again. */
export const writtenOf = ({
  voices,
  results,
  partners,
  press,
  evidence,
  operator: siteOperator,
  surveyUrl,
}: SiteContent): WrittenContent => ({
  ...(siteOperator && { operator: siteOperator }),
  ...(surveyUrl && { surveyUrl }),
  voices: [...voices],
  results: results.map((result) => ({ ...result, category: slugOf(result.category) })),
  partners: [...partners],
  press: [...press],
  evidence,
});

/**
 * The content of a file that the operator publishes instead of examples (docs/operating.md).
 * @param path of a YAML file; empty for none
 * @throws StartError that names every wrong key
 */
export async function readSiteContent(path: string): Promise<SiteContent> {
  if (!path) return NO_CONTENT;
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw unusable(path, error.message);
  });
  let data: unknown;
  try {
    data = parse(text) ?? {};
  } catch (error) {
    throw unusable(path, messageOf(error));
  }
  const { content, wrong } = checkContent(data, inFile);
  if (content) return content;
  throw unusable(path, wrong.map(({ field, problem }) => `${field}: ${problem}`).join('\n  '));
}

const unusable = (path: string, what: string) =>
  new StartError(
    `SITE_CONTENT cannot be used (${path}):\n  ${what}`,
    'docs/operating.md says what the file holds.',
  );

/** The content that was published at the desk last and not taken back; undefined: none. */
export async function readPublished(db: Db): Promise<SiteContent | undefined> {
  const [row] = await db
    .select({ written: siteContents.written })
    .from(siteContents)
    .where(and(isNotNull(siteContents.publishedAt), isNull(siteContents.takenBackAt)))
    .orderBy(desc(siteContents.publishedAt))
    .limit(1);
  // A later release may know less of it; then the file counts.
  return row && checkContent(row.written).content;
}
