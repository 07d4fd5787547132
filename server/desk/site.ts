import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DeskSite, WrittenSite } from '#contract/schemas/desk/site.ts';
import { NO_CONTENT, type SiteContent } from '#contract/site/site-content.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { siteContents } from '../db/schema.ts';
import { type ContentMistake, checkContent, writtenOf } from '../reference/site-content.ts';
import { byOf, logAct } from './log.ts';
import type { Person } from './person.ts';
import { allow } from './rights.ts';

const TABLE = 'site_contents';

const newest = async (db: Db, isDraft: boolean) =>
  (
    await db
      .select()
      .from(siteContents)
      .where(
        isDraft
          ? isNull(siteContents.publishedAt)
          : and(isNotNull(siteContents.publishedAt), isNull(siteContents.takenBackAt)),
      )
      .orderBy(desc(isDraft ? siteContents.writtenAt : siteContents.publishedAt))
      .limit(1)
  )[0];

/** A draft is changed by one person at a time. */
const oneAtATime = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${TABLE}))`);

/** The content of the site: what is in force, and the draft. @param file the one that the settings name */
export async function readSite(db: Db, by: Person, file: SiteContent): Promise<DeskSite> {
  allow(by, 'readSite');
  const [published, draft] = await Promise.all([newest(db, false), newest(db, true)]);
  const shown = draft ?? published;
  return {
    inForce: published ? 'desk' : file === NO_CONTENT ? 'none' : 'file',
    published: published?.publishedAt ? { at: published.publishedAt.toISOString(), by: published.by } : null,
    draft: draft ? { uuid: draft.uuid, at: draft.writtenAt.toISOString(), by: draft.by } : null,
    written: (shown ? shown.written : writtenOf(file)) as WrittenSite,
  };
}

/** The content that pages would show if the draft were published; without one, what they show. */
export async function previewSite(db: Db, by: Person, file: SiteContent): Promise<SiteContent> {
  allow(by, 'readSite');
  const shown = (await newest(db, true)) ?? (await newest(db, false));
  return (shown && checkContent(shown.written).content) ?? file;
}

/** @throws Refusal `changed_meanwhile`: the draft is another one than the page showed */
async function draftAsSeen(tx: Db, seen: string | null) {
  await oneAtATime(tx);
  const draft = await newest(tx, true);
  if ((draft?.uuid ?? null) !== seen) throw new Refusal('changed_meanwhile');
  return draft;
}

/**
 * Keeps a draft in the place of the last one.
 * @param seen the draft that the page showed; null: none
 * @returns what is wrong with it: nothing is kept then
 * @throws Refusal `changed_meanwhile`
 */
export async function draftSite(
  db: Db,
  by: Person,
  written: WrittenSite,
  seen: string | null,
): Promise<ContentMistake[]> {
  allow(by, 'changeSite');
  const { wrong } = checkContent(written);
  if (wrong.length > 0) return wrong;
  await db.transaction(async (tx) => {
    const draft = await draftAsSeen(tx, seen);
    if (draft) await tx.delete(siteContents).where(eq(siteContents.uuid, draft.uuid));
    const [kept] = await tx
      .insert(siteContents)
      .values({ by: byOf(by), written })
      .returning({ uuid: siteContents.uuid });
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid: kept?.uuid ?? '' });
  });
  return [];
}

/**
 * Publishes the draft, drops it, or takes back what was published last: then the one before counts, or the file.
 * @returns whether there was such a thing
 * @throws Refusal `changed_meanwhile`
 */
export async function turnSite(
  db: Db,
  by: Person,
  to: 'publish' | 'drop' | 'takeBack',
  seen: string | null,
): Promise<boolean> {
  allow(by, to === 'drop' ? 'changeSite' : 'publishSite');
  return db.transaction(async (tx) => {
    const draft = await draftAsSeen(tx, seen);
    const row = to === 'takeBack' ? await newest(tx, false) : draft;
    if (!row) return false;
    const now = sql`clock_timestamp()`;
    const one = eq(siteContents.uuid, row.uuid);
    if (to === 'drop') await tx.delete(siteContents).where(one);
    else
      await tx
        .update(siteContents)
        .set(to === 'publish' ? { publishedAt: now, by: byOf(by) } : { takenBackAt: now })
        .where(one);
    const action = to === 'publish' ? 'publish' : 'take_back';
    await logAct(tx, by, { action, subject: TABLE, uuid: row.uuid });
    return true;
  });
}
