import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { daysLater, isDay } from '#contract/base/japanese-days.ts';
import { isEmail, mailAddressOf } from '#contract/customer/email.ts';
import { isName } from '#contract/customer/name.ts';
import { isZip, zipDigits } from '#contract/customer/postal-code.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import {
  CELL_SEPARATOR,
  type CheckedTable,
  cells,
  checkTable,
  line,
  needed,
  optionalUuid,
  readTable,
  type WrongCell,
} from '../base/csv.ts';
import { uuidOf } from '../base/uuid-of.ts';
import type { Db } from '../db/open.ts';
import { shops } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { keyOfCategory } from './find-shops.ts';

/** As long as a cell may be. */
export const isPersonName = (text: string) => isName(text, text.length);

export type NewShop = typeof shops.$inferInsert;

const WHOLE_COUNTRY = '全国';

const prose = z.string().trim().max(5000, 'at most 5,000 characters');
/** Empty if unknown. */
const degrees = (most: number) =>
  z
    .union([
      z.literal('').transform(() => null),
      z.coerce.number('a number of degrees').min(-most, 'too small').max(most, 'too large'),
    ])
    .default(null);

/** Days and spans of days, as PostgreSQL writes them: 2026-12-29〜2027-01-03/2027-05-05. */
const closedDays = cells
  .refine((texts) => texts.every((text) => spanOf(text)), 'days such as 2026-12-29〜2027-01-03/2027-05-05')
  .transform((texts) => `{${texts.flatMap((text) => spanOf(text) ?? []).join(',')}}`);

function spanOf(text: string): string | undefined {
  const [from = '', until = from, ...more] = text.split(/[〜~]/).map((day) => day.trim());
  const isSpan = more.length === 0 && isDay(from) && isDay(until);
  return isSpan && from <= until ? `[${from},${until}]` : undefined;
}

/** The JIS code; 0 if it is none. */
const prefecture = (name: string): number => (PREFECTURES as readonly string[]).indexOf(name) + 1;
const knownPrefectures = (names: string[]) => names.every((name) => prefecture(name) > 0);

/** The columns of the file, in the order in which they are written. Those that may be left out are optional. */
const row = z
  .object({
    uuid: optionalUuid,
    shop_name: needed,
    company_name: needed,
    representative_name: line.refine((text) => text === '' || isPersonName(text), 'is no name').default(''),
    zipcode: z.string().transform(zipDigits).refine(isZip, 'seven digits'),
    prefecture: z.string().refine((name) => prefecture(name) > 0, 'is no prefecture'),
    address: needed,
    latitude: degrees(90),
    longitude: degrees(180),
    tel: needed.refine((text) => /^[\d-]+$/.test(text), 'digits and hyphens'),
    email: line
      .transform(mailAddressOf)
      .refine((text) => text === '' || isEmail(text), 'is no e-mail address')
      .optional(),
    website_url: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'is no web address' })])
      .default(''),
    business_hours: line.default(''),
    logo: line.default(''),
    pr_comment: prose.default(''),
    company_free_text: prose.default(''),
    minna_free_text: prose.default(''),
    antique_dealer_license: needed,
    categories: cells.refine(
      (texts) => texts.length > 0 && texts.every((text) => keyOfCategory(text)),
      `categories such as ${CATEGORY_KEYS.slice(0, 2).join(CELL_SEPARATOR)}`,
    ),
    specialties: cells
      .refine((texts) => texts.every((text) => keyOfCategory(text)), 'some of its categories')
      .optional(),
    methods: cells.default([]),
    served_prefectures: cells.refine(
      (names) =>
        (names.length === 1 && names[0] === WHOLE_COUNTRY) || (names.length > 0 && knownPrefectures(names)),
      `${WHOLE_COUNTRY}, or prefectures such as 東京都${CELL_SEPARATOR}埼玉県`,
    ),
    recommended: z.enum(['', 'yes', 'no'], 'yes or no').default(''),
    capacity: z
      .union([
        z.literal('').transform(() => null),
        z.coerce.number('a number a day').int('a whole number').min(0, 'too small').max(100_000, 'too large'),
      ])
      .optional(),
    holidays: closedDays.optional(),
  })
  .refine(
    ({ specialties = [], categories }) =>
      specialties.every((text) => categories.some((other) => keyOfCategory(other) === keyOfCategory(text))),
    { path: ['specialties'], error: 'some of its categories' },
  );

