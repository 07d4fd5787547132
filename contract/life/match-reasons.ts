import { CATEGORIES, type CategoryKey } from '../goods/categories.ts';

/** Why a shop was chosen for a request, in words for its card. */
const MATCH_REASONS = {
  specialty: (label: string) => `${label}が専門`,
  post: '宅配可',
  visit: '出張可',
} as const;

/** How many reasons stand on a card. */
const MOST_REASONS = 3;

/** The facts of a shop that was chosen. */
export interface ChosenShop {
  readonly specialties: readonly CategoryKey[];
  /** The municipality that the shop is in, if its postal code is known. */
  readonly municipality: string | null;
  /** How it buys, in its own words. */
  readonly methods: readonly string[];
}

/** @param wanted the categories of the request, in the seller's order */
export function matchReasons(shop: ChosenShop, categories: readonly CategoryKey[]): string[] {
  const special = categories.find((category) => shop.specialties.includes(category));
  const buys = (word: string) => shop.methods.some((method) => method.includes(word));
  const reasons = [
    special && MATCH_REASONS.specialty(CATEGORIES[special].label),
    shop.municipality,
    buys('宅配') && MATCH_REASONS.post,
    buys('出張') && MATCH_REASONS.visit,
  ];
  return reasons
    .filter((reason) => typeof reason === 'string' && reason !== '')
    .slice(0, MOST_REASONS) as string[];
}
