import * as z from 'zod/mini';
import { EMAIL_CHARACTERS } from '../../customer/email.ts';
import { CLAIM_KEYS } from '../../site/claims.ts';
import { BOUNDS, shortList, shortText } from '../bounds.ts';

/** Rows of the lists in a draft. */
const SITE_ROWS = { voices: 40, results: 150, logos: 40 } as const;

type Text = z.ZodMiniType<string, string>;
type List = <Entry extends z.ZodMiniType>(entry: Entry, count: number) => z.ZodMiniArray<Entry>;

/**
 * Content of the site as somebody writes it. The server checks it, so that a draft may be unfinished.
 * @param text of so many letters
 * @param list of so many entries
 */
const siteOf = (text: (letters: number) => Text, list: List) => {
  const logos = list(z.object({ name: text(60), logo: text(300) }), SITE_ROWS.logos);
  return z.object({
    voices: list(z.object({ title: text(100), text: text(1000), person: text(100) }), SITE_ROWS.voices),
    results: list(
      z.object({
        day: text(20),
        area: text(40),
        /** The slug. */
        category: text(40),
        item: text(200),
        /** Yen. */
        amount: z.union([z.number(), text(40)]),
      }),
      SITE_ROWS.results,
    ),
    partners: logos,
    press: logos,
    /** By the keys of contract/site/claims.ts. */
    evidence: z.record(z.string(), text(1000)).register(BOUNDS, { maxProperties: CLAIM_KEYS.length }),
    /** Left out: nothing is said of the operator. */
    operator: z.optional(
      z.object({
        name: text(60),
        representative: text(60),
        address: text(200),
        phone: text(40),
        email: text(EMAIL_CHARACTERS),
        license: text(60),
      }),
    ),
    /** Left out: no survey is published. */
    surveyUrl: z.optional(text(300)),
  });
};

/** Content that is stored: files and older releases know no bounds. */
export const writtenSite = siteOf(
  () => z.string(),
  (entry) => z.array(entry),
);
/** Content that is sent as a draft. */
export const draftedSite = siteOf(shortText, shortList);
export type WrittenSite = z.output<typeof writtenSite>;