export const SHOP_COLUMNS: readonly string[] = Object.keys(row.shape);

// A file that is imported again changes its shops instead of doubling them.
const uuidOfShop = (cell: z.infer<typeof row>) =>
  cell.uuid || uuidOf(`${cell.antique_dealer_license} ${cell.shop_name}`);

const KIND = { name: 'shop', column: 'shop_name', keyOf: uuidOfShop };

/**
 * Reads a file of shops.
 * @throws StartError that names every line and column that is wrong
 */
export const readShopFile = (file: Buffer): NewShop[] => readTable(file, row, KIND).map(toShop);

/**
 * As readShopFile, for somebody who wants to see the mistakes.
 * @throws StartError if it is no CSV
 */
export function checkShopFile(file: Buffer): CheckedTable<NewShop> {
  const { rows, wrong } = checkTable(file, row, KIND);
  return { rows: rows.map(toShop), wrong };
}

/** A shop by the texts of its columns; or what is wrong with them. */
export function checkShop(texts: Readonly<Record<string, string>>): {
  shop: NewShop | undefined;
  wrong: WrongCell[];
} {
  const { data, error } = row.safeParse(texts);
  const wrong = (error?.issues ?? []).map(({ path, message }) => ({
    line: 0,
    column: String(path[0]),
    problem: message,
  }));
  return { shop: data && toShop(data), wrong };
}

/** The texts of the columns of a shop, as a file has them. */
export function cellsOf(shop: Omit<NewShop, 'createdAt'>): Record<string, string> {
  const list = (texts: readonly string[] | undefined) => (texts ?? []).join(CELL_SEPARATOR);
  const place = (degrees: number | null | undefined) => (degrees == null ? '' : String(degrees));
  return {
    uuid: shop.uuid,
    shop_name: shop.shopName,
    company_name: shop.companyName,
    representative_name: shop.representativeName,
    zipcode: shop.zipcode,
    prefecture: PREFECTURES[shop.prefectureId - 1] ?? '',
    address: shop.address,
    latitude: place(shop.latitude),
    longitude: place(shop.longitude),
    tel: shop.tel,
    email: shop.email ?? '',
    website_url: shop.websiteUrl,
    business_hours: shop.businessHours ?? '',
    logo: shop.logo ?? '',
    pr_comment: shop.prComment,
    company_free_text: shop.companyFreeText,
    minna_free_text: shop.minnaFreeText,
    antique_dealer_license: shop.antiqueDealerLicense,
    categories: list(shop.categories.map((key) => CATEGORIES[key].label)),
    specialties: list((shop.specialties ?? []).map((key) => CATEGORIES[key].label)),
    methods: list(shop.methods),
    served_prefectures: shop.nationwide
      ? WHOLE_COUNTRY
      : list(shop.servedPrefectureIds.map((id) => PREFECTURES[id - 1] ?? '')),
    recommended: shop.recommended ? 'yes' : 'no',
    capacity: shop.capacity == null ? '' : String(shop.capacity),
    holidays: list(holidaySpans(shop.holidays ?? '{}')),
  };
}

/** The days and spans of days of a multirange: `{[2026-12-29,2027-01-04)}` is 2026-12-29〜2027-01-03. */
const holidaySpans = (days: string): string[] =>
  [...days.matchAll(/[[(]([\d-]+),([\d-]+)([\])])/g)].map(([, from = '', until = '', end]) => {
    const last = end === ')' ? daysLater(until, -1) : until;
    return from === last ? from : `${from}〜${last}`;
  });

