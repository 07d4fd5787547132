import { translated } from '#contract/language/words.ts';
import { HELD_BACK } from '#contract/life/follow-up.ts';
import { folded } from '#contract/typed-contact/folded.ts';
import type { Span } from '#contract/typed-contact/span.ts';
import { typedContact } from '#contract/typed-contact/typed-contact.ts';
import type { RequestRow } from '../schema.ts';

export type KnownSeller = Pick<RequestRow, 'name1' | 'kana1' | 'email' | 'tel1' | 'zip1' | 'addr1'>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A text of the seller's, found also where spaces stand between its letters. */
const spaced = (text: string) => [...text].map(escaped).join(String.raw`\s*`);

/** A reading is no part of a longer word: マリ does not stand in サブマリーナー. */
const word = (text: string) =>
  /^[ァ-ヺー]+$/.test(text) ? `(?<![ァ-ヺー])${spaced(text)}(?![ァ-ヺー])` : spaced(text);

type Piece = Pick<Span, 'from' | 'to'>;

/** One letter alone is no name: it is in too many words. Of an address, the number of a room alone tells nothing. */
function patternsOf({ name1, kana1, email, addr1 }: KnownSeller): RegExp[] {
  const plain = (text: string) => folded(text).plain;
  const names = [name1, kana1].flatMap((name) => plain(name).split(/\s+/)).filter(({ length }) => length > 1);
  const address = plain(addr1).replace(/\s/g, '');
  return [
    ...names.map(word),
    ...(email ? [spaced(plain(email))] : []),
    ...(address.length > 3 ? [String.raw`(?<!\d)${spaced(address)}(?!\d)`] : []),
  ].map((pattern) => new RegExp(pattern, 'g'));
}

/** The numbers by which a seller is found, in digits. That of a phone is also written without its first 0. */
const numbersOf = ({ tel1, zip1 }: KnownSeller): string[] => {
  const digits = tel1.replace(/\D/g, '');
  return [digits, digits.slice(1), zip1].filter(({ length }) => length > 6);
};

/** How many signs may stand between the digits of a number. */
const MOST_BETWEEN = 3;

/** Where a number stands in a text, with signs between its digits, and not as a part of a longer one. */
function* placesOf(number: string, plain: string): Generator<Piece> {
  const places = [...plain.matchAll(/\d/g)].map(({ index }) => index);
  const digits = places.map((place) => plain[place]).join('');
  for (let first = digits.indexOf(number); first >= 0; first = digits.indexOf(number, first + 1)) {
    const own = places.slice(first, first + number.length);
    const [from = 0, to = 0] = [own[0], (own.at(-1) ?? 0) + 1];
    const isWhole = places[first - 1] !== from - 1 && places[first + number.length] !== to;
    if (isWhole && own.every((place, nth) => place - (own[nth - 1] ?? place) <= MOST_BETWEEN + 1))
      yield { from, to };
  }
}

/** The places in a folded text that tell who the seller is. */
const ownIn = (plain: string, seller: KnownSeller): Piece[] => [
  ...patternsOf(seller)
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map(({ 0: match, index }) => ({ from: index, to: index + match.length })),
  ...numbersOf(seller).flatMap((number) => [...placesOf(number, plain)]),
];

/** The text without some of its pieces; words stand in their place. */
function without(text: string, pieces: readonly Piece[]): string {
  let [result, end] = ['', -1];
  for (const { from, to } of [...pieces].sort((one, other) => one.from - other.from)) {
    if (from > end) result += text.slice(Math.max(end, 0), from) + translated(HELD_BACK);
    end = Math.max(end, to);
  }
  return result + text.slice(Math.max(end, 0));
}

/** The text without ways to reach somebody; words stand in their place. */
export const withoutContact = (text: string): string => without(text, typedContact(text));

/** The text without what tells who the seller is or how to reach somebody; words stand in its place. */
export function heldBack(text: string, seller: KnownSeller): string {
  const { plain, places } = folded(text);
  const own = ownIn(plain, seller).map(({ from, to }) => ({
    from: places[from] ?? 0,
    to: places[to] ?? text.length,
  }));
  return without(text, [...typedContact(text), ...own]);
}
