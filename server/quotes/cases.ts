import { and, count, eq, isNull } from 'drizzle-orm';
import {
  CASE_LIMITS,
  type CaseReason,
  type CaseSide,
  caseDeadline,
  caseState,
  mayReport,
  mayTakeBack,
  otherSide,
  reasonRow,
} from '#contract/life/cases.ts';
import { caseAnswer, ownCase, sellerReport, shopReport } from '#contract/schemas/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { caseFacts, casesOf, readCaseWords } from '../db/records/cases.ts';
import type { CaseHappened } from '../db/records/happened.ts';
import { heldBack } from '../db/records/hold-back.ts';
import { type Place, placeAt } from '../db/records/places.ts';
import { type CaseRow, casePhotos, cases, caseWords, type RequestRow } from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
import { NOBODY } from '../limits/visitor.ts';
import { photoPath } from '../photos/photo-store.ts';
import type { AddedPhoto } from './goods.ts';
import { type LinkTools, leadAct, ownAct } from './link-act.ts';
import type { LeadLink, OwnLink } from './open-link.ts';
import { PHOTOS } from './shown-goods.ts';

/* Trouble between a seller and a shop, as each side reports it and reads of it. */

/** The side of a case that a person is, and the part of the request that it is about. */
interface Party {
  side: CaseSide;
  request: RequestRow;
  shop: string;
  /** The name of the person; empty: somebody with the link of the mail. */
  by: string;
}

/** A side reads of its own cases, and of those of which it was told. */
const knowsOf = (side: CaseSide, row: CaseRow) => row.side === side || row.toldAt !== null;

async function openOf(tx: Db, { side, request, shop }: Party): Promise<number> {
  return tx.$count(
    cases,
    and(
      eq(cases.requestUuid, request.uuid),
      eq(cases.shopUuid, shop),
      eq(cases.side, side),
      isNull(cases.endedAt),
    ),
  );
}

/** Stores a report. The other side is told of it at once where the row of the reason says so. */
async function report(
  tx: Db,
  party: Party,
  { facts }: Pick<Place, 'facts'>,
  { reason, text }: { reason: CaseReason; text: string },
  now: Date,
): Promise<CaseHappened[]> {
  const { side, request, shop, by } = party;
  if (!mayReport(side, facts, (await openOf(tx, party)) > 0, now).includes(reason))
    throw new Refusal('not_reportable');
  const [row] = await tx
    .insert(cases)
    .values({ requestUuid: request.uuid, shopUuid: shop, side, reason, reportedAt: now })
    .returning({ uuid: cases.uuid });
  const uuid = row?.uuid ?? '';
  await tx.insert(caseWords).values({ caseUuid: uuid, at: now, side, by, text });
  const isAtOnce = reasonRow(reason).asks === 'atOnce';
  return [
    { uuid, event: 'reported' },
    ...(isAtOnce ? [{ uuid, event: 'otherAsked', asks: otherSide(side) } as const] : []),
  ];
}

/** A case that a side knows of, held. @throws Refusal not_found */
async function holdKnown(tx: Db, { side, request, shop }: Omit<Party, 'by'>, uuid: string): Promise<CaseRow> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.uuid, uuid), eq(cases.requestUuid, request.uuid)))
    .for('no key update');
  if (!row || !knowsOf(side, row) || (side === 'shop' && row.shopUuid !== shop))
    throw new Refusal('not_found');
  return row;
}

/** A case that a side may write about, held. @throws Refusal not_found, ended_case */
async function holdCase(tx: Db, party: Omit<Party, 'by'>, uuid: string): Promise<CaseRow> {
  const row = await holdKnown(tx, party, uuid);
  if (row.endedAt) throw new Refusal('ended_case');
  return row;
}

/** Stores the words of a side. Those of the side that was asked are its answer. The same once more change nothing. */
async function write(
  tx: Db,
  party: Party,
  { case: uuid, text }: { case: string; text: string },
  now: Date,
): Promise<CaseHappened[]> {
  const { side, by } = party;
  const row = await holdCase(tx, party, uuid);
  const own = await tx
    .select({ text: caseWords.text })
    .from(caseWords)
    .where(and(eq(caseWords.caseUuid, uuid), eq(caseWords.side, side)))
    .orderBy(caseWords.at);
  if (own.at(-1)?.text === text) return [];
  if (own.length >= CASE_LIMITS.words) throw new Refusal('not_reportable');
  await tx.insert(caseWords).values({ caseUuid: uuid, at: now, side, by, text });
  const isAnswer = row.askedSide === side && caseState(caseFacts(row), now) === 'awaited';
  return [{ uuid, event: isAnswer ? 'answered' : 'added' }];
}

