import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CHECKUP_LIMITS, checkupUrl } from '#contract/embed/checkups.ts';
import { countedPage } from '#contract/media/counted-page.ts';
import { shortText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import { isHostOf } from '../db/media.ts';
import type { Db } from '../db/open.ts';
import { media, pageCheckups } from '../db/schema.ts';
import { isOutOfReach } from '../deliveries/webhooks/guarded-lookup.ts';
import { act, view } from './act.ts';
import { ofOne } from './inputs.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { holdAccess } from './rights.ts';

/* The pages that a partner has looked at each night. The command that looks is server/commands/checkups/. */

const TABLE = 'page_checkups';

/** A page in the log, without what stands behind its path. */
const pageOf = (url: string) => countedPage(new URL(url));

/** The pages of somebody's media with what was found last. */
async function readCheckups({ db, by, hasCheckups }: { db: Db; by: Person; hasCheckups: boolean }) {
  const [own, rows] = await Promise.all([
    db
      .select({ uuid: media.uuid, name: media.name, hosts: media.hosts })
      .from(media)
      .where(inArray(media.uuid, [...by.media]))
      .orderBy(asc(media.createdAt)),
    db
      .select()
      .from(pageCheckups)
      .where(inArray(pageCheckups.mediumUuid, [...by.media]))
      .orderBy(asc(pageCheckups.createdAt), asc(pageCheckups.url)),
  ]);
  return {
    /** False: the operator looks at no pages. */
    is_offered: hasCheckups,
    media: own,
    pages: rows.map(({ uuid, mediumUuid: medium, url, stoppedAt, lookedAt, results }) => ({
      uuid,
      medium,
      url,
      /** Since when it is not looked at. */
      stopped_at: stoppedAt?.toISOString() ?? null,
      /** When it was looked at last. */
      looked_at: lookedAt?.toISOString() ?? null,
      /** By browser. */
      results,
    })),
  };
}

const page = z.object({ medium: z.guid().check(z.toLowerCase()), url: shortText(CHECKUP_LIMITS.characters) });

/**
 * Has a page looked at, on a host that the operator has registered for the medium.
 * @throws Refusal `not_found`: the medium is none of theirs, or nobody looks; `wrong_page`, `known_page`, `too_many`
 */
async function askCheckup(db: Db, by: Person, { medium, url: text }: z.output<typeof page>) {
  const url = checkupUrl(text);
  if (!url || (await isOutOfReach(url, []))) throw new Refusal('wrong_page');
  return db.transaction(async (tx) => {
    const { mediumUuids } = await holdAccess(tx, by);
    // One at a time, so that the count holds.
    const [row] = await tx.select().from(media).where(eq(media.uuid, medium)).for('update');
    if (!row || !mediumUuids.includes(medium)) throw new Refusal('not_found');
    if (!isHostOf(row.hosts, new URL(url).hostname)) throw new Refusal('wrong_page');
    const [present] = await tx
      .select({
        pages: count(),
        same: sql<number>`count(*) filter (where ${pageCheckups.url} = ${url})::int`,
      })
      .from(pageCheckups)
      .where(eq(pageCheckups.mediumUuid, medium));
    if (present?.same) throw new Refusal('known_page');
    if ((present?.pages ?? 0) >= CHECKUP_LIMITS.pages) throw new Refusal('too_many');
    const [added] = await tx
      .insert(pageCheckups)
      .values({ mediumUuid: medium, url })
      .returning({ uuid: pageCheckups.uuid });
    const { uuid = '' } = added ?? {};
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid, changed: `added: ${pageOf(url)}` });
    return { uuid };
  });
}

/** The changes of a page, in the words of the log. */
const CHANGED = { stop: 'stopped', resume: 'looked at again', remove: 'removed' } as const;

const pageChange = z.extend(ofOne, { to: z.enum(['stop', 'resume', 'remove']) });

/** @throws Refusal `not_found` */
const changeCheckup = (db: Db, by: Person, { uuid, to }: z.output<typeof pageChange>) =>
  db.transaction(async (tx) => {
    const { mediumUuids } = await holdAccess(tx, by);
    const which = and(eq(pageCheckups.uuid, uuid), inArray(pageCheckups.mediumUuid, mediumUuids));
    const rows =
      to === 'remove'
        ? await tx.delete(pageCheckups).where(which).returning()
        : await tx
            .update(pageCheckups)
            .set({ stoppedAt: to === 'stop' ? sql`now()` : null })
            .where(which)
            .returning();
    const [row] = rows;
    if (!row) throw new Refusal('not_found');
    await logAct(tx, by, {
      action: 'change',
      subject: TABLE,
      uuid,
      changed: `${CHANGED[to]}: ${pageOf(row.url)}`,
    });
    return {};
  });

export const checkupActs = {
  /** The pages of one's own media that are looked at each night. */
  readCheckups: view({ may: ['partner'], read: readCheckups }),
  /** Has a page looked at each night from now on. */
  askCheckup: act({
    may: ['partner'],
    asks: page,
    run: ({ db, hasCheckups }, by, input) => {
      if (!hasCheckups) throw new Refusal('not_found');
      return askCheckup(db, by, input);
    },
  }),
  /** `stop` ends the looks at a page, `resume` begins them again, `remove` forgets it with what was found. */
  changeCheckup: act({
    may: ['partner'],
    asks: pageChange,
    run: ({ db }, by, input) => changeCheckup(db, by, input),
  }),
};
