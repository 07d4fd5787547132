import { endDue, FEW_PLACES, PLACE_RULES } from '../clocks.ts';
import { holds } from '../conditions.ts';
import type { LifeEvent } from '../events.ts';
import type { RequestFact } from '../facts.ts';
import { HOLDS, isPending, knownSince, type PlaceState, placeState } from '../place-states.ts';
import { reopenUntil } from '../request-states.ts';
import {
  later,
  NOW,
  placeFactsOf,
  placeName,
  requestFactsOf,
  requestName,
  type WalkedPlace,
  type WalkedRequest,
} from './ages.ts';
import { type ClockStep, dueAt, newPlace, placeAfter, placeLater, waysAt } from './place-walk.ts';

/*
 * Walks all sequences of events on a request. Places influence each other only by the facts of their request, so what can
 * happen at a place is looked up once for each pair of a place and the facts of a request, and a situation is a few
 * numbers. That is how millions of sequences take seconds.
 */

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Gives each thing a number by its name. */
class Numbered<Thing> {
  readonly all: Thing[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #nameOf: (thing: Thing) => string;

  constructor(nameOf: (thing: Thing) => string) {
    this.#nameOf = nameOf;
  }

  of(thing: Thing): number {
    const name = this.#nameOf(thing);
    const number = this.#numbers.get(name);
    if (number !== undefined) return number;
    this.#numbers.set(name, this.all.length);
    return this.all.push(thing) - 1;
  }

  at(number: number): Thing {
    const thing = this.all[number];
    if (thing === undefined) throw new Error(`nothing has the number ${number}`);
    return thing;
  }
}

/** A place, as it is with the facts of a request. */
export interface Look {
  readonly request: number;
  readonly place: number;
  readonly state: PlaceState;
  readonly holds: boolean;
  /** In how many minutes the clock will do something; infinite if never. */
  readonly dueMinutes: number;
  readonly isDue: boolean;
  readonly isTold: boolean;
  readonly isAsking: boolean;
  /** The seller has chosen it, and may still take that back. */
  readonly isChoicePending: boolean;
  /** Its quote is shown to the seller. */
  readonly isQuoteShown: boolean;
  /** A number for all of these together. */
  readonly shape: number;
}

interface Way {
  readonly event: LifeEvent | undefined;
  readonly to: number;
}

/** The facts of a request, and its places. */
export type WalkedSituation = readonly [request: number, ...places: number[]];

const MOST = 1 << 20;
const MOST_SHAPES = 1 << 9;
const nameOf = (situation: WalkedSituation) => {
  let name = '';
  for (const number of situation) name += String.fromCharCode(number & 0xffff, number >> 16);
  return name;
};

/** The report of a walk. */
export interface Heard {
  /** A place, the first time that it is seen with these facts of its request. */
  place(look: Look, request: WalkedRequest, place: WalkedPlace): void;
  /** An event of the clock. */
  clock(step: ClockStep): void;
  event(event: LifeEvent): void;
  /** A situation, the first of those that look the same. */
  situation(request: number, looks: readonly Look[]): void;
}

export class Walk {
  readonly requests = new Numbered<WalkedRequest>(requestName);
  readonly places = new Numbered<WalkedPlace>(placeName);
  readonly #shapes = new Numbered<string>((name) => name);
  readonly #heard: Heard;
  readonly #seen = new Set<number>();
  readonly #looks = new Map<number, Look>();
  readonly #ways = new Map<number, readonly Way[]>();
  readonly #later = new Map<string, number>();

  constructor(listener: Heard) {
    this.#heard = listener;
  }

  /** A request that has just been stored. */
  stored(shops: number, isTold: boolean): WalkedSituation {
    const place = this.places.of(newPlace(isTold));
    const places: number[] = new Array(shops).fill(place);
    return [this.requests.of({ created: 0 }), ...places];
  }

