import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { seenText } from '#contract/schemas/bounds.ts';
import { draftedSite, type WrittenSite } from '#contract/schemas/desk/site.ts';
import { NO_CONTENT } from '#contract/site/site-content.ts';
import { Refusal } from '../base/errors.ts';
import { oneAfterAnother } from '../db/one-after-another.ts';
import type { Db } from '../db/open.ts';
import { checkContent, writtenOf } from '../db/reference/site-content.ts';
import { siteContents } from '../db/schema.ts';
import { act, OFFICE, type Tools, view, WORKING } from './act.ts';
import { byOf, logAct } from './log.ts';

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

/** @throws Refusal `changed_meanwhile`: the draft is another one than the page showed */
async function draftAsSeen(tx: Db, seenUuid: string | null) {
  // A draft is changed by one person at a time.
  await oneAfterAnother(tx, TABLE);
  const draft = await newest(tx, true);
  if ((draft?.uuid ?? null) !== seenUuid) throw new Refusal('changed_meanwhile');
  return draft;
}

const seenSchema = z.nullable(seenText);

/** Publishes the draft, drops it, or takes back what was published last: then the one before counts, or the file. */
const turn = (to: 'publish' | 'drop' | 'takeBack') =>
  act({
    may: to === 'drop' ? WORKING : ['owner'],
    asks: z.object({ seen: seenSchema }),
    run: ({ db }: Pick<Tools, 'db'>, by, input) =>
      db.transaction(async (tx) => {
        const draft = await draftAsSeen(tx, input.seen);
        const row = to === 'takeBack' ? await newest(tx, false) : draft;
        if (!row) throw new Refusal('not_found');
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
        return {};
      }),
  });

export const siteActs = {
  /** The content of the site: what is in force, and the draft. */
  readSite: view({
    may: OFFICE,
    async read({ db, contentFile: file }) {
      const [published, draft] = await Promise.all([newest(db, false), newest(db, true)]);
      const content = draft ?? published;
      return {
        /** Where the content comes from that pages show. */
        inForce: published ? 'desk' : file === NO_CONTENT ? 'none' : 'file',
        published: published?.publishedAt
          ? { at: published.publishedAt.toISOString(), by: published.by }
          : null,
        draft: draft ? { uuid: draft.uuid, at: draft.writtenAt.toISOString(), by: draft.by } : null,
        /** The draft or, without one, what is in force. */
        written: (content ? content.written : writtenOf(file)) as WrittenSite,
      } as const;
    },
  }),
  /** The content that pages would show if the draft were published; without one, what they show. */
  previewSite: view({
    may: OFFICE,
    async read({ db, contentFile }) {
      const content = (await newest(db, true)) ?? (await newest(db, false));
      return { content: (content && checkContent(content.written).content) ?? contentFile };
    },
  }),
  /** Keeps a draft in the place of the last one. Nothing is kept if a text is wrong. */
  draftSite: act({
    may: WORKING,
    asks: z.object({ written: draftedSite, seen: seenSchema }),
    async run({ db }: Pick<Tools, 'db'>, by, { written, seen: asSeen }) {
      const { wrong } = checkContent(written);
      if (wrong.length > 0) return { wrong };
      await db.transaction(async (tx) => {
        const draft = await draftAsSeen(tx, asSeen);
        if (draft) await tx.delete(siteContents).where(eq(siteContents.uuid, draft.uuid));
        const [row] = await tx
          .insert(siteContents)
          .values({ by: byOf(by), written })
          .returning({ uuid: siteContents.uuid });
        await logAct(tx, by, { action: 'change', subject: TABLE, uuid: row?.uuid ?? '' });
      });
      return { wrong };
    },
  }),
  dropSite: turn('drop'),
  publishSite: turn('publish'),
  takeBackSite: turn('takeBack'),
};
