import type { CaseEffect, CaseEvent, CaseOutcome, CaseSide } from '#contract/life/cases.ts';
import type { LifeEvent } from '#contract/life/events.ts';
import type { EventName } from '../../base/events.ts';
import type { matches } from '../schema.ts';

/** The details of an event. */
export interface About {
  /** The shops that it is about. */
  readonly shops?: readonly string[];
  /** The name of the person at the desk of the shop who did it; empty: somebody with the link of the mail. */
  readonly by?: string;
  /** Reasons that are stored with the moment. */
  readonly why?: Partial<Pick<typeof matches.$inferInsert, 'declineReason' | 'passedWhy' | 'refusedWhy'>>;
}

/** Something that has happened to a request, with its details. */
export interface Happened extends About {
  readonly event: LifeEvent;
}

/** Something that has happened to a case about the request. */
export interface CaseHappened {
  readonly uuid: string;
  readonly event: CaseEvent;
  /** The side that is asked for its words. */
  readonly asks?: CaseSide;
  readonly end?: { readonly outcome: CaseOutcome; readonly effect: CaseEffect };
}

/** All that an act has brought about. */
export interface Brought {
  /** Events of the life of the request that the act is about, in their order. */
  happened?: readonly Happened[];
  /** The same of cases about the request. */
  cases?: readonly CaseHappened[];
  /** Events besides those. */
  events?: readonly EventName[];
  /** The same about one shop of the request, to it or to the seller. */
  tells?: readonly { readonly event: EventName; readonly shop: string }[];
  /** Nothing was done, and nothing follows. */
  isNothing?: boolean;
}
