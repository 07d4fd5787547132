import type { LeadTab } from '../desk/desk.ts';
import { ALWAYS, all, type Condition, has, holds, not } from './conditions.ts';
import type { PlaceFact, PlaceFacts, RequestFact } from './facts.ts';
import { DEAL, PLACE_STATE_NAMES, type PlaceState, placeRow, placeState, RELEASED } from './place-states.ts';

/** A part of a tab: places in one of these states for which something holds besides. */
interface TabPart {
  readonly states: readonly PlaceState[];
  readonly when: Condition<PlaceFact | RequestFact>;
}

const OPEN = PLACE_STATE_NAMES.filter((state) => placeRow(state).sees);

/** The requests in each tab of a shop's desk. A request is in a tab if one of its parts holds. */
export const TAB_PARTS: Readonly<Record<LeadTab, readonly TabPart[]>> = {
  new: [{ states: ['matched', 'told', 'opened'], when: ALWAYS }],
  waiting: [
    { states: ['asked', 'looked', 'replied', 'called', 'overdue'], when: ALWAYS },
    { states: ['quoted'], when: all(has('betterAsked'), not(has('bettered'))) },
    { states: ['chosen'], when: not(has('contactSeen')) },
    { states: OPEN, when: all(has('outcomeAsked'), not(has('shopSaid'))) },
  ],
  quoted: [{ states: ['quoted'], when: not(RELEASED) }],
  released: [{ states: OPEN, when: all(RELEASED, not(DEAL)) }],
  deals: [{ states: PLACE_STATE_NAMES, when: DEAL }],
  all: [{ states: PLACE_STATE_NAMES, when: ALWAYS }],
};

/** Whether the request is in a tab of the shop. */
export const isInTab = (tab: LeadTab, facts: PlaceFacts, now: Date): boolean =>
  TAB_PARTS[tab].some(
    ({ states, when }) => states.includes(placeState(facts, now)) && holds(when, facts, now),
  );
