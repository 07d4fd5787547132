import { requestRow } from '#contract/life/request-states.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';

/** How far a request is open to what its seller does. */
export interface Offered {
  /** Shops have it, and it was not taken back. */
  readonly isOpen: boolean;
  /** A price is still looked for: goods, contact and wishes may change. A test is open to all that needs no shop. */
  readonly isSought: boolean;
}

/** The parts that the page of a request offers. */
export function offeredOf({
  state,
  shops,
  test,
  withdrawn_at: withdrawnAt,
}: Pick<OwnRequest, 'state' | 'shops' | 'test' | 'withdrawn_at'>): Offered {
  const isLeft = withdrawnAt === null;
  const isOpen = isLeft && shops.length > 0;
  return { isOpen, isSought: (isOpen || (isLeft && test !== null)) && !requestRow(state).isOver };
}
