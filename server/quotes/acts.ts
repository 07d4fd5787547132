import { and, asc, eq } from 'drizzle-orm';
import { inJapan } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { COLLEAGUE_ACTS, type ColleagueAct } from '#contract/life/events.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deskPeople, placeActs } from '../db/schema.ts';
import type { LeadLink } from './open-link.ts';

/** The acts of people of a shop about a request, in order of time. */
export async function actsAt(db: Db, { request, shop }: LeadLink) {
  const rows = await db
    .select()
    .from(placeActs)
    .where(and(eq(placeActs.requestUuid, request), eq(placeActs.shopUuid, shop)))
    .orderBy(asc(placeActs.nth));
  return rows.flatMap(({ what, at, by }) =>
    isKeyOf(COLLEAGUE_ACTS, what) ? [{ what, at: at.toISOString(), by }] : [],
  );
}

/** A moment as people in Japan write it: 2026-11-29 09:30. */
const inWords = (at: string) => inJapan(at).toISOString().slice(0, 16).replace('T', ' ');

/** A call is reported without loading the page again, so it makes no page old. */
const QUIET: ColleagueAct = 'called';

/**
 * Refuses an act on a page that does not show what colleagues have done since.
 * @throws Refusal changed_meanwhile, which says what
 */
export async function requireFresh(tx: Db, link: LeadLink): Promise<void> {
  if (link.seen === undefined) return;
  const since = (await actsAt(tx, link)).slice(link.seen).filter(({ what }) => what !== QUIET);
  if (since.length === 0) return;
  const details = since.map(({ what, at, by }) => ({
    field: what,
    message: [inWords(at), by, COLLEAGUE_ACTS[what]].filter(Boolean).join(' '),
  }));
  throw new Refusal('changed_meanwhile', undefined, details);
}

/** The name of the person who uses a link at the desk; '' for somebody with the link of the mail. */
export async function nameBehind(tx: Db, { person }: LeadLink): Promise<string> {
  if (!person) return '';
  const [row] = await tx.select({ name: deskPeople.name }).from(deskPeople).where(eq(deskPeople.id, person));
  return row?.name ?? '';
}
