import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CONTEXT_LIMITS, CONTEXT_PATTERNS, isContextName } from '#contract/media/context.ts';
import { keyOf, shortText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { media } from '../db/schema.ts';
import { act } from './act.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { holdAccess } from './rights.ts';

/* The named values that a partner's pages send with requests: the partner declares them for each medium. */

const medium = z.guid().check(z.toLowerCase());
const fieldName = shortText(CONTEXT_LIMITS.nameCharacters).check(z.refine(isContextName));

const field = z.object({
  medium,
  name: fieldName,
  pattern: keyOf(CONTEXT_PATTERNS),
  characters: z.int().check(z.minimum(1), z.maximum(CONTEXT_LIMITS.characters)),
});

/**
 * A medium of one's own, held until the transaction ends. The person is held before it, in the order in which access is
 * taken away.
 * @throws Refusal `not_found`
 */
async function holdMedium(tx: Db, by: Person, uuid: string) {
  const { mediumUuids } = await holdAccess(tx, by);
  const [row] = await tx.select().from(media).where(eq(media.uuid, uuid)).for('update');
  if (!row || !mediumUuids.includes(uuid)) throw new Refusal('not_found');
  return row;
}

const keep = async (tx: Db, by: Person, row: typeof media.$inferSelect, line: string) => {
  await tx.update(media).set({ context: row.context }).where(eq(media.uuid, row.uuid));
  await logAct(tx, by, { action: 'change', subject: 'media', uuid: row.uuid, changed: line });
};

export const contextActs = {
  /**
   * Declares a field, or changes it. Requests from now on keep its values.
   * @throws Refusal `not_found`: the medium is none of theirs; `too_many`
   */
  declareContext: act({
    may: ['partner'],
    asks: field,
    run: ({ db }, by, { medium: uuid, ...one }) =>
      db.transaction(async (tx) => {
        const row = await holdMedium(tx, by, uuid);
        const others = row.context.filter(({ name }) => name !== one.name);
        if (others.length >= CONTEXT_LIMITS.fields) throw new Refusal('too_many');
        const line = `context: ${one.name} ${one.pattern} ${one.characters}`;
        await keep(tx, by, { ...row, context: [...others, one] }, line);
        return {};
      }),
  }),
  /** Ends a field: requests from now on have no value of it. Those that are there keep theirs. */
  endContext: act({
    may: ['partner'],
    asks: z.object({ medium, name: fieldName }),
    run: ({ db }, by, { medium: uuid, name: ended }) =>
      db.transaction(async (tx) => {
        const row = await holdMedium(tx, by, uuid);
        const context = row.context.filter(({ name }) => name !== ended);
        if (context.length === row.context.length) throw new Refusal('not_found');
        await keep(tx, by, { ...row, context }, `context ended: ${ended}`);
        return {};
      }),
  }),
};
