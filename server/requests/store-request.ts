import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { keysOf } from '#contract/base/keys.ts';
import type { Theme } from '#contract/embed/themes.ts';
import { piecesIn } from '#contract/goods/piece-words.ts';
import type { Language } from '#contract/language/languages.ts';
import { markedTest, type RequestKind, TEST_EVENTS } from '#contract/life/facts.ts';
import type { ContactRelease } from '#contract/life/follow-up.ts';
import type { Context } from '#contract/media/context.ts';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import { Refusal } from '../base/errors.ts';
import type { EventName } from '../base/events.ts';
import { toColumns } from '../db/columns.ts';
import type { Db } from '../db/open.ts';
import { withPieces } from '../db/records/goods-in-words.ts';
import { testOf } from '../db/records/test-requests.ts';
import { matches, requestItems, requestPhotos, requests, shops, testRequests } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Life } from '../life/life.ts';
import type { Marks } from '../limits/marks.ts';
import {
  CHOSEN_SHOP,
  prefectureOf,
  type ReservedShop,
  type Reserving,
  reserveShops,
  shopsForTest,
  shownTo,
} from '../matching/reserve-shops.ts';
import { giveBackShops } from '../matching/shop-counts.ts';
import { type PhotoStore, photoPath } from '../photos/photo-store.ts';
import { declaredContext } from './declared-context.ts';
import { fingerprintOf, isFingerprintOf } from './fingerprint.ts';
import type { ReadRequest } from './read-request.ts';
import { settleRequest } from './settle-request.ts';

export interface NewRequest {
  /** Its photos arrived under it too. */
  uuid: string;
  idempotencyKey: string | undefined;
  /** Whether a request with this key is stored already. */
  isRepetition: boolean;
  request: ReadRequest;
  /** The theme of the form; undefined if it was not sent. */
  theme?: Theme | undefined;
  /** The language of mails to the seller; undefined: Japanese. */
  language?: Language | undefined;
  marks: Marks;
  /** Tells the seller, the shops and others of it. */
  outbox: Outbox;
  life: Life;
  contactRelease: ContactRelease;
  /** The day of the terms that the seller agreed to. */
  termsDated: string;
}

export interface StoredRequest {
  uuid: string;
  shops: CompanyShop[];
  createdAt: Date;
  linkVersion: number;
  contactRelease: ContactRelease;
}

/**
 * Stores a request completely or not at all: rows, matches and photos. If a request was stored with the same key
 * before, its answer is returned again.
 *
 * @throws Refusal 422 when the key was used for other content
 */