/** The other side of a case has spoken once it has written or shown anything about it. */
async function hasOtherSpoken(tx: Db, { uuid, side }: CaseRow): Promise<boolean> {
  const { words, photos } = await readCaseWords(tx, [uuid]);
  return [...(words.get(uuid) ?? []), ...(photos.get(uuid) ?? [])].some(
    (one) => one.side === otherSide(side),
  );
}

/** Ends the case of a side that takes its report back. The same once more changes nothing. */
async function takeBack(
  tx: Db,
  party: Omit<Party, 'by'>,
  { case: uuid }: { case: string },
): Promise<CaseHappened[]> {
  const row = await holdKnown(tx, party, uuid);
  if (row.side !== party.side) throw new Refusal('not_found');
  if (row.outcome === 'taken_back') return [];
  if (row.endedAt) throw new Refusal('ended_case');
  const facts = caseFacts(row);
  if (!mayTakeBack(party.side, { side: row.side, facts, hasOtherSpoken: await hasOtherSpoken(tx, row) }))
    throw new Refusal('answered_case');
  return [{ uuid, event: 'takenBack', end: { outcome: 'taken_back', effect: 'none' } }];
}

const effectOf = (happened: CaseHappened[]) =>
  happened.length > 0 ? { cases: happened } : { isNothing: true as const };

export const caseActs = {
  /** The seller reports trouble with a shop, also after the request was withdrawn. */
  reportShop: ownAct({
    asks: shopReport,
    counts: ({ request: link }) => ['caseWords', { link }],
    evenWithdrawn: true,
    refuses: ['not_reportable'],
    async work({ tx, request, now, refuse }, { shop, ...input }) {
      const place = await placeAt(tx, request.uuid, shop);
      if (!place) throw refuse('not_reportable');
      return effectOf(await report(tx, { side: 'seller', request, shop, by: '' }, place, input, now));
    },
  }),
  /** The seller writes about a case. */
  answerCase: ownAct({
    asks: caseAnswer,
    counts: ({ request: link }) => ['caseWords', { link }],
    evenWithdrawn: true,
    refuses: ['not_found', 'ended_case', 'not_reportable'],
    work: async ({ tx, request, now }, input) =>
      effectOf(await write(tx, { side: 'seller', request, shop: '', by: '' }, input, now)),
  }),
  /** The seller takes a report about a shop back, which the shop is told of if it knows of it. */
  takeBackReport: ownAct({
    asks: ownCase,
    counts: ({ request: link }) => ['caseWords', { link }],
    evenWithdrawn: true,
    refuses: ['not_found', 'ended_case', 'answered_case'],
    work: async ({ tx, request }, input) =>
      effectOf(await takeBack(tx, { side: 'seller', request, shop: '' }, input)),
  }),
  /** A shop reports trouble with the seller. */
  reportSeller: leadAct({
    asks: sellerReport,
    counts: ({ request, shop }) => ['caseWords', { link: `${request} ${shop}` }],
    refuses: ['not_reportable'],
    work: async ({ tx, request, shop, place, by, now }, input) =>
      effectOf(await report(tx, { side: 'shop', request, shop, by: await by() }, place, input, now)),
  }),
  /** A shop writes about a case. */
  answerCaseOfShop: leadAct({
    asks: caseAnswer,
    counts: ({ request, shop }) => ['caseWords', { link: `${request} ${shop}` }],
    refuses: ['not_found', 'ended_case', 'not_reportable'],
    work: async ({ tx, request, shop, by, now }, input) =>
      effectOf(await write(tx, { side: 'shop', request, shop, by: await by() }, input, now)),
  }),
  /** A shop takes a report about the seller back. */
  takeBackReportOfShop: leadAct({
    asks: ownCase,
    counts: ({ request, shop }) => ['caseWords', { link: `${request} ${shop}` }],
    refuses: ['not_found', 'ended_case', 'answered_case'],
    work: async ({ tx, request, shop }, input) =>
      effectOf(await takeBack(tx, { side: 'shop', request, shop }, input)),
  }),
};

/** Photos of a form that has arrived. */
interface Arrived {
  /** The uuid under which they lie in the store as arriving. */
  uploadId: string;
  photos: readonly AddedPhoto[];
}

