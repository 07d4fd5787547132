import { and, asc, eq, sql } from 'drizzle-orm';
import { amountText } from '#contract/life/follow-up.ts';
import { isPending, operatorMay, placeState, stateSince } from '#contract/life/place-states.ts';
import type { Db } from '../db/open.ts';
import { conversionsBy } from '../db/records/conversions.ts';
import { placesOf } from '../db/records/places.ts';
import { newestQuotes } from '../db/records/quotes.ts';
import { WHOLE } from '../db/records/reading.ts';
import {
  deliveries,
  matches,
  media,
  questions,
  quotes,
  type RequestRow,
  requestNotes,
  requests,
  shops,
} from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
import { countMarks } from '../limits/sender-marks.ts';
import { readChoices } from '../matching/choices.ts';
import { shownGoods } from '../quotes/shown-goods.ts';
import { OFFICE, view } from './act.ts';
import { assignmentOf } from './assignments.ts';
import { casesOfRequest } from './case-list.ts';
import { shownConversion } from './conversions.ts';
import { ofOne } from './inputs.ts';
import { marksOf } from './marks.ts';
import type { Person } from './person.ts';
import { meetAt } from './present.ts';
import { listOne } from './request-list.ts';
import { versionOfRequest } from './seen.ts';

const TABLE = 'requests';

/** A moment in the life of a request. */
interface Step {
  at: string;
  /** Such as `looked`; `mail` for a delivery. */
  what: string;
  /** The name of the shop, where it concerns one. */
  shop?: string;
  /** The amount of a quote, in words. */
  detail?: string;
  delivery?: Pick<
    typeof deliveries.$inferSelect,
    'uuid' | 'event' | 'channel' | 'recipient' | 'state' | 'error'
  >;
}

