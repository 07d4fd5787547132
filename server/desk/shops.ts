import { createHash } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { IMPORT_LIMITS } from '#contract/desk/desk.ts';
import { seenText } from '#contract/schemas/bounds.ts';
import type { WrongCell } from '../base/csv.ts';
import { Refusal, StartError } from '../base/errors.ts';
import { NO_ROW } from '../base/uuid-of.ts';
import type { Db } from '../db/open.ts';
import { deskImports, reviews, shops } from '../db/schema.ts';
import {
  cellsOf,
  checkShop,
  checkShopFile,
  importShops,
  type NewShop,
  writtenOver,
} from '../shops/import-shops.ts';
import { markReachable } from '../shops/reach.ts';
import { act, actOn, OFFICE, view, WORKING } from './act.ts';
import { ofOne, shopCells } from './inputs.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { countShopCases } from './shop-cases.ts';
import { listOneShop } from './shop-list.ts';
import { notesOfShop } from './shop-notes.ts';

type Shop = typeof shops.$inferSelect;
type Cells = Readonly<Record<string, string>>;

/** How many shops and mistakes of a file are shown. */
const SHOWN = 100;

/** Names a state of a shop, whatever order its columns have. */
export const versionOf = (cells: Cells): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(cells).sort()))
    .digest('hex')
    .slice(0, 16);

/** The log has the beginning of a long text. */
const LOGGED_CHARACTERS = 60;

const differenceOf = (from: Cells, to: Cells) =>
  Object.keys(to)
    .filter((column) => (from[column] ?? '') !== (to[column] ?? ''))
    .map((column) => ({ column, from: from[column] ?? '', to: to[column] ?? '' }));

const logged = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LOGGED_CHARACTERS ? `${line.slice(0, LOGGED_CHARACTERS)}…` : line || '–';
};

const linesOf = (changes: ReturnType<typeof differenceOf>): string =>
  changes.map(({ column, from, to }) => `${column}: ${logged(from)} → ${logged(to)}`).join('\n');

/**
 * Writes cells of a shop that is held, or none of them.
 * @returns what is wrong with them, and the difference for the log: empty if nothing has changed
 */
export async function writeCells(
  tx: Db,
  row: Shop,
  cells: Cells,
): Promise<{ wrong: WrongCell[]; changed: string }> {
  const before = cellsOf(row);
  const { shop, wrong } = checkShop({ ...before, ...cells, uuid: row.uuid });
  if (!shop) return { wrong, changed: '' };
  const changes = differenceOf(before, cellsOf(writtenOver(row, shop)));
  if (changes.length > 0) await importShops(tx, [shop], false);
  return { wrong: [], changed: linesOf(changes) };
}

/**
 * Lets a shop that is held get no requests, or lets it get them again, also if the operator had stopped it.
 * @returns the difference for the log
 */
export async function pause(tx: Db, { uuid, pausedAt }: Shop, isPaused: boolean): Promise<string> {
  await tx
    .update(shops)
    .set(
      isPaused ? { pausedAt: pausedAt ?? new Date() } : { pausedAt: null, stoppedAt: null, stoppedHow: null },
    )
    .where(eq(shops.uuid, uuid));
  return `receiving: ${pausedAt ? 'paused' : 'open'} → ${isPaused ? 'paused' : 'open'}`;
}

/** A file of shops as it was looked at: without a name it cannot be imported. */
interface ImportPreview {
  /** The name under which the file waits. */
  uuid: string | null;
  added: number;
  changed: number;
  same: number;
  /** The first of those that are added or changed, with the columns that change, before and after. */
  shops: { uuid: string; name: string; isNew: boolean; changes: ReturnType<typeof differenceOf> }[];
  /** The first of the mistakes, and how many there are. */
  wrong: WrongCell[];
  wrongCount: number;
}

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
async function preview(db: Db, by: Person, file: Buffer): Promise<ImportPreview> {
  if (file.length > IMPORT_LIMITS.bytes) return refusedFile('too large');
  const result = checkedFile(file);
  if (typeof result === 'string') return refusedFile(result);
  const { rows, wrong } = result;
  if (wrong.length > 0) return { ...refusedFile(''), wrong: wrong.slice(0, SHOWN), wrongCount: wrong.length };
  const byUuid = new Map((await db.select().from(shops)).map((shop) => [shop.uuid, shop]));
  const compared = rows.map((row) => {
    const before = byUuid.get(row.uuid);
    return {
      row,
      isNew: !before,
      changes: before ? differenceOf(cellsOf(before), afterwards(before, row)) : [],
    };
  });
  const [importRow] = await db
    .insert(deskImports)
    .values({ personId: by.id, file })
    .returning({ uuid: deskImports.uuid });
  const changedRows = compared.filter(({ isNew, changes }) => isNew || changes.length > 0);
  const added = compared.filter(({ isNew }) => isNew).length;
  return {
    uuid: importRow?.uuid ?? null,
    added,
    changed: changedRows.length - added,
    same: compared.length - changedRows.length,
    shops: changedRows
      .slice(0, SHOWN)
      .map(({ row, isNew, changes }) => ({ uuid: row.uuid, name: row.shopName, isNew, changes })),
    wrong: [],
    wrongCount: 0,
  };
}

