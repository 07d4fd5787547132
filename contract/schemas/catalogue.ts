import * as z from 'zod/mini';
import { LIMITS } from '../base/limits.ts';

const name = z.string().check(z.maxLength(LIMITS.lineCharacters));

/** Asks for the first level of a category: brands, types, stones, materials (document 2, section 7). */
export const groupRequest = z.object({
  medium_uuid: name,
  group: z._default(z.number(), 0),
});

/** Asks for the entries below an entry: level 2 for products, purities …, level 3 for model numbers. */
export const levelRequest = z.object({
  medium_uuid: name,
  code: name,
  level: z._default(z.union([z.literal(2), z.literal(3)]), 2),
});

/** A catalogue entry on the wire (document 2, section 3). Real services leave out unknown members. */
export const itemMaster = z.object({
  name: z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((name) => name || '不明'),
    ),
    z.string(),
  ),
  code: z.pipe(
    z.pipe(
      z.nullish(z.union([z.string(), z.number()])),
      z.transform((code) => String(code ?? '')),
    ),
    z.string(),
  ),
  row_order: z.pipe(
    z.pipe(
      z.nullish(z.number()),
      z.transform((order) => order ?? 0),
    ),
    z.number(),
  ),
  icon: z.nullish(z.string()),
});

export const itemMastersAnswer = z.object({ item_masters: z.array(itemMaster) });

/** The entry that a server writes; the reading schema above is wider. */
export interface ItemMasterRow {
  name: string;
  code: string;
  row_order: number;
  icon: string | null;
}