  look(request: number, place: number): Look {
    const key = request * MOST + place;
    const entry = this.#looks.get(key);
    if (entry) return entry;
    const [own, one] = [this.requests.at(request), this.places.at(place)];
    const facts = placeFactsOf(own, one);
    const dueMinutes = dueAt(own, one)?.inMinutes ?? Number.POSITIVE_INFINITY;
    const view = {
      state: placeState(facts, NOW),
      holds: holds(HOLDS, facts, NOW),
      isDue: dueMinutes !== Number.POSITIVE_INFINITY,
      isTold: knownSince(facts) !== null,
      isAsking: facts.waiting !== null,
      isChoicePending: own.withdrawn === undefined && isPending('chosen', facts, NOW),
      isQuoteShown: facts.quoted !== null && facts.declined === null,
    };
    const shape = this.#shapes.of(Object.values(view).join());
    const look = { request, place, dueMinutes, ...view, shape };
    this.#looks.set(key, look);
    this.#heard.place(look, own, one);
    return look;
  }

  get pairs(): readonly Look[] {
    return [...this.#looks.values()];
  }

  /** The events that can happen at a place. */
  #waysAt(request: number, place: number): readonly Way[] {
    const key = request * MOST + place;
    const entry = this.#ways.get(key);
    if (entry) return entry;
    const ways = waysAt(this.requests.at(request), this.places.at(place)).map(({ event, to }) => {
      if (event) this.#heard.event(event);
      return { event, to: this.places.of(to) };
    });
    this.#ways.set(key, ways);
    return ways;
  }

  #placeLater(request: number, place: number, minutes: number): number {
    const key = `${request},${place},${minutes}`;
    const entry = this.#later.get(key);
    if (entry !== undefined) return entry;
    const hear = (step: ClockStep) => {
      this.#heard.event(step.event);
      this.#heard.clock(step);
    };
    const next = this.places.of(placeLater(this.requests.at(request), this.places.at(place), minutes, hear));
    this.#later.set(key, next);
    return next;
  }

