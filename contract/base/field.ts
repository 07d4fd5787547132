import { composed, oneLine } from './text.ts';

/**
 * One text that a person types: in the form, in a page of the site, and on the wire. Labels, limits and messages are
 * those of the specification; screens, checks on both sides and the API document are derived from the row.
 */
export interface TypedField {
  /** The name of the field on the screen. */
  readonly label: string;
  /** Help below the field. */
  readonly hint?: string;
  readonly required: boolean;
  /** The most characters (code points) that it takes. */
  readonly limit: number;
  /** Checks the form of a text that is present and not too long. Takes time in proportion to the text. */
  readonly accepts?: (text: string) => boolean;
  readonly messages: FieldMessages;
  /**
   * Converts a text before it is stored: takes out the characters that the rules ignore. Without it, a text is stored
   * as typed.
   */
  readonly stored?: (text: string) => string;
  /** How browsers help to fill the field in. */
  readonly input: FieldInput;
}

export interface FieldMessages {
  readonly required?: string;
  readonly format?: string;
  /** Without it, a text that is too long is answered with `format`. */
  readonly tooLong?: string;
}

export interface FieldInput {
  /** Not `email`: browsers then hand over a host as its form in ASCII, so that nobody sees what was typed. */
  readonly type?: 'text' | 'tel' | 'url';
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  readonly autoComplete?: string;
  readonly enterKeyHint?: 'next' | 'send';
  /** Rows of a text with several lines. */
  readonly rows?: number;
}

/** A text in its stored form. Only a field of several lines has line breaks. */
export function storedText({ stored, input }: Pick<TypedField, 'stored' | 'input'>, text: string): string {
  if (stored) return stored(text);
  return input.rows ? text : oneLine(text);
}

/** Characters as people count them: a rare kanji or an emoji is one. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * Tells if a text has more characters than a limit. A code point has at most two UTF-16 units, and so has a kana with its
 * mark, so most texts need no counting.
 */
export const isLonger = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > limit * 2 || characters(composed(text)) > limit);

/** All but spaces and what no font draws: zero-width characters, fillers, variation selectors, the empty braille cell. */
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Whether a text has nothing to see. */
export const isBlank = (text: string): boolean => !SEEN.test(text);

/**
 * The message of the first rule that a text breaks, or undefined. The length is checked before `accepts` runs, so that
 * a text of a megabyte costs no more than its length.
 */
export function fieldProblem(field: TypedField, text: string): string | undefined {
  const { required, limit, accepts, messages } = field;
  if (isBlank(text)) return required ? messages.required : undefined;
  if (isLonger(text, limit)) return messages.tooLong ?? messages.format;
  return accepts && !accepts(text) ? messages.format : undefined;
}
