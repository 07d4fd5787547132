import { createHash, randomBytes } from 'node:crypto';
import { and, asc, count, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { PHONE_LINK_MINUTES } from '#contract/base/kept-times.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { phoneLinks, phonePhotos } from '../db/schema.ts';
import { type PhotoStore, photoPath, type StoredPhoto } from '../photos/photo-store.ts';

const LINK_MS = PHONE_LINK_MINUTES * 60_000;

/** The time after its end for which a link is known, so that its phone reads that it has ended. */
const KNOWN_MS = 24 * 3_600_000;

const KEY_BYTES = 24;
const newKey = () => randomBytes(KEY_BYTES).toString('base64url');
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

export type PhoneLink = typeof phoneLinks.$inferSelect;

/** The two ends of a link, each with a key of its own. */
export type PhoneSide = 'form' | 'phone';

/** Both keys of a link. Nobody can read them again. */
export type PhoneKeys = Readonly<Record<PhoneSide, string>>;

/** Opens a link. @param room how many more photos the item of the form takes */
export async function openLink(db: Db, room: number, now: Date): Promise<PhoneKeys & { lastsMs: number }> {
  const keys = { form: newKey(), phone: newKey() };
  await db.insert(phoneLinks).values({
    formHash: hashOf(keys.form),
    phoneHash: hashOf(keys.phone),
    room,
    endsAt: new Date(now.getTime() + LINK_MS),
  });
  return { ...keys, lastsMs: LINK_MS };
}

const isKeyOf = (side: PhoneSide, key: string): SQL =>
  eq(side === 'form' ? phoneLinks.formHash : phoneLinks.phoneHash, hashOf(key));

/** True if nothing goes over a link any more. */
export const hasEnded = ({ endedAt, endsAt }: Pick<PhoneLink, 'endedAt' | 'endsAt'>, now: Date) =>
  endedAt !== null || endsAt <= now;

/**
 * The link of a key.
 * @throws Refusal unknown_link, or expired_link for one that has ended
 */
export async function linkOf(db: Db, side: PhoneSide, key: string, now: Date): Promise<PhoneLink> {
  const [link] = await db.select().from(phoneLinks).where(isKeyOf(side, key));
  return holding(link, now);
}

function holding(link: PhoneLink | undefined, now: Date): PhoneLink {
  if (!link) throw new Refusal('unknown_link');
  if (hasEnded(link, now)) throw new Refusal('expired_link');
  return link;
}

/** The photos that the form has not got yet. */
const isWaiting = isNull(phonePhotos.takenAt);

/** The link as its phone sees it. */
export async function seenByPhone(db: Db, { uuid }: PhoneLink): Promise<{ room: number; arrived: number }> {
  const [[link], [all], [waiting]] = await Promise.all([
    db.select({ room: phoneLinks.room }).from(phoneLinks).where(eq(phoneLinks.uuid, uuid)),
    db.select({ count: count() }).from(phonePhotos).where(eq(phonePhotos.linkUuid, uuid)),
    db
      .select({ count: count() })
      .from(phonePhotos)
      .where(and(eq(phonePhotos.linkUuid, uuid), isWaiting)),
  ]);
  return { room: Math.max(0, (link?.room ?? 0) - (waiting?.count ?? 0)), arrived: all?.count ?? 0 };
}

/** A phone has opened the page. */
export async function noteOpened(db: Db, { uuid }: PhoneLink, now: Date): Promise<void> {
  await db
    .update(phoneLinks)
    .set({ openedAt: now })
    .where(and(eq(phoneLinks.uuid, uuid), isNull(phoneLinks.openedAt)));
}

/** A photo that has arrived under a uuid of its own. */
export interface SentPhoto {
  readonly uuid: string;
  /** The phone has made it. */
  readonly sentAs: string;
  readonly photo: Pick<typeof phonePhotos.$inferInsert, 'name' | 'type' | 'bytes' | 'originalName'>;
}

/**
 * Keeps a photo for the form. One that is sent a second time is dropped, and answered alike.
 * @throws Refusal too_many_photos, or as linkOf
 */
export function keepPhoto(
  db: Db,
  photos: Pick<PhotoStore, 'keep'>,
  { uuid: linkUuid }: PhoneLink,
  { uuid, sentAs, photo }: SentPhoto,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(phoneLinks).where(eq(phoneLinks.uuid, linkUuid)).for('update');
    const { room } = holding(row, now);
    const there = await tx
      .select({ sentAs: phonePhotos.sentAs, takenAt: phonePhotos.takenAt })
      .from(phonePhotos)
      .where(eq(phonePhotos.linkUuid, linkUuid));
    if (there.some((one) => one.sentAs === sentAs)) return;
    if (there.filter(({ takenAt }) => takenAt === null).length >= room) throw new Refusal('too_many_photos');
    await tx.insert(phonePhotos).values({ uuid, linkUuid, sentAs, arrivedAt: now, ...photo });
    // After this, only a failing commit leaves a file without a row. A sweep sets it aside.
    await photos.keep(uuid);
  });
}

