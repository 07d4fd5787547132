import { placeRow } from '#contract/life/place-states.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';

export type OwnShop = OwnRequest['shops'][number];
type GivenQuote = NonNullable<OwnShop['quote']>;

export interface Offer {
  shop: OwnShop;
  quote: GivenQuote;
  /** The quote does not hold any more: its last day is past, or the shop can no longer be chosen. */
  isOver: boolean;
  isPast: boolean;
  /** No other shop that still stands by its quote can end up above it. */
  isHighest: boolean;
}

const isAbove = (one: Offer, other: Offer) => one.quote.low >= other.quote.high;

function byWorth(one: Offer, other: Offer): number {
  if (one.isOver !== other.isOver) return one.isOver ? 1 : -1;
  return (
    other.quote.high - one.quote.high ||
    other.quote.low - one.quote.low ||
    one.quote.given_at.localeCompare(other.quote.given_at)
  );
}

/**
 * The quotes of a request, the best first. A range is above another quote only if its lowest amount is: the shop may
 * pay no more than that in the end. A single quote is not called the highest.
 * @param today the day in Japan: 2026-11-30
 */
export function compareQuotes(shops: readonly OwnShop[], today: string): Offer[] {
  const offers = shops.flatMap((shop): Offer[] => {
    const { quote, state } = shop;
    if (!quote) return [];
    const isPast = quote.valid_until < today;
    const isOpen = state === 'chosen' || placeRow(state).sellerMay.includes('choose');
    return [{ shop, quote, isOver: isPast || !isOpen, isPast, isHighest: false }];
  });
  const openOffers = offers.filter(({ isOver }) => !isOver);
  for (const offer of openOffers)
    offer.isHighest =
      openOffers.length > 1 && openOffers.every((other) => other === offer || isAbove(offer, other));
  return offers.toSorted(byWorth);
}

/** Whether several shops stand by their quotes, and none of them is certainly above all others. */
export function isUndecided(offers: readonly Offer[]): boolean {
  const openOffers = offers.filter(({ isOver }) => !isOver);
  return openOffers.length > 1 && !openOffers.some(({ isHighest }) => isHighest);
}
