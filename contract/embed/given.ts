import type { AttributeName } from './element.ts';

/**
 * The attributes by which a page gives answers for its visitor, and values of its own. The generators of code, the
 * demo, the block for WordPress and the template for tag managers offer them. None of them stands in an address: a
 * frame gets them by messages of our script in the page around it.
 */
export const GIVEN_ATTRIBUTES = [
  'prefill-with',
  'prefill-from',
  'skip-filled',
  'context',
  'context-from',
] as const satisfies readonly AttributeName[];
export type GivenAttribute = (typeof GIVEN_ATTRIBUTES)[number];

export const isGiven = (name: string): name is GivenAttribute => GIVEN_ATTRIBUTES.some((one) => one === name);
