import { daysLater } from '../base/japanese-days.ts';
import { keysOf } from '../base/keys.ts';
import { after, all, type Condition, holds, inOneOf } from './conditions.ts';
import type { PlaceFact, PlaceFacts, RequestFact } from './facts.ts';
import { CONTACT_HOURS, type ContactHours } from './follow-up.ts';
import { PLACE_STATES } from './place-states.ts';

/*
 * A visit of a shop at a seller's home, which stands only by an invitation (特定商取引法, chapter 5-2). A request for an
 * appraisal is none, and neither is a choice.
 */

/** The people who are there when the shop comes. */
export const VISIT_PEOPLE = {
  self: 'ご本人',
  family: 'ご家族・ご友人',
  helper: 'そのほかの方',
} as const;
export type VisitPerson = keyof typeof VISIT_PEOPLE;

export const VISIT_LIMITS = {
  /** How many days the seller may name. */
  days: 3,
  /** The furthest of them, counted from today in Japan. */
  furthest: 60,
  /** How far back the day of a paper may lie. */
  paperDays: 365,
} as const;

/** An invitation as the seller gives it. */
export interface Invitation {
  /** The goods that are talked about, by their places in the request from 0. */
  readonly items: readonly number[];
  /** Days in Japan: 2026-11-30. */
  readonly days: readonly string[];
  readonly hours: readonly ContactHours[];
  readonly people: readonly VisitPerson[];
}

/** An invitation as seller and shop see it, and when it was written. */
export interface ShownVisit extends Invitation {
  readonly at: string;
  /** The shop has heard of it. */
  readonly told: boolean;
}

/** An invitation in the order of its rows, with nothing twice. */
export const tidied = ({ items, days, hours, people }: Invitation) => ({
  items: [...new Set(items)].sort((one, other) => one - other),
  days: [...new Set(days)].sort(),
  hours: keysOf(CONTACT_HOURS).filter((key) => hours.includes(key)),
  people: keysOf(VISIT_PEOPLE).filter((key) => people.includes(key)),
});

/** The first and the last day that can be named. */
export const visitDays = (today: string) => ({
  first: today,
  last: daysLater(today, VISIT_LIMITS.furthest),
});

/**
 * An invitation that can be given today.
 * @param left the places of the goods that are not withdrawn
 */
export function isSoundInvitation(
  { items, days, hours, people }: Invitation,
  remaining: readonly number[],
  today: string,
): boolean {
  const { first, last } = visitDays(today);
  return (
    [items, days, hours, people].every(({ length }) => length > 0) &&
    days.length <= VISIT_LIMITS.days &&
    items.every((item) => remaining.includes(item)) &&
    days.every((day) => day >= first && day <= last)
  );
}

type Fact = PlaceFact | RequestFact;

/** The shop is told of the choice; until then nobody hears of it, or of an invitation with it. */
const TOLD_OF_CHOICE: Condition<Fact> = after('decisionTold', 'chosen');

/** The shop is chosen, and was invited since the request was opened the last time. */
export const INVITED: Condition<Fact> = all(inOneOf(PLACE_STATES, ['chosen']), after('invited', 'reopened'));

export const knowsChoice = (facts: PlaceFacts, now: Date): boolean => holds(TOLD_OF_CHOICE, facts, now);

/** How an invitation is: there is none, the shop hears of it with the choice, it stands, or it is over. */
export type VisitState = 'none' | 'untold' | 'stands' | 'over';

/**
 * How an invitation is.
 * @param left the places of the goods that are not withdrawn
 * @param today in Japan
 */
export function visitState(
  facts: PlaceFacts,
  invitation: Invitation | undefined,
  remaining: readonly number[],
  { now, today }: { now: Date; today: string },
): VisitState {
  if (!facts.invited || !invitation || facts.withdrawn || facts.declined) return 'none';
  const isPast = invitation.days.every((day) => day < today);
  if (isPast || !invitation.items.some((item) => remaining.includes(item))) return 'over';
  if (!knowsChoice(facts, now)) return facts.chosen ? 'untold' : 'none';
  return holds(INVITED, facts, now) ? 'stands' : 'over';
}

/** The days in which a seller may take a contract back, the day of the paper counted in (58条の14). */
const COOLING_DAYS = 8;
const DAY_MS = 86_400_000;

/** The last of the eight days. Without a paper they do not begin. @param paper the day on which it was received */
export const lastCoolingDay = (paper: string): string => daysLater(paper, COOLING_DAYS - 1);

/** How many days of the eight are left after today; negative: they are over. */
export const coolingDaysLeft = (paper: string, today: string): number =>
  (Date.parse(lastCoolingDay(paper)) - Date.parse(today)) / DAY_MS;

/** The day of a paper that can be noted today. */
export const isPaperDay = (day: string, today: string): boolean =>
  day <= today && day >= daysLater(today, -VISIT_LIMITS.paperDays);
