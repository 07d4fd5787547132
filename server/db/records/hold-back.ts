import { HELD_BACK } from '#contract/follow-up.ts';
import { folded } from '#contract/typed-contact/folded.ts';
import { typedContact } from '#contract/typed-contact/typed-contact.ts';
import type { RequestRow } from '../schema.ts';

export type Seller = Pick<RequestRow, 'name1' | 'kana1' | 'email' | 'tel1' | 'zip1' | 'addr1'>;

/** Signs that people write between the digits of a number. */
const BETWEEN = String.raw`[^\p{L}\p{N}]{0,3}`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A text of the seller's, found also where spaces stand between its letters. */
const spaced = (text: string) => [...text].map(escaped).join(String.raw`\s*`);

/** A reading is no part of a longer word: マリ does not stand in サブマリーナー. */
const word = (text: string) =>
  /^[ァ-ヺー]+$/.test(text) ? `(?<![ァ-ヺー])${spaced(text)}(?![ァ-ヺー])` : spaced(text);

/** Digits that are no part of a longer number. */
const number = (digits: string) => String.raw`(?<!\d)${[...digits].join(BETWEEN)}(?!\d)`;

/** One letter alone is no name: it is in too many words. Of an address, the number of a room alone tells nothing. */
function patternsOf({ name1, kana1, email, tel1, zip1, addr1 }: Seller): RegExp[] {
  const plain = (text: string) => folded(text).plain;
  const names = [name1, kana1].flatMap((name) => plain(name).split(/\s+/)).filter(({ length }) => length > 1);
  const address = plain(addr1).replace(/\s/g, '');
  const digits = tel1.replace(/\D/g, '');
  return [
    ...names.map(word),
    ...(email ? [spaced(plain(email))] : []),
    ...(address.length > 3 ? [String.raw`(?<!\d)${spaced(address)}(?!\d)`] : []),
    // A number at home is also written without its first 0.
    ...[digits, digits.slice(1), zip1].filter(({ length }) => length > 6).map(number),
  ].map((pattern) => new RegExp(pattern, 'gu'));
}

/** The text without some of its pieces; words stand in their place. */
function without(text: string, pieces: readonly { from: number; to: number }[]): string {
  let [shown, end] = ['', -1];
  for (const { from, to } of [...pieces].sort((one, other) => one.from - other.from)) {
    if (from > end) shown += text.slice(Math.max(end, 0), from) + HELD_BACK;
    end = Math.max(end, to);
  }
  return shown + text.slice(Math.max(end, 0));
}

/** The text without ways to reach somebody; words stand in their place. */
export const withoutContact = (text: string): string => without(text, typedContact(text));

/** The text without what tells who the seller is or how to reach somebody; words stand in its place. */
export function heldBack(text: string, seller: Seller): string {
  const { plain, places } = folded(text);
  const own = patternsOf(seller)
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map(({ 0: found, index }) => ({
      from: places[index] ?? 0,
      to: places[index + found.length] ?? text.length,
    }));
  return without(text, [...typedContact(text), ...own]);
}