/** A shop after the import: columns that the file has not stay. */
const afterwards = (before: Shop, row: NewShop) => cellsOf({ ...before, ...writtenOver(before, row) });

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
  return db.transaction(async (tx) => {
    const counts = await importShops(tx, rows, false);
    const note = `added: ${counts.added}\nchanged: ${counts.changed}`;
    await logAct(tx, by, { action: 'import', subject: 'shops', uuid: file, changed: note });
    return counts;
  });
}

export const shopActs = {
  /** A shop with everything that a file of shops says about it. */
  readShop: view({
    may: OFFICE,
    asks: ofOne,
    async read({ db }, { uuid }) {
      const [listing, [shop], reviewCount, notes, caseCounts] = await Promise.all([
        listOneShop(db, uuid),
        db.select().from(shops).where(eq(shops.uuid, uuid)),
        db.$count(reviews, and(eq(reviews.shopUuid, uuid), isNotNull(reviews.shownAt))),
        notesOfShop(db, uuid),
        countShopCases(db, uuid),
      ]);
      if (!listing || !shop) return undefined;
      const cells = cellsOf(shop);
      return {
        ...listing,
        /** The texts of the columns of a file of shops, by their names. */
        cells,
        paused_at: shop.pausedAt?.toISOString() ?? null,
        stopped_at: shop.stoppedAt?.toISOString() ?? null,
        stopped_how: shop.stoppedHow,
        unreachable_at: shop.unreachableAt?.toISOString() ?? null,
        unreachable_why: shop.unreachableWhy,
        /** Names this state of the shop: a change is refused if somebody else was faster. */
        version: versionOf(cells),
        reviews: reviewCount,
        notes,
        case_counts: caseCounts,
      };
    },
  }),
  /** Writes cells of a shop. Nothing is written if one of them is wrong. `seen`: the version that the page showed. */
  changeShop: actOn(shops, {
    may: WORKING,
    asks: z.extend(ofOne, { cells: shopCells, seen: seenText }),
    logs: 'change',
    async work({ tx, row }, { cells, seen }) {
      if (versionOf(cellsOf(row)) !== seen) throw new Refusal('changed_meanwhile');
      const { wrong, changed } = await writeCells(tx, row, cells);
      return { answer: { wrong }, changed, isNothing: changed === '' };
    },
  }),
  /** Somebody has looked at the licence of a shop today. `seen`: the version that the page showed. */
  checkLicence: actOn(shops, {
    may: WORKING,
    asks: z.extend(ofOne, { seen: seenText }),
    logs: 'check',
    async work({ tx, row, now }, { uuid, seen }) {
      if (versionOf(cellsOf(row)) !== seen) throw new Refusal('changed_meanwhile');
      const licenceCheckedOn = dayInJapan(now);
      await tx.update(shops).set({ licenceCheckedOn }).where(eq(shops.uuid, uuid));
      const changes = differenceOf(cellsOf(row), cellsOf({ ...row, licenceCheckedOn }));
      return { answer: {}, changed: linesOf(changes), isNothing: changes.length === 0 };
    },
  }),
  /** Lets a shop get no requests, lets it get them again, or says that mail reaches it again. */
  switchShop: actOn(shops, {
    may: WORKING,
    asks: z.extend(ofOne, { to: z.enum(['paused', 'open', 'reachable']) }),
    logs: 'pause',
    async work({ tx, row }, { to }) {
      if (to !== 'reachable') return { answer: {}, changed: await pause(tx, row, to === 'paused') };
      await markReachable(tx, [row.uuid]);
      return {
        answer: {},
        changed: `mail: ${row.unreachableAt ? 'unreachable' : 'reachable'} → reachable`,
      };
    },
  }),
  /** Looks at a file of shops, in Base64, without importing it. */
  previewImport: act({
    may: ['owner'],
    asks: z.object({ file: z.base64().check(z.maxLength(Math.ceil(IMPORT_LIMITS.bytes / 3) * 4)) }),
    run: ({ db }, by, { file }) => preview(db, by, Buffer.from(file, 'base64')),
  }),
  /** Imports a file that this person has looked at. A second press finds it gone. */
  importShops: act({
    may: ['owner'],
    asks: ofOne,
    run: ({ db }, by, { uuid }) =>
      db.transaction(async (tx) => {
        const [importRow] = await tx
          .delete(deskImports)
          .where(and(eq(deskImports.uuid, uuid), eq(deskImports.personId, by.id)))
          .returning();
        if (!importRow) throw new Refusal('not_found');
        return importRows(tx, by, checkShopFile(importRow.file).rows, uuid);
      }),
  }),
};
