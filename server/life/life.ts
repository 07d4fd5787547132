import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { isKeyOf } from '#contract/base/keys.ts';
import { isAboutAddress } from '#contract/desk/delivery-reasons.ts';
import { FEW_PLACES, nextSeek, type PlaceRules } from '#contract/life/clocks.ts';
import { holds } from '#contract/life/conditions.ts';
import {
  eventRow,
  type LifeEvent,
  SHOP_EVENTS,
  type ShopsTold,
  type Telling,
} from '#contract/life/events.ts';
import type { PassReason, PlaceFact, RequestFact } from '#contract/life/facts.ts';
import { UNOPENED } from '#contract/life/page-words.ts';
import {
  HOLDS,
  isPending,
  knownSince,
  placeState,
  seesContact,
  seesGoods,
} from '#contract/life/place-states.ts';
import { knowsChoice } from '#contract/life/visit.ts';
import { EVENTS, type EventName, TELLING_SHOPS } from '../base/events.ts';
import type { Db } from '../db/open.ts';
import type { About, Brought } from '../db/records/happened.ts';
import { disclose } from '../db/records/ledger.ts';
import { notePlaceAct } from '../db/records/place-acts.ts';
import { type Place, placeAt, placesOf } from '../db/records/places.ts';
import { matches, type RequestRow, requests, shops } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import type { Delivery, Settled } from '../deliveries/carry-out.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { type Announce, caseHappened } from './cases.ts';
import { giveFreePlace, heldPlaces, searched } from './free-places.ts';
import { setClocks } from './set-clocks.ts';

/** The columns of the facts that events set. */
const PLACE_COLUMNS = {
  matched: 'createdAt',
  told: 'toldAt',
  reminded: 'remindedAt',
  opened: 'openedAt',
  contactSeen: 'contactSeenAt',
  called: 'calledAt',
  bettered: 'betteredAt',
  declined: 'declinedAt',
  passed: 'passedAt',
  refused: 'refusedAt',
  chosen: 'chosenAt',
  decisionTold: 'decisionToldAt',
  invited: 'invitedAt',
  outcomeAsked: 'outcomeAskedAt',
} as const satisfies { readonly [Fact in PlaceFact]?: keyof typeof matches.$inferInsert };

const REQUEST_COLUMNS = {
  betterAsked: 'betterAskedAt',
  ended: 'endedAt',
  reopened: 'reopenedAt',
  withdrawn: 'withdrawnAt',
} as const satisfies { readonly [Fact in RequestFact]?: keyof typeof requests.$inferInsert };

/** The seller's request that something happens to, and what is needed to announce it. */
export type Happening = Pick<RequestRow, 'uuid' | 'mediumUuid'> & Partial<Pick<RequestRow, 'tracking'>>;

/**
 * The life of requests: an act says what has happened (`contract/life/events.ts`), and all that follows is done here. Its
 * facts, the ledger, mails and calls, the place for the next shop, and the clocks.
 */
export class Life {
  readonly outbox: Outbox;
  readonly rules: PlaceRules;
  /** The moment of acts. */
  readonly now: () => Date;

  constructor(outbox: Outbox, rules: PlaceRules, now: () => Date = () => new Date()) {
    this.outbox = outbox;
    this.rules = rules;
    this.now = now;
  }

  /** When shops are looked for the next time, for a request that has so many. */
  firstSeek = (shopCount: number, now = this.now()): Date | null =>
    shopCount < FEW_PLACES ? nextSeek(now, now) : null;

  /** Something has happened. The caller holds the row of the request, and calls `posted` after the commit. */
  async happened(
    tx: Db,
    request: Happening,
    event: LifeEvent,
    about: About = {},
    now = this.now(),
  ): Promise<void> {
    const { frees, dropsChoice, seeks } = eventRow(event);
    const before = frees || dropsChoice ? await placesOf(tx, request.uuid) : [];
    const isMeant = (place: Place) => dropsChoice === 'all' || about.shops?.includes(place.shop);
    const droppedPlaces = before.filter((place) => isMeant(place) && isPending('chosen', place.facts, now));
    const shops = droppedPlaces.map(({ shop }) => shop);
    if (dropsChoice && droppedPlaces.length > 0)
      await this.#note(tx, request, 'choiceTakenBack', { shops }, now);
    await this.#note(tx, request, event, about, now);
    if (frees) {
      const heldCount = heldBefore(before, droppedPlaces, now);
      await this.fill(tx, request, heldCount - (await heldPlaces(tx, request.uuid)), now);
    }
    if (seeks) await this.fill(tx, request, 0, now);
    await this.#keepTime(tx, request, now);
    // The seller waits for the choice to count.
    if (event === 'declined' && droppedPlaces.length > 0) await this.sendNews(tx, request, now);
  }

