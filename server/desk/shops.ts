import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { IMPORT_LIMITS } from '#contract/desk/desk.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import type { DeskShop, ImportPreview, ListedShop, WrongCell } from '#contract/schemas/desk/shops.ts';
import { Refusal, StartError } from '../base/errors.ts';
import { NO_ROW } from '../base/uuid-of.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { deskImports, shops } from '../db/schema.ts';
import { cellsOf, checkShop, checkShopFile, importShops, type NewShop } from '../shops/import-shops.ts';
import { markReachable } from '../shops/reach.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { piece } from './piece.ts';
import { allow } from './rights.ts';

const TABLE = 'shops';

/** So many shops and mistakes of a file are shown. */
const SHOWN = 100;

interface Found extends Omit<ListedShop, 'prefecture'> {
  prefecture_id: number;
  created_at: string;
  [column: string]: unknown;
}

const TODAY = `(now() at time zone 'Asia/Tokyo')::date`;

/** The state of a shop, by the columns that matching looks at. */
const STATE = sql.raw(`case
  when s.unreachable_at is not null or s.email = '' then 'unreachable'
  when s.paused_at is not null or s.holidays @> ${TODAY} then 'away'
  when s.capacity is not null and (case when s.day_of_count = ${TODAY} then s.day_count else 0 end) >= s.capacity
    then 'full'
  else 'open' end`);

/** Counts that a task keeps (rate_shops), so that a list of shops reads no requests. */
const select = (where: SQL, limit: number) => sql`
  select s.uuid, s.shop_name as name, s.prefecture_id, s.created_at::text as created_at, t.state,
    s.recent_asked as leads, s.recent_answers::float8 / nullif(s.recent_asked, 0) as answered,
    s.recent_quotes as quotes, s.recent_deals as deals, s.answer_hours as hours
  from shops s cross join lateral (select ${STATE} as state) t
  where ${where} order by s.created_at desc, s.uuid desc limit ${limit}`;

function listed({ prefecture_id, created_at: _, ...shop }: Found): ListedShop {
  return { ...shop, prefecture: PREFECTURES[prefecture_id - 1] ?? '' };
}

interface Filter {
  text: string | undefined;
  state: string | undefined;
  category: string | undefined;
}

/** The shops, the newest first. */
export async function listShops(db: Db, by: Person, filter: Filter, after: string | undefined) {
  allow(by, 'readShops');
  const { text = '', state, category } = filter;
  const wanted = text
    .split(/\s/)
    .filter(Boolean)
    .map((word) => sql`position(search_text(${word}) in s.search_text) > 0`);
  if (state) wanted.push(sql`t.state = ${state}`);
  const key = CATEGORY_KEYS.find((one) => one === category);
  if (key) wanted.push(sql`s.categories @> array[${key}]`);
  const { rows, next } = await piece(
    { at: sql`s.created_at`, uuid: sql`s.uuid` },
    after,
    (where, limit) => rowsOf<Found>(db, select(sql.join([where ?? sql`true`, ...wanted], sql` and `), limit)),
    ({ created_at: at, uuid }) => ({ at, uuid }),
  );
  return { shops: rows.map(listed), next };
}

/** Names a state of a shop, whatever order its columns have. */
export const versionOf = (cells: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(cells).sort()))
    .digest('hex')
    .slice(0, 16);

/** A shop with everything that a file of shops says about it; undefined if there is none. */
export async function readShop(db: Db, by: Person, uuid: string): Promise<DeskShop | undefined> {
  allow(by, 'readShops');
  const [[found], [shop], [counted]] = await Promise.all([
    rowsOf<Found>(db, select(sql`s.uuid = ${uuid}`, 1)),
    db.select().from(shops).where(eq(shops.uuid, uuid)),
    rowsOf<{ reviews: number }>(
      db,
      sql`select count(*)::integer as reviews from reviews where shop_uuid = ${uuid} and shown_at is not null`,
    ),
  ]);
  if (!found || !shop) return undefined;
  const cells = cellsOf(shop);
  return {
    ...listed(found),
    cells,
    paused_at: shop.pausedAt?.toISOString() ?? null,
    unreachable_at: shop.unreachableAt?.toISOString() ?? null,
    unreachable_why: shop.unreachableWhy,
    version: versionOf(cells),
    reviews: counted?.reviews ?? 0,
  };
}

/** Long texts are named, not repeated. */
const LOGGED_CHARACTERS = 60;

const differenceOf = (from: Readonly<Record<string, string>>, to: Readonly<Record<string, string>>) =>
  Object.keys(to)
    .filter((column) => (from[column] ?? '') !== (to[column] ?? ''))
    .map((column) => ({ column, from: from[column] ?? '', to: to[column] ?? '' }));

const lineOf = (changes: ReturnType<typeof differenceOf>): string =>
  changes
    .map(({ column, from, to }) =>
      from.length + to.length > LOGGED_CHARACTERS ? column : `${column}: ${from || '–'} → ${to || '–'}`,
    )
    .join(', ');

/**
 * Writes cells of a shop, or none of them.
 * @param seen the version that the page showed
 * @returns what is wrong with them; undefined if there is no such shop
 * @throws Refusal `changed_meanwhile`
 */
export async function changeShop(
  db: Db,
  by: Person,
  uuid: string,
  { cells, seen }: { cells: Readonly<Record<string, string>>; seen: string },
): Promise<WrongCell[] | undefined> {
  allow(by, 'changeShop');
  return writeCells(db, by, uuid, cells, seen);
}