export async function storeRequest(db: Db, photos: PhotoStore, request: NewRequest): Promise<StoredRequest> {
  const choose = request.request.test ? shopsForTest : reserveShops;
  const reservations = request.isRepetition ? [] : await choose(db, reservingFor(request));
  const giveBack = () => giveBackShops(db, request.uuid).catch(() => undefined);
  const undo = () => Promise.all([photos.erase(request.uuid).catch(() => undefined), giveBack()]);
  let committing: string | undefined;
  try {
    const { mediumUuid, context } = request.request;
    const keptValues = await declaredContext(db, mediumUuid, context);
    const answer = await db.transaction((tx) =>
      storeWithin(tx, photos, { ...request, context: keptValues }, reservations, (transaction) => {
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

function reservingFor({ uuid, request, marks }: NewRequest): Reserving {
  const { email, tel1, zip1: zip, addr1: address } = request.customer;
  return {
    uuid,
    emailMark: marks.of('email', email),
    phoneMark: marks.of('phone', tel1),
    categories: request.items.map(({ category }) => category),
    zip,
    address,
  };
}

/** Whether a request with this key is stored. A repetition is answered again, and counts towards no limit. */
export async function isStored(db: Db, idempotencyKey: string | undefined): Promise<boolean> {
  if (!idempotencyKey) return false;
  const [row] = await db
    .select({ uuid: requests.uuid })
    .from(requests)
    .where(eq(requests.idempotencyKey, idempotencyKey));
  return row !== undefined;
}

/** With the named values of its page that are kept. */
type Declared = NewRequest & { readonly context: Context | null };

async function storeWithin(
  tx: Db,
  photos: PhotoStore,
  request: Declared,
  reservations: readonly ReservedShop[],
  onComplete: (transaction: string) => void,
): Promise<StoredRequest> {
  const row = await insertAll(tx, request, reservations);
  if (!row) return answerAgain(tx, request);
  // Done last: after this, only a failing commit can leave files without rows.
  if (request.request.items.some((item) => item.photos.length > 0)) await photos.keep(request.uuid);
  onComplete(row.transaction);
  const createdAt = new Date(row.created_at);
  return {
    uuid: request.uuid,
    shops: reservations.map(({ shown }) => (request.request.test ? markedShop(shown) : shown)),
    createdAt,
    linkVersion: 0,
    contactRelease: request.contactRelease,
  };
}

/**
 * The request with its items, photos and matches in one statement, so that they do not wait for each other's answers.
 * Waits for a request with the same key that is being stored.
 * @returns the id of the transaction, and when it was stored; undefined if there is a request with this key already, and nothing was inserted
 */
async function insertAll(
  tx: Db,
  {
    uuid,
    idempotencyKey,
    request,
    theme,
    language,
    outbox,
    life,
    contactRelease,
    termsDated,
    context,
  }: Declared,
  reservations: readonly ReservedShop[],
): Promise<Inserted | undefined> {
  const { customer, attribution, tracking, mediumUuid, items, test } = request;
  const kind: RequestKind = test ? 'test' : 'real';
  const insertion = tx
    .insert(requests)
    .values({
      uuid,
      idempotencyKey,
      fingerprint: fingerprintOf(request),
      kind,
      mediumUuid,
      ...toColumns(requests, customer),
      ...toColumns(requests, attribution),
      tracking,
      context,
      theme,
      language,
      prefectureId: prefectureOf(customer.zip1, customer.addr1),
      termsVersion: termsDated,
      seekAt: test ? null : life.firstSeek(reservations.length),
      contactRelease,
    })
    .onConflictDoNothing({ target: requests.idempotencyKey })
    .returning({ uuid: requests.uuid });
  const pieces = piecesIn(customer.user_note ?? '');
  const itemRows = items.map(({ category, attributes, detail }, position) => ({
    request_uuid: uuid,
    position,
    category,
    attributes,
    detail: withPieces(detail, pieces.get(position + 1)),
  }));
  const photoRows = items.flatMap((item, item_position) =>
    item.photos.map(({ file, type }, position) => ({
      path: photoPath(uuid, file.name),
      request_uuid: uuid,
      item_position,
      position,
      type,
      bytes: file.bytes,
      original_name: file.originalName,
    })),
  );
  const matchRows = reservations.map((shop, position) => ({
    request_uuid: uuid,
    shop_uuid: shop.uuid,
    position,
  }));
  const testRow = test && {
    request_uuid: uuid,
    is_keyed: Boolean(test.key),
    shops: reservations.map(({ shown }) => shown),
  };
  const events: EventName[] = test ? keysOf(TEST_EVENTS) : ['request.created', 'conversion.completed'];
  if (!test && reservations.length === 0) events.push('request.unplaced');
  const about = {
    shops: test ? [] : reservations,
    mediumUuid,
    ids: Object.keys(tracking ?? {}),
    ...(testRow && { test: { isKeyed: testRow.is_keyed } }),
  };
  const [row] = await withStored<Inserted>(
    tx,
    insertion,
    {
      items: insertIfStored(requestItems, itemRows),
      photos: insertIfStored(requestPhotos, photoRows),
      matched: insertIfStored(matches, test ? [] : matchRows),
      tried: insertIfStored(testRequests, testRow ? [testRow] : []),
      announced: outbox.announce(events, about),
    },
    sql`pg_current_xact_id() as transaction, now() as created_at, keep_reservation(uuid)`,
  );
  return row;
}

interface Inserted {
  transaction: string;
  created_at: string;
}

/** Rows of a table by the names of its columns; all have the same. A later release may have given it more columns. */
function insertIfStored(table: PgTable, rows: readonly Record<string, unknown>[]): SQL {
  const [first] = rows;
  if (!first) return sql`(select)`;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const input = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)})`;
  return sql`(insert into ${table} (${columns}) select ${columns} from stored, ${input})`;
}

/** @throws Refusal 422 when the key was used for other content */
async function answerAgain(tx: Db, { idempotencyKey, request }: NewRequest): Promise<StoredRequest> {
  const [present] = await tx
    .select({
      uuid: requests.uuid,
      fingerprint: requests.fingerprint,
      createdAt: requests.createdAt,
      linkVersion: requests.linkVersion,
      contactRelease: requests.contactRelease,
      kind: requests.kind,
    })
    .from(requests)
    .where(eq(requests.idempotencyKey, idempotencyKey ?? ''));
  if (!present || !isFingerprintOf(request, present.fingerprint)) {
    throw new Refusal('idempotency_key_reused');
  }
  const { uuid, createdAt, linkVersion, contactRelease } = present;
  const test = await testOf(tx, present);
  if (test) return { uuid, shops: test.shops.map(markedShop), createdAt, linkVersion, contactRelease };
  const shopRows = await tx
    .select(CHOSEN_SHOP)
    .from(matches)
    .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
    .where(eq(matches.requestUuid, uuid))
    .orderBy(matches.position);
  const categories = request.items.map(({ category }) => category);
  const list = shopRows.map((shop) => shownTo(categories, shop));
  return { uuid, shops: list, createdAt, linkVersion, contactRelease };
}

/** The card of a shop that does not hear of the request. */
const markedShop = (shop: CompanyShop): CompanyShop => ({
  ...shop,
  company_shop_name: markedTest(shop.company_shop_name),
});
