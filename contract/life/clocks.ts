import { dayInJapan, daysLater, inJapan } from '../base/japanese-days.ts';
import { holds, minutesAfter } from './conditions.ts';
import type { PassReason, PlaceFacts, RequestFacts } from './facts.ts';
import {
  HAS_LOOKED,
  knownSince,
  pendingUntil,
  placeRow,
  placeState,
  releasedAt,
  seesGoods,
  sellerMay,
  UNTOLD_DECISION,
} from './place-states.ts';

/** How long shops have for an answer, and how many of them learn of a request. */
export interface PlaceRules {
  /** Working hours until a shop that has not looked is reminded. */
  readonly remindHours: number;
  /** Working days until a shop that has not looked loses its place. */
  readonly silentDays: number;
  /** Working days until a shop that knows the contact and has not answered loses its place. */
  readonly lookedDays: number;
  /** Working days for which a shop that has asked holds its place, if the seller does not answer. */
  readonly askedDays: number;
  /** Working days that a shop has after the answer. */
  readonly repliedDays: number;
  /** Days for which shops are looked for. */
  readonly seekDays: number;
  /** How many shops are ever told of the goods. */
  readonly mostTold: number;
}

export const PLACE_RULES: PlaceRules = {
  remindHours: 2,
  silentDays: 1,
  lookedDays: 2,
  askedDays: 3,
  repliedDays: 2,
  seekDays: 7,
  mostTold: 15,
};

/** While fewer shops hold a place, further ones are looked for. */
export const FEW_PLACES = 3;

/** After how many days of a release seller and shop are asked what became of it. */
const OUTCOME_DAYS = [3, 10] as const;

/** Nobody is asked again before so many days. */
const ASKED_AGAIN_DAYS = 3;

/** A shop that was reminded late keeps its place for so many minutes at least. */
const REMINDED_MINUTES = 10;

/** The days of a calendar in which a shop that works five days a week has so many working days. */
const calendarDays = (workingDays: number) => Math.ceil(workingDays / 5) * 7;

/**
 * The longest way of a request through its clocks, in days, by the usual rules: shops are looked for, the last one uses
 * all of its time, and both sides are asked for the last time what became of it. The figures of its day leave out later
 * moments.
 */
export const LIFE_DAYS =
  PLACE_RULES.seekDays +
  calendarDays(
    PLACE_RULES.silentDays + PLACE_RULES.askedDays + PLACE_RULES.repliedDays + PLACE_RULES.lookedDays,
  ) +
  Math.max(...OUTCOME_DAYS) +
  ASKED_AGAIN_DAYS;

/** When a shop works: its hours, closing days and holidays, and those of Japan. */
export interface WorkingTime {
  /** The moment that comes after so many hours in which it works. */
  afterHours(since: Date, hours: number): Date;
  /** The same hour so many working days later. */
  afterDays(since: Date, days: number): Date;
}

/** The next thing that the clock of a place does, and when. */
export type Due =
  | { readonly what: 'remind' | 'tell_decision' | 'ask_outcome'; readonly at: Date }
  | { readonly what: 'pass'; readonly at: Date; readonly why: PassReason };

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, moment) => (moment && (!last || moment > last) ? moment : last), null);

const earliest = (dues: readonly (Due | null)[]): Due | null =>
  dues.reduce((first, due) => (due && (!first || due.at < first.at) ? due : first), null);

/**
 * Until when the shop has to answer: the mails, its page and its list name this moment, and its place is lost after it.
 * @returns null if nothing is awaited of it
 */
export function deadlineOf(facts: PlaceFacts, time: WorkingTime, rules: PlaceRules, now: Date): Date | null {
  const knownAt = knownSince(facts);
  if (!knownAt || !placeRow(placeState(facts, now)).awaited) return null;
  const { reminded, reopened, contactSeen, waiting, replied } = facts;
  return latest([
    time.afterDays(knownAt, rules.silentDays),
    reopened && time.afterDays(reopened, rules.silentDays),
    contactSeen && time.afterDays(contactSeen, rules.lookedDays),
    waiting && time.afterDays(waiting, rules.askedDays),
    replied && time.afterDays(replied, rules.repliedDays),
    reminded && minutesAfter(reminded, REMINDED_MINUTES),
  ]);
}

/** An answer stands first in the list of a shop from so many working hours before its deadline. */
export const NEAR_HOURS = 4;