/** As changeShop, for somebody who may change this shop. */
export const writeCells = (
  db: Db,
  by: Person,
  uuid: string,
  cells: Readonly<Record<string, string>>,
  seen: string,
): Promise<WrongCell[] | undefined> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select().from(shops).where(eq(shops.uuid, uuid)).for('no key update');
    if (!found) return undefined;
    const before = cellsOf(found);
    if (versionOf(before) !== seen) throw new Refusal('changed_meanwhile');
    const { shop, wrong } = checkShop({ ...before, ...cells, uuid });
    if (!shop) return wrong;
    const changes = differenceOf(before, cellsOf(shop));
    if (changes.length === 0) return [];
    await importShops(tx, [shop], false);
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid, changed: lineOf(changes) });
    return [];
  });

/** Where a shop is switched to. */
export type ShopSwitch = 'paused' | 'open' | 'reachable';

/**
 * Lets a shop get no requests, lets it get them again, or says that mail reaches it again.
 * @returns whether there is such a shop
 */
export async function switchShop(db: Db, by: Person, uuid: string, to: ShopSwitch): Promise<boolean> {
  allow(by, 'changeShop');
  return turn(db, by, uuid, to);
}

/** As switchShop, for somebody who may change this shop. */
export const turn = (db: Db, by: Person, uuid: string, to: ShopSwitch): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [shop] = await tx.select().from(shops).where(eq(shops.uuid, uuid)).for('no key update');
    if (!shop) return false;
    if (to === 'reachable') await markReachable(tx, [uuid]);
    else
      await tx
        .update(shops)
        .set({ pausedAt: to === 'paused' ? (shop.pausedAt ?? new Date()) : null })
        .where(eq(shops.uuid, uuid));
    await logAct(tx, by, { action: 'pause', subject: TABLE, uuid, changed: to });
    return true;
  });

const refusedFile = (problem: string): ImportPreview => ({
  uuid: null,
  added: 0,
  changed: 0,
  same: 0,
  shops: [],
  wrong: [{ line: 0, column: '', problem }],
  wrongCount: 1,
});

/** Looks at a file of shops: which would be new, what would change, and which cells are wrong. */
export async function previewImport(db: Db, by: Person, file: Buffer): Promise<ImportPreview> {
  allow(by, 'importShops');
  if (file.length > IMPORT_LIMITS.bytes) return refusedFile('too large');
  const checked = checkedFile(file);
  if (typeof checked === 'string') return refusedFile(checked);
  const { rows, wrong } = checked;
  if (wrong.length > 0) return { ...refusedFile(''), wrong: wrong.slice(0, SHOWN), wrongCount: wrong.length };
  const known = new Map((await db.select().from(shops)).map((shop) => [shop.uuid, shop]));
  const compared = rows.map((row) => {
    const before = known.get(row.uuid);
    return {
      row,
      isNew: !before,
      changes: before ? differenceOf(cellsOf(before), afterwards(before, row)) : [],
    };
  });
  const [waiting] = await db
    .insert(deskImports)
    .values({ personId: by.id, file })
    .returning({ uuid: deskImports.uuid });
  const shown = compared.filter(({ isNew, changes }) => isNew || changes.length > 0);
  const added = compared.filter(({ isNew }) => isNew).length;
  return {
    uuid: waiting?.uuid ?? null,
    added,
    changed: shown.length - added,
    same: compared.length - shown.length,
    shops: shown
      .slice(0, SHOWN)
      .map(({ row, isNew, changes }) => ({ uuid: row.uuid, name: row.shopName, isNew, changes })),
    wrong: [],
    wrongCount: 0,
  };
}

/** A shop after the import: columns that the file has not stay. */
const afterwards = (before: typeof shops.$inferSelect, row: NewShop) => cellsOf({ ...before, ...row });

/** The rows of a file and its mistakes; or why it cannot be read. */
function checkedFile(file: Buffer): ReturnType<typeof checkShopFile> | string {
  const lines = file.toString('latin1').split('\n').length - 1;
  if (lines > IMPORT_LIMITS.lines) return 'too many lines';
  try {
    return checkShopFile(file);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}

/**
 * Adds and changes shops: all or none.
 * @param file that waited at the desk, for the log; a command reads its file at once
 * @returns how many are new and changed
 */
export async function importRows(
  db: Db,
  by: Person,
  rows: readonly NewShop[],
  file = NO_ROW,
): Promise<{ added: number; changed: number }> {
  allow(by, 'importShops');
  return db.transaction(async (tx) => {
    const done = await importShops(tx, rows, false);
    const changed = `${done.added} added, ${done.changed} changed`;
    await logAct(tx, by, { action: 'import', subject: TABLE, uuid: file, changed });
    return done;
  });
}

/**
 * Imports a file that this person has looked at. A second press finds it gone.
 * @returns how many shops are new and changed; undefined if there is no such file
 */
export async function importFile(
  db: Db,
  by: Person,
  uuid: string,
): Promise<{ added: number; changed: number } | undefined> {
  allow(by, 'importShops');
  return db.transaction(async (tx) => {
    const [waiting] = await tx
      .delete(deskImports)
      .where(and(eq(deskImports.uuid, uuid), eq(deskImports.personId, by.id)))
      .returning();
    if (!waiting) return undefined;
    return importRows(tx, by, checkShopFile(waiting.file).rows, uuid);
  });
}