  /** The facts of a request, which is decided since its first choice. */
  #requestWith(request: WalkedRequest, places: readonly number[]): number {
    const { decided: _, ...own } = request;
    const choiceAges = places.flatMap((place) => this.places.at(place).ages.chosen ?? []);
    return this.requests.of(choiceAges.length > 0 ? { ...own, decided: Math.max(...choiceAges) } : own);
  }

  /** Reports a situation that looks like no other so far. */
  #see([request, ...places]: WalkedSituation): void {
    let key = request;
    for (const place of places) key = key * MOST_SHAPES + this.look(request, place).shape + 1;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#heard.situation(
      request,
      places.map((place) => this.look(request, place)),
    );
  }

  /** All situations that can follow. */
  next(situation: WalkedSituation): WalkedSituation[] {
    const [request, ...places] = situation;
    const own = this.requests.at(request);
    const successors: WalkedSituation[] = [];
    const add = (number: number, now: readonly number[]) =>
      successors.push([number, ...now.toSorted((one, other) => one - other)]);
    places.forEach((place, index) => {
      for (const { event, to } of this.#waysAt(request, place)) {
        const now = places.with(index, to);
        const changesChoice = event === 'chosen' || event === 'declined';
        add(changesChoice ? this.#requestWith(own, now) : request, now);
      }
    });
    const placesBefore = this.#choicesTakenBack(request, places);
    if (placesBefore) add(this.#requestWith(own, placesBefore), placesBefore);
    for (const facts of this.#requestWays(own, places)) {
      const now = facts.withdrawn === undefined ? places : (placesBefore ?? places);
      add(this.#requestWith(facts, now), now);
    }
    if (places.length < FEW_PLACES && this.#isSeeking(own, places)) {
      this.#heard.event('placed');
      add(request, [...places, this.places.of(newPlace(false))]);
    }
    const minutes = this.#minutesToNext(request, places);
    const then = places.map((place) => this.#placeLater(request, place, minutes));
    const facts = later(own, minutes);
    add(this.requests.of(this.#hasEnded(facts, then) ? this.#eventOf('ended', facts) : facts), then);
    return successors;
  }

  /** Until something is due; a week if nothing is. */
  #minutesToNext(request: number, places: readonly number[]): number {
    const soonest = Math.min(...places.map((place) => this.look(request, place).dueMinutes));
    return Math.min(Math.max(soonest, 1), WEEK);
  }

  #eventOf(event: 'ended' | 'withdrawn' | 'betterAsked' | 'reopened', facts: WalkedRequest): WalkedRequest {
    this.#heard.event(event);
    const { withdrawn: _, ended: __, ...open } = facts;
    return event === 'reopened' ? { ...open, reopened: 0 } : { ...facts, [event satisfies RequestFact]: 0 };
  }

  /** Acts about the whole request. */
  #requestWays(own: WalkedRequest, places: readonly number[]): WalkedRequest[] {
    const request = this.requests.of(own);
    const isReopenable = reopenUntil(requestFactsOf(own), true, NOW) !== null;
    const isQuoted = places.some((place) => this.look(request, place).state === 'quoted');
    const mayAsk = isQuoted && own.decided === undefined && own.betterAsked === undefined;
    if (own.withdrawn === undefined) {
      // They change no fact.
      this.#heard.event('corrected');
      this.#heard.event('goodsChanged');
      // It sets what the seller's own act sets.
      this.#heard.event('withdrawnForSeller');
    }
    return [
      ...(own.withdrawn === undefined ? [this.#eventOf('withdrawn', own)] : []),
      ...(own.withdrawn === undefined && mayAsk ? [this.#eventOf('betterAsked', own)] : []),
      ...(isReopenable ? [this.#eventOf('reopened', own)] : []),
    ];
  }

  /** The seller takes back all choices of which nobody has heard. */
  #choicesTakenBack(request: number, places: readonly number[]): number[] | undefined {
    const isUndone = (place: number) => this.look(request, place).isChoicePending;
    if (!places.some(isUndone)) return undefined;
    this.#heard.event('choiceTakenBack');
    const undo = (place: number) => this.places.of(placeAfter(this.places.at(place), 'choiceTakenBack'));
    return places.map((place) => (isUndone(place) ? undo(place) : place));
  }

  /** Whether further shops are looked for. */
  #isSeeking(own: WalkedRequest, places: readonly number[]): boolean {
    return (
      isSearched(own) && this.held(own, places) < FEW_PLACES && searchedFor(own) < PLACE_RULES.seekDays * DAY
    );
  }

  #hasEnded(own: WalkedRequest, places: readonly number[]): boolean {
    if (own.withdrawn !== undefined || own.ended !== undefined) return false;
    const requestFacts = {
      request: requestFactsOf(own),
      places: places.map((place) => placeFactsOf(own, this.places.at(place))),
    };
    const end = endDue(requestFacts, PLACE_RULES, NOW);
    return end !== null && end <= NOW;
  }

  /** How many shops hold a place. */
  held(own: WalkedRequest, places: readonly number[]): number {
    const request = this.requests.of(own);
    return places.filter((place) => this.look(request, place).holds).length;
  }

  /**
   * Walks all sequences of so many events.
   * @returns how many sequences, and how many different situations they pass before the last event
   */
  all(roots: readonly WalkedSituation[], depth: number): { sequences: number; situations: number } {
    let level = new Map<string, [situation: WalkedSituation, sequences: number]>();
    const names = new Set<string>();
    for (const root of roots) level.set(nameOf(root), [root, 1]);
    let sequences = 0;
    for (let step = 1; step <= depth; step += 1) {
      const nextLevel: typeof level = new Map();
      sequences = 0;
      for (const [name, [situation, count]] of level) {
        names.add(name);
        for (const next of this.next(situation)) {
          this.#see(next);
          sequences += count;
          // Nothing follows the last event.
          if (step < depth) {
            const key = nameOf(next);
            const entry = nextLevel.get(key);
            if (entry) entry[1] += count;
            else nextLevel.set(key, [next, count]);
          }
        }
      }
      level = nextLevel;
    }
    return { sequences, situations: names.size };
  }
}

const isSearched = ({ withdrawn, ended, decided }: WalkedRequest) =>
  withdrawn === undefined && ended === undefined && decided === undefined;

const searchedFor = ({ created = 0, reopened }: WalkedRequest) => reopened ?? created;
