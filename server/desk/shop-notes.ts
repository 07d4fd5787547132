import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open.ts';
import { shopNotes, shops } from '../db/schema.ts';
import { actOn, WORKING } from './act.ts';
import { noteText, ofOne } from './inputs.ts';

/** The notes about a shop, the oldest first. */
export async function notesOfShop(db: Db, shop: string) {
  const rows = await db
    .select()
    .from(shopNotes)
    .where(eq(shopNotes.shopUuid, shop))
    .orderBy(asc(shopNotes.at));
  return rows.map(({ at, by, text }) => ({ at: at.toISOString(), by, text }));
}

export const shopNoteActs = {
  /** Writes a note about a shop, which only the operator's people read. */
  noteShop: actOn(shops, {
    may: WORKING,
    asks: z.extend(ofOne, { text: noteText }),
    logs: 'note',
    async work({ tx, by }, { uuid, text }) {
      await tx.insert(shopNotes).values({ shopUuid: uuid, by: by.name, text });
      return { answer: {} };
    },
  }),
};
