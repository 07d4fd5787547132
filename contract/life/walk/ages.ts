import type { WorkingTime } from '../clocks.ts';
import { MINUTE_MS, minutesAfter } from '../conditions.ts';
import {
  type PassReason,
  PLACE_FACTS,
  type PlaceFact,
  type PlaceFacts,
  REQUEST_FACTS,
  type RequestFact,
  type RequestFacts,
} from '../facts.ts';

/*
 * Facts as the walk has them: minutes before now. Two situations that differ only in the hour are then the same.
 */

const PLACE_NAMES = Object.keys(PLACE_FACTS) as PlaceFact[];
const REQUEST_NAMES = Object.keys(REQUEST_FACTS) as RequestFact[];

/** Minutes before now. A fact that is missing has not come. */
export type Ages<Fact extends string> = Readonly<Partial<Record<Fact, number>>>;

export type WalkedRequest = Ages<RequestFact>;

export interface WalkedPlace {
  readonly ages: Ages<PlaceFact>;
  /** Why it was lost, if it was. */
  readonly why: PassReason | null;
  /** How often the shop was told that it was refused, and that it was chosen. */
  readonly refusals: number;
  readonly choices: number;
}

/** The moment at which everything is looked at. */
export const NOW = new Date('2026-11-25T10:00:00Z');

/** Shops that work day and night: the coarse clock of the walk. */
export const ALL_DAY: WorkingTime = {
  afterHours: (since, hours) => minutesAfter(since, hours * 60),
  afterDays: (since, days) => minutesAfter(since, days * 24 * 60),
};

/** The moments of all ages that were asked for: they are few, and asked for often. */
const moments = new Map<number, Date>();

function momentOf(age: number): Date {
  const entry = moments.get(age);
  if (entry) return entry;
  const moment = new Date(NOW.getTime() - age * MINUTE_MS);
  moments.set(age, moment);
  return moment;
}

function momentsOf<Fact extends string>(names: readonly Fact[], ages: Ages<Fact>) {
  const facts = {} as Record<Fact, Date | null>;
  for (const name of names) {
    const age = ages[name];
    facts[name] = age === undefined ? null : momentOf(age);
  }
  return facts;
}

const ofRequests = new WeakMap<WalkedRequest, RequestFacts>();

export function requestFactsOf(request: WalkedRequest): RequestFacts {
  const entry = ofRequests.get(request);
  if (entry) return entry;
  const facts = momentsOf(REQUEST_NAMES, request);
  ofRequests.set(request, facts);
  return facts;
}

export const placeFactsOf = (request: WalkedRequest, { ages }: WalkedPlace): PlaceFacts =>
  Object.assign(momentsOf(PLACE_NAMES, ages), requestFactsOf(request));

export const requestName = (ages: WalkedRequest): string => REQUEST_NAMES.map((name) => ages[name]).join();

export const placeName = ({ ages, why, refusals, choices }: WalkedPlace): string =>
  `${PLACE_NAMES.map((name) => ages[name]).join()},${why ?? ''},${refusals},${choices}`;

/** The same, so many minutes later. */
export function later<Fact extends string>(ages: Ages<Fact>, minutes: number): Ages<Fact> {
  const result: Partial<Record<Fact, number>> = {};
  for (const fact of Object.keys(ages) as Fact[]) {
    const age = ages[fact];
    if (age !== undefined) result[fact] = age + minutes;
  }
  return result;
}