/** The shop works for no more than those hours until a deadline. */
export const isNear = (deadline: Date, time: WorkingTime, now: Date): boolean =>
  deadline <= time.afterHours(now, NEAR_HOURS);

/** The reminder of a shop that has not looked, and the end of its place. */
function answerDue(facts: PlaceFacts, time: WorkingTime, rules: PlaceRules, now: Date): Due | null {
  const [deadline, knownAt] = [deadlineOf(facts, time, rules, now), knownSince(facts)];
  if (!deadline || !knownAt) return null;
  const hasLooked = holds(HAS_LOOKED, facts, now);
  if (!hasLooked && !facts.reminded)
    return { what: 'remind', at: time.afterHours(knownAt, rules.remindHours) };
  return {
    what: 'pass',
    at: deadline,
    why: facts.waiting ? 'unreplied' : hasLooked || facts.opened ? 'unanswered' : 'silent',
  };
}

/** The end of the time in which a decision can be taken back, or now, if the shop has still to be told. */
function decisionDue(facts: PlaceFacts, now: Date): Due | null {
  if (facts.withdrawn) return null;
  if (holds(UNTOLD_DECISION, facts, now)) return { what: 'tell_decision', at: now };
  const ends = (['refused', 'chosen', 'decided'] as const).map((decision) => {
    const at = pendingUntil(decision, facts, now);
    return at && ({ what: 'tell_decision', at } as const);
  });
  return earliest(ends);
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** When both sides are asked what became of the goods. */
function outcomeDays(facts: PlaceFacts): Date[] {
  const release = releasedAt(facts);
  return release ? OUTCOME_DAYS.map((days) => minutesAfter(release, days * DAY_MINUTES)) : [];
}

/** The next question what became of the goods. */
function outcomeDue(facts: PlaceFacts): Due | null {
  const { outcomeAsked, withdrawn, declined, sellerSaid, shopSaid } = facts;
  if (withdrawn || declined || (sellerSaid && shopSaid)) return null;
  const soonest = outcomeAsked && minutesAfter(outcomeAsked, ASKED_AGAIN_DAYS * DAY_MINUTES);
  const at = outcomeDays(facts).find((moment) => !soonest || moment >= soonest);
  return at ? { what: 'ask_outcome', at } : null;
}

/**
 * A shop may be asked about together with another one whose time has come: the seller gets one mail for both.
 */
export function joinsOutcome(facts: PlaceFacts, now: Date): boolean {
  const [release, lastAsked] = [releasedAt(facts), facts.outcomeAsked];
  const isOld = (moment: Date, days: number) => minutesAfter(moment, days * DAY_MINUTES) <= now;
  return (
    outcomeDue(facts) !== null &&
    release !== null &&
    isOld(release, 1) &&
    (!lastAsked || isOld(lastAsked, ASKED_AGAIN_DAYS))
  );
}

/** The next thing that the clock of a place does; null: nothing any more. It follows from the facts, so nothing can lose it. */
export const dueOf = (facts: PlaceFacts, time: WorkingTime, rules: PlaceRules, now: Date): Due | null =>
  earliest([answerDue(facts, time, rules, now), decisionDue(facts, now), outcomeDue(facts)]);

/** A seller gets at most one mail with news in this time, in hours; the first quote comes at once. */
const NEWS_HOURS = 24;

/** The mails about questions of shops: how far apart, how many a day, and in which hours of Japan. */
export const QUESTION_MAILS = { minutesApart: 30, perDay: 4, fromHour: 8, untilHour: 21 } as const;

/** A request with its places, for the mails to its seller. */
export interface Told {
  readonly request: RequestFacts;
  readonly places: readonly PlaceFacts[];
}

/** How often shops are looked for, in minutes: in the first hour, and then. */
const SEEK_MINUTES = [10, 60] as const;

/** When shops are looked for again. @param since when the request was stored, or opened again */
export const nextSeek = (since: Date, now: Date): Date =>
  minutesAfter(now, SEEK_MINUTES[now < minutesAfter(since, HOUR_MINUTES) ? 0 : 1]);

/** Until when shops are looked for. */
export const seekUntil = (createdAt: Date, reopenedAt: Date | null, { seekDays }: PlaceRules): Date =>
  minutesAfter(reopenedAt ?? createdAt, seekDays * DAY_MINUTES);

/** A shop that was chosen is left after a decision, or one can be chosen in its place. */
const mayStillSell = (places: readonly PlaceFacts[], now: Date): boolean =>
  places.some((place) => (place.chosen && !place.declined) || sellerMay(place, now).includes('choose'));

/**
 * When a request ends of which no shop is awaited any more, unless one is found before. A call may have been an answer:
 * then both sides are asked first.
 * @returns null if the clock waits for a shop, or the seller has a price to decide about
 */
export function endDue({ request, places }: Told, rules: PlaceRules, now: Date): Date | null {
  const { created, reopened, withdrawn, ended, decided } = request;
  if (!created || withdrawn || ended) return null;
  if (decided) return mayStillSell(places, now) ? null : latest(places.map(({ declined }) => declined));
  const states = places.map((place) => placeState(place, now));
  const openStates = states.filter((state) => placeRow(state).counts !== 'over');
  if (openStates.some((state) => state !== 'called')) return null;
  const dueDays = places.flatMap((place, index) => (states[index] === 'called' ? outcomeDays(place) : []));
  return latest([seekUntil(created, reopened, rules), ...dueDays]);
}

/** The moments at a place of which the seller hears in a mail with news. Once there is a price, only prices are news. */
const newsOf = (
  { created, matched, contactSeen, quoted, declined, ended }: PlaceFacts,
  hasPrice: boolean,
): (Date | null)[] => [
  declined ? null : quoted,
  ...(ended || hasPrice
    ? []
    : [contactSeen, declined, matched && created && matched > created ? matched : null]),
];

/**
 * When the next mail with news is due: a day after the last one at the earliest, and at once for the first price.
 * @param newsSent when the last one was written
 */
export function newsDue(
  { request, places, newsSent }: Told & { newsSent: Date | null },
  now: Date,
): Date | null {
  const since = newsSent ?? request.created;
  if (request.withdrawn || !since) return null;
  const isNew = (moment: Date | null) => moment !== null && moment > since;
  // The seller waits for a call of the shop that was chosen, and can choose another.
  const isJilted =
    places.some(({ chosen, declined }) => chosen && isNew(declined)) && mayStillSell(places, now);
  if (isJilted) return now;
  const quotedPlaces = places.filter(({ quoted: quotedPlaces, declined }) => quotedPlaces && !declined);
  const moments = places.flatMap((place) => newsOf(place, quotedPlaces.length > 0)).filter(isNew) as Date[];
  if (moments.length === 0) return null;
  const isFirst =
    quotedPlaces.some((place) => isNew(place.quoted)) &&
    !places.some(({ firstQuoted }) => firstQuoted !== null && firstQuoted <= since);
  if (isFirst) return now;
  const first = Math.min(...moments.map((moment) => moment.getTime()));
  return new Date(Math.max(first, minutesAfter(since, NEWS_HOURS * HOUR_MINUTES).getTime()));
}

/** The moment itself if it lies in the hours of such mails in Japan, or the next one that does. */
function inMailHours(moment: Date): Date {
  const hour = inJapan(moment).getUTCHours();
  if (hour >= QUESTION_MAILS.fromHour && hour < QUESTION_MAILS.untilHour) return moment;
  const day = hour < QUESTION_MAILS.fromHour ? dayInJapan(moment) : daysLater(dayInJapan(moment), 1);
  return beginOfMails(day);
}

const beginOfMails = (day: string): Date =>
  minutesAfter(new Date(`${day}T00:00:00+09:00`), QUESTION_MAILS.fromHour * HOUR_MINUTES);

/**
 * When the seller is due a mail about questions that no mail has told yet.
 * @param mails when the mails about questions of the last day were written
 */
export function questionsDue(
  { request, places, mails }: Told & { mails: readonly Date[] },
  now: Date,
): Date | null {
  if (request.withdrawn) return null;
  const last = latest(mails);
  const questionTimes = places.flatMap((place) =>
    place.waiting && place.asked && seesGoods(place, now) ? [place.asked] : [],
  );
  const newTimes = questionTimes.filter((moment) => !last || moment > last);
  if (newTimes.length === 0) return null;
  const soonest = last ? minutesAfter(last, QUESTION_MAILS.minutesApart) : now;
  const at = inMailHours(soonest > now ? soonest : now);
  const day = dayInJapan(at);
  const ofDay = mails.filter((mail) => dayInJapan(mail) === day);
  return ofDay.length < QUESTION_MAILS.perDay ? at : beginOfMails(daysLater(day, 1));
}
