import { sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { OFFICE_ROLES, sampleName, TODAY_DAYS } from '#contract/desk/desk.ts';
import { REQUEST_MARKS } from '#contract/desk/marks.ts';
import { type Db, rowsOf } from '../../open.ts';
import { decide } from '../../records/conversions.ts';
import { deskPeople, deskViews, requestMarks, requestNotes, shopNotes } from '../../schema.ts';
import { lot } from './lot.ts';
import { MARK_NOTES, SAMPLE_NOTES, SAMPLE_OPERATOR, SAMPLE_TEMPLATES, SAMPLE_VIEWS } from './words.ts';

/* The work of people at the desks on the made-up requests. */

/** Requests of the last days, in an order of chance that a name stands for. */
const recentRequests = async (db: Db, name: string, count: number): Promise<string[]> => {
  const rows = await rowsOf<{ uuid: string }>(
    db,
    sql`select r.uuid from requests r
      where r.created_at > now() - make_interval(days => ${TODAY_DAYS}) and r.withdrawn_at is null
      order by ${lot(`'${name}' || r.uuid::text`)} limit ${count}`,
  );
  return rows.map(({ uuid }) => uuid);
};

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

/** A fifth of the requests of the last days is in the hands of somebody. */
async function assign(db: Db, people: readonly string[]): Promise<void> {
  await db.execute(sql`insert into request_assignments (request_uuid, assignee_id, at, by)
    select r.uuid, (array[${sql.join(
      people.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}])[1 + floor(${lot("'hands' || r.uuid::text")} * ${people.length - 0.01})::integer],
      least(now(), r.created_at + interval '30 minutes'), ${SAMPLE_OPERATOR}
    from requests r where r.created_at > now() - make_interval(days => ${TODAY_DAYS})
      and ${lot("'assigns' || r.uuid::text")} < 0.2`);
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
  const rows = await rowsOf<{ uuid: string }>(
    db,
    sql`select uuid from shops order by match_count desc limit ${SAMPLE_NOTES.shops.length}`,
  );
  const notes = rows.flatMap(({ uuid: shopUuid }, index) => {
    const text = SAMPLE_NOTES.shops[index];
    return text ? [{ shopUuid, by, text }] : [];
  });
  if (notes.length > 0) await db.insert(shopNotes).values(notes);
  const [busiest] = rows;
  if (busiest)
    await db.execute(
      sql`update shops set templates = ${sql.param([...SAMPLE_TEMPLATES])} where uuid = ${busiest.uuid}`,
    );
}

/** The operator has decided on some conversions. All others are as their rules have them. */
async function decideSome(db: Db, now: Date): Promise<void> {
  const some = async (name: string, part: number) =>
    (
      await rowsOf<{ uuid: string }>(
        db,
        sql`select r.uuid from requests r where r.medium_uuid <> '' and r.withdrawn_at is null
          and ${lot(`'${name}' || r.uuid::text`)} < ${part}`,
      )
    ).map(({ uuid }) => uuid);
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