/** Stores the photos of a side about a case. */
async function keepPhotos(
  tx: Db,
  party: Omit<Party, 'by'>,
  uuid: string,
  { photos }: Arrived,
): Promise<CaseHappened[]> {
  await holdCase(tx, party, uuid);
  const { side, request } = party;
  const [{ present } = { present: 0 }] = await tx
    .select({ present: count() })
    .from(casePhotos)
    .where(and(eq(casePhotos.caseUuid, uuid), eq(casePhotos.side, side)));
  if (present + photos.length > CASE_LIMITS.photos) throw new Refusal('too_many_photos');
  await tx.insert(casePhotos).values(
    photos.map(({ name, type, bytes, originalName }, index) => ({
      path: photoPath(request.uuid, name),
      caseUuid: uuid,
      side,
      position: present + index,
      type,
      bytes,
      originalName,
    })),
  );
  return [{ uuid, event: 'added' }];
}

/** Adds photos of a seller to a case. @throws Refusal not_found, ended_case, too_many_photos */
export const addOwnCasePhotos = (tools: LinkTools, link: OwnLink, uuid: string, arrived: Arrived) =>
  ownAct({
    evenWithdrawn: true,
    refuses: ['not_found', 'ended_case', 'too_many_photos'],
    work: async ({ tx, request }) => ({
      cases: await keepPhotos(tx, { side: 'seller', request, shop: '' }, uuid, arrived),
      // After this, only a failing commit leaves files without rows. They go with the request.
      last: () => tools.photos.add(arrived.uploadId, request.uuid),
    }),
  }).run(tools, link, {}, NOBODY);

/** The same of a shop. */
export const addLeadCasePhotos = (tools: LinkTools, link: LeadLink, uuid: string, arrived: Arrived) =>
  leadAct({
    refuses: ['not_found', 'ended_case', 'too_many_photos'],
    work: async ({ tx, request, shop }) => ({
      cases: await keepPhotos(tx, { side: 'shop', request, shop }, uuid, arrived),
      last: () => tools.photos.add(arrived.uploadId, request.uuid),
    }),
  }).run(tools, link, {}, NOBODY);

/** A viewer of the cases of a request. */
interface Viewer {
  side: CaseSide;
  /** Of the link. */
  version: number;
  request: RequestRow;
}

/** The cases of a request as one side reads them, and the things that it may report. @returns both, of a place */
export async function readCases(db: Db, links: Links, { side, version, request }: Viewer, now: Date) {
  const byShop = await casesOf(db, request.uuid);
  const uuids = [...byShop.values()].flat().map(({ uuid }) => uuid);
  const messages = await readCaseWords(db, uuids);
  const shownCase = (place: Place, row: CaseRow) => {
    const facts = caseFacts(row);
    const state = caseState(facts, now);
    const words = messages.words.get(row.uuid) ?? [];
    const photos = messages.photos.get(row.uuid) ?? [];
    const own = words.filter((one) => one.side === side);
    // A shop that does not know the contact learns it from no words that are passed on.
    const pass = (text: string) =>
      side === 'shop' && !place.facts.contactSeen ? heldBack(text, request) : text;
    return {
      uuid: row.uuid,
      reason: row.reason,
      state,
      at: row.reportedAt.toISOString(),
      asked: row.askedSide,
      until: caseDeadline(facts, now)?.toISOString() ?? null,
      ended_at: row.endedAt?.toISOString() ?? null,
      outcome: row.outcome,
      effect: row.effect,
      may_write: state !== 'ended' && own.length < CASE_LIMITS.words,
      /** The other side knows of the case. */
      is_told: row.toldAt !== null,
      may_take_back: mayTakeBack(side, {
        side: row.side,
        facts,
        hasOtherSpoken: [...words, ...photos].some((one) => one.side === otherSide(row.side)),
      }),
      words: words
        .filter(
          (one) =>
            one.side === side ||
            one.passedAt !== null ||
            (one.side === 'operator' && (one.toSide ?? side) === side),
        )
        .map((one) => ({
          by: one.side,
          at: (one.passedAt ?? one.at).toISOString(),
          text: one.side === side || one.side === 'operator' ? one.text : pass(one.text),
        })),
      photos: photos
        .filter((photo) => photo.side === side)
        .map(({ position, type }) => ({
          url: `${PHOTOS}/${links.casePhotos.make({ case: row.uuid, side, viewer: side, version, position }, now)}`,
          type,
        })),
    };
  };
  return (place: Place) => {
    const rows = (byShop.get(place.shop) ?? []).filter((row) => knowsOf(side, row));
    const isOpen = rows.some((row) => row.side === side && !row.endedAt);
    return {
      cases: rows.map((row) => shownCase(place, row)),
      may_report: mayReport(side, place.facts, isOpen, now),
    };
  };
}
