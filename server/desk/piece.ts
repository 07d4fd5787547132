import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isDay } from '#contract/base/japanese-days.ts';
import { DESK_ROWS } from '#contract/desk/desk.ts';

/** The place of a row in a list, newest first: its time as PostgreSQL writes it, to the microsecond, and its uuid. */
interface Place {
  at: string;
  uuid: string;
}

/** The time and the offset as PostgreSQL writes them. */
const TIME = /^([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** Only moments that PostgreSQL reads: anybody can write such a place. */
const isMoment = (text: string) => isDay(text.slice(0, 10)) && text[10] === ' ' && TIME.test(text.slice(11));

const place = z.object({ at: z.string().check(z.refine(isMoment)), uuid: z.guid() });

function read(text: string | undefined): Place | undefined {
  const [at, uuid] = Buffer.from(text ?? '', 'base64url')
    .toString()
    .split('|');
  return place.safeParse({ at, uuid }).data;
}

const write = ({ at, uuid }: Place) => Buffer.from(`${at}|${uuid}`).toString('base64url');

/** The time of a row, for its place. */
export const placeTime = (at: SQLWrapper) => sql<string>`${at}::text`;

/**
 * A piece of a list, by the place of the row before it: an offset would have all rows before it read.
 * @param columns the time and the uuid by which the list is ordered
 * @param after the `next` of the piece before; a mistaken one leads to the first piece
 * @param placeOf may have another name for the row than its uuid, for somebody who must not see that
 * @param options.uuidOf the uuid of such a name
 * @param options.size how many rows it has
 */
export async function piece<Row>(
  columns: { at: SQLWrapper; uuid: SQLWrapper },
  after: string | undefined,
  find: (where: SQL | undefined, limit: number) => PromiseLike<Row[]>,
  placeOf: (row: Row) => Place,
  { uuidOf = (uuid) => uuid, size = DESK_ROWS }: { uuidOf?: (name: string) => string; size?: number } = {},
): Promise<{ rows: Row[]; next: string | null }> {
  const before = read(after);
  const where =
    before &&
    sql`(${columns.at}, ${columns.uuid}) < (${before.at}::timestamptz, ${uuidOf(before.uuid)}::uuid)`;
  const rows = await find(where, size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? write(placeOf(last)) : null };
}
