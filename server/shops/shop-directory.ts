import { asc, desc } from 'drizzle-orm';
import { CATEGORIES, type CategoryKey, categoryOfLabel, toCategoryKey } from '#contract/categories.ts';
import type { Pagination, PartnerShop } from '#contract/schemas/site.ts';
import type { Db } from '../db/open.ts';
import { prefectures, shops } from '../db/schema.ts';
import { BitSet } from './bit-set.ts';
import { TextIndex } from './text-index.ts';

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

/**
 * All partner shops in memory, fast to search in any number: categories and prefectures are bit sets, keywords use an
 * index of neighbouring letters (decision 0011).
 */
export class ShopDirectory {
  private readonly rows: readonly Row[];
  private readonly byUuid: ReadonlyMap<string, Row>;
  private readonly byCategory = new Map<CategoryKey, BitSet>();
  private readonly byPrefecture = new Map<string, BitSet>();
  private readonly texts: TextIndex;

  constructor(rows: readonly Row[], prefectureNames: ReadonlyMap<number, string>) {
    this.rows = rows;
    // Links to recommended shops use the uuid of the page's content, search results use the shop's own.
    this.byUuid = new Map(
      rows.flatMap((row) =>
        [row.uuid, row.displayContentUuid ?? row.uuid].map((uuid) => [uuid, row] as const),
      ),
    );
    for (const [index, row] of rows.entries()) {
      for (const key of row.categories) this.setOf(this.byCategory, key).add(index);
      this.setOf(this.byPrefecture, prefectureNames.get(row.prefectureId) ?? '').add(index);
    }
    this.texts = new TextIndex(rows.map((row) => `${row.shopName} ${row.companyName} ${row.address}`));
  }

  get size(): number {
    return this.rows.length;
  }

  find(uuid: string): PartnerShop | undefined {
    const row = this.byUuid.get(uuid.toLowerCase());
    return row && toPartnerShop(row);
  }

  search(query: ShopQuery): FoundShops {
    const matches = this.matches(query);
    const total = matches.count();
    const page = matches.slice((query.page - 1) * query.perPage, query.perPage);
    return {
      data: page.flatMap((index) => this.rows[index] ?? []).map(toPartnerShop),
      pagination: {
        current_page: query.page,
        total_pages: Math.ceil(total / query.perPage),
        total_count: total,
        per_page: query.perPage,
      },
    };
  }

  /** Recommended shops, in an order that changes with every call, so that no shop is always the first. */
  recommended(limit: number, random: () => number = Math.random): Row[] {
    const candidates = this.rows.filter((row) => row.recommended);
    return candidates
      .map((row) => ({ row, place: random() }))
      .sort((a, b) => a.place - b.place)
      .slice(0, limit)
      .map(({ row }) => row);
  }

  newest(limit: number): Row[] {
    return this.rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, limit);
  }

  private setOf<Key>(sets: Map<Key, BitSet>, key: Key): BitSet {
    const known = sets.get(key);
    if (known) return known;
    const made = new BitSet(this.rows.length);
    sets.set(key, made);
    return made;
  }

  private matches({ categories, prefectures: names, keyword }: ShopQuery): BitSet {
    const result = BitSet.full(this.rows.length);
    for (const texts of this.texts.search(keyword)) result.retain(texts);
    if (categories.length > 0) result.retain(this.anyOf(this.byCategory, categories.map(keyOfCategory)));
    if (names.length > 0) result.retain(this.anyOf(this.byPrefecture, names));
    return result;
  }

  private anyOf<Key>(sets: ReadonlyMap<Key, BitSet>, keys: readonly (Key | undefined)[]): BitSet {
    const union = new BitSet(this.rows.length);
    for (const key of keys) {
      const set = key === undefined ? undefined : sets.get(key);
      if (set) union.include(set);
    }
    return union;
  }
}

/** Understands 'watch', 'precious_metal', 'preciousMetal' and '時計'. */
function keyOfCategory(text: string): CategoryKey | undefined {
  return categoryOfLabel(text) ?? toCategoryKey(text);
}

function toPartnerShop(row: Row): PartnerShop {
  return {
    uuid: row.uuid,
    shop_name: row.shopName,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    logo: row.logo ?? '',
    company_name: row.companyName,
    company_free_text: row.companyFreeText,
    minna_free_text: row.minnaFreeText,
    representative_name: row.representativeName,
    antique_dealer_license: row.antiqueDealerLicense,
    categories: row.categories.map((key) => CATEGORIES[key].label),
    methods: row.methods,
  };
}

/** Reads the shops in the order of the list: recommended shops first, then the newest. */
export async function readShops(db: Db): Promise<ShopDirectory> {
  const rows = await db
    .select()
    .from(shops)
    .orderBy(desc(shops.recommended), desc(shops.createdAt), asc(shops.uuid));
  const names = await db.select({ id: prefectures.id, name: prefectures.name }).from(prefectures);
  return new ShopDirectory(rows, new Map(names.map(({ id, name }) => [id, name])));
}
