import type { OwnShop } from './compare-quotes.ts';

/** A shop has a part in visits that is chosen, or was. */
export const isConcerned = ({ may, state, visit }: OwnShop): boolean =>
  may.includes('invite') || state === 'chosen' || visit !== null;
