import { isKeyOf } from '#contract/base/keys.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { type DetailWords, detailsOf } from '#contract/goods/goods-words.ts';
import { listed } from '#contract/language/manner.ts';
import { translated } from '#contract/language/words.ts';
import { GOODS_MESSAGES } from '../../base/messages.ts';
import type { requestItems } from '../schema.ts';
import type { Reading } from './reading.ts';

type Item = Pick<typeof requestItems.$inferSelect, 'category' | 'attributes' | 'detail'>;
type Fact = readonly [name: string, value: string];

/** A request may hold a category of a later release. */
export const labelOf = (category: string): string =>
  isKeyOf(CATEGORIES, category) ? translated(CATEGORIES[category].label) : category;

/** The detail that has the number of pieces in words: the form writes it into the note, and shops read it with the item. */
const PIECES = 'pieces';

/** The details of an item with its number of pieces. @param pieces in words; undefined: it is one */
export const withPieces = (detail: Item['detail'], pieces: string | undefined): Item['detail'] =>
  pieces ? { ...detail, [PIECES]: pieces } : detail;

/** Between the options of a question that takes several. */
const BETWEEN = ', ';

/** A seller's answers about goods, in the words and the order of the category's questions, as somebody reads them. */
export function factsOf({ category, attributes, detail }: Item, reading: Reading): Fact[] {
  const names = attributes.map((values) => values.filter(Boolean).map(translated).join(' ')).filter(Boolean);
  const words = detailsOf(category);
  const facts = Object.entries(words)
    .filter(([key]) => detail[key]?.trim())
    .map(([key, row]): Fact => [translated(row.label), inWords(row, detail[key] ?? '', reading)]);
  const unknown = Object.entries(detail)
    .filter(([key, value]) => !Object.hasOwn(words, key) && value.trim())
    .map(
      ([key, value]): Fact => [
        key === PIECES ? GOODS_MESSAGES.pieces : GOODS_MESSAGES.other,
        reading.typed(value),
      ],
    );
  return [
    ...(names.length > 0 ? [[GOODS_MESSAGES.attributes, reading.named(names.join(' / '))] as const] : []),
    ...facts,
    ...unknown,
  ];
}

function inWords({ unit, options = {}, several }: DetailWords, text: string, reading: Reading): string {
  if (unit) return reading.typed(text) + translated(unit);
  const parts = several ? text.split(BETWEEN) : [text];
  const isChosen = (part: string) => Object.hasOwn(options, part);
  const words = listed(parts.map((part) => (isChosen(part) ? translated(options[part] ?? part) : part)));
  return parts.every(isChosen) ? words : reading.typed(words);
}

/** No phone number. */
const AMOUNT = /^\d{1,5}(\.\d{1,2})?$/;

/** The details that were chosen and not typed: our options, and amounts. */
export function chosenDetails({ category, detail }: Pick<Item, 'category' | 'detail'>): Item['detail'] {
  const words = detailsOf(category);
  const isChosen = ([key, text]: [string, string]): boolean => {
    const { unit, options, several } = words[key] ?? {};
    if (unit) return AMOUNT.test(text);
    const parts = several ? text.split(BETWEEN) : [text];
    return options !== undefined && parts.every((part) => Object.hasOwn(options, part));
  };
  return Object.fromEntries(Object.entries(detail).filter(isChosen));
}