  /** Carries out all that follows from an act, in the order in which it has happened. */
  async follow(
    tx: Db,
    request: Happening,
    { happened = [], cases = [], events = [], tells = [] }: Brought,
    now = this.now(),
  ): Promise<void> {
    for (const { event, ...about } of happened) await this.happened(tx, request, event, about, now);
    for (const one of cases) await caseHappened(tx, one, this.announcerOf(tx, request), now);
    for (const event of events) await this.announce(tx, request, event);
    for (const { event, shop } of tells) await this.announce(tx, request, event, [shop], shop);
  }

  /** The facts, the ledger, and all who hear of it. */
  async #note(tx: Db, request: Happening, event: LifeEvent, about: About, now: Date): Promise<void> {
    const { discloses, disclosesIf, onceChosen, by, tells = [] } = eventRow(event);
    const { shops: whose = [] } = about;
    await setFacts(tx, request.uuid, event, about, now);
    if (isKeyOf(SHOP_EVENTS, event))
      for (const shop of whose)
        await notePlaceAct(tx, { request: request.uuid, shop }, event, about.by ?? '', now);
    const places = discloses || tells.length > 0 ? await placesOf(tx, request.uuid) : [];
    const own = places.filter(
      ({ shop, facts }) => whose.includes(shop) && !(onceChosen && !knowsChoice(facts, now)),
    );
    if (discloses)
      for (const { shop, facts } of own) {
        if (disclosesIf && !facts[disclosesIf]) continue;
        const act = by === 'clock' || facts.chosen ? 'seller' : 'shop';
        await disclose(tx, { request: request.uuid, shop, what: discloses, act, at: now });
      }
    for (const telling of tells) await this.#tell(tx, request, telling, { places, own }, now);
  }

  /** Tells whom a row of an event names. */
  async #tell(
    tx: Db,
    request: Happening,
    { name, shops: whom, unless, isOpen }: Telling,
    { places, own }: { places: readonly Place[]; own: readonly Place[] },
    now: Date,
  ): Promise<void> {
    const remaining = own.filter(
      ({ facts }) => !(unless && facts[unless]) && !(isOpen && !seesGoods(facts, now)),
    );
    if (own.length > 0 && remaining.length === 0) return;
    const hearing =
      whom === 'this' ? remaining : whom ? places.filter(({ facts }) => HEARING[whom](facts, now)) : [];
    if (whom && hearing.length === 0 && !EVENTS[name as EventName].webhook) return;
    const actor = whom ? undefined : own[0]?.shop;
    const shopUuids = hearing.map(({ shop }) => shop);
    await this.announce(tx, request, name as EventName, shopUuids, actor);
  }

  /**
   * Writes mails and calls about an event, together with it.
   * @param actor the shop that did something, if it was one
   */
  async announce(
    tx: Db,
    { uuid, mediumUuid, tracking }: Happening,
    event: EventName,
    hearing: readonly string[] = [],
    actor?: string,
  ): Promise<void> {
    const about = {
      shops: hearing.map((shop) => ({ uuid: shop })),
      mediumUuid,
      ids: Object.keys(tracking ?? {}),
      ...(actor && { shopUuid: actor }),
    };
    await withStored(tx, sql`(select ${uuid}::uuid as uuid)`, {
      announced: this.outbox.announce([event], about),
    });
  }

  /** Announces what happens to cases about a request. */
  announcerOf =
    (tx: Db, request: Happening): Announce =>
    (event, hearing, actor) =>
      this.announce(tx, request, event, hearing, actor);

  /** The clocks follow the facts; mails with news that are due at once are written. */
  async #keepTime(tx: Db, request: Happening, now: Date): Promise<void> {
    const { newsAt, questionsAt } = await setClocks(tx, request.uuid, this.rules, now);
    if (newsAt && newsAt <= now) await this.sendNews(tx, request, now);
    if (questionsAt && questionsAt <= now) await this.sendQuestions(tx, request, now);
  }

  /** Writes the mail with news: its words are made from all that has happened since the last one. */
  async sendNews(tx: Db, request: Happening, now: Date): Promise<void> {
    await tx.update(requests).set({ newsSentAt: now, newsAt: null }).where(eq(requests.uuid, request.uuid));
    await this.announce(tx, request, 'request.news');
    await setClocks(tx, request.uuid, this.rules, now);
  }

  /** Writes the mail with the questions that the seller has not heard of. */
  async sendQuestions(tx: Db, request: Happening, now: Date): Promise<void> {
    const recent = sql`array(select x from unnest(question_mails) x where x > ${now.toISOString()}::timestamptz - interval '2 days')`;
    await tx
      .update(requests)
      .set({ questionMails: sql`${recent} || ${now.toISOString()}::timestamptz`, questionsAt: null })
      .where(eq(requests.uuid, request.uuid));
    await this.announce(tx, request, 'request.asked');
    await setClocks(tx, request.uuid, this.rules, now);
  }

  /** After the commit. */
  posted(): void {
    this.outbox.posted();
  }

  /** Follows mail to shops: the clock of a shop starts when it was told; one that cannot be told loses its place. */
  async settled(tx: Db, delivery: Delivery, ending: Settled, now = this.now()): Promise<void> {
    const { event, channel, recipient, subjectUuid: uuid, recipientKey: shop } = delivery;
    if (channel !== 'mail' || recipient !== 'shop' || ending.state === 'erased') return;
    const isTelling = TELLING_SHOPS.includes(event);
    const request = isTelling ? await holdRequest(tx, uuid) : undefined;
    if (ending.state === 'dead' && isAboutAddress(ending.error))
      await tx
        .update(shops)
        .set({ unreachableAt: now, unreachableWhy: ending.error })
        .where(and(eq(shops.uuid, shop), isNull(shops.unreachableAt)));
    const place = request && (await placeAt(tx, uuid, shop));
    if (!request || !place || place.facts.passed) return;
    if (ending.state === 'sent') {
      if (!place.facts.told) await this.happened(tx, request, 'told', { shops: [shop] }, now);
    } else if (UNOPENED.includes(placeState(place.facts, now)))
      await this.passOn(tx, request, shop, 'unreachable', now);
  }

  /** A shop loses its place, which the next one gets. */
  passOn = (tx: Db, request: Happening, shop: string, why: PassReason, now = this.now()): Promise<void> =>
    this.happened(tx, request, 'passed', { shops: [shop], why: { passedWhy: why } }, now);

  /**
   * Gives free places to the next shops: as many as were given up, and more while few are held.
   * @param freed places that have just been given up
   * @returns whether shops are looked for at all
   */
  async fill(tx: Db, request: Happening, freed: number, now: Date): Promise<boolean> {
    const { uuid } = request;
    const open = await searched(tx, uuid);
    if (!open) return false;
    let { held } = open;
    let count = 0;
    for (; count < freed || held < FEW_PLACES; count += 1, held += 1) {
      const shop = await giveFreePlace(tx, uuid, this.rules.mostTold);
      if (!shop) break;
      await this.#note(tx, request, 'placed', { shops: [shop] }, now);
    }
    await tx
      .update(requests)
      .set({ seekAt: held < FEW_PLACES ? nextSeek(open.since, now) : null })
      .where(eq(requests.uuid, uuid));
    // A search that goes on has its time; only its end is a result of the clock.
    if (count > 0 || held >= FEW_PLACES) await this.#keepTime(tx, request, now);
    return true;
  }
}

