import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MOST_VIEWS, plainQuery, VIEWED_LISTS, type ViewedList } from '#contract/desk/lists.ts';
import { keyOf } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deskViews } from '../db/schema.ts';
import { act, actOn, OFFICE, view } from './act.ts';
import { filterQuery, name, ofOne } from './inputs.ts';
import { KeptCounts } from './kept-counts.ts';
import type { Person } from './person.ts';
import { countRequests } from './request-list.ts';
import { holdAccess } from './rights.ts';

/** Counts the rows of a list for the filters of a query. */
const COUNT_ROWS: Readonly<
  Record<ViewedList, (db: Db, query: string, now: Date, by: Person) => Promise<number>>
> = {
  requests: countRequests,
};

/** The counts of each database. */
const KEPT_COUNTS = new WeakMap<Db, KeptCounts>();

function keptOf(db: Db): KeptCounts {
  const counts = KEPT_COUNTS.get(db) ?? new KeptCounts();
  KEPT_COUNTS.set(db, counts);
  return counts;
}

const ofPerson = (id: string) => eq(deskViews.keptBy, id);

export const viewActs = {
  /** The lists that a person keeps, the oldest first. A count is null while it cannot be told soon. */
  readViews: view({
    may: OFFICE,
    async read({ db, by, life }) {
      const now = life.now();
      const rows = await db
        .select()
        .from(deskViews)
        .where(ofPerson(by.id))
        .orderBy(asc(deskViews.createdAt), asc(deskViews.uuid));
      const views = rows.map(async ({ uuid, name, list, query }) => ({
        uuid,
        name,
        list,
        query,
        count: await keptOf(db).get(`${by.id} ${list}?${query}`, now.getTime(), () =>
          COUNT_ROWS[list](db, query, now, by),
        ),
      }));
      return { views: await Promise.all(views) };
    },
  }),
  /** Keeps the filters of a list under a name. */
  keepView: act({
    may: OFFICE,
    asks: z.object({ name, list: keyOf(VIEWED_LISTS), query: filterQuery }),
    async run({ db }, by, { name, list, query }) {
      const row = { keptBy: by.id, name, list, query: plainQuery(list, query) };
      await db.transaction(async (tx) => {
        await holdAccess(tx, by);
        if ((await tx.$count(deskViews, ofPerson(by.id))) >= MOST_VIEWS) throw new Refusal('too_many');
        await tx.insert(deskViews).values(row);
      });
      return {};
    },
  }),
  renameView: actOn(deskViews, {
    may: OFFICE,
    asks: z.extend(ofOne, { name }),
    async work({ tx, by, row }, { uuid, name }) {
      if (row.keptBy !== by.id) throw new Refusal('not_found');
      await tx.update(deskViews).set({ name }).where(eq(deskViews.uuid, uuid));
      return { answer: {} };
    },
  }),
  removeView: actOn(deskViews, {
    may: OFFICE,
    asks: ofOne,
    async work({ tx, by }, { uuid }) {
      const which = and(eq(deskViews.uuid, uuid), ofPerson(by.id));
      if ((await tx.delete(deskViews).where(which).returning()).length === 0) throw new Refusal('not_found');
      return { answer: {} };
    },
  }),
};
