import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isDay } from '#contract/base/japanese-days.ts';
import { DESK_ROWS } from '#contract/desk/desk.ts';

/** A file is read in pieces of so many rows. */
const FILE_ROWS = 2000;

/** The place of a row in a list: the value by which the list is ordered, as PostgreSQL writes it, and its uuid. */
interface Place {
  at: string;
  uuid: string;
}

/** The order of a list: by a value, and by the uuid that tells rows of one value apart. */
interface Order {
  /** A moment, to the microsecond; or a number, which is never null. */
  at: SQLWrapper;
  uuid: SQLWrapper;
  /** Left out: moments. */
  of?: keyof typeof VALUES;
  /** The smallest first. Left out: the newest, or the largest. */
  isAscending?: boolean;
}

/** The time and the offset as PostgreSQL writes them. */
const TIME = /^([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** Only values that PostgreSQL reads: anybody can write such a place. */
const VALUES = {
  moments: {
    type: sql.raw('timestamptz'),
    read: z
      .string()
      .check(z.refine((text) => isDay(text.slice(0, 10)) && text[10] === ' ' && TIME.test(text.slice(11)))),
  },
  numbers: {
    type: sql.raw('float8'),
    // A number that is too large or too small for PostgreSQL becomes infinite, or nought.
    read: z.pipe(
      z.string().check(z.refine((text) => text.trim() !== '' && !Number.isNaN(Number(text)))),
      z.transform((text: string) => String(Number(text))),
    ),
  },
} as const;

function read(text: string | undefined, of: keyof typeof VALUES): Place | undefined {
  const [at, uuid] = Buffer.from(text ?? '', 'base64url')
    .toString()
    .split('|');
  return z.object({ at: VALUES[of].read, uuid: z.guid() }).safeParse({ at, uuid }).data;
}

const write = ({ at, uuid }: Place) => Buffer.from(`${at}|${uuid}`).toString('base64url');

/** The time of a row, for its place. */
export const placeTime = (at: SQLWrapper) => sql<string>`${at}::text`;

/**
 * A piece of a list, by the place of the row before it: an offset would have all rows before it read.
 * @param order that of the list; `find` sorts by it
 * @param after the `next` of the piece before; a mistaken one leads to the first piece
 * @param placeOf may have another name for the row than its uuid, for somebody who must not see that
 * @param options.uuidOf the uuid of such a name
 * @param options.whole for a file: in larger pieces
 * @param options.size how many rows it has
 */
export async function piece<Row>(
  { at, uuid, of = 'moments', isAscending = false }: Order,
  after: string | undefined,
  find: (where: SQL | undefined, limit: number) => PromiseLike<Row[]>,
  placeOf: (row: Row) => Place,
  {
    uuidOf = (uuid) => uuid,
    whole,
    size = whole ? FILE_ROWS : DESK_ROWS,
  }: { uuidOf?: (name: string) => string; whole?: boolean | undefined; size?: number } = {},
): Promise<{ rows: Row[]; next: string | null }> {
  const before = read(after, of);
  const isBehind = isAscending ? sql`>` : sql`<`;
  const where =
    before &&
    sql`(${at}, ${uuid}) ${isBehind} (${before.at}::${VALUES[of].type}, ${uuidOf(before.uuid)}::uuid)`;
  const rows = await find(where, size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? write(placeOf(last)) : null };
}
