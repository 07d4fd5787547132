import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { CATEGORY_KEYS } from '#contract/categories.ts';
import { isZip, zipDigits } from '#contract/postal-code.ts';
import { PREFECTURES } from '#contract/prefectures.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { shops } from '../db/schema.ts';
import { StartError } from '../errors.ts';
import { uuidOf } from '../uuid-of.ts';
import { keyOfCategory } from './find-shops.ts';

type NewShop = typeof shops.$inferInsert;

/** Between several values of one cell. */
const SEPARATOR = '/';
const WHOLE_COUNTRY = '全国';

/** A spreadsheet would calculate what begins so. What a stranger wrote gets an apostrophe, as a person would do it. */
const FORMULA = /^[=+\-@\t\r]/;

const line = z
  .string()
  .trim()
  .transform((text) => (FORMULA.test(text.slice(1)) ? text.replace(/^'/, '') : text))
  .pipe(z.string().max(200, 'at most 200 characters'));
const needed = line.refine((text) => text !== '', 'is empty');
const prose = z.string().trim().max(5000, 'at most 5,000 characters');
const degrees = (most: number) =>
  z.coerce.number('a number of degrees').min(-most, 'too small').max(most, 'too large');
const cells = z.string().transform((text) =>
  text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean),
);

/** The JIS code; 0 if it is none. */
const prefecture = (name: string): number => (PREFECTURES as readonly string[]).indexOf(name) + 1;
const knownPrefectures = (names: string[]) => names.every((name) => prefecture(name) > 0);

/** The columns of the file, in the order in which they are written. Those that may be left out are optional. */
const row = z.object({
  uuid: z.union([z.literal(''), z.guid('is no uuid')]).default(''),
  shop_name: needed,
  company_name: needed,
  representative_name: line.default(''),
  zipcode: z.string().transform(zipDigits).refine(isZip, 'seven digits'),
  prefecture: z.string().refine((name) => prefecture(name) > 0, 'is no prefecture'),
  address: needed,
  latitude: degrees(90),
  longitude: degrees(180),
  tel: needed.refine((text) => /^[\d-]+$/.test(text), 'digits and hyphens'),
  website_url: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'is no web address' })])
    .default(''),
  logo: line.default(''),
  pr_comment: prose.default(''),
  company_free_text: prose.default(''),
  minna_free_text: prose.default(''),
  antique_dealer_license: needed,
  categories: cells.refine(
    (texts) => texts.length > 0 && texts.every((text) => keyOfCategory(text)),
    `categories such as ${CATEGORY_KEYS.slice(0, 2).join(SEPARATOR)}`,
  ),
  methods: cells.default([]),
  served_prefectures: cells.refine(
    (names) =>
      (names.length === 1 && names[0] === WHOLE_COUNTRY) || (names.length > 0 && knownPrefectures(names)),
    `${WHOLE_COUNTRY}, or prefectures such as 東京都${SEPARATOR}埼玉県`,
  ),
  recommended: z.enum(['', 'yes', 'no'], 'yes or no').default(''),
});

export const SHOP_COLUMNS: readonly string[] = Object.keys(row.shape);

/**
 * Reads a file of shops: CSV with a line of column names, in UTF-8 or, as a spreadsheet may write it, in Shift_JIS.
 * @throws StartError that names every line and column that is wrong
 */
export function readShopFile(file: Buffer): NewShop[] {
  const lines = parseCsv(file);
  const problems: string[] = [];
  const seen = new Set<string>();
  const found = lines.flatMap((cellsOfLine, index) => {
    const parsed = row.safeParse(cellsOfLine);
    const say = (column: string, problem: string) =>
      problems.push(`line ${index + 2}, ${column}: ${problem}`);
    for (const { path, message } of parsed.error?.issues ?? []) say(String(path[0]), message);
    if (!parsed.success) return [];
    const shop = toShop(parsed.data);
    if (seen.has(shop.uuid)) say('shop_name', 'this shop stands in the file twice');
    seen.add(shop.uuid);
    return [shop];
  });
  const unknown = Object.keys(lines[0] ?? {}).filter((name) => !SHOP_COLUMNS.includes(name));
  if (unknown.length > 0) problems.unshift(`unknown columns: ${unknown.join(', ')}`);
  if (lines.length === 0) problems.push('there is no shop in it');
  if (problems.length > 0)
    throw new StartError(
      `The file is not imported:\n${problems.map((text) => `  ${text}`).join('\n')}`,
      COLUMNS,
    );
  return found;
}

const COLUMNS = `Its columns: ${SHOP_COLUMNS.join(',')}`;

function parseCsv(file: Buffer): Record<string, string>[] {
  try {
    return parse(decode(file), { bom: true, columns: true, skip_empty_lines: true });
  } catch (cause) {
    throw new StartError(`The file is no CSV: ${(cause as Error).message}`, COLUMNS, { cause });
  }
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('shift_jis').decode(file);
  }
}

function toShop(cell: z.infer<typeof row>): NewShop & { uuid: string } {
  const nationwide = cell.served_prefectures[0] === WHOLE_COUNTRY;
  return {
    // A file that is imported again changes its shops instead of doubling them.
    uuid: cell.uuid || uuidOf(`${cell.antique_dealer_license} ${cell.shop_name}`),
    shopName: cell.shop_name,
    companyName: cell.company_name,
    representativeName: cell.representative_name,
    zipcode: cell.zipcode,
    prefectureId: prefecture(cell.prefecture),
    address: cell.address,
    latitude: cell.latitude,
    longitude: cell.longitude,
    tel: cell.tel,
    websiteUrl: cell.website_url,
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
 * Writes all shops, or none. Shops that are there already are changed, and keep their requests and their first day.
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
          .values({ ...shop, matchCount: startOf(shop) })
          .onConflictDoUpdate({ target: shops.uuid, set: changes });
      }
    });
  return { added: found.length - changed, changed };
}

/**
 * The count of requests that a new shop begins with: the least of the shops beside it. With 0 it would get every request
 * of its area until it had caught up with shops that have been there for years.
 */
const startOf = ({ categories, servedPrefectureIds, nationwide }: NewShop) => sql`(
  select coalesce(min(beside.match_count), 0) from shops as beside
  where beside.categories && ${sql.param(categories, shops.categories)}
    and (beside.nationwide or ${nationwide} or beside.served_prefecture_ids && ${sql.param(servedPrefectureIds, shops.servedPrefectureIds)})
)`;

/**
 * The registrations that became no shop yet, as such a file: what they do not say is left for a person to fill in. A shop
 * that is imported with the uuid of its registration is approved.
 */
export async function registrationsAsFile(db: Db): Promise<string> {
  const rows = await rowsOf<Record<string, string | null>>(
    db,
    sql`select r.uuid, r.company_shop_name as shop_name, r.company_shop_name as company_name,
          r.name as representative_name, r.zipcode, p.name as prefecture, r.address, r.tel
        from shop_registrations r left join prefectures p on starts_with(r.address, p.name)
        where not exists (select from shops where shops.uuid = r.uuid) order by r.created_at`,
  );
  const lines = rows.map((found) => SHOP_COLUMNS.map((column) => quoted(found[column] ?? '')).join(','));
  return [SHOP_COLUMNS.join(','), ...lines, ''].join('\n');
}

const quoted = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
