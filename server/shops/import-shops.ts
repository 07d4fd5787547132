import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  CELL_CHARACTERS,
  CELL_SEPARATOR,
  cellOfValues,
  spanOfDays,
  textOfSpan,
} from '#contract/base/cells.ts';
import { dayInJapan, daysLater, isDay } from '#contract/base/japanese-days.ts';
import { isEmail, mailAddressOf } from '#contract/customer/email.ts';
import { isName } from '#contract/customer/name.ts';
import { isZip, zipDigits } from '#contract/customer/postal-code.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { isHalfOpen } from '#contract/desk/opening-hours.ts';
import { type ShopColumn, WHOLE_COUNTRY, YES_NO } from '#contract/desk/shop-columns.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import {
  type CheckedTable,
  cell,
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

/** A name may be as long as a cell. */
export const isPersonName = (text: string) => isName(text, text.length);

export type NewShop = typeof shops.$inferInsert;

const prose = z._default(
  z.string().check(z.trim(), z.maxLength(CELL_CHARACTERS.long, `at most ${CELL_CHARACTERS.long} characters`)),
  '',
);
const emptyCell = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

/** Empty if unknown. */
const degrees = (most: number) =>
  z._default(
    z.union([
      emptyCell,
      z.coerce.number('a number of degrees').check(z.gte(-most, 'too small'), z.lte(most, 'too large')),
    ]),
    null,
  );

/** Days and spans of days, as PostgreSQL writes them: 2026-12-29〜2027-01-03/2027-05-05. */
const closedDays = z.pipe(
  cells.check(
    z.refine(
      (texts) => texts.every((text) => spanOf(text)),
      'days such as 2026-12-29〜2027-01-03/2027-05-05',
    ),
  ),
  z.transform((texts) => `{${texts.flatMap((text) => spanOf(text) ?? []).join(',')}}`),
);

function spanOf(text: string): string | undefined {
  const [from = '', until = ''] = spanOfDays(text) ?? [];
  return isDay(from) && isDay(until) && from <= until ? `[${from},${until}]` : undefined;
}

const pastDay = z.optional(
  z.union([
    emptyCell,
    cell.check(
      z.refine(
        (text) => isDay(text) && text <= dayInJapan(new Date()),
        'a day until today, such as 2026-11-30',
      ),
    ),
  ]),
);

/** The JIS code; 0 if it is none. */
const prefecture = (name: string): number => (PREFECTURES as readonly string[]).indexOf(name) + 1;

/** Lists show shops of several prefectures: an address begins with its own. */
const wholeAddress = (prefectureName: string, address: string): string =>
  address.startsWith(prefectureName) ? address : prefectureName + address;

const knownPrefectures = (names: string[]) => names.every((name) => prefecture(name) > 0);

const orEmpty = z._default(line, '');

const knownCategories = (texts: readonly string[]) => texts.every((text) => keyOfCategory(text));

/** The columns of the file, in the order in which they are written. Those that may be left out are optional. */
const columns = z.object({
  uuid: optionalUuid,
  shop_name: needed,
  company_name: needed,
  representative_name: z._default(
    line.check(z.refine((text) => text === '' || isPersonName(text), 'is no name')),
    '',
  ),
  zipcode: cell.check(z.overwrite(zipDigits), z.refine(isZip, 'seven digits')),
  prefecture: cell.check(z.refine((name) => prefecture(name) > 0, 'is no prefecture')),
  address: needed,
  latitude: degrees(90),
  longitude: degrees(180),
  tel: needed.check(z.refine((text) => /^[\d-]+$/.test(text), 'digits and hyphens')),
  email: z.optional(
    line.check(
      z.overwrite(mailAddressOf),
      z.refine((text) => text === '' || isEmail(text), 'is no e-mail address'),
    ),
  ),
  website_url: z._default(
    z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'is no web address' })]),
    '',
  ),
  business_hours: z._default(
    line.check(z.refine((text) => !isHalfOpen(text), 'a time of opening and a later one of closing')),
    '',
  ),
  logo: orEmpty,
  pr_comment: prose,
  company_free_text: prose,
  minna_free_text: prose,
  antique_dealer_license: needed,
  licence_checked_on: pastDay,
  categories: cells.check(
    z.refine(
      (texts) => texts.length > 0 && knownCategories(texts),
      `categories such as ${CATEGORY_KEYS.slice(0, 2).join(CELL_SEPARATOR)}`,
    ),
  ),
  specialties: z.optional(cells.check(z.refine(knownCategories, 'some of its categories'))),
  methods: z._default(cells, []),
  served_prefectures: cells.check(
    z.refine(
      (names) =>
        (names.length === 1 && names[0] === WHOLE_COUNTRY) || (names.length > 0 && knownPrefectures(names)),
      `${WHOLE_COUNTRY}, or prefectures such as 東京都${CELL_SEPARATOR}埼玉県`,
    ),
  ),
  recommended: z._default(z.enum(['', ...Object.values(YES_NO)], 'yes or no'), ''),
  capacity: z.optional(
    z.union([
      emptyCell,
      z.coerce
        .number('a number a day')
        .check(z.multipleOf(1, 'a whole number'), z.gte(0, 'too small'), z.lte(100_000, 'too large')),
    ]),
  ),
  holidays: z.optional(closedDays),
} satisfies Record<ShopColumn, z.ZodMiniType>);

const row = columns.check(
  z.refine(
    ({ specialties = [], categories }) =>
      specialties.every((text) => categories.some((other) => keyOfCategory(other) === keyOfCategory(text))),
    { path: ['specialties'], error: 'some of its categories' },
  ),
);

