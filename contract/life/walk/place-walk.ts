import { type Due, dueOf, PLACE_RULES } from '../clocks.ts';
import { MINUTE_MS } from '../conditions.ts';
import { eventRow, type LifeEvent } from '../events.ts';
import { type PassReason, PLACE_FACTS, type PlaceFact } from '../facts.ts';
import { UNOPENED } from '../page-words.ts';
import {
  CHOICE_MINUTES,
  isPending,
  operatorMay,
  placeRow,
  placeState,
  releasedAt,
  type ShopAct,
  sellerMay,
} from '../place-states.ts';
import {
  type Ages,
  ALL_DAY,
  later,
  NOW,
  placeFactsOf,
  placeName,
  requestName,
  type WalkedPlace,
  type WalkedRequest,
} from './ages.ts';

/* The life of one place in memory: it does what the rows allow, and sets the moments that they name. */

/** A shop that has just got the request. */
export const newPlace = (isTold: boolean): WalkedPlace => ({
  ages: isTold ? { matched: 0, told: 0 } : { matched: 0 },
  why: null,
  refusals: 0,
  choices: 0,
});

/** Facts that an act writes beside those of its row: they are derived from quotes, questions and outcomes. */
const WRITES: { readonly [Event in LifeEvent]?: (ages: Ages<PlaceFact>) => Ages<PlaceFact> } = {
  asked: (ages) => ({ ...ages, asked: 0, waiting: ages.waiting ?? 0 }),
  replied: ({ waiting: _, ...ages }) => ({ ...ages, replied: 0 }),
  quoted: (ages) => ({ ...ages, quoted: 0, firstQuoted: ages.firstQuoted ?? 0 }),
  bettered: (ages) => ({ ...ages, quoted: 0 }),
};

const isPlaceFact = (fact: string): fact is PlaceFact => fact in PLACE_FACTS;

const DROPPED_WITH_CHOICE = eventRow('choiceTakenBack').clears ?? [];

/** A choice of which nobody was told. */
const isChoicePending = ({ ages: { chosen } }: WalkedPlace) =>
  chosen !== undefined && chosen < CHOICE_MINUTES;

/** The place after an event, by its row. */
export function placeAfter(place: WalkedPlace, event: LifeEvent, why: PassReason | null = null): WalkedPlace {
  const { sets = [], clears = [], dropsChoice } = eventRow(event);
  const ages: Partial<Record<PlaceFact, number>> = { ...(WRITES[event]?.(place.ages) ?? place.ages) };
  for (const fact of sets) if (isPlaceFact(fact)) ages[fact] = fact === 'opened' ? (ages.opened ?? 0) : 0;
  for (const fact of clears) if (isPlaceFact(fact)) delete ages[fact];
  if (dropsChoice && isChoicePending(place))
    for (const fact of DROPPED_WITH_CHOICE) if (isPlaceFact(fact)) delete ages[fact];
  return {
    ages,
    why: event === 'passed' ? why : place.why,
    refusals: place.refusals + (event === 'refusalTold' ? 1 : 0),
    choices: place.choices + (event === 'chosenTold' ? 1 : 0),
  };
}

/** A way on at a place. */
export interface PlaceWay {
  readonly name: string;
  readonly event: LifeEvent | undefined;
  readonly to: WalkedPlace;
}

type IsNew = (ages: Ages<PlaceFact>, request: WalkedRequest) => boolean;

const isOver = (age: number | undefined) => age === undefined || age > 0;

const SHOP_WAYS: readonly (readonly [ShopAct, LifeEvent, IsNew])[] = [
  ['open', 'contactOpened', ({ contactSeen }) => contactSeen === undefined],
  ['call', 'called', ({ contactSeen, called }) => contactSeen !== undefined && called === undefined],
  [
    'quote',
    'quoted',
    ({ quoted }, { betterAsked }) => quoted === undefined || (betterAsked === undefined && quoted > 0),
  ],
  [
    'quote',
    'bettered',
    ({ quoted, bettered }, { betterAsked }) =>
      [quoted, betterAsked].every((age) => age !== undefined) && bettered === undefined,
  ],
  ['ask', 'asked', ({ asked }) => isOver(asked)],
  ['decline', 'declined', ({ declined }) => declined === undefined],
];

const SELLER_SAYS = { sellerSaid: 0, sellerSold: 0 } as const;
const SHOP_SAYS = { shopSaid: 0, shopSold: 0 } as const;

