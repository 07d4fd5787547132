import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type DeliveryReason, reasonOf } from '#contract/desk/delivery-reasons.ts';
import { MOST_COUNTED } from '#contract/desk/lists.ts';
import { askedDay, askedText } from '#contract/schemas/asked.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { findByNumber } from '../db/records/number.ts';
import { deliveries } from '../db/schema.ts';
import { type Filter, isEvent, isOf, isState } from '../deliveries/list.ts';
import { OFFICE, view } from './act.ts';
import { listed } from './inputs.ts';
import { countRows } from './most-counted.ts';
import { nameThings, type Thing } from './named-things.ts';
import { piece } from './piece.ts';

/**
 * Which deliveries; all given have to hold. Unknown values are no filter. The days are in Japan.
 * `shop`: its uuid, or words of its name. `about`: the uuid of a row, or the number of a request.
 */
export const deliveryQuery = z.object({
  state: askedText,
  event: askedText,
  reason: askedText,
  shop: askedText,
  medium: askedText,
  about: askedText,
  from: askedDay,
  until: askedDay,
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

/** So many shops of one name are looked at. */
const MOST_SHOPS = 50;

const uuidIn = (text: string | undefined) => z.guid().safeParse(text).data?.toLowerCase();

type Named = { uuid: string };
const uuidsOf = (rows: readonly Named[]) => rows.map(({ uuid }) => uuid);

/** The shops of these words; undefined: there are none. */
async function shopsNamed(db: Db, text: string): Promise<string[] | undefined> {
  const words = text.split(/\s/).filter(Boolean);
  if (words.length === 0) return undefined;
  const uuid = uuidIn(text);
  if (uuid) return [uuid];
  // The stored text leaves out most of them before any name is read letter by letter.
  const conditions = words.map(
    (word) =>
      sql`position(search_text(${word}) in search_text) > 0 and position(search_text(${word}) in search_text(shop_name)) > 0`,
  );
  const rows = rowsOf<Named>(
    db,
    sql`select uuid from shops where ${sql.join(conditions, sql` and `)} order by uuid limit ${MOST_SHOPS}`,
  );
  return uuidsOf(await rows);
}

/** The endpoints of a medium. */
const endpointsOf = async (db: Db, medium: string) =>
  uuidsOf(await rowsOf<Named>(db, sql`select uuid from medium_endpoints where medium_uuid = ${medium}`));

/** The codes of errors that deliveries have: each is one look into an index. */
async function errorCodes(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ error: string }>(
    db,
    sql`with recursive codes (error) as (
        select min(error) from deliveries where error is not null
        union all
        select (select min(d.error) from deliveries d where d.error > codes.error) from codes where error is not null)
      select error from codes where error is not null`,
  );
  return rows.map(({ error }) => error);
}

/** The filter of a query. @param codes those that deliveries have */
export async function filterOf(
  db: Db,
  { state, event, reason, shop, medium, about, from, until }: DeliveryQuery,
  codes?: readonly string[],
): Promise<Filter> {
  const shops = shop ? await shopsNamed(db, shop) : undefined;
  const mediumUuid = uuidIn(medium);
  const subject = uuidIn(about);
  const to = shops
    ? ({ recipient: 'shop', keys: shops } as const)
    : mediumUuid && ({ recipient: 'medium', keys: await endpointsOf(db, mediumUuid) } as const);
  return {
    ...(state && isState(state) && { state }),
    ...(event && isEvent(event) && { event }),
    ...(reason && {
      errors: (codes ?? (await errorCodes(db))).filter((code) => (reasonOf(code) ?? code) === reason),
    }),
    ...(to && { to }),
    ...(about?.trim() && { about: subject ? [subject] : ((await findByNumber(db, about.trim())) ?? []) }),
    from,
    until,
  };
}

/**
 * The newest deliveries of a filter. Several shops or codes are looked up one by one, each in the order of an index:
 * to sort all that they have takes long, if there are many.
 */
function newest(filter: Filter, where: SQL | undefined, limit: number): SQL {
  const order = sql`order by deliveries.created_at desc, deliveries.uuid desc limit ${limit}`;
  const one = (part: Filter) =>
    sql`(select * from deliveries where ${isOf(part) ?? sql`true`} and ${where ?? sql`true`} ${order})`;
  const parts = partsOf(filter).map(one);
  return sql`select * from (${sql.join(parts, sql` union all `)}) deliveries ${order}`;
}

/** A filter for each shop, or each code, of a filter; that of none stays as it is. */
function partsOf(filter: Filter): Filter[] {
  const { to, errors = [] } = filter;
  if (to?.keys && to.keys.length > 0)
    return to.keys.map((key) => ({ ...filter, to: { ...to, keys: [key] } }));
  return errors.length > 0 ? errors.map((error) => ({ ...filter, errors: [error] })) : [filter];
}

type Found = Pick<
  typeof deliveries.$inferSelect,
  'uuid' | 'state' | 'event' | 'channel' | 'recipient' | 'subject' | 'attempts' | 'error'
> & { at: string; recipient_key: string; subject_uuid: string };

const columns = sql`d.uuid, d.created_at::text as at, d.state, d.event, d.channel, d.recipient, d.recipient_key, d.subject,
  d.subject_uuid, d.attempts, d.error`;

/** The recipient, where there are several: a shop, or an endpoint of a partner. */
function recipientOf({ recipient, recipient_key: uuid }: Found): Thing | undefined {
  const table = ({ shop: 'shops', medium: 'medium_endpoints' } as const)[String(recipient)];
  return table && uuidIn(uuid) ? { table, uuid } : undefined;
}

export const deliveryLists = {
  /** The newest deliveries, all or those of a filter, with their total and the reasons that there are. */
  readDeliveries: view({
    may: OFFICE,
    asks: z.extend(listed, deliveryQuery.shape),
    async read({ db }, { after, whole, ...query }) {
      const codes = await errorCodes(db);
      const filter = await filterOf(db, query, codes);
      const [{ rows, next }, total] = await Promise.all([
        piece(
          { at: deliveries.createdAt, uuid: deliveries.uuid },
          after,
          (where, limit) =>
            rowsOf<Found>(
              db,
              sql`select ${columns} from (${newest(filter, where, limit)}) d order by d.created_at desc, d.uuid desc`,
            ),
          ({ at, uuid }) => ({ at, uuid }),
          { whole },
        ),
        whole ? null : countRows(db, sql`from (${newest(filter, undefined, MOST_COUNTED + 1)}) d`),
      ]);
      const [shop, ...others] = query.shop ? (filter.to?.keys ?? []) : [];
      const nameOf = await nameThings(db, [
        ...rows.flatMap((row) =>
          [{ table: row.subject, uuid: row.subject_uuid }, recipientOf(row) ?? []].flat(),
        ),
        ...(shop ? [{ table: 'shops', uuid: shop } as const] : []),
      ]);
      return {
        deliveries: rows.map((row) => {
          const { uuid, at, state, event, channel, recipient, attempts, error } = row;
          const to = recipientOf(row);
          return {
            uuid,
            at: new Date(at).toISOString(),
            ...{ state, event, channel, recipient, attempts, error },
            /** The shop or the endpoint; null: the recipient has no name here. */
            to: to ? nameOf(to.table, to.uuid) : null,
            about: nameOf(row.subject, row.subject_uuid),
          };
        }),
        next,
        /** Above MOST_COUNTED: there are more. */
        total,
        /** The reasons that deliveries have, and the codes that no reason knows. */
        reasons: [...new Set(codes.map((code): DeliveryReason | string => reasonOf(code) ?? code))],
        /** The one shop of the filter; null: none, or several. */
        shop: shop && others.length === 0 ? nameOf('shops', shop) : null,
      };
    },
  }),
};
