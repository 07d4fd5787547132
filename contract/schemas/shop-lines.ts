import * as z from 'zod/mini';

/** A shop in the line for some goods, with the numbers that put it there (`line_of_shops.sql`). */
const standing = z.object({
  uuid: z.string(),
  name: z.string(),
  /** From 1. */
  place: z.number(),
  /** Turns so far, as they count. */
  turns: z.number(),
  /** The weight of its answers: a request costs it `1 / weight` turns. 0.5 to 1.5. */
  weight: z.number(),
  is_special: z.boolean(),
  /** How the goods get there. */
  way: z.enum(['post', 'visit', 'carry']),
  /** From the seller; null: nobody knows where one of them is. */
  km: z.nullable(z.number()),
  /** Requests that it had on that day, and how many it takes at most; null: any number. */
  today: z.number(),
  capacity: z.nullable(z.number()),
  /** The turns that speak against it: other goods, and the way. */
  for_goods: z.number(),
  for_distance: z.number(),
  /** The goods would be carried too far, so it comes after all others. */
  is_last_resort: z.boolean(),
  /** All turns together: the fewest come first. */
  result: z.number(),
  /** `elsewhere`: chosen for another category. `full`: another request took its last room of the day meanwhile. */
  fate: z.enum(['chosen', 'elsewhere', 'full', 'behind']),
});

/** The line for one category at the moment when shops were chosen, as far as it was in question. */
export const shopLine = z.object({
  at: z.iso.datetime(),
  category: z.string(),
  /** How many shops stood in it. */
  in_line: z.number(),
  shops: z.array(standing),
});
export type ShopLine = z.output<typeof shopLine>;
