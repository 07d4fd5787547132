/** The price of one item of a request, by its place from 0. */
export interface ItemPrice {
  readonly item: number;
  /** In yen. */
  readonly amount: number;
}

/** An offer: for all goods together (`items` is null), or for those that have a price of their own. */
export interface Offered {
  readonly low: number;
  readonly high: number;
  readonly items: readonly ItemPrice[] | null;
}

export const sumOf = (prices: readonly ItemPrice[]): number =>
  prices.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The offer without an item that the seller has taken back. An amount that is the sum of its items loses the price of the
 * item; one that the shop has named for all of them together holds for that whole only, so the sum of the others is left.
 */
export function offerWithout({ low, high, items }: Offered, item: number): Offered {
  const price = items?.find((one) => one.item === item);
  if (!items || !price) return { low, high, items };
  const others = items.filter((one) => one !== price);
  const sum = sumOf(others);
  const isSum = low === sumOf(items);
  return { low: sum, high: isSum && others.length > 0 ? high - price.amount : sum, items: others };
}

/** Nothing is left for which the shop has named a price. */
export const isVoid = ({ low }: Pick<Offered, 'low'>): boolean => low === 0;

const amountFor = (items: readonly ItemPrice[], item: number): number =>
  items.find((one) => one.item === item)?.amount ?? 0;

/** Whether an offer takes back a price, or a part of one, that an earlier one named. */
export function isLower(offer: Offered, before: Offered): boolean {
  if (offer.low < before.low || offer.high < before.high) return true;
  const { items } = offer;
  return items !== null && (before.items ?? []).some(({ item, amount }) => amountFor(items, item) < amount);
}
