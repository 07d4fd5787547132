import { desc, eq, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { OFFICE_ROLES, sampleName } from '#contract/desk/desk.ts';
import { REQUEST_MARKS } from '#contract/desk/marks.ts';
import type { Db } from '../../open.ts';
import { decide } from '../../records/conversions.ts';
import { deskPeople, deskViews, requestMarks, requestNotes, shopNotes, shops } from '../../schema.ts';
import { assign, recentRequests, someConversions } from './pick.ts';
import { MARK_NOTES, SAMPLE_NOTES, SAMPLE_OPERATOR, SAMPLE_TEMPLATES, SAMPLE_VIEWS } from './words.ts';

/* The work of people at the desks on the made-up requests. */

/** The people by which the roles of the office can be tried. */
async function makePeople(db: Db): Promise<string[]> {
  const rows = await db
    .insert(deskPeople)
    .values(OFFICE_ROLES.map((role) => ({ name: sampleName(role), email: `${role}@desk.example`, role })))
    .onConflictDoUpdate({ target: deskPeople.email, set: { updatedAt: sql`now()` } })
    .returning({ id: deskPeople.id, role: deskPeople.role });
  const working = rows.filter(({ role }) => role !== 'reader').map(({ id }) => id);
  await db
    .insert(deskViews)
    .values(working.flatMap((keptBy) => SAMPLE_VIEWS.map((view) => ({ ...view, keptBy }))));
  return working;
}

async function markSome(db: Db, each: number): Promise<void> {
  for (const mark of keysOf(REQUEST_MARKS)) {
    const uuids = await recentRequests(db, mark, each);
    if (uuids.length > 0)
      await db
        .insert(requestMarks)
        .values(
          uuids.map((requestUuid) => ({ requestUuid, mark, note: MARK_NOTES[mark], by: SAMPLE_OPERATOR })),
        );
  }
}

async function note(db: Db, each: number): Promise<void> {
  const by = SAMPLE_OPERATOR;
  for (const text of SAMPLE_NOTES.requests) {
    const uuids = await recentRequests(db, text, each);
    if (uuids.length > 0)
      await db.insert(requestNotes).values(uuids.map((requestUuid) => ({ requestUuid, by, text })));
  }
  const rows = await db
    .select({ uuid: shops.uuid })
    .from(shops)
    .orderBy(desc(shops.matchCount))
    .limit(SAMPLE_NOTES.shops.length);
  const notes = rows.flatMap(({ uuid: shopUuid }, index) => {
    const text = SAMPLE_NOTES.shops[index];
    return text ? [{ shopUuid, by, text }] : [];
  });
  if (notes.length > 0) await db.insert(shopNotes).values(notes);
  const [busiest] = rows;
  if (busiest)
    await db
      .update(shops)
      .set({ templates: [...SAMPLE_TEMPLATES] })
      .where(eq(shops.uuid, busiest.uuid));
}

/** The operator has decided on some conversions. All others are as their rules have them. */
async function decideSome(db: Db, now: Date): Promise<void> {
  const some = (name: string, part: number) => someConversions(db, name, part);
  const by = SAMPLE_OPERATOR;
  await decide(db, await some('approves', 0.06), { state: 'approved', why: null, by }, now);
  await decide(db, await some('repeated', 0.015), { state: 'refused', why: 'repeated', by }, now);
  await decide(db, await some('hoax', 0.015), { state: 'refused', why: 'hoax', by }, now);
}

/** Marks, notes, requests in hand and decisions on conversions. */
export async function makeWork(
  db: Db,
  { requests: count, now }: { requests: number; now: Date },
): Promise<void> {
  const each = Math.max(2, Math.round(count / 4000));
  await assign(db, await makePeople(db));
  await markSome(db, each);
  await note(db, each);
  await decideSome(db, now);
}