export const SHOP_COLUMNS: readonly string[] = Object.keys(row.shape);

// A file that is imported again changes its shops instead of doubling them.
const uuidOfShop = (shop: z.infer<typeof row>) =>
  shop.uuid || uuidOf(`${shop.antique_dealer_license} ${shop.shop_name}`);

const KIND = { name: 'shop', column: 'shop_name', keyOf: uuidOfShop };

/**
 * Reads a file of shops.
 * @throws StartError that names every line and column that is wrong
 */
export const readShopFile = (file: Buffer): NewShop[] => readTable(file, row, KIND).map(toShop);

/**
 * Reads as readShopFile does, for somebody who wants to see the mistakes.
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
  const list = (texts: readonly string[] | undefined) => cellOfValues(texts ?? []);
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
    licence_checked_on: shop.licenceCheckedOn ?? '',
    categories: list(shop.categories.map((key) => CATEGORIES[key].label)),
    specialties: list((shop.specialties ?? []).map((key) => CATEGORIES[key].label)),
    methods: list(shop.methods),
    served_prefectures: shop.nationwide
      ? WHOLE_COUNTRY
      : list(shop.servedPrefectureIds.map((id) => PREFECTURES[id - 1] ?? '')),
    recommended: shop.recommended ? YES_NO.yes : YES_NO.no,
    capacity: shop.capacity == null ? '' : String(shop.capacity),
    holidays: list(holidaySpans(shop.holidays ?? '{}')),
  };
}

/** The days and spans of days of a multirange: `{[2026-12-29,2027-01-04)}` is 2026-12-29〜2027-01-03. */
const holidaySpans = (days: string): string[] =>
  [...days.matchAll(/[[(]([\d-]+),([\d-]+)([\])])/g)].map(([, from = '', until = '', end]) => {
    return textOfSpan(from, end === ')' ? daysLater(until, -1) : until);
  });

function toShop(values: z.infer<typeof row>): NewShop & { uuid: string } {
  const nationwide = values.served_prefectures[0] === WHOLE_COUNTRY;
  return {
    uuid: uuidOfShop(values),
    shopName: values.shop_name,
    companyName: values.company_name,
    representativeName: values.representative_name,
    zipcode: values.zipcode,
    prefectureId: prefecture(values.prefecture),
    address: wholeAddress(values.prefecture, values.address),
    latitude: values.latitude,
    longitude: values.longitude,
    tel: values.tel,
    // A file without these columns leaves what is known.
    ...(values.email !== undefined && { email: values.email }),
    ...(values.specialties && {
      specialties: values.specialties.flatMap((text) => keyOfCategory(text) ?? []),
    }),
    ...(values.capacity !== undefined && { capacity: values.capacity }),
    ...(values.holidays !== undefined && { holidays: values.holidays }),
    ...(values.licence_checked_on !== undefined && { licenceCheckedOn: values.licence_checked_on }),
    websiteUrl: values.website_url,
    businessHours: values.business_hours,
    logo: values.logo || null,
    prComment: values.pr_comment,
    companyFreeText: values.company_free_text,
    minnaFreeText: values.minna_free_text,
    antiqueDealerLicense: values.antique_dealer_license,
    categories: values.categories.flatMap((text) => keyOfCategory(text) ?? []),
    methods: values.methods,
    servedPrefectureIds: nationwide ? [] : values.served_prefectures.map(prefecture),
    nationwide,
    recommended: values.recommended === YES_NO.yes,
    createdAt: new Date(),
  };
}

type Checked = Pick<typeof shops.$inferSelect, 'antiqueDealerLicense' | 'licenceCheckedOn'>;

/** A shop as it is written over a stored one: the day on which a licence was looked at is not that of another number. */
export function writtenOver(before: Checked | undefined, shop: NewShop): NewShop {
  if (!before || before.antiqueDealerLicense === shop.antiqueDealerLicense) return shop;
  const { licenceCheckedOn = before.licenceCheckedOn } = shop;
  return {
    ...shop,
    licenceCheckedOn: licenceCheckedOn === before.licenceCheckedOn ? null : licenceCheckedOn,
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
  rows: readonly NewShop[],
  dryRun: boolean,
): Promise<{ added: number; changed: number }> {
  const { uuid, antiqueDealerLicense, licenceCheckedOn } = shops;
  const rowsBefore = await db.select({ uuid, antiqueDealerLicense, licenceCheckedOn }).from(shops);
  const before = new Map(rowsBefore.map((shop) => [shop.uuid, shop]));
  const changedCount = rows.filter((shop) => before.has(shop.uuid)).length;
  if (!dryRun)
    await db.transaction(async (tx) => {
      for (const row of rows) {
        const shop = writtenOver(before.get(row.uuid), row);
        const { uuid: _uuid, createdAt: _createdAt, ...changes } = shop;
        await tx
          .insert(shops)
          .values({ ...shop, turnsBefore: startOf(shop) })
          .onConflictDoUpdate({ target: shops.uuid, set: { ...changes, ...unlessSame(shop) } });
      }
      const newUuids = rows.map((shop) => shop.uuid).filter((name) => !before.has(name));
      await withStored(
        tx,
        sql`(select uuid from shop_registrations where uuid = any(${sql.param(newUuids)}::uuid[]) and refused_at is null)`,
        { announced: new Outbox().announce(['registration.approved']) },
      );
    });
  return { added: rows.length - changedCount, changed: changedCount };
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
