import * as z from 'zod/mini';
import { moment, next } from './parts.ts';

const listedShop = z.object({
  uuid: z.string(),
  name: z.string(),
  prefecture: z.string(),
  /** It gets requests, it is paused or on holiday, it is full for today, or no mail reaches it. */
  state: z.enum(['open', 'away', 'full', 'unreachable']),
  /** Of the last 90 days. */
  leads: z.number(),
  /** The part of them that it answered with a quote or a refusal, 0 to 1; null: it had none. */
  answered: z.nullable(z.number()),
  quotes: z.number(),
  deals: z.number(),
  /** Hours until its quotes, the median; null: none. */
  hours: z.nullable(z.number()),
});
export type ListedShop = z.output<typeof listedShop>;

export const shopsAnswer = z.object({ shops: z.array(listedShop), next });

export const shopAnswer = z.extend(listedShop, {
  /** The texts of the columns of a file of shops, by their names. */
  cells: z.record(z.string(), z.string()),
  paused_at: z.nullable(moment),
  unreachable_at: z.nullable(moment),
  unreachable_why: z.nullable(z.string()),
  /** Names this state of the shop: a change is refused if somebody else was faster. */
  version: z.string(),
  reviews: z.number(),
});
export type DeskShop = z.output<typeof shopAnswer>;

/** A cell of a file of shops that is wrong. */
const wrongCell = z.object({
  /** From 1, with the line of names; 0: the whole file. */
  line: z.number(),
  /** The name of the column; empty: the whole line. */
  column: z.string(),
  /** In English, as the command says it. */
  problem: z.string(),
});
export type WrongCell = z.output<typeof wrongCell>;

const importedShop = z.object({
  uuid: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  /** The columns that change, with the text before and after. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
});

export const importAnswer = z.object({
  /** The name under which the file waits; null: it cannot be imported. */
  uuid: z.nullable(z.string()),
  added: z.number(),
  changed: z.number(),
  same: z.number(),
  /** The first of those that are added or changed. */
  shops: z.array(importedShop),
  /** The first of the mistakes, and how many there are. */
  wrong: z.array(wrongCell),
  wrongCount: z.number(),
});
export type ImportPreview = z.output<typeof importAnswer>;

export const importedAnswer = z.object({ added: z.number(), changed: z.number() });
export const changedAnswer = z.object({ wrong: z.array(wrongCell) });
