import * as z from 'zod/mini';
import { keysOf } from '../base/keys.ts';

/** A letter of Japanese, as JSON is sent. */
export const LETTER_BYTES = 3;

/** How large a part of a body may be, where no check of its schema says it. */
interface Bound {
  /** Letters of a text. */
  maxLength?: number;
  /** Members of a table. */
  maxProperties?: number;
  /** Bytes of a part as JSON, where its members do not say it. */
  bytes?: number;
}

/**
 * The bounds of such parts. From them and from the checks of its schema follows how large the body of a call may be
 * (server/base/http/body-limits.ts), so a body has no text, list or table without one.
 */
export const BOUNDS = z.registry<Bound>();

/** A key of a table. */
export const keyOf = <Key extends string>(rows: Readonly<Record<Key, unknown>>) => z.enum(keysOf(rows));

/**
 * A text whose own rule says in words that it is too long. A bundler drops it where nothing reads its schema.
 * @param letters of the longest that the rule takes
 */
// @__NO_SIDE_EFFECTS__
export const ruledText = (letters: number) => z.string().register(BOUNDS, { maxLength: letters });

/** A text that is refused if it is longer. */
export const shortText = (letters: number) => z.string().check(z.maxLength(letters));

/** A list that is refused if it has more entries. */
export const shortList = <Entry extends z.ZodMiniType>(entry: Entry, count: number) =>
  z.array(entry).check(z.maxLength(count));

/** Texts by their names, such as the cells of a row: so many at most. @param letters of all of them together */
export const shortTable = (count: number, letters: number) =>
  z
    .record(shortText(NAME_LETTERS), z.string())
    .check(
      z.refine((table) => Object.keys(table).length <= count),
      z.refine((table) => Object.values(table).reduce((sum, text) => sum + text.length, 0) <= letters),
    )
    .register(BOUNDS, { maxProperties: count, bytes: letters * LETTER_BYTES });

const NAME_LETTERS = 40;

/** The token of a link in a mail, or the key of a lead. */
export const tokenText = shortText(500);

/** The words of a search, sealed. */
export const searchText = shortText(900);

/** The version of something that a page showed. */
export const seenText = shortText(100);
