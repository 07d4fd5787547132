import { addressesIn } from './addresses.ts';
import { folded } from './folded.ts';
import { phonesIn } from './phones.ts';
import type { Span } from './span.ts';
import { waysIn } from './ways.ts';

/**
 * Finds ways to reach somebody in a text about goods: phone numbers in any writing, addresses of mail and pages,
 * accounts, postal codes, and addresses with the number of a house. Model numbers, sizes, amounts, days and serial
 * numbers are none. Takes time in proportion to the text.
 * @returns their places in the text, by their beginning, without those that stand within another; they may overlap
 */
export function typedContact(text: string): Span[] {
  const { plain, places } = folded(text);
  let end = 0;
  return [...phonesIn(plain), ...waysIn(plain), ...addressesIn(plain)]
    .map(({ kind, from, to }) => ({ kind, from: places[from] ?? 0, to: places[to] ?? text.length }))
    .sort((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ to }) => {
      const isBeyond = to > end;
      end = Math.max(end, to);
      return isBeyond;
    });
}
