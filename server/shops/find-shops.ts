import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import * as z from 'zod/mini';
import { PREFECTURES, type PrefectureName } from '#contract/customer/prefectures.ts';
import { WHOLE_COUNTRY } from '#contract/desk/shop-columns.ts';
import { CATEGORIES, type CategoryKey, categoryOfLabel, toCategoryKey } from '#contract/goods/categories.ts';
import type { Pagination, PartnerShop } from '#contract/schemas/site.ts';
import type { Db } from '../db/open.ts';
import { prefectures, shops } from '../db/schema.ts';
import { openingHoursOf } from './opening-hours.ts';

type Row = typeof shops.$inferSelect;

/** A visitor's search. Empty lists and an empty keyword do not filter. */
export interface ShopQuery {
  /** Keys or labels of categories; a shop that buys any of them is found. */
  categories: readonly string[];
  /** Names of prefectures; a shop in any of them is found. */
  prefectures: readonly string[];
  /** Words of the shop's name, company or address, in any width, case or kana. All of them must occur. */
  keyword: string;
  /** From 1. A page after the last one is empty. */
  page: number;
  perPage: number;
}

export interface FoundShops {
  data: PartnerShop[];
  pagination: Pagination;
}

/** Recommended shops first, then the newest. */
export const ORDER = [desc(shops.recommended), desc(shops.createdAt), asc(shops.uuid)];

/** @param invented whether the shops of the demonstration are found as well; so everywhere below */
export async function searchShops(db: Db, query: ShopQuery, invented: boolean): Promise<FoundShops> {
  const filter = and(filterOf(db, query), isListed(invented));
  const [row] = await db.select({ total: count() }).from(shops).where(filter);
  const total = row?.total ?? 0;
  const skipped = (query.page - 1) * query.perPage;
  const rows =
    skipped < total
      ? await db
          .select()
          .from(shops)
          .where(filter)
          .orderBy(...ORDER)
          .limit(query.perPage)
          .offset(skipped)
      : [];
  return {
    data: rows.map(toPartnerShop),
    pagination: {
      current_page: query.page,
      total_pages: Math.ceil(total / query.perPage),
      total_count: total,
      per_page: query.perPage,
    },
  };
}

/** @param uuid the shop's own, as in search results, or that of its page's content, as in recommended shops */
export async function findShop(db: Db, uuid: string, invented: boolean): Promise<PartnerShop | undefined> {
  if (!z.guid().safeParse(uuid).success) return undefined;
  const [row] = await db
    .select()
    .from(shops)
    .where(and(or(eq(shops.uuid, uuid), eq(shops.displayContentUuid, uuid)), isListed(invented)));
  return row && toPartnerShop(row);
}

/** Recommended shops, in an order that changes with every call, so that no shop is always the first. */
export const findRecommended = (db: Db, limit: number, invented: boolean): Promise<Row[]> =>
  db
    .select()
    .from(shops)
    .where(and(eq(shops.recommended, true), isListed(invented)))
    .orderBy(sql`random()`)
    .limit(limit);

export const newestShops = (db: Db, limit: number, invented: boolean): Promise<Row[]> =>
  db
    .select()
    .from(shops)
    .where(isListed(invented))
    .orderBy(desc(shops.createdAt), asc(shops.uuid))
    .limit(limit);

/** Leaves out shops with which the operator has ended the dealings, and those that `isInventedShop` of the contract finds. */
export const isListed = (invented: boolean): SQL | undefined =>
  and(
    sql`${shops.stoppedHow} is distinct from 'end'`,
    invented ? undefined : sql`${shops.websiteUrl} !~* '^\\w+://[^/?#]*\\.example(:\\d*)?([/?#]|$)'`,
  );

/** The rules of `line_of_shops.sql` that hold for any goods and place, without those that change from day to day. */
export const canGetRequests: SQL = sql`(${shops.email} <> '' and ${shops.unreachableAt} is null and ${shops.pausedAt} is null)`;

/** Some goods, and where they are; undefined: anywhere. */
export interface Wanted {
  readonly categories: readonly CategoryKey[];
  readonly prefecture: PrefectureName | undefined;
}

/** Shops of the list that can get a request for at least one of these goods from there. */
export const isAble = ({ categories, prefecture }: Wanted, invented: boolean): SQL | undefined =>
  and(
    isListed(invented),
    canGetRequests,
    buysAny([...categories]),
    or(
      shops.nationwide,
      prefecture
        ? arrayContains(shops.servedPrefectureIds, [PREFECTURES.indexOf(prefecture) + 1])
        : sql`${shops.servedPrefectureIds} <> '{}'`,
    ),
  );

function filterOf(db: Db, { categories, prefectures: names, keyword }: ShopQuery): SQL | undefined {
  const inPrefectures = db
    .select({ id: prefectures.id })
    .from(prefectures)
    .where(inArray(prefectures.name, [...names]));
  return and(
    ...keyword
      .split(/\s/)
      .filter(Boolean)
      .map((word) => sql`position(search_text(${word}) in ${shops.searchText}) > 0`),
    categories.length > 0 ? buysAny(categories.flatMap((text) => keyOfCategory(text) ?? [])) : undefined,
    names.length > 0 ? inArray(shops.prefectureId, inPrefectures) : undefined,
  );
}

const buysAny = (keys: CategoryKey[]): SQL =>
  keys.length > 0 ? arrayOverlaps(shops.categories, keys) : sql`false`;

/** Understands 'watch', 'precious_metal', 'preciousMetal' and '時計'. */
export function keyOfCategory(text: string): CategoryKey | undefined {
  return categoryOfLabel(text) ?? toCategoryKey(text);
}

const areasOf = ({ nationwide, servedPrefectureIds }: Row): string[] =>
  nationwide
    ? [WHOLE_COUNTRY]
    : servedPrefectureIds.toSorted((a, b) => a - b).flatMap((id) => PREFECTURES[id - 1] ?? []);

export function toPartnerShop(row: Row): PartnerShop {
  return {
    uuid: row.uuid,
    shop_name: row.shopName,
    address: row.address,
    prefecture: PREFECTURES[row.prefectureId - 1] ?? '',
    latitude: row.latitude,
    longitude: row.longitude,
    logo: row.logo ?? '',
    company_name: row.companyName,
    company_free_text: row.companyFreeText,
    minna_free_text: row.minnaFreeText,
    representative_name: row.representativeName,
    antique_dealer_license: row.antiqueDealerLicense,
    licence_checked_on: row.licenceCheckedOn ?? '',
    categories: row.categories.map((key) => CATEGORIES[key].label),
    methods: row.methods,
    tel: row.tel,
    website_url: row.websiteUrl,
    business_hours: row.businessHours,
    opening_hours: openingHoursOf(row.businessHours),
    areas: areasOf(row),
  };
}
