import { eq, sql } from 'drizzle-orm';
import { TERMS_DATED } from '#contract/product.ts';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import { toColumns } from '../db/columns.ts';
import type { Db } from '../db/open.ts';
import { matches, requestItems, requestPhotos, requests, shops } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { type PhotoStore, photoPath } from '../photos/photo-store.ts';
import { fingerprintOf, isFingerprintOf } from './fingerprint.ts';
import type { ReadRequest } from './read-request.ts';
import { giveBackShops, reserveShops } from './reserve-shops.ts';
import { settleRequest } from './settle-request.ts';

export interface NewRequest {
  /** Also what its photos arrived under. */
  uuid: string;
  idempotencyKey: string | undefined;
  request: ReadRequest;
  /** The prefecture of the customer's postal code; undefined if the code is unknown. */
  prefectureId: number | undefined;
}

/** The answer of `POST /v1/mucv`. */
export interface StoredRequest {
  uuid: string;
  company_shops: CompanyShop[];
}

/**
 * Stores a request completely or not at all: rows, matches and photos. If a request was stored with the same key
 * before, its answer is returned again.
 *
 * @throws Refusal 422 when the key was used for other content
 */
export async function storeRequest(db: Db, photos: PhotoStore, request: NewRequest): Promise<StoredRequest> {
  const categories = request.request.items.map((item) => item.category);
  const reserved = (await isStored(db, request.idempotencyKey))
    ? []
    : await reserveShops(db, categories, request.prefectureId);
  const giveBack = () => giveBackShops(db, reserved).catch(() => undefined);
  const undo = () => Promise.all([photos.erase(request.uuid).catch(() => undefined), giveBack()]);
  let committing: string | undefined;
  try {
    const answer = await db.transaction((tx) =>
      storeWithin(tx, photos, request, reserved, (transaction) => {
        committing = transaction;
      }),
    );
    if (answer.uuid !== request.uuid) await giveBack();
    return answer;
  } catch (error) {
    if (committing === undefined) await undo();
    // The commit may have worked although its answer was lost. The seller does not wait until that is known.
    else void settleRequest(db, { uuid: request.uuid, transaction: committing }, undo);
    throw error;
  }
}

/** Whether a request came with this key before. A repetition is answered again, and counts for no limit. */
export async function isStored(db: Db, idempotencyKey: string | undefined): Promise<boolean> {
  if (!idempotencyKey) return false;
  const [row] = await db
    .select({ uuid: requests.uuid })
    .from(requests)
    .where(eq(requests.idempotencyKey, idempotencyKey));
  return row !== undefined;
}

async function storeWithin(
  tx: Db,
  photos: PhotoStore,
  request: NewRequest,
  shopUuids: readonly string[],
  onComplete: (transaction: string) => void,
): Promise<StoredRequest> {
  const inserted = await insertRequest(tx, request);
  if (inserted.repeated === undefined) {
    await insertItems(tx, request);
    await insertMatches(tx, request.uuid, shopUuids);
  }
  const uuid = inserted.repeated ?? request.uuid;
  const answer = { uuid, company_shops: await matchedShops(tx, uuid) };
  // Done last: after this, only a failing commit can leave files without rows.
  if (inserted.repeated === undefined) {
    if (request.request.items.some((item) => item.photos.length > 0)) await photos.keep(uuid);
    onComplete(inserted.transaction);
  }
  return answer;
}

/** Returns the uuid of the request that already has the same key, if any. Waits for one that is being stored. */
async function insertRequest(
  tx: Db,
  request: NewRequest,
): Promise<{ repeated: string } | { repeated: undefined; transaction: string }> {
  const { customer, attribution, mediumUuid } = request.request;
  const [inserted] = await tx
    .insert(requests)
    .values({
      uuid: request.uuid,
      idempotencyKey: request.idempotencyKey,
      fingerprint: fingerprintOf(request.request),
      mediumUuid,
      ...toColumns(requests, customer),
      ...toColumns(requests, attribution),
      prefectureId: request.prefectureId,
      termsVersion: TERMS_DATED,
    })
    .onConflictDoNothing({ target: requests.idempotencyKey })
    .returning({ transaction: sql<string>`pg_current_xact_id()` });
  if (inserted) return { repeated: undefined, ...inserted };
  const [present] = await tx
    .select({ uuid: requests.uuid, fingerprint: requests.fingerprint })
    .from(requests)
    .where(eq(requests.idempotencyKey, request.idempotencyKey ?? ''));
  if (!present || !isFingerprintOf(request.request, present.fingerprint)) {
    throw new Refusal('idempotency_key_reused');
  }
  return { repeated: present.uuid };
}

async function insertItems(tx: Db, { uuid, request }: NewRequest): Promise<void> {
  await tx.insert(requestItems).values(
    request.items.map(({ category, attributes, detail }, position) => ({
      requestUuid: uuid,
      position,
      category,
      attributes,
      detail,
    })),
  );
  const rows = request.items.flatMap((item, itemPosition) =>
    item.photos.map(({ file, type }, position) => ({
      path: photoPath(uuid, file.name),
      requestUuid: uuid,
      itemPosition,
      position,
      type,
      bytes: file.bytes,
      originalName: file.originalName,
    })),
  );
  if (rows.length > 0) await tx.insert(requestPhotos).values(rows);
}

async function insertMatches(tx: Db, requestUuid: string, shopUuids: readonly string[]): Promise<void> {
  const rows = shopUuids.map((shopUuid, position) => ({ requestUuid, shopUuid, position }));
  if (rows.length > 0) await tx.insert(matches).values(rows);
}

async function matchedShops(db: Db, requestUuid: string): Promise<CompanyShop[]> {
  return db
    .select({
      company_shop_name: shops.shopName,
      tel: shops.tel,
      address: shops.address,
      website_url: shops.websiteUrl,
      pr_comment: shops.prComment,
    })
    .from(matches)
    .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
    .where(eq(matches.requestUuid, requestUuid))
    .orderBy(matches.position);
}
