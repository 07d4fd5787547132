import { after, all, type Condition, type Facts, has, holds, minutesAfter, not } from './conditions.ts';
import type { RequestFact, RequestFacts } from './facts.ts';
import { CHOICE_MINUTES, PLACE_STATE_NAMES, type PlaceState, placeRow } from './place-states.ts';

/** A question about a request: about its own facts, or whether any of its places is in one of some states. */
export type RequestCondition =
  | { readonly own: Condition<RequestFact> }
  | { readonly some: readonly PlaceState[] }
  | { readonly none: readonly PlaceState[] };

const own = (condition: Condition<RequestFact>): RequestCondition => ({ own: condition });
const statesWhere = (is: (row: ReturnType<typeof placeRow>) => boolean) =>
  PLACE_STATE_NAMES.filter((state) => is(placeRow(state)));

/** A request that was withdrawn or has ended may be opened again for so many hours. */
export const REOPEN_HOURS = 24;

/**
 * Until when a request that was withdrawn or has ended may be opened again; null: it may not. One that has ended may if
 * another shop can be found.
 */
export function reopenUntil(
  { withdrawn, ended, decided }: RequestFacts,
  isAnotherFree: boolean,
  now: Date,
): Date | null {
  const since = withdrawn ?? (isAnotherFree && !decided ? ended : null);
  const until = since && minutesAfter(since, REOPEN_HOURS * 60);
  return until && until > now ? until : null;
}

/** The groups of states that the operator's list can be reduced to. */
export const REQUEST_GROUPS = {
  waiting: '査定額待ち',
  quoted: '査定額あり',
  decided: 'お店を決定',
  unplaced: '買取店なし',
  ended: '終了',
  withdrawn: '取り下げ',
} as const;
export type RequestGroup = keyof typeof REQUEST_GROUPS;

/** After a decision it ends only when no chosen shop is left, and none can be chosen. */
const NOT_ENDED: Condition<RequestFact> = not(after('ended', 'decided'));

interface RequestRow {
  /** All have to hold. */
  readonly when: readonly RequestCondition[];
  readonly operator: RequestGroup;
  /** Nothing more is done about it by shops. */
  readonly isOver: boolean;
}

/** The states of a request. The first row whose conditions all hold is the state. */
export const REQUEST_STATES = {
  withdrawn: { when: [own(has('withdrawn'))], operator: 'withdrawn', isOver: true },
  decided: {
    when: [own(all(has('decided', CHOICE_MINUTES), NOT_ENDED))],
    operator: 'decided',
    isOver: false,
  },
  /** The seller has pressed, and may still take it back. */
  choosing: { when: [own(all(has('decided'), NOT_ENDED))], operator: 'quoted', isOver: false },
  /** A shop that knows the contact may name its price late, after the search has ended. */
  quoted: { when: [{ some: ['quoted'] }], operator: 'quoted', isOver: false },
  /** The search has ended, and there never was a shop. */
  unfound: {
    when: [own(has('ended')), { none: PLACE_STATE_NAMES }],
    operator: 'ended',
    isOver: true,
  },
  /** The search has ended, and no shop had named a price. */
  unanswered: { when: [own(has('ended'))], operator: 'ended', isOver: true },
  unplaced: { when: [{ none: PLACE_STATE_NAMES }], operator: 'unplaced', isOver: false },
  /** A shop waits for the seller. */
  asked: { when: [{ some: ['asked'] }], operator: 'waiting', isOver: false },
  looking: {
    when: [{ some: statesWhere(({ counts }) => counts === 'looking') }],
    operator: 'waiting',
    isOver: false,
  },
  told: { when: [{ some: ['told', 'opened'] }], operator: 'waiting', isOver: false },
  sending: { when: [{ some: ['matched'] }], operator: 'waiting', isOver: false },
  /** No shop is left that could answer; the search may go on. */
  left: { when: [], operator: 'unplaced', isOver: false },
} as const satisfies Record<string, RequestRow>;

export type RequestState = keyof typeof REQUEST_STATES;
export const REQUEST_STATE_NAMES = Object.keys(REQUEST_STATES) as RequestState[];
export const requestRow = (state: RequestState): RequestRow => REQUEST_STATES[state];

function isTrue(
  condition: RequestCondition,
  request: RequestFacts,
  states: readonly PlaceState[],
  now: Date,
) {
  if ('own' in condition) return holds(condition.own, request as Facts<RequestFact>, now);
  const isSome = states.some((state) =>
    ('some' in condition ? condition.some : condition.none).includes(state),
  );
  return 'some' in condition ? isSome : !isSome;
}

/**
 * The state of a request at a moment.
 * @param places the states of its places
 */
export function requestState(request: RequestFacts, places: readonly PlaceState[], now: Date): RequestState {
  const state = REQUEST_STATE_NAMES.find((name) =>
    requestRow(name).when.every((condition) => isTrue(condition, request, places, now)),
  );
  return state ?? 'left';
}
