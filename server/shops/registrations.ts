import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import type { REGISTRATION_STATES } from '#contract/desk/desk.ts';
import type { WrongCell } from '../base/csv.ts';
import type { ListPage } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { auditLog, shopRegistrations, shops } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { checkShop, importShops, SHOP_COLUMNS } from './import-shops.ts';
import { readRegistrations } from './open-registrations.ts';

export type RegistrationState = keyof typeof REGISTRATION_STATES;

export const STATE_OF = sql<RegistrationState>`case when ${isNotNull(shops.uuid)} then 'approved'
  when ${isNotNull(shopRegistrations.refusedAt)} then 'refused' else 'open' end`;

/** A registration that is approved is a shop with the same uuid. */
const registrationsAndShops = (db: Db, which: SQL | undefined) =>
  db
    .select({
      at: shopRegistrations.createdAt,
      uuid: shopRegistrations.uuid,
      state: STATE_OF.as('state'),
      company: shopRegistrations.companyShopName,
    })
    .from(shopRegistrations)
    .leftJoin(shops, eq(shops.uuid, shopRegistrations.uuid))
    .where(which);

/** The newest registrations, without names and contact of people. */
export const listRegistrations = (
  db: Db,
  state: RegistrationState | undefined,
  { limit, offset }: ListPage,
) =>
  registrationsAndShops(db, state && eq(STATE_OF, state))
    .orderBy(desc(shopRegistrations.createdAt), asc(shopRegistrations.uuid))
    .limit(limit)
    .offset(offset);

/** The whole registration. The audit log notes that it was read. */
export const showRegistration = (db: Db, uuid: string, by: string) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(shopRegistrations).where(eq(shopRegistrations.uuid, uuid));
    if (row)
      await tx
        .insert(auditLog)
        .values({ action: 'show', subject: 'shop_registrations', subjectUuid: uuid, by });
    return row;
  });

/**
 * Makes a shop of a registration, whose licence is looked at with it.
 * @param more the columns of a file of shops that a registration does not have, such as `categories`
 * @returns everything that is missing or wrong, without a shop then; undefined if the registration is not open
 */
export async function approveRegistration(
  db: Db,
  uuid: string,
  more: Readonly<Record<string, string>>,
): Promise<WrongCell[] | undefined> {
  const [row] = await readRegistrations(db, uuid);
  if (!row) return undefined;
  const all: Readonly<Record<string, string | null>> = {
    licence_checked_on: dayInJapan(new Date()),
    ...row,
    ...more,
  };
  const cells = SHOP_COLUMNS.map((column) => [column, all[column] ?? ''] as const);
  const { shop, wrong } = checkShop(Object.fromEntries(cells));
  if (shop) await importShops(db, [shop], false);
  return wrong;
}

/** Tells the registrant. @returns whether it was open */
export async function refuseRegistration(db: Db, uuid: string): Promise<boolean> {
  const isShop = sql`exists (select from shops where shops.uuid = ${uuid})`;
  const update = db
    .update(shopRegistrations)
    .set({ refusedAt: sql`now()` })
    .where(and(eq(shopRegistrations.uuid, uuid), isNull(shopRegistrations.refusedAt), sql`not ${isShop}`))
    .returning({ uuid: shopRegistrations.uuid });
  const rows = await withStored(db, update, {
    announced: new Outbox().announce(['registration.refused']),
  });
  return rows.length > 0;
}
