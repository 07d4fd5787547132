import * as z from 'zod/mini';
import { moment } from './parts.ts';

/** Content of the site as somebody writes it. The server checks it, so that a draft may be unfinished. */
export const writtenSite = z.object({
  voices: z.array(z.object({ title: z.string(), text: z.string(), person: z.string() })),
  results: z.array(
    z.object({
      day: z.string(),
      area: z.string(),
      /** The slug. */
      category: z.string(),
      item: z.string(),
      /** Yen. */
      amount: z.union([z.number(), z.string()]),
    }),
  ),
  partners: z.array(z.object({ name: z.string(), logo: z.string() })),
  press: z.array(z.object({ name: z.string(), logo: z.string() })),
  /** By the keys of contract/claims.ts. */
  evidence: z.record(z.string(), z.string()),
  /** Left out: nothing is said of the operator. */
  operator: z.optional(
    z.object({
      name: z.string(),
      representative: z.string(),
      address: z.string(),
      phone: z.string(),
      email: z.string(),
      license: z.string(),
    }),
  ),
});
export type WrittenSite = z.output<typeof writtenSite>;

export const siteAnswer = z.object({
  /** Where the content comes from that pages show. */
  inForce: z.enum(['desk', 'file', 'none']),
  published: z.nullable(z.object({ at: moment, by: z.string() })),
  draft: z.nullable(z.object({ uuid: z.string(), at: moment, by: z.string() })),
  /** The draft or, without one, what is in force. */
  written: writtenSite,
});
export type DeskSite = z.output<typeof siteAnswer>;

export const sitePreview = z.object({
  /** As contract/site-content.ts has it. */
  content: z.looseObject({}),
});

export const siteChanged = z.object({
  /** Such as `results.0.amount`. */
  wrong: z.array(z.object({ field: z.string(), problem: z.string() })),
});