/** A photo that waits for the form, with its content. @throws Refusal not_found */
export async function openPhonePhoto(
  db: Db,
  photos: Pick<PhotoStore, 'read'>,
  link: PhoneLink,
  uuid: string,
): Promise<StoredPhoto & { type: string }> {
  const [row] = await db
    .select()
    .from(phonePhotos)
    .where(and(eq(phonePhotos.uuid, uuid), eq(phonePhotos.linkUuid, link.uuid), isWaiting));
  const photo = row && (await photos.read(photoPath(row.uuid, row.name)));
  if (!photo) throw new Refusal('not_found');
  return { ...photo, type: row.type };
}

/** The news of the form about itself. */
export interface FormNews {
  readonly room: number;
  /** The photos that it has got. */
  readonly taken: readonly string[];
  readonly ends: boolean;
}

/** Notes how many photos the form takes, and removes those that it has got; with the link, all. */
export async function takeFormNews(
  db: Db,
  photos: Pick<PhotoStore, 'erase'>,
  { uuid }: PhoneLink,
  { room, taken, ends }: FormNews,
  now: Date,
): Promise<void> {
  await db
    .update(phoneLinks)
    .set({ room, ...(ends && { endedAt: now }) })
    .where(eq(phoneLinks.uuid, uuid));
  const ofLink = and(eq(phonePhotos.linkUuid, uuid), isWaiting);
  await removePhotos(db, photos, ends ? ofLink : and(ofLink, inArray(phonePhotos.uuid, [...taken])), now);
}

/** The files go first: a row without its file is removed at the next turn, a file without its row by nobody. */
async function removePhotos(
  db: Db,
  photos: Pick<PhotoStore, 'erase'>,
  which: SQL | undefined,
  now: Date,
): Promise<void> {
  const rows = await db
    .select({ uuid: phonePhotos.uuid })
    .from(phonePhotos)
    .where(which)
    .orderBy(asc(phonePhotos.arrivedAt));
  for (const { uuid } of rows) {
    await photos.erase(uuid);
    await db.update(phonePhotos).set({ takenAt: now }).where(eq(phonePhotos.uuid, uuid));
  }
}

/** Removes the photos of links that have ended, and after a day the links. */
export async function tidyPhoneLinks(
  db: Db,
  photos: Pick<PhotoStore, 'erase'>,
  now = new Date(),
): Promise<void> {
  const over = db
    .select({ uuid: phoneLinks.uuid })
    .from(phoneLinks)
    .where(or(lt(phoneLinks.endsAt, now), lt(phoneLinks.endedAt, now)));
  await removePhotos(db, photos, and(isWaiting, inArray(phonePhotos.linkUuid, over)), now);
  await db.delete(phoneLinks).where(lt(phoneLinks.endsAt, new Date(now.getTime() - KNOWN_MS)));
}
