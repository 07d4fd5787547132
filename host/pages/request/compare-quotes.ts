import { isVoid } from '#contract/life/item-prices.ts';
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

/** The goods that an offer is for, in a text by which offers for the same goods are known. */
const goodsOf = ({ quote }: Offer) => quote.items?.map(({ item }) => item).join() ?? '';

const stands = ({ isOver }: Offer) => !isOver;

/** Shops stand by offers for different goods: which one is the highest depends on what the seller sells. */
export const isUneven = (offers: readonly Offer[]): boolean =>
  new Set(offers.filter(stands).map(goodsOf)).size > 1;

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
 * pay no more than that in the end. A single quote is not called the highest, nor is one for other goods than the rest.
 * @param today the day in Japan: 2026-11-30
 */
export function compareQuotes(shops: readonly OwnShop[], today: string): Offer[] {
  const offers = shops.flatMap((shop): Offer[] => {
    const { quote, state } = shop;
    if (!quote) return [];
    const isPast = quote.valid_until < today;
    const isOpen = state === 'chosen' || (placeRow(state).sellerMay.includes('choose') && !isVoid(quote));
    return [{ shop, quote, isOver: isPast || !isOpen, isPast, isHighest: false }];
  });
  const openOffers = offers.filter(stands);
  const isEven = openOffers.length > 1 && !isUneven(offers);
  for (const offer of openOffers)
    offer.isHighest = isEven && openOffers.every((other) => other === offer || isAbove(offer, other));
  return offers.toSorted(byWorth);
}

/** Whether several shops stand by their quotes, and none of them is certainly above all others. */
export function isUndecided(offers: readonly Offer[]): boolean {
  const openOffers = offers.filter(stands);
  return openOffers.length > 1 && !isUneven(offers) && !openOffers.some(({ isHighest }) => isHighest);
}