/** A request without the contact of its seller; undefined if there is none. */
async function wholeRequest(db: Db, links: Links, by: Person, uuid: string, now: Date) {
  const [row, [request]] = await Promise.all([
    listOne(db, uuid, now),
    db.select().from(requests).where(eq(requests.uuid, uuid)),
  ]);
  if (!row || !request) return undefined;
  const [places, names, quoteRows, questionRows, deliveryRows, newest, notes, hands, caseRows, origin] =
    await Promise.all([
      placesOf(db, uuid),
      db
        .select({ uuid: shops.uuid, name: shops.shopName })
        .from(matches)
        .innerJoin(shops, eq(shops.uuid, matches.shopUuid))
        .where(eq(matches.requestUuid, uuid)),
      db.select().from(quotes).where(eq(quotes.requestUuid, uuid)),
      db.select().from(questions).where(eq(questions.requestUuid, uuid)),
      db
        .select()
        .from(deliveries)
        .where(and(eq(deliveries.subjectUuid, uuid), eq(deliveries.subject, TABLE))),
      newestQuotes(db, uuid),
      db.select().from(requestNotes).where(eq(requestNotes.requestUuid, uuid)).orderBy(asc(requestNotes.at)),
      handsOn(db, request, by, now),
      casesOfRequest(db, uuid, now),
      originOf(db, request, now),
    ]);
  const nameOf = new Map(names.map(({ uuid: shop, name }) => [shop, name]));
  const steps: (Omit<Step, 'at'> & { at: Date | null })[] = [
    { at: request.createdAt, what: 'stored' },
    { at: request.betterAskedAt, what: 'better_asked' },
    { at: request.endedAt, what: 'ended' },
    { at: request.withdrawnAt, what: 'withdrawn' },
    { at: request.reopenedAt, what: 'reopened' },
    ...places.flatMap(({ shop: of, facts, passedWhy }) => {
      const shop = nameOf.get(of) ?? '';
      return [
        { at: facts.opened, what: 'opened', shop },
        { at: facts.contactSeen, what: 'looked', shop },
        { at: facts.called, what: 'called', shop },
        { at: facts.declined, what: 'declined', shop },
        { at: facts.passed, what: passedWhy ?? 'silent', shop },
        { at: facts.chosen, what: isPending('chosen', facts, now) ? 'choosing' : 'chosen', shop },
        { at: facts.refused, what: isPending('refused', facts, now) ? 'refusing' : 'refused', shop },
      ];
    }),
    ...quoteRows.map((quote) => ({
      at: quote.givenAt,
      what: 'quoted',
      shop: nameOf.get(quote.shopUuid) ?? '',
      detail: amountText(quote),
    })),
    ...questionRows.flatMap(({ askedAt, answeredAt, shopUuid }) => [
      { at: askedAt, what: 'asked', shop: nameOf.get(shopUuid) ?? '' },
      { at: answeredAt, what: 'answered', shop: nameOf.get(shopUuid) ?? '' },
    ]),
    ...deliveryRows.map(
      ({
        uuid: of,
        event,
        channel,
        recipient,
        recipientKey,
        shopUuid,
        state,
        error,
        settledAt,
        createdAt,
      }) => {
        // People and programs of a shop stand under its name; a webhook of the operator does not.
        const shop = nameOf.get(recipientKey) ?? (recipient === 'endpoint' ? '' : nameOf.get(shopUuid ?? ''));
        return {
          at: settledAt ?? createdAt,
          what: 'mail',
          ...(shop && { shop }),
          delivery: { uuid: of, event, channel, recipient, state, error },
        };
      },
    ),
  ];
  const viewer = { request: uuid, shop: undefined, version: request.linkVersion };
  return {
    ...row,
    kind: request.kind,
    medium_uuid: request.mediumUuid,
    ...origin,
    theme: request.theme,
    inflow: request.inflow,
    context: request.context ?? {},
    contact_release: request.contactRelease,
    ...hands,
    notes: notes.map(({ at, by: who, text }) => ({ at: at.toISOString(), by: who, text })),
    items: await shownGoods(db, links, uuid, viewer, WHOLE),
    lines: await readChoices(db, uuid),
    cases: caseRows,
    /** How many marks of hoaxes the sender has. */
    sender_marks: await countMarks(db, { email: request.email, phone: request.tel1 }, now),
    matched: places.map(({ shop, facts, passedWhy }) => {
      const quote = newest.get(shop);
      const state = placeState(facts, now);
      return {
        uuid: shop,
        name: nameOf.get(shop) ?? '',
        state,
        why: passedWhy,
        since: stateSince(state, facts).toISOString(),
        quote: quote ? amountText(quote) : '',
        mayPass: operatorMay(facts, now).includes('passOn'),
      };
    }),
    steps: steps
      .flatMap(({ at, ...step }): Step[] => (at ? [{ ...step, at: at.toISOString() }] : []))
      .sort((one, other) => one.at.localeCompare(other.at)),
  };
}

/** The medium by which a request came, if it is known, and the conversion that the request is for it. */
async function originOf(db: Db, { uuid, mediumUuid }: RequestRow, now: Date) {
  const [[medium], [conversion]] = await Promise.all([
    db
      .select({ uuid: media.uuid, name: media.name })
      .from(media)
      .where(eq(sql`${media.uuid}::text`, mediumUuid)),
    conversionsBy(db, [uuid], now),
  ]);
  return {
    medium: medium ?? null,
    /** Null: the request counts for no medium. */
    conversion: medium && conversion ? { ...shownConversion(conversion), by: conversion.by } : null,
  };
}

/** The work of people at the desk on a request: marks, assignment, who is at it, and the version of it that they see. */
async function handsOn(db: Db, request: RequestRow, by: Person, now: Date) {
  const [marks, assigned, present, version] = await Promise.all([
    marksOf(db, request.uuid),
    assignmentOf(db, request.uuid, by),
    meetAt(db, request.uuid, by, now),
    versionOfRequest(db, request),
  ]);
  return { marks, assigned, present, version };
}

export const requestViews = {
  readRequest: view({
    may: OFFICE,
    asks: ofOne,
    read: ({ db, links, life, by }, { uuid }) => wholeRequest(db, links, by, uuid, life.now()),
  }),
};