const HEARING: Record<Exclude<ShopsTold, 'this'>, (facts: Place['facts'], now: Date) => boolean> = {
  seeing: (facts, now) => knownSince(facts) !== null && seesGoods(facts, now),
  quoted: (facts, now) => facts.quoted !== null && seesGoods(facts, now),
  knowing: seesContact,
  reached: (facts) => !facts.declined && !(facts.decisionTold && !facts.chosen) && knownSince(facts) !== null,
};

/** Writes the moments of an event, and the reasons with them. */
async function setFacts(
  tx: Db,
  request: string,
  event: LifeEvent,
  { shops: whose = [], why }: About,
  now: Date,
): Promise<void> {
  const { sets = [], clears = [] } = eventRow(event);
  const changes = [
    ...sets.map((fact) => [fact, now] as const),
    ...clears.map((fact) => [fact, null] as const),
  ];
  const columns = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      changes.flatMap(([fact, moment]) => (isKeyOf(names, fact) ? [[names[fact], moment]] : [])),
    ) as Record<string, Date | null | SQL>;
  const ofPlace = columns(PLACE_COLUMNS);
  // Each act shows that the page is open; only the first time counts.
  if (ofPlace.openedAt)
    ofPlace.openedAt = sql`coalesce(${matches.openedAt}, ${now.toISOString()}::timestamptz)`;
  const ofRequest = columns(REQUEST_COLUMNS);
  if (whose.length > 0 && (Object.keys(ofPlace).length > 0 || why))
    await tx
      .update(matches)
      .set({ ...ofPlace, ...why })
      .where(and(eq(matches.requestUuid, request), inArray(matches.shopUuid, [...whose])));
  if (Object.keys(ofRequest).length > 0)
    await tx.update(requests).set(ofRequest).where(eq(requests.uuid, request));
}

/** The request, whose places no other call changes until the transaction ends. */
async function holdRequest(tx: Db, uuid: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(requests).where(eq(requests.uuid, uuid)).for('no key update');
  return row;
}

/**
 * How many places were held before an event. While a choice could be taken back, no place went on to another shop: those
 * that were lost then count as held, too.
 */
function heldBefore(places: readonly Place[], droppedPlaces: readonly Place[], now: Date): number {
  const [pressedAt] = droppedPlaces
    .flatMap(({ facts }) => facts.chosen ?? [])
    .toSorted((one, other) => +one - +other);
  const isHeld = ({ facts }: Place) =>
    holds(HOLDS, facts, now) ||
    [facts.passed, facts.declined].some((at) => pressedAt && at && at > pressedAt);
  return places.filter(isHeld).length;
}
