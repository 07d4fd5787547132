import { pipeline, type Readable } from 'node:stream';
import { and, arrayContains, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { CONTINUED_DAYS } from '#contract/embed/continued.ts';
import type { Language } from '#contract/language/languages.ts';
import type { ContinuedDraft, ContinuedState } from '#contract/schemas/continuation.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { continuations } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import type { Follower } from '../deliveries/carry-out.ts';
import type { ContinuationTokens } from '../deliveries/links/continuation-tokens.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { type PhotoStore, photoPath } from '../photos/photo-store.ts';
import { unsealing } from '../photos/sealed-photo.ts';
import { decrypted, encrypted, hashOf, keysOf, randomKey } from './keys.ts';

/** A photo that was received encrypted, among those of the continuation in the store. */
export interface SealedPhoto {
  /** The number of its item, counted from 0. */
  item: number;
  /** The name that the seller's device gives it. */
  originalName: string;
  type: string;
  /** The name in the store. */
  name: string;
  /** The start of its encryption, in base64. */
  start: string;
}

/** All that only the token opens. */
interface Content {
  draft: ContinuedDraft;
  photos: readonly SealedPhoto[];
}

type ContinuationRow = typeof continuations.$inferSelect;

/** A draft that is to be kept. */
interface Keeping extends Content {
  uuid: string;
  token: string;
  email: string;
  /** Where the form stands, for the counts of visits. */
  place: ContinuationRow['place'];
  /** The language of the form. */
  language: Language;
  isTest: boolean;
}

/** A browser that may go on. */
interface Device {
  uuid: string;
  device: string;
}

/** How many browsers may open a mail; the first ones are forgotten. */
const MOST_DEVICES = 20;

const IS_KEPT = gt(continuations.until, sql`now()`);

/**
 * Keeps a draft, and announces its mail. The store has its photos already.
 * @returns the browser that has asked, which goes on until another one does
 */
export async function keepDraft(
  db: Db,
  outbox: Outbox,
  tokens: ContinuationTokens,
  { uuid, token, email, draft, photos, place, language, isTest }: Keeping,
): Promise<Device & { until: Date }> {
  const device = randomKey();
  const categories = [...new Set(draft.items.flatMap(({ category }) => category || []))];
  const insertion = db
    .insert(continuations)
    .values({
      uuid,
      tokenHash: hashOf(token),
      content: encrypted(keysOf(token).content, { draft, photos } satisfies Content),
      token: tokens.close(token),
      email,
      categories,
      place,
      language,
      isTest,
      devices: [hashOf(device).toString('hex')],
      current: hashOf(device).toString('hex'),
      until: sql`now() + make_interval(days => ${CONTINUED_DAYS})`,
    })
    .returning({ uuid: continuations.uuid, until: continuations.until });
  const [row] = await withStored<{ until: string }>(
    db,
    insertion,
    { announced: outbox.announce(['continuation.asked']) },
    sql`until::text as until`,
  );
  outbox.posted();
  return { uuid, device, until: new Date(row?.until ?? '') };
}

/** @throws Refusal unknown_link for a token that opens nothing, also because it is over */
async function opened(db: Db, token: string): Promise<{ row: ContinuationRow; content: Content }> {
  const [row] = await db
    .select()
    .from(continuations)
    .where(and(eq(continuations.tokenHash, hashOf(token)), IS_KEPT));
  if (!row) throw new Refusal('unknown_link');
  return { row, content: decrypted<Content>(keysOf(token).content, row.content) };
}

/** Opens a draft for a browser, which may go on with it from now on. @throws Refusal unknown_link */
export async function openDraft(db: Db, token: string): Promise<Device & Content & { until: Date }> {
  const { row, content } = await opened(db, token);
  const device = randomKey();
  const hash = hashOf(device).toString('hex');
  const { devices } = continuations;
  await db
    .update(continuations)
    .set({
      devices: sql`(${devices} || ${hash}::text)[greatest(1, cardinality(${devices}) + 2 - ${MOST_DEVICES}::int):]`,
    })
    .where(eq(continuations.uuid, row.uuid));
  return { uuid: row.uuid, device, until: row.until, ...content };
}

/** @throws Refusal unknown_link, or not_found for a photo that is not there */
export async function readPhoto(
  db: Db,
  store: Pick<PhotoStore, 'read'>,
  token: string,
  number: number,
): Promise<{ content: Readable; bytes: number; type: string }> {
  const { row, content } = await opened(db, token);
  const photo = content.photos[number];
  const file = photo && (await store.read(photoPath(row.uuid, photo.name)));
  if (!file) throw new Refusal('not_found');
  const plain = unsealing(keysOf(token).photos, Buffer.from(photo.start, 'base64'));
  // A reader who leaves ends both streams.
  return { content: pipeline(file.content, plain, () => undefined), bytes: file.bytes, type: photo.type };
}

/**
 * Which browser goes on.
 * @param takes this one does from now on
 * @returns also where to count that a seller has gone on, the first time
 */
export async function holdDraft(
  db: Db,
  { uuid, device }: Device,
  takes: boolean,
): Promise<{ state: ContinuedState; counts?: ContinuationRow['place'] }> {
  const hash = hashOf(device).toString('hex');
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(continuations)
      .where(and(eq(continuations.uuid, uuid), arrayContains(continuations.devices, [hash]), IS_KEPT))
      .for('update');
    if (!row) return { state: 'gone' };
    if (!takes) return { state: row.current === hash ? 'here' : 'elsewhere' };
    const resumedAt = row.resumedAt ?? new Date();
    await tx.update(continuations).set({ current: hash, resumedAt }).where(eq(continuations.uuid, uuid));
    return { state: 'here', ...(!row.resumedAt && { counts: row.place }) };
  });
}

/** Erases the draft of the browser that goes on. @returns the uuid, if there was one */
export async function endDraft(
  db: Db,
  store: Pick<PhotoStore, 'erase'>,
  { uuid, device }: Device,
): Promise<string | undefined> {
  const hash = hashOf(device).toString('hex');
  const which = and(eq(continuations.uuid, uuid), eq(continuations.current, hash));
  return (await eraseDrafts(db, store, which))[0];
}

/** Erases all whose time is over. @returns their uuids */
export const eraseOldDrafts = (db: Db, store: Pick<PhotoStore, 'erase'>): Promise<string[]> =>
  eraseDrafts(db, store, lte(continuations.until, sql`now()`));

/** The photos go first: if the server ends between, the row is still there for the next time. */
async function eraseDrafts(
  db: Db,
  store: Pick<PhotoStore, 'erase'>,
  which: SQL | undefined,
): Promise<string[]> {
  const rows = await db.select({ uuid: continuations.uuid }).from(continuations).where(which);
  for (const { uuid } of rows) {
    await store.erase(uuid);
    await db.delete(continuations).where(eq(continuations.uuid, uuid));
  }
  return rows.map(({ uuid }) => uuid);
}

/** A mail that is sent takes address and token with it. One that cannot be sent leaves a draft that nobody can open. */
export const mailSettled: Follower = async (tx, { subject, subjectUuid }, { state }) => {
  if (subject !== 'continuations') return;
  await tx
    .update(continuations)
    .set({ email: null, token: null, ...(state !== 'sent' && { until: sql`now()` }) })
    .where(eq(continuations.uuid, subjectUuid));
};