/** All that may happen at a place now, by the rows. */
export function waysAt(request: WalkedRequest, place: WalkedPlace): PlaceWay[] {
  const { ages } = place;
  const facts = placeFactsOf(request, place);
  const state = placeState(facts, NOW);
  const row = placeRow(state);
  const isOpen = request.withdrawn === undefined;
  const isReleased = releasedAt(facts) !== null;
  const isUndecided = ages.chosen === undefined && ages.refused === undefined;
  const isUntold = ages.told === undefined && ages.passed === undefined;
  const ways: PlaceWay[] = [];
  const step = (isAllowed: boolean, event: LifeEvent, why?: PassReason) => {
    if (!isAllowed) return;
    ways.push({ name: why ? `${event} (${why})` : event, event, to: placeAfter(place, event, why) });
  };
  const addWay = (isAllowed: boolean, name: string, event: LifeEvent, facts: Ages<PlaceFact>) => {
    if (isAllowed) ways.push({ name, event, to: { ...place, ages: { ...ages, ...facts } } });
  };
  for (const [act, event, isNew] of SHOP_WAYS) step(row.shopMay.includes(act) && isNew(ages, request), event);
  step(ages.opened === undefined, 'opened');
  addWay(
    row.shopMay.includes('tell') && isReleased && ages.shopSaid === undefined,
    'the shop tells',
    'shopSaid',
    SHOP_SAYS,
  );
  addWay(
    isOpen && isReleased && ages.sellerSaid === undefined,
    'the seller tells',
    'sellerSaid',
    SELLER_SAYS,
  );
  step(isOpen && ages.waiting !== undefined, 'replied');
  step(isOpen && isUndecided && ages.quoted !== undefined && row.sellerMay.includes('choose'), 'chosen');
  step(isOpen && isUndecided && row.sellerMay.includes('refuse'), 'refused');
  step(isOpen && isPending('refused', facts, NOW), 'refusalTakenBack');
  const isInvited = ages.invited !== undefined;
  const mayInvite = isOpen && sellerMay(facts, NOW).includes('invite');
  step(mayInvite && !isInvited, 'visitInvited');
  step(mayInvite && isInvited, 'visitChanged');
  step(mayInvite && isInvited, 'visitTakenBack');
  step(isOpen && state === 'chosen', 'paperNoted');
  step(operatorMay(facts, NOW).includes('passOn'), 'passed', 'operator');
  step(isUntold, 'told');
  // A mail that was accepted can come back, too.
  step(UNOPENED.includes(state), 'passed', 'unreachable');
  return ways;
}

/** An event of the clock, at the moment at which it happens. */
export interface ClockStep {
  readonly request: WalkedRequest;
  readonly before: WalkedPlace;
  readonly event: LifeEvent;
  readonly due: Due;
}

/** A clock that does the same again and again never comes to rest. */
const MOST_TURNS = 30;

/** The clock of a place: what it does next, and in how many minutes. */
export function dueAt(request: WalkedRequest, place: WalkedPlace): { due: Due; inMinutes: number } | null {
  const due = dueOf(placeFactsOf(request, place), ALL_DAY, PLACE_RULES, NOW);
  return due && { due, inMinutes: (due.at.getTime() - NOW.getTime()) / MINUTE_MS };
}

function clockEvent(request: WalkedRequest, place: WalkedPlace, { what }: Due): LifeEvent {
  if (what === 'pass') return 'passed';
  if (what === 'remind') return 'reminded';
  if (what === 'ask_outcome') return 'outcomeAsked';
  return placeState(placeFactsOf(request, place), NOW) === 'chosen' ? 'chosenTold' : 'refusalTold';
}

/**
 * The place so many minutes later. All that falls due meanwhile has happened when it did.
 * @param onStep hears of each event of the clock
 */
export function placeLater(
  request: WalkedRequest,
  place: WalkedPlace,
  minutes: number,
  onStep: (step: ClockStep) => void,
): WalkedPlace {
  let [own, current, minutesLeft] = [request, place, minutes];
  const wait = (some: number) => {
    own = later(own, some);
    current = { ...current, ages: later(current.ages, some) };
    minutesLeft -= some;
  };
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = dueAt(own, current);
    if (!next || next.inMinutes > minutesLeft) {
      wait(minutesLeft);
      return current;
    }
    wait(Math.max(next.inMinutes, 0));
    // The clock looks again when it wakes: it may have been set for something that no longer matters.
    const due = dueAt(own, current)?.due;
    if (!due || due.at > NOW) continue;
    const event = clockEvent(own, current, due);
    onStep({ request: own, before: current, event, due });
    current = placeAfter(current, event, due.what === 'pass' ? due.why : null);
  }
  throw new Error(`the clock never comes to rest at ${requestName(request)} ${placeName(place)}`);
}