function toShop(cell: z.infer<typeof row>): NewShop & { uuid: string } {
  const nationwide = cell.served_prefectures[0] === WHOLE_COUNTRY;
  return {
    uuid: uuidOfShop(cell),
    shopName: cell.shop_name,
    companyName: cell.company_name,
    representativeName: cell.representative_name,
    zipcode: cell.zipcode,
    prefectureId: prefecture(cell.prefecture),
    address: cell.address,
    latitude: cell.latitude,
    longitude: cell.longitude,
    tel: cell.tel,
    // A file without these columns leaves what is known.
    ...(cell.email !== undefined && { email: cell.email }),
    ...(cell.specialties && { specialties: cell.specialties.flatMap((text) => keyOfCategory(text) ?? []) }),
    ...(cell.capacity !== undefined && { capacity: cell.capacity }),
    ...(cell.holidays !== undefined && { holidays: cell.holidays }),
    websiteUrl: cell.website_url,
    businessHours: cell.business_hours,
    logo: cell.logo || null,
    prComment: cell.pr_comment,
    companyFreeText: cell.company_free_text,
    minnaFreeText: cell.minna_free_text,
    antiqueDealerLicense: cell.antique_dealer_license,
    categories: cell.categories.flatMap((text) => keyOfCategory(text) ?? []),
    methods: cell.methods,
    servedPrefectureIds: nationwide ? [] : cell.served_prefectures.map(prefecture),
    nationwide,
    recommended: cell.recommended === 'yes',
    createdAt: new Date(),
  };
}

/**
 * Writes all shops, or none. Shops that exist already are changed, and keep their requests and their first day. A shop
 * that had registered is told that it is listed.
 * @param dryRun changes nothing
 * @returns how many are new
 */
export async function importShops(
  db: Db,
  found: readonly NewShop[],
  dryRun: boolean,
): Promise<{ added: number; changed: number }> {
  const known = new Set((await db.select({ uuid: shops.uuid }).from(shops)).map(({ uuid }) => uuid));
  const changed = found.filter(({ uuid }) => known.has(uuid)).length;
  if (!dryRun)
    await db.transaction(async (tx) => {
      for (const shop of found) {
        const { uuid: _uuid, createdAt: _createdAt, ...changes } = shop;
        await tx
          .insert(shops)
          .values({ ...shop, turnsBefore: startOf(shop) })
          .onConflictDoUpdate({ target: shops.uuid, set: { ...changes, ...unlessSame(shop) } });
      }
      const added = found.map(({ uuid }) => uuid).filter((uuid) => !known.has(uuid));
      await withStored(
        tx,
        sql`(select uuid from shop_registrations where uuid = any(${sql.param(added)}::uuid[]) and refused_at is null)`,
        { announced: new Outbox().announce(['registration.approved']) },
      );
    });
  return { added: found.length - changed, changed };
}

/** With another address, a shop can be told again. */
const unlessSame = ({ email }: NewShop) =>
  email === undefined
    ? {}
    : {
        unreachableAt: sql`case when ${shops.email} = ${email} then ${shops.unreachableAt} end`,
        unreachableWhy: sql`case when ${shops.email} = ${email} then ${shops.unreachableWhy} end`,
      };

/**
 * The count of turns that a new shop begins with: the median of the shops beside it. With 0 it would get every request
 * of its area until it had caught up with shops that have been there for years.
 */
const startOf = ({ categories, servedPrefectureIds, nationwide }: NewShop) => sql`(
  select coalesce(round(percentile_cont(0.5) within group (
    order by beside.match_count + beside.turns_before + beside.turn_shift)), 0)::int
  from shops as beside
  where beside.categories && ${sql.param(categories, shops.categories)}
    and (beside.nationwide or ${nationwide} or beside.served_prefecture_ids && ${sql.param(servedPrefectureIds, shops.servedPrefectureIds)})
)`;
