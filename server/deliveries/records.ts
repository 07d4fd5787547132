import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { placeState } from '#contract/life/place-states.ts';
import type { Db } from '../db/open.ts';
import { hasAccess } from '../db/records/access.ts';
import { casesOf } from '../db/records/cases.ts';
import { homeVisitsOf } from '../db/records/home-visits.ts';
import { numberOf } from '../db/records/number.ts';
import { placesOf } from '../db/records/places.ts';
import { questionsByShop } from '../db/records/questions.ts';
import { newestQuotes } from '../db/records/quotes.ts';
import { workingTimeOf } from '../db/records/working-time.ts';
import {
  checkupReports,
  contactEnquiries,
  continuations,
  deskAddressChanges,
  deskDigests,
  deskPeople,
  deskSignIns,
  matches,
  requestItems,
  requestPhotos,
  requests,
  reviews,
  shopRegistrations,
  shops,
} from '../db/schema.ts';

/* The rows that deliveries are about, read when they are carried out. */

export type RequestRecord = NonNullable<Awaited<ReturnType<typeof readRequestRecord>>>;

/** A request with its goods and shops; undefined if it is gone. */
export async function readRequestRecord(db: Db, uuid: string, now = new Date()) {
  const [[request], items, photos, places, shopRows, quotes, questions, visits, caseRows, reviewRows] =
    await Promise.all([
      db.select().from(requests).where(eq(requests.uuid, uuid)),
      db
        .select()
        .from(requestItems)
        .where(and(eq(requestItems.requestUuid, uuid), isNull(requestItems.withdrawnAt)))
        .orderBy(asc(requestItems.position)),
      db
        .select({ item: requestPhotos.itemPosition })
        .from(requestPhotos)
        .where(eq(requestPhotos.requestUuid, uuid)),
      placesOf(db, uuid),
      db
        .select({
          uuid: shops.uuid,
          name: shops.shopName,
          tel: shops.tel,
          email: shops.email,
          businessHours: shops.businessHours,
          holidays: shops.holidays,
        })
        .from(shops)
        .innerJoin(matches, eq(shops.uuid, matches.shopUuid))
        .where(eq(matches.requestUuid, uuid)),
      newestQuotes(db, uuid),
      questionsByShop(db, uuid),
      homeVisitsOf(db, uuid),
      casesOf(db, uuid),
      db.select().from(reviews).where(eq(reviews.requestUuid, uuid)),
    ]);
  return (
    request && {
      ...request,
      number: numberOf(uuid),
      prefecture: PREFECTURES[(request.prefectureId ?? 0) - 1],
      items: items.map((item) => ({
        ...item,
        photos: photos.filter(({ item: position }) => position === item.position).length,
      })),
      shops: places.flatMap(({ shop: of, linkVersion, facts, passedWhy }) => {
        const shop = shopRows.find((one) => one.uuid === of);
        if (!shop) return [];
        const { uuid: shopUuid, name, tel, email } = shop;
        return [
          {
            ...{ uuid: shopUuid, name, tel, email, linkVersion, facts },
            why: passedWhy,
            state: placeState(facts, now),
            time: workingTimeOf(shop),
            quote: quotes.get(of),
            questions: questions.get(of) ?? [],
            visit: visits.get(of),
            cases: caseRows.get(of) ?? [],
            review: reviewRows.find((one) => one.shopUuid === of),
          },
        ];
      }),
    }
  );
}

export type PersonRecord = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

/** Somebody who works at a desk; undefined if they are gone or have no access any more. */
export async function readPerson(db: Db, id: string) {
  const [person] = await db
    .select()
    .from(deskPeople)
    .where(and(eq(deskPeople.id, id), hasAccess));
  return person;
}

/** A change of somebody's mail address; undefined if it is gone. */
export const readAddressChange = async (db: Db, uuid: string) =>
  (await db.select().from(deskAddressChanges).where(eq(deskAddressChanges.uuid, uuid)))[0];

/** The counts of a mail about what waits, with the person; undefined if they are gone. */
export async function readDigest(db: Db, uuid: string) {
  const [digest] = await db.select().from(deskDigests).where(eq(deskDigests.uuid, uuid));
  const person = digest && (await readPerson(db, digest.personId));
  return person && { person, counts: digest.counts };
}

/** The changes of pages that somebody is told of, with the person; undefined if they are gone. */
export async function readCheckupReport(db: Db, uuid: string) {
  const [report] = await db.select().from(checkupReports).where(eq(checkupReports.uuid, uuid));
  const person = report && (await readPerson(db, report.personId));
  return person && { person, changes: report.changes };
}

/** A wish to sign in; undefined if it is gone. */
export const readSignIn = async (db: Db, uuid: string) =>
  (await db.select().from(deskSignIns).where(eq(deskSignIns.uuid, uuid)))[0];

export type EnquiryRecord = typeof contactEnquiries.$inferSelect;

export const readEnquiry = async (db: Db, uuid: string): Promise<EnquiryRecord | undefined> =>
  (await db.select().from(contactEnquiries).where(eq(contactEnquiries.uuid, uuid)))[0];

export type RegistrationRecord = typeof shopRegistrations.$inferSelect;

export const readRegistration = async (db: Db, uuid: string): Promise<RegistrationRecord | undefined> =>
  (await db.select().from(shopRegistrations).where(eq(shopRegistrations.uuid, uuid)))[0];

export type ContinuationRecord = NonNullable<Awaited<ReturnType<typeof readContinuation>>>;

/** A kept draft whose mail is not sent yet; undefined if there is none, or its time is over. */
export async function readContinuation(db: Db, uuid: string) {
  const [row] = await db
    .select({
      email: continuations.email,
      token: continuations.token,
      categories: continuations.categories,
      isTest: continuations.isTest,
      language: continuations.language,
      until: continuations.until,
    })
    .from(continuations)
    .where(and(eq(continuations.uuid, uuid), gt(continuations.until, sql`now()`)));
  return row;
}
