import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ShopLine } from '#contract/schemas/shop-lines.ts';
import type { Db } from '../db/open.ts';
import { shopNames } from '../db/records/shop-names.ts';
import { matchChoices } from '../db/schema.ts';

const numbers = z.array(z.number());
const booleans = z.array(z.boolean());

/** The line for a category, column by column. Null: nobody stood in it. */
const columns = z.object({
  shop: z.nullable(z.array(z.string())),
  turns: z.nullable(numbers),
  weight: z.nullable(numbers),
  is_special: z.nullable(booleans),
  way: z.nullable(z.array(z.enum(['post', 'visit', 'carry']))),
  km: z.nullable(z.array(z.nullable(z.number()))),
  today: z.nullable(numbers),
  capacity: z.nullable(z.array(z.nullable(z.number()))),
  for_goods: z.nullable(numbers),
  for_distance: z.nullable(numbers),
  is_last_resort: z.nullable(booleans),
  result: z.nullable(numbers),
  in_line: z.nullable(z.number()),
});
type Columns = z.output<typeof columns>;

/** The choices that reserve_shops.sql writes: one for each try. */
const choices = z.array(
  z.object({
    /** The categories, in the order of their turns. */
    wanted: z.array(z.string()),
    picked: z.record(z.string(), z.string()),
    full: z.array(z.string()),
    lines: z.record(z.string(), columns),
  }),
);
type Choice = z.output<typeof choices>[number];

type Standing = Omit<ShopLine['shops'][number], 'name'>;

/** How many are shown that stood behind the last one that was chosen. */
const BEHIND = 5;

/**
 * Why shops got a request, and who stood just behind: as the statement had it that chose them, the oldest first. Empty
 * for requests of before this was kept, and for a shape that this release does not know.
 */
export async function readChoices(db: Db, request: string): Promise<ShopLine[]> {
  const rows = await db
    .select()
    .from(matchChoices)
    .where(eq(matchChoices.requestUuid, request))
    .orderBy(asc(matchChoices.at));
  const lines = rows.flatMap(({ at, choices: json }) =>
    (choices.safeParse(json).data ?? []).flatMap((choice) =>
      choice.wanted.map((category) => ({
        at: at.toISOString(),
        category,
        in_line: choice.lines[category]?.in_line ?? 0,
        shops: standingIn(choice, category),
      })),
    ),
  );
  const uuids = lines.flatMap((line) => line.shops.map(({ uuid }) => uuid));
  const shopRows = await shopNames(db, [...new Set(uuids)]);
  const names = new Map(shopRows.map(({ uuid, name }) => [uuid, name]));
  return lines.map((line) => ({
    ...line,
    shops: line.shops.map((shop) => ({ ...shop, name: names.get(shop.uuid) ?? shop.uuid })),
  }));
}

function standingIn(choice: Choice, category: string): Standing[] {
  const line: Partial<Columns> = choice.lines[category] ?? {};
  const all = (line.shop ?? []).map((uuid, nth) => ({
    uuid,
    place: nth + 1,
    turns: line.turns?.[nth] ?? 0,
    weight: line.weight?.[nth] ?? 1,
    is_special: line.is_special?.[nth] ?? false,
    way: line.way?.[nth] ?? 'carry',
    km: line.km?.[nth] ?? null,
    today: line.today?.[nth] ?? 0,
    capacity: line.capacity?.[nth] ?? null,
    for_goods: line.for_goods?.[nth] ?? 0,
    for_distance: line.for_distance?.[nth] ?? 0,
    is_last_resort: line.is_last_resort?.[nth] ?? false,
    result: line.result?.[nth] ?? 0,
    fate: fateOf(choice, category, uuid),
  }));
  const last = all.findLastIndex(({ uuid }) => choice.picked[uuid] === category);
  return all.slice(0, last + 1 + BEHIND);
}

function fateOf({ picked, full }: Choice, category: string, uuid: string): Standing['fate'] {
  if (picked[uuid] === undefined) return 'behind';
  if (full.includes(uuid)) return 'full';
  return picked[uuid] === category ? 'chosen' : 'elsewhere';
}

/** A row for each shop, in words. */
export const whyRows = (lines: readonly ShopLine[]) =>
  lines.flatMap(({ at, category, in_line: inLine, shops: standing }) =>
    standing.map((one) => ({
      at,
      goods: category,
      place: `${one.place} of ${inLine}`,
      fate: FATES[one.fate],
      turns: `${tidy(one.result)} = ${tidy(one.turns)} turns + ${tidy(one.for_goods)} goods + ${tidy(one.for_distance)} way`,
      special: one.is_special ? 'special' : 'not special',
      way: `by ${one.way}, ${one.km === null ? 'nobody knows how far' : `${one.km.toFixed(1)} km`}${one.is_last_resort ? ', too far' : ''}`,
      answers: `answers weigh ${tidy(one.weight)}`,
      day: one.capacity === null ? `${one.today} today` : `${one.today} of ${one.capacity} today`,
      uuid: one.uuid,
      shop: one.name,
    })),
  );

const FATES: Readonly<Record<Standing['fate'], string>> = {
  chosen: 'chosen',
  elsewhere: 'chosen for other goods',
  full: 'full meanwhile',
  behind: 'behind',
};

const tidy = (number: number) => String(Math.round(number * 1000) / 1000);
